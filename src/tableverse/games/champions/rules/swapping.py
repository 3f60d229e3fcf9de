"""Swapping a card in play with a card out of play."""

from __future__ import annotations

from tableverse.games.champions.rules import control, entering, leaving, numbers, piles
from tableverse.games.champions.state import ChampionsState


def swap_in(state: ChampionsState, old: str, new: str) -> None:
    """Swap a card in play with a card out of play.

    If both have the same name, no card enters or leaves play: the new card replaces the old one with everything on it,
    and a hit point dial keeps its value.
    """
    piece = state.play[old]
    card = state.cards.of(new)
    pile = piles.pile_of(state, new)
    place = pile.index(new)
    villain = old == state.villain
    if state.card(old).title != card.title:
        leaving.leave_play(state, old, "swapped")
        pile[place] = old
        if villain:
            state.villain = new
        entering.enter_play(state, new, piece.area, piece.host)
        return
    pile[place] = old
    left = numbers.remaining(state, old)
    control.rename(state, old, new)
    state.show(piece, card.id)
    if card.kind in ("villain", "hero", "alter-ego"):
        piece.damage = max(0, numbers.stat(state, new, "hp") - left)
    state.emit("swapped-in", {"card": new, "target": old}, reveals=True)
