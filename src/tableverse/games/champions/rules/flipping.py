"""Turning cards over, and changing their type."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY, printed, retyped
from tableverse.games.champions.rules import counters, enemies, forms, leaving, numbers, occurrences, piles
from tableverse.games.champions.rules.limits import changes_a_limit, keep_ally_limit, keep_limits
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.then import Then


def change_type(state: ChampionsState, thing: str, kind: str, seat: int) -> None:
    """Change a card's type and keep everything on it.

    A new minion engages its former controller. The player who makes a card an ally controls it.
    """
    piece = state.play[thing]
    card = printed(piece.face)
    state.show(piece, card if state.cards.by_id[card].kind == kind else retyped(card, kind))
    state.emit("became", {"card": thing, "kind": kind})
    if kind == "minion":
        enemies.engaged(state, thing, False)
    else:
        piece.area = seat
        keep_ally_limit(state, seat)


def flip(state: ChampionsState, thing: str, seat: int) -> None:
    """Turn a card in play to another side.

    A side of another type starts without tokens and attachments, and an encounter card of another type starts in the
    villain's area. A new encounter side is revealed. If it is a minion, it then engages the player.
    """
    piece = state.play[thing]
    old = state.cards.by_id[piece.face]
    new = state.cards.by_id[old.back]
    state.show(piece, new.id)
    forms.has_not_seen(state, piece)
    state.emit("flipped", {"card": new.id}, reveals=True)
    occurrences.afterwards(state, "flip", {"card": thing, "seat": seat})
    forms.take_form(state, piece)
    if new.aspect == "encounter":
        revealer = state.lead() if new.kind in ("villain", "main-scheme") else seat
        state.frames.append(Then("reveal-side", {"card": thing, "seat": revealer}))
    if new.kind != old.kind:
        reset_after_flip(state, piece)
    if new.counters:  # counters of the other side do not carry over
        piece.counters = counters.at_first(state, new)
        state.emit("counters", {"card": thing, "counters": piece.counters})
    if changes_a_limit(state, old.id, new.id):
        keep_limits(state)


def reset_after_flip(state: ChampionsState, piece: Piece) -> None:
    """Remove everything from a card whose new side has another type."""
    new = state.cards.by_id[piece.face]
    piece.damage = piece.threat = piece.counters = piece.stunned = piece.confused = piece.tough = 0
    for tucked in piece.tucked:
        piles.from_under(state, tucked)
    piece.tucked = piece.shown = []
    leaving.detach(state, piece.id)
    if new.aspect == "encounter":
        piece.area = NOBODY
        piece.threat = numbers.per_player(state, new.start, new.start_each)
    if numbers.keyword(state, piece.id, "toughness"):
        piece.tough = 1
