"""Changing form."""

from __future__ import annotations

from tableverse.games.champions.rules import numbers, occurrences
from tableverse.games.champions.rules.limits import changes_a_limit, keep_limits
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.occurrence import Trigger
from tableverse.kernel.timing import MOMENTS, Window


def other_faces(state: ChampionsState, seat: int) -> list[str]:
    """Return the sides that an identity may turn to: usually one, or none if it cannot change form."""
    piece = state.play.get(state.players[seat].identity)
    if piece is None or numbers.added(state, "cannot:change-form", piece.id):
        return []
    return [face for face in state.cards.faces[piece.face] if face != piece.face]


def change_form(state: ChampionsState, seat: int, face: str) -> None:
    piece = state.identity(seat)
    old = piece.face
    state.show(piece, face)
    has_not_seen(state, piece)
    state.emit("form", {"seat": seat, "card": face, "form": face})
    facts = {"seat": seat, "to": state.cards.by_id[face].kind, "side": face, "card": piece.id}
    occurrences.occur(state, "form", facts)
    if changes_a_limit(state, old, face):
        keep_limits(state)


def has_not_seen(state: ChampionsState, piece: Piece) -> None:
    """Keep a newly turned side from responding to occurrences already in progress."""
    for frame in state.frames:
        if isinstance(frame, Window) and frame.moment < len(MOMENTS):
            for use in state.cards.by_id[piece.face].uses:
                if use.trigger == (frame.occurrence.kind, MOMENTS[frame.moment]):
                    frame.used.append(Trigger(use.label, piece.id, piece.area, use.forced).id)


def take_form(state: ChampionsState, piece: Piece) -> None:
    """Resolve a card in play that gives its identity a form: the player changes form, but stays hero or alter-ego."""
    if state.cards.by_id[piece.face].terms.form:
        state.emit("form", {"seat": piece.area, "card": piece.face, "form": piece.face})
        identity = state.players[piece.area].identity
        facts = {"seat": piece.area, "to": piece.face, "side": piece.face, "card": identity}
        occurrences.occur(state, "form", facts)
