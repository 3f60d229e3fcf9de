"""Counters on cards in play, and the effects of losing the last one."""

from __future__ import annotations

from tableverse.games.champions.cards import Card
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.then import Then


def at_first(state: ChampionsState, card: Card) -> int:
    """Return the number of counters that a card enters play with."""
    return numbers.per_player(state, card.counters, card.counters_each)


def change(state: ChampionsState, thing: str, amount: int) -> int:
    """Add counters to a card, or remove up to ``-amount``. Return the change.

    A card's effect for having no counters resolves immediately, during the effect that removed the last one.
    """
    piece = state.play[thing]
    amount = max(amount, -piece.counters)
    if amount:
        piece.counters += amount
        state.emit("counters", {"card": thing, "counters": piece.counters})
        if not piece.counters and state.cards.by_id[piece.face].first("without-counters") is not None:
            state.frames.append(Then("without-counters", {"card": thing}))
    return abs(amount)


def ran_out(state: ChampionsState, thing: str) -> None:
    piece = state.play.get(thing)
    if piece is None or piece.counters or numbers.is_blank(state, thing):
        return
    for use in reversed(state.cards.by_id[piece.face].uses):
        if use.heading == "without-counters":
            state.frames.append(Resolving(use.label, state.lead(), thing))
