"""Abilities that replace an attack, a scheme or damage with something else.

Some villains never attack or scheme, some lose counters of another card instead of taking damage, and some attacks hurt
the attacker.
"""

from __future__ import annotations

from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.verbs.counters import RemoveCounters
from tableverse.games.champions.vocabulary.verbs.replacing import Cancel, TurnBack
from tableverse.kernel.effects import Resolving

#: Replacement abilities by card id. The card is stored too, since a pack may replace it under the same id.
_REPLACED: dict[str, tuple[Card, dict[str, Use]]] = {}


def replaced(card: Card) -> dict[str, Use]:
    """Return the replacement abilities of a card, each by the kind of occurrence that it replaces."""
    known = _REPLACED.get(card.id)
    if known is None or known[0] is not card:
        found = {
            use.effect.on: use
            for use in card.uses
            if use.forced and use.trigger[1] == "would" and any(isinstance(node, Cancel) for node in use.effect.nodes)
        }
        known = _REPLACED[card.id] = card, found
    return known[1]


def shield(state: ChampionsState, villain: str) -> int:
    """Return the number of counters to remove before the villain can take damage."""
    use = replaced(state.cards.by_id[state.play[villain].face]).get("taking")
    if use is None:
        return 0
    run = Resolving(use.label, state.first, villain)
    found = [thing for node in use.effect.nodes if isinstance(node, RemoveCounters) for thing in node.found(state, run)]
    return sum(state.play[thing].counters for thing in found)


def turns_back(state: ChampionsState, enemy: str) -> bool:
    """Return whether a player's next attack on that enemy would hurt the player instead."""
    if "attacked" not in state.cards.answering["before"]:
        return False
    faces = [state.cards.by_id[piece.face] for piece in state.attached(enemy)]
    uses = [use for card in faces for use in card.uses if use.trigger[0] == "attacked"]
    return any(isinstance(node, TurnBack) for use in uses for node in use.effect.nodes)
