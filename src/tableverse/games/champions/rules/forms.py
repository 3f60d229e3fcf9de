"""Identities change form."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import occurrences
from tableverse.games.champions.rules.limits import changes_a_limit, keep_limits
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.occurrence import Trigger
from tableverse.kernel.timing import MOMENTS, Window


def change_form(state: ChampionsState, seat: int) -> None:
    piece = state.identity(seat)
    old = piece.face
    piece.face = state.cards.by_id[old].back
    has_not_seen(state, piece)
    state.emit("form", {"seat": seat, "card": piece.face})
    occurrences.occur(state, "form", {"seat": seat, "to": state.cards.by_id[piece.face].kind, "card": piece.id})
    if changes_a_limit(state, old):
        keep_limits(state)


def has_not_seen(state: ChampionsState, piece: Piece) -> None:
    """A side that has just been turned up cannot respond to what is already being answered."""
    for frame in state.frames:
        if isinstance(frame, Window) and frame.moment < len(MOMENTS):
            for use in state.cards.by_id[piece.face].uses:
                if use.trigger == (frame.occurrence.kind, MOMENTS[frame.moment]):
                    frame.used.append(Trigger(use.label, piece.id, piece.area, use.forced).id)


def take_form(state: ChampionsState, piece: Piece) -> None:
    """A card that gives its identity a further form is turned up: the player has changed form, though they stay hero or
    alter-ego."""
    if state.cards.by_id[piece.face].terms.form and piece.area != NOBODY:
        state.emit("form", {"seat": piece.area, "card": piece.face})
        identity = state.players[piece.area].identity
        occurrences.occur(state, "form", {"seat": piece.area, "to": piece.face, "card": identity})
