"""Symmetry between identical minions in bot choices."""

from __future__ import annotations

import pytest

from games.champions.table import GAME, Table, plain
from tableverse.bots.champions import policy
from tableverse.bots.champions.evaluator import ALONE, USUAL, ChampionsEvaluator
from tableverse.bots.champions.forecast import Forecast
from tableverse.bots.champions.option_heuristics import damage_value, minion_value
from tableverse.bots.champions.plans import Planner
from tableverse.bots.champions.symmetry import distinct, first_equivalent
from tableverse.bots.champions.win_model import WinModel
from tableverse.games.champions.rules import entering
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.rng import Rng


def among_drones(drones: int, *heroes: str) -> Table:
    """Return a game against Ultron with this many drones engaged with each hero."""
    table = Table(*(heroes or ("she-hulk",)), scenario="ultron")
    for seat in range(table.state.seats):
        for _ in range(drones):
            entering.enter_facedown(table.state, table.make("quiet-card", seat), seat, "facedown-drone")
    table.ask()
    return table


def attacks(table: Table) -> list[str]:
    """Return the targets that plans try for She-Hulk's attack."""
    tried = [option.id for option in distinct(table.state, table.decision.options)]
    return [one.partition(">")[2] for one in tried if one.startswith("attack:she-hulk")]


def test_only_one_of_identical_drones_is_tried_as_target() -> None:
    table = among_drones(3, "she-hulk", "spider-man")
    drones = [thing for thing in table.state.play if plain(thing) == "facedown-drone"]
    assert len(drones) == 6
    assert attacks(table) == ["ultron-1", drones[0], drones[3]]  # one drone per player


def test_different_minions_are_not_merged() -> None:
    table = among_drones(6)
    drones = [thing for thing in table.state.play if plain(thing) == "facedown-drone"]
    table.state.play[drones[1]].stunned = 1
    table.state.play[drones[2]].tough = 1
    table.put("webbed-up", on="facedown-drone")
    assert table.piece("webbed-up").host == drones[0]
    table.state.modifiers.append(Modifier("atk", drones[3], 1, "round", ""))
    table.put("hydra-mercenary")
    table.ask()
    assert [plain(one) if one not in drones else one for one in attacks(table)] == [*drones[:5], "hydra-mercenary"]


def test_damage_value_of_merged_minions_equals_the_individual_value() -> None:
    table = among_drones(4)
    drones = [thing for thing in table.state.play if plain(thing) == "facedown-drone"]
    table.state.modifiers.append(Modifier("atk", drones[1], 3, "round", ""))
    table.put("hydra-mercenary")
    table.put("advanced-ultron-drone")
    minions = [*drones, table.piece("hydra-mercenary").id, table.piece("advanced-ultron-drone").id]
    forecast = Forecast(table.state, 0)
    worth = [damage_value(table.state, forecast, minion, 10.0) for minion in minions]
    assert worth == [minion_value(table.state, table.state.play[minion]) for minion in minions]
    assert worth[0] == worth[2] == worth[3] < worth[1]
    assert [forecast.like(minion) for minion in minions] == [drones[0], drones[1], drones[0], drones[0], *minions[4:]]


def test_options_without_a_minion_target_are_never_merged() -> None:
    table = among_drones(0, "she-hulk", "spider-man")
    table.put("hydra-mercenary")
    table.hand("energy", "haymaker", "haymaker")
    table.ask()
    options = table.decision.options
    assert first_equivalent(table.state, options) == list(range(len(options)))


def test_merged_options_share_one_plan_and_one_value() -> None:
    table = among_drones(3)
    drones = [option.id for option in table.decision.options if plain(option.id) == "attack:she-hulk>facedown-drone"]
    assert len(drones) == 3
    plans = Planner(GAME, WinModel(), 0, ALONE).search(table.state)
    begun = {plan.steps[0] for plan in plans}
    assert begun & set(drones) == {drones[0]}
    evaluator = ChampionsEvaluator(GAME)
    values = evaluator.action_values(table.state, Rng(1))
    worth = {option.id: value for option, value in zip(table.decision.options, values, strict=True)}
    assert worth[drones[0]] - USUAL == pytest.approx(worth[drones[1]])  # the policy's choice gets a bonus
    assert worth[drones[1]] == worth[drones[2]] > worth["end-turn"]


def test_alternative_targets_differ_from_the_policy_choice() -> None:
    table = among_drones(5)
    table.hand("haymaker", "energy", "genius", "strength")
    table.does("play:haymaker", "pay")
    table.waits_for(0, "pick")
    usual = policy.choose(table.state)
    others = [plain(option.id) for option in policy.others(table.state, usual)]
    assert sorted([plain(usual.id), *others]) == ["pick:facedown-drone", "pick:ultron-1"]


def test_identity_of_facedown_cards_does_not_distinguish_minions() -> None:
    table = among_drones(2)
    drones = [thing for thing in table.state.play if plain(thing) == "facedown-drone"]
    table.state.play[drones[0]].boosts = [table.make("quiet-threat")]
    assert attacks(table) == ["ultron-1", *drones]
    table.state.play[drones[1]].boosts = [table.make("quiet-threat")]
    assert attacks(table) == ["ultron-1", drones[0]]
