"""Identities change form, and double-sided cards are turned over."""

from __future__ import annotations

from tableverse.games.champions import numbers
from tableverse.games.champions.deeds import happening, leaving, piles
from tableverse.games.champions.state import NOBODY, ChampionsState


def change_form(state: ChampionsState, seat: int) -> None:
    piece = state.identity(seat)
    piece.face = state.cards.by_id[piece.face].back
    state.emit("form", {"seat": seat, "card": piece.face})
    happening.occur(state, "form", {"seat": seat, "to": state.cards.by_id[piece.face].kind, "card": piece.id})


def flip(state: ChampionsState, thing: str, seat: int) -> None:
    """Another side of a card in play shows. A side of another type begins without anything on it; a minion engages the
    player, any other encounter card lies in the villain's area."""
    piece = state.play[thing]
    old = state.cards.by_id[piece.face]
    new = state.cards.by_id[old.back]
    piece.face = new.id
    state.emit("flipped", {"card": new.id}, reveals=True)
    if new.kind == old.kind:
        return
    piece.damage = piece.threat = piece.counters = piece.stunned = piece.confused = piece.tough = 0
    for tucked in piece.tucked:
        piles.to_discard(state, tucked)
    piece.tucked = []
    leaving.detach(state, thing)
    if new.aspect == "encounter":
        piece.area = seat if new.kind == "minion" else NOBODY
        piece.threat = numbers.per_player(state, new.start, new.start_each)
