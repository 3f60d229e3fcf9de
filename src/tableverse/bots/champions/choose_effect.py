"""Choosing between the effects of a card: the most valuable effect or, on an encounter card, the least harmful."""

from __future__ import annotations

from tableverse.bots.champions.effect_summary import summary_of_part
from tableverse.bots.champions.forecast import BOOST, Forecast
from tableverse.bots.champions.option_heuristics import CARD, effect_value
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.verbs.damage import Damage
from tableverse.games.champions.vocabulary.verbs.enemies import GiveBoost
from tableverse.games.champions.vocabulary.verbs.lasting import Lasting
from tableverse.games.champions.vocabulary.verbs.placing import Drone
from tableverse.games.champions.vocabulary.verbs.resources import Spend
from tableverse.games.champions.vocabulary.verbs.scheming import IndirectDamage
from tableverse.games.champions.vocabulary.verbs.threat import PlaceThreat
from tableverse.kernel.choice import Option
from tableverse.kernel.effects import Ability, Choose, Resolving

#: The cost of a drone in play, close to its ``minion_value``.
DRONE = 3.0


def choose_branch(state: ChampionsState, seat: int, options: list[Option]) -> Option:
    """Return the best effect, or the first one if some effect's value is unknown."""
    run = state.frames[-1]
    if not isinstance(run, Resolving) or not run.steps:
        return options[0]
    ability: Ability = state.game.ability(run.ability)
    place = run.steps[-1].node
    choice = ability.nodes[place]
    if not isinstance(choice, Choose):
        return options[0]
    forecast = Forecast(state, seat)
    ours = state.card(run.origin).aspect != "encounter"
    best, most = options[0], 0.0
    for option in options:
        part = ability.children[place][choice.names.index(option.thing)]
        value = _gain(state, forecast, run, ability, part) if ours else _loss(state, forecast, run, ability, part)
        if value is None:
            return options[0]
        if option is options[0] or value > most:
            best, most = option, value
    return best


def _gain(state: ChampionsState, forecast: Forecast, run: Resolving, ability: Ability, part: int) -> float | None:
    """Return the value of a player card's effect, or None if it is unknown."""
    use = state.cards.uses.get(run.ability)
    summary = summary_of_part(ability, part)
    if use is None or summary.strengthens or not summary.total():
        return None
    return effect_value(state, forecast, summary, use, run.origin)


def _loss(state: ChampionsState, forecast: Forecast, run: Resolving, ability: Ability, part: int) -> float | None:
    """Return the (negative) value of an encounter card's effect, or None if it is unknown."""
    if ability.children[part]:
        return None
    node = ability.nodes[part]
    if isinstance(node, PlaceThreat):
        return -forecast.threat * node.amount.value(state, run)
    if isinstance(node, Drone):
        return -DRONE * node.amount.value(state, run)
    if isinstance(node, Spend):
        return -CARD * len(node.kinds)
    if isinstance(node, Damage | IndirectDamage) or (isinstance(node, Lasting) and node.name == "atk"):
        return -forecast.hit_point * node.amount.value(state, run)
    if isinstance(node, GiveBoost):
        return -forecast.hit_point * BOOST * node.amount.value(state, run)
    return None
