"""Identities change form, cards are turned over or become cards of another type."""

from __future__ import annotations

from tableverse.games.champions import numbers
from tableverse.games.champions.deeds import enemies, happening, leaving, piles, revealing
from tableverse.games.champions.frames import AllyLimit
from tableverse.games.champions.ids import NOBODY, printed, retyped
from tableverse.games.champions.limits import changes_a_limit, keep_limits
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.occurrence import Trigger
from tableverse.kernel.timing import MOMENTS, Window


def change_form(state: ChampionsState, seat: int) -> None:
    piece = state.identity(seat)
    old = piece.face
    piece.face = state.cards.by_id[old].back
    has_not_seen(state, piece)
    state.emit("form", {"seat": seat, "card": piece.face})
    happening.occur(state, "form", {"seat": seat, "to": state.cards.by_id[piece.face].kind, "card": piece.id})
    if changes_a_limit(state, old):
        keep_limits(state)


def has_not_seen(state: ChampionsState, piece: Piece) -> None:
    """A side that shows only now does not answer what is being answered already."""
    for frame in state.frames:
        if isinstance(frame, Window) and frame.moment < len(MOMENTS):
            for use in state.cards.by_id[piece.face].uses:
                if use.trigger == (frame.occurrence.kind, MOMENTS[frame.moment]):
                    frame.used.append(Trigger(use.label, piece.id, piece.area, use.forced).id)


def take_form(state: ChampionsState, piece: Piece) -> None:
    """A card that gives its identity one more form shows: the player has changed form, in whichever of the usual ones
    they stay."""
    if state.cards.by_id[piece.face].terms.form and piece.area != NOBODY:
        state.emit("form", {"seat": piece.area, "card": piece.face})
        identity = state.players[piece.area].identity
        happening.occur(state, "form", {"seat": piece.area, "to": piece.face, "card": identity})


def change_type(state: ChampionsState, thing: str, kind: str, seat: int) -> None:
    """A card becomes one of another kind, with everything on it. A new minion engages whoever controlled it; a new ally
    is controlled by the player who made it one."""
    piece = state.play[thing]
    card = printed(piece.face)
    piece.face = card if state.cards.by_id[card].kind == kind else retyped(card, kind)
    state.emit("became", {"card": thing, "kind": kind})
    if kind == "minion":
        enemies.engaged(state, thing, False)
    else:
        piece.area = seat
        state.frames.append(AllyLimit(seat))


def flip(state: ChampionsState, thing: str, seat: int) -> None:
    """Another side of a card in play shows. A side of another type begins without anything on it, in the villain's area
    if it is an encounter card, and a side of an encounter card is revealed: then a minion engages the player."""
    piece = state.play[thing]
    old = state.cards.by_id[piece.face]
    new = state.cards.by_id[old.back]
    piece.face = new.id
    has_not_seen(state, piece)
    state.emit("flipped", {"card": new.id}, reveals=True)
    happening.afterwards(state, "flip", {"card": thing, "seat": seat})
    take_form(state, piece)
    if new.aspect == "encounter":
        revealing.reveal_side(state, piece, state.first if new.kind in ("villain", "main-scheme") else seat)
    if new.kind != old.kind:
        begin_anew(state, piece)
    if changes_a_limit(state, old.id):
        keep_limits(state)


def begin_anew(state: ChampionsState, piece: Piece) -> None:
    """A side of another type: nothing stays on the card."""
    new = state.cards.by_id[piece.face]
    piece.damage = piece.threat = piece.counters = piece.stunned = piece.confused = piece.tough = 0
    for tucked in piece.tucked:
        piles.to_discard(state, tucked)
    piece.tucked = piece.shown = []
    leaving.detach(state, piece.id)
    if new.aspect == "encounter":
        piece.area = NOBODY
        piece.threat = numbers.per_player(state, new.start, new.start_each)
    if numbers.keyword(state, piece.id, "toughness"):
        piece.tough = 1
