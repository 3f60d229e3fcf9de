"""The expected cost of the villain's next stages, counted in advance.

Otherwise a bot would spare the villain at the end of a stage to avoid a cost that is certain to come.
"""

from __future__ import annotations

from tableverse.games.champions.cards import Card
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.aiming import SearchFor
from tableverse.games.champions.vocabulary.selectors.filters import WithTitle
from tableverse.games.champions.vocabulary.verbs.threat import PlaceThreat
from tableverse.kernel.effects import Resolving

#: Cost of a further stage itself, which attacks harder.
STAGE = 2.0
#: Side schemes. Their effects last as long as they have threat, so each removed threat counts.
SIDE_SCHEME, SIDE_THREAT = 1.0, 0.9
ICON = {"hazard": 3.0, "crisis": 2.5, "acceleration": 3.0, "amplify": 2.0}
ICON_THREAT = 0.5

#: Searched cards by stage id. The stage is stored too, since a pack may replace it under the same id.
_SEARCHED: dict[str, tuple[Card, list[str]]] = {}


def stages_ahead(state: ChampionsState) -> float:
    """Return the cost of the remaining stages, in points of damage to the villain.

    Cards that a stage searches for count even while in play, because they return after they are defeated.
    """
    trouble = 0.0
    by_id = state.cards.by_id
    for stage in state.villain_deck:
        trouble += STAGE
        for brought in searched_by(by_id[stage]):
            trouble += arrival(state, by_id[brought])
    return trouble


def searched_by(stage: Card) -> list[str]:
    """Return the ids of cards that a stage searches for when revealed."""
    known = _SEARCHED.get(stage.id)
    if known is None or known[0] is not stage:
        found: list[str] = []
        for use in stage.uses:
            if use.heading == "when-revealed":
                for node in use.effect.nodes:
                    if isinstance(node, SearchFor) and isinstance(node.among, WithTitle):
                        found.append(node.among.card)
        known = _SEARCHED[stage.id] = stage, found
    return known[1]


def arrival(state: ChampionsState, card: Card) -> float:
    """Return the cost of a side scheme that enters play: its threat, and its benefit for the villain."""
    if card.kind != "side-scheme":
        return 0.0
    threat = numbers.per_player(state, card.start, card.start_each)
    for use in card.uses:
        if use.heading == "when-revealed":
            for node in use.effect.nodes:
                if isinstance(node, PlaceThreat):
                    threat += node.current_amount(state, Resolving(use.label, 0, state.villain))
    trouble = side_scheme_harm(card, threat)
    run = Resolving(card.id, 0, state.villain)
    for constant in card.constants:
        if constant.name == "hp" and state.villain in constant.of.find(state, run):
            trouble += constant.amount.value(state, run)
    return trouble


def side_scheme_harm(card: Card, threat: int) -> float:
    harm = SIDE_SCHEME + SIDE_THREAT * threat
    for icon, count in card.icons.items():
        harm += count * (ICON[icon] + ICON_THREAT * threat)
    return harm
