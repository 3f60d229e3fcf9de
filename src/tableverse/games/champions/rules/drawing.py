"""Drawing cards."""

from __future__ import annotations

from tableverse.games.champions.rules import entering, numbers, piles
from tableverse.games.champions.state import ChampionsState


def draw(state: ChampionsState, seat: int, amount: int, up: bool = False) -> int:
    """Draw cards. ``up`` means drawing up to a hand size."""
    player = state.players[seat]
    drawn = 0
    while drawn < amount and player.deck:
        # Only drawing up to a hand size replaces an obligation by another card.
        drawn += 1 if draw_one(state, seat) or not up else 0
    if drawn:
        state.emit("drew", {"seat": seat, "amount": drawn}, reveals=True)
    return drawn


def draw_one(state: ChampionsState, seat: int) -> bool:
    """Draw the top card, or put an obligation into the player's area. Return True if a card entered the hand."""
    player = state.players[seat]
    thing = player.deck.pop()
    held = state.cards.of(thing).kind != "obligation"
    if held:
        player.hand.append(thing)
    else:
        state.emit("drew-obligation", {"seat": seat, "card": thing}, reveals=True)
        entering.enter_play(state, thing, seat)
    piles.refill(state, seat)
    return held


def draw_up(state: ChampionsState, seat: int) -> None:
    """Draw up to the hand size, checking it again after each card that may have changed it."""
    player = state.players[seat]
    drawn = 0
    size, varies = numbers.hand_size(state, seat), numbers.may_vary(state, "hand")
    while len(player.hand) < size and player.deck:
        held = draw_one(state, seat)
        drawn += 1 if held else 0
        if varies or not held:
            size, varies = numbers.hand_size(state, seat), numbers.may_vary(state, "hand")
    if drawn:
        state.emit("drew", {"seat": seat, "amount": drawn}, reveals=True)
