"""What a villain does not do, because its own abilities put something else in its place: some never attack or scheme,
some lose counters of another card instead of taking damage."""

from __future__ import annotations

from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.verbs.counters import RemoveCounters
from tableverse.games.champions.vocabulary.verbs.replacing import Cancel
from tableverse.kernel.effects import Resolving

_REPLACED: dict[str, dict[str, Use]] = {}


def replaced(card: Card) -> dict[str, Use]:
    """By what would happen: the ability that takes its place."""
    found = _REPLACED.get(card.id)
    if found is None:
        found = {
            use.effect.on: use
            for use in card.uses
            if use.forced and use.trigger[1] == "would" and any(isinstance(node, Cancel) for node in use.effect.nodes)
        }
        _REPLACED[card.id] = found
    return found


def shield(state: ChampionsState, villain: str) -> int:
    """Counters that go before the villain can be damaged at all."""
    use = replaced(state.cards.by_id[state.play[villain].face]).get("taking")
    if use is None:
        return 0
    run = Resolving(use.label, state.first, villain)
    found = [thing for node in use.effect.nodes if isinstance(node, RemoveCounters) for thing in node.found(state, run)]
    return sum(state.play[thing].counters for thing in found)
