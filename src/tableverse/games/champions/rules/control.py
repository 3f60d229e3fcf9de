"""Changing the controller or the owner of cards."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY, name_of, owner_of
from tableverse.games.champions.rules import piles
from tableverse.games.champions.rules.limits import keep_limits
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.modifiers import Modifier


def take_control(state: ChampionsState, thing: str, seat: int, source: str = "") -> None:
    """Move a card in its present state, with its attachments, to another player's area.

    If there is a ``source``, the card returns to its owner when the source leaves play.
    """
    if owner_of(thing) == NOBODY:
        thing = make_own(state, thing, seat)
    piece = state.play[thing]
    piece.area = seat
    for attached in state.attached(thing):
        if state.cards.by_id[attached.face].kind != "minion":  # an attached minion is engaged with nobody
            attached.area = seat
    if source:
        state.modifiers.append(Modifier("control", thing, seat, f"leaves:{source}", source))
    state.emit("control", {"card": thing, "seat": seat})
    keep_limits(state)


def make_own(state: ChampionsState, thing: str, seat: int) -> str:
    """Give a player card of the scenario to the player who takes control of it, under a new id."""
    new = piles.unused_copy(state, name_of(thing), seat)
    rename(state, thing, new)
    return new


def rename(state: ChampionsState, old: str, new: str) -> None:
    """Change the id of a piece, which keeps its place and everything on it."""
    state.play[old].id = new
    state.lay_out({piece.id: piece for piece in state.play.values()})
    for attached in state.attached(old):
        attached.host = new
    for modifier in state.modifiers:
        if modifier.target == old:
            modifier.target = new
    if state.villain == old:
        state.villain = new


def end_control(state: ChampionsState, source: str) -> None:
    """Return cards to their owners if another player controlled them only through the card that has left."""
    ended = [modifier for modifier in state.modifiers if modifier.until == f"leaves:{source}"]
    if ended:
        state.modifiers = [modifier for modifier in state.modifiers if modifier not in ended]
        for modifier in ended:
            take_control(state, modifier.target, owner_of(modifier.target))
