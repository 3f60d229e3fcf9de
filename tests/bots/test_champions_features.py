"""Features of a position, rescaled for more heroes than trained."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from games.champions.table import GAME, Table
from tableverse.bots.champions.evaluator import ALONE, COMPANY, CROWD, ChampionsEvaluator
from tableverse.bots.champions.features import PLENTY, features, weakest
from tableverse.bots.champions.plans import Effort
from tableverse.bots.champions.win_model import WinModel
from tableverse.games.champions.rules.defeats import eliminate

FOUR = ("spider-man", "she-hulk", "iron-man", "black-panther")


def against(*heroes: str) -> Table:
    """Return a game against Ultron with shared features: a side scheme, a stunned villain and an acceleration token."""
    table = Table(*heroes, scenario="ultron", form="alter-ego")
    table.put("invasive-ai", threat=3 * len(heroes))
    table.change("ultron-1", stunned=1)
    table.state.tokens = 1
    table.state.encounter = [table.make("quiet-threat") for _ in range(20)]
    return table


def test_shared_features_are_scaled_when_fewer_heroes_were_trained() -> None:
    state = against(*FOUR).state
    as_they_are, as_two = (features(state, before_villain_phase=True, max_heroes=most) for most in (0, 2))
    told = [(one, other) for one, other in zip(as_they_are, as_two, strict=True) if one != other]
    # Halved: stunned villain, token, side scheme, encounter deck, hero count. Also changed: the weakest hero, twice.
    halved = [both for both in told if both[1] == both[0] / 2]
    assert halved == [(1.0, 0.5), (1.0, 0.5), (1.0, 0.5), (2.0, 1.0), (4.0, 2.0)]
    assert len(told) == len(halved) + 2


@pytest.mark.parametrize(
    ("left", "trained_heroes", "told"),
    [
        ([11.0, 9.0, 15.0, 10.0], 4, 9.0),
        ([11.0, 9.0, 15.0, 10.0], 2, (3 * 9 + 2 * 10 + 11) / 6),  # Iron Man is in three of six pairs
        ([11.0, 9.0, 15.0], 2, (2 * 9 + 11) / 3),
        ([11.0, 9.0, 15.0], 1, 35 / 3),
        ([7.0, 3.0], 2, 3.0),
        ([7.0], 2, 7.0),  # the other hero is in another game area
        ([], 2, PLENTY),
    ],
)
def test_weakest_hero_feature_averages_over_subsets(left: list[float], trained_heroes: int, told: float) -> None:
    assert weakest(left, trained_heroes) == pytest.approx(told)


@pytest.mark.parametrize("most", [2, 4])
@pytest.mark.parametrize("before_villain_phase", [True, False])
def test_features_are_not_rescaled_up_to_the_trained_number_of_heroes(most: int, before_villain_phase: bool) -> None:
    state = against(*FOUR[:2]).state
    assert features(state, before_villain_phase=before_villain_phase, max_heroes=most) == features(
        state, before_villain_phase=before_villain_phase
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_more_heroes_against_ultron_are_rescaled_to_the_trained_two(seats: int) -> None:
    chances, state = WinModel(), against(*FOUR[:seats]).state
    learnt = chances.learnt(state)
    assert learnt is not None
    as_two, as_they_are = (
        learnt.ends.score(features(state, before_villain_phase=True, max_heroes=most)) for most in (2, 0)
    )
    assert chances.score(state, before_villain_phase=True) == as_two != as_they_are


@pytest.mark.parametrize("before_villain_phase", [True, False])
@pytest.mark.parametrize(("seats", "fallen", "falls"), [(2, 1, 0), (3, 0, 0), (3, 1, 1), (4, 1, 1), (4, 2, 2)])
def test_ko_penalty_applies_to_rescaled_positions(
    seats: int, fallen: int, falls: int, before_villain_phase: bool
) -> None:
    chances, state = WinModel(), against(*FOUR[:seats]).state
    for seat in range(fallen):
        eliminate(state, seat)
    learnt = chances.learnt(state)
    assert learnt is not None
    net = learnt.ends if before_villain_phase else learnt.begins
    read = net.score(features(state, before_villain_phase=before_villain_phase, max_heroes=2))
    assert learnt.ko_penalty > 0.0
    assert chances.score(state, before_villain_phase=before_villain_phase) == pytest.approx(
        read - falls * learnt.ko_penalty
    )


@pytest.mark.parametrize(
    ("scenario", "seats", "trained_heroes", "effort"),
    [
        ("ultron", 1, 1, ALONE),
        ("ultron", 2, 2, COMPANY),
        ("ultron", 4, 2, COMPANY),
        ("klaw", 3, 3, COMPANY),
        ("klaw", 4, 4, CROWD),
        ("rhino", 2, 2, COMPANY),  # no model was trained for two heroes
    ],
)
def test_positions_rescaled_to_two_heroes_use_solo_effort(
    scenario: str, seats: int, trained_heroes: int, effort: Effort
) -> None:
    evaluator, state = ChampionsEvaluator(GAME), Table(*FOUR[:seats], scenario=scenario).state
    assert evaluator.win_model.trained_heroes(state) == trained_heroes
    assert evaluator.effort(state) is effort


def test_fewer_heroes_than_trained_are_not_rescaled() -> None:
    told = json.loads((files("tableverse.bots.champions") / "win_model.json").read_text("utf-8"))
    of_pairs = next(table for table in told["tables"] if table.get("most") == 2)
    state = against(*FOUR[:1]).state
    alone = WinModel(json.dumps({"tables": [{**of_pairs, "seats": [1]}]}))
    assert alone.learnt(state) is not None
    assert alone.trained_heroes(state) == 1
