"""The numbers of a position, read for more heroes than learnt."""

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
    """Ultron, with a side scheme, a stunned villain and an acceleration token, which are there once for all."""
    table = Table(*heroes, scenario="ultron", form="alter-ego")
    table.put("invasive-ai", threat=3 * len(heroes))
    table.change("ultron-1", stunned=1)
    table.state.tokens = 1
    table.state.encounter = [table.make("quiet-threat") for _ in range(20)]
    return table


def test_what_is_there_once_for_all_is_read_in_part_where_fewer_learnt() -> None:
    state = against(*FOUR).state
    as_they_are, as_two = (features(state, before_villain_phase=True, most=most) for most in (0, 2))
    told = [(one, other) for one, other in zip(as_they_are, as_two, strict=True) if one != other]
    # Stunned villain, token, side scheme, encounter deck, the weakest hero twice, and the number of heroes.
    halved = [both for both in told if both[1] == both[0] / 2]
    assert halved == [(1.0, 0.5), (1.0, 0.5), (1.0, 0.5), (2.0, 1.0), (4.0, 2.0)]
    assert len(told) == len(halved) + 2


@pytest.mark.parametrize(
    ("left", "read_as", "told"),
    [
        ([11.0, 9.0, 15.0, 10.0], 4, 9.0),
        ([11.0, 9.0, 15.0, 10.0], 2, (3 * 9 + 2 * 10 + 11) / 6),  # of six pairs, Iron Man is in three
        ([11.0, 9.0, 15.0], 2, (2 * 9 + 11) / 3),
        ([11.0, 9.0, 15.0], 1, 35 / 3),
        ([7.0, 3.0], 2, 3.0),
        ([7.0], 2, 7.0),  # the other is in another game area
        ([], 2, PLENTY),
    ],
)
def test_the_weakest_hero_of_many_is_that_of_any_few(left: list[float], read_as: int, told: float) -> None:
    assert weakest(left, read_as) == pytest.approx(told)


@pytest.mark.parametrize("most", [2, 4])
@pytest.mark.parametrize("before_villain_phase", [True, False])
def test_as_many_as_learnt_or_fewer_are_read_as_they_are(most: int, before_villain_phase: bool) -> None:
    state = against(*FOUR[:2]).state
    assert features(state, before_villain_phase=before_villain_phase, most=most) == features(
        state, before_villain_phase=before_villain_phase
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_more_heroes_against_ultron_are_read_as_the_two_who_learnt(seats: int) -> None:
    chances, state = WinModel(), against(*FOUR[:seats]).state
    learnt = chances.learnt(state)
    assert learnt is not None
    as_two, as_they_are = (learnt.ends.score(features(state, before_villain_phase=True, most=most)) for most in (2, 0))
    assert chances.score(state, before_villain_phase=True) == as_two != as_they_are


@pytest.mark.parametrize("before_villain_phase", [True, False])
@pytest.mark.parametrize(("seats", "fallen", "falls"), [(2, 1, 0), (3, 0, 0), (3, 1, 1), (4, 1, 1), (4, 2, 2)])
def test_a_fall_costs_more_than_the_two_who_learnt_know_of(
    seats: int, fallen: int, falls: int, before_villain_phase: bool
) -> None:
    chances, state = WinModel(), against(*FOUR[:seats]).state
    for seat in range(fallen):
        eliminate(state, seat)
    learnt = chances.learnt(state)
    assert learnt is not None
    net = learnt.ends if before_villain_phase else learnt.begins
    read = net.score(features(state, before_villain_phase=before_villain_phase, most=2))
    assert learnt.fall > 0.0
    assert chances.score(state, before_villain_phase=before_villain_phase) == pytest.approx(read - falls * learnt.fall)


@pytest.mark.parametrize(
    ("scenario", "seats", "read_as", "effort"),
    [
        ("ultron", 1, 1, ALONE),
        ("ultron", 2, 2, COMPANY),
        ("ultron", 4, 2, COMPANY),
        ("klaw", 3, 3, COMPANY),
        ("klaw", 4, 4, CROWD),
        ("rhino", 2, 2, COMPANY),  # of two nothing was learnt
    ],
)
def test_who_is_read_as_a_pair_thinks_as_widely_as_one(scenario: str, seats: int, read_as: int, effort: Effort) -> None:
    evaluator, state = ChampionsEvaluator(GAME), Table(*FOUR[:seats], scenario=scenario).state
    assert evaluator.win_model.read_as(state) == read_as
    assert evaluator.effort(state) is effort


def test_fewer_than_learnt_are_read_as_they_are() -> None:
    told = json.loads((files("tableverse.bots.champions") / "win_model.json").read_text("utf-8"))
    of_pairs = next(table for table in told["tables"] if table.get("most") == 2)
    state = against(*FOUR[:1]).state
    alone = WinModel(json.dumps({"tables": [{**of_pairs, "seats": [1]}]}))
    assert alone.learnt(state) is not None
    assert alone.read_as(state) == 1
