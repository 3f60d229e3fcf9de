"""The D.A.G.G.E.R. evaluator for greedy play and search: it fights, defies and rests without changing the state."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dagger.table import Table, game
from tableverse.bots.dagger.evaluator import DaggerEvaluator
from tableverse.bots.dagger.jobs import assignments, jobs
from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.registry import make_bot
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng


def evaluator() -> DaggerEvaluator:
    found = evaluator_for(game())
    assert isinstance(found, DaggerEvaluator)
    return found


@pytest.mark.parametrize("seats", [1, 3])
def test_evaluator_scores_every_option_of_every_decision(seats: int) -> None:
    rng = Rng(seats)
    state = game().new(Config(seats, {"hero-1": "choose"}), seats)
    for _ in range(60):
        if state.decision is None:
            break
        before = game().encode(state)
        values = evaluator().action_values(state, rng)
        priors = evaluator().priors(state)
        assert len(values) == len(priors) == len(state.decision.options)
        assert min(priors) > 0
        assert all(0 <= chance <= 1 for chance in evaluator().value(state, rng))
        assert game().encode(state) == before
        game().apply_quietly(state, rng.choice(state.decision.options).id)


def best(table: Table, hero: str) -> str:
    table.turn(hero)
    values = evaluator().action_values(table.state, Rng(1))
    return table.options()[values.index(max(values))]


def test_greedy_attacks_an_enemy_it_can_defeat() -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda", normal=2, empowered=0)
    table.enemy("kree-soldier", "wakanda", damage=2)
    assert best(table, "hulk") == "combat:normal"


def test_greedy_defies_the_mission_in_its_space() -> None:
    table = Table("captain-america-steve", "thor", nemesis="ultron").clear()
    table.put("captain-america-steve", "wakanda", normal=2, empowered=0, used=["super-soldier"])
    table.top("vibranium-shipment")
    assert best(table, "captain-america-steve") == "defy:normal"


def test_greedy_moves_towards_the_mission() -> None:
    table = Table("captain-america-steve", "thor", nemesis="ultron").clear()
    table.put("captain-america-steve", "near-east", normal=2, empowered=0, used=["super-soldier"])
    table.put("thor", "eastern-australia")
    table.top("vibranium-shipment")
    table.state.nemesis.space = "eastern-australia"
    assert best(table, "captain-america-steve") == "move:normal"
    table.does("move:normal")
    values = evaluator().action_values(table.state, Rng(1))
    assert table.options()[values.index(max(values))] == "move:wakanda"


def test_heroes_take_different_jobs() -> None:
    """The fighter takes the enemy and the other hero the mission. A hero skips work that another will finish."""
    table = Table("hulk", "captain-america-steve", nemesis="ultron").clear()
    table.put("hulk", "near-east")
    table.put("captain-america-steve", "near-east")
    table.top("vibranium-shipment")
    table.enemy("kree-soldier", "near-east")
    shared = {one.hero.id: one.job.space for one in assignments(table.state) if one.job is not None}
    assert shared == {"hulk": "near-east", "captain-america-steve": "wakanda"}


def test_nemesis_fight_is_a_job_only_if_the_mission_requires_it() -> None:
    table = Table("hulk", "thor", nemesis="thanos").clear()
    table.top("the-last-stone")
    assert "attack" not in {job.attribute for job in jobs(table.state)}
    table.top("break-the-black-order")
    fights = [job.space for job in jobs(table.state) if job.attribute == "attack"]
    assert fights == [table.state.nemesis.space]


def test_badly_damaged_hero_without_a_job_rests() -> None:
    table = Table("iron-man", "thor").clear()
    table.put("iron-man", "wakanda", normal=2, empowered=0, damage=4)
    table.state.board_tokens = ["wakanda"]
    assert best(table, "iron-man") == "rest:normal"


def test_greedy_heroes_get_further_than_random_ones() -> None:
    reached: Counter[str] = Counter()
    for bot in ("greedy", "random"):
        for seed in range(3):
            state = game().new(Config(3, {"nemesis": "ultron", "difficulty": "easier"}), seed)
            assert isinstance(state, DaggerState)
            bots = [make_bot(bot, game(), seed * 10 + seat) for seat in range(3)]
            while state.decision is not None:
                seat = state.decision.seat
                game().apply_quietly(state, bots[seat].choose(Perspective(game(), state, seat)))
            reached[bot] += 10 * len(state.tucked) + state.rounds
    assert reached["greedy"] > reached["random"]


def test_mcts_plays_dagger() -> None:
    bot = make_bot("mcts:20", game(), 1)
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda", normal=2, empowered=0)
    table.enemy("kree-soldier", "wakanda", damage=2)
    table.turn("hulk")
    assert bot.choose(Perspective(game(), table.state, 0)) in table.options()
