"""Drawing cards."""

from __future__ import annotations

from tableverse.games.champions.rules import entering, numbers, piles
from tableverse.games.champions.state import ChampionsState


def draw(state: ChampionsState, seat: int, amount: int, up: bool = False) -> int:
    """Draw cards. ``up``: as part of drawing up to a hand size."""
    player = state.players[seat]
    drawn = 0
    while drawn < amount and player.deck:
        # An obligation is replaced by another card only when drawing up to a hand size.
        drawn += 1 if draw_one(state, seat) or not up else 0
    if drawn:
        state.emit("drew", {"seat": seat, "amount": drawn}, reveals=True)
    return drawn


def draw_one(state: ChampionsState, seat: int) -> bool:
    """Draw the top card; an obligation goes to the player's area instead. True if a card came into the hand."""
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
    """Draw up to the hand size, which is checked again after each card if that may have changed it."""
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
