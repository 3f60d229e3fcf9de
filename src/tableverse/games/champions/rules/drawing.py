"""Drawing cards."""

from __future__ import annotations

from tableverse.games.champions.rules import entering, numbers, piles
from tableverse.games.champions.state import ChampionsState


def draw(state: ChampionsState, seat: int, amount: int, up: bool = False) -> int:
    """Draw cards and return their number. ``up`` means drawing up to a hand size."""
    player = state.players[seat]
    drawn = 0
    while drawn < amount and player.deck:
        # An obligation does not count only when drawing up to a hand size: another card is drawn instead.
        drawn += 1 if draw_one(state, seat) or not up else 0
    if drawn:
        state.emit("drew", {"seat": seat, "amount": drawn}, reveals=True)
    return drawn


def draw_one(state: ChampionsState, seat: int) -> bool:
    """Draw the top card. Return whether it entered the hand; an obligation enters the player's area instead."""
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
    """Draw up to the hand size, which is checked again after each card that may change it."""
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
