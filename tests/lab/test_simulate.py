"""Simulations between bots: reproducible for any number of jobs, fair between seats, correctly summarised."""

import pytest

from tableverse.games import registry
from tableverse.kernel.errors import BadNumber, BadSeatCount, UnknownBot, UnknownGame
from tableverse.lab.intervals import wilson
from tableverse.lab.outcome import UNFINISHED, Outcome, play_game
from tableverse.lab.plan import Plan, derive
from tableverse.lab.simulate import simulate
from tableverse.lab.summary import Summary

PLAN = Plan("splendor", ("greedy", "random"), 6, seed=5, swap_seats=True)


def test_outcomes_do_not_depend_on_the_number_of_jobs() -> None:
    alone = simulate(PLAN, 1)
    shared = simulate(PLAN, 2)
    assert alone.outcomes == shared.outcomes
    assert [outcome.number for outcome in alone.outcomes] == list(range(6))


def test_another_seed_gives_other_games() -> None:
    first, other = (Plan("splendor", ("random", "random"), 5, seed) for seed in (5, 6))
    assert simulate(first).outcomes != simulate(other).outcomes


def test_game_outcome_depends_only_on_its_number() -> None:
    game = registry.load_game("splendor")
    longer = Plan("splendor", PLAN.bots, 1000, seed=5, swap_seats=True)
    assert play_game(PLAN, game, 3) == play_game(longer, game, 3)


def test_progress_reports_every_game() -> None:
    told: list[int] = []
    simulate(Plan("splendor", ("random", "random"), 5), 1, told.append)
    assert sum(told) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_swapped_seats_are_balanced(seats: int) -> None:
    bots = tuple(f"bot{number}" for number in range(seats))
    plan = Plan("splendor", bots, seats * 3, swap_seats=True)
    sat = [(seat, bot) for number in range(plan.games) for seat, bot in enumerate(plan.order(number))]
    assert all(sat.count((seat, bot)) == 3 for seat in range(seats) for bot in range(seats))


def test_bots_keep_their_seats_without_swapping() -> None:
    plan = Plan("splendor", ("greedy", "random"), 9)
    assert all(plan.order(number) == [0, 1] for number in range(9))


def test_wins_follow_the_bot_to_its_seat() -> None:
    summary = simulate(PLAN)
    assert summary.bot_games == {"greedy": 6, "random": 6}
    assert sum(summary.bot_wins.values()) == sum(summary.wins.values()) == 6 - summary.draws
    assert summary.bot_wins["greedy"] > summary.bot_wins["random"]
    for outcome in summary.outcomes:
        assert outcome.order == ([0, 1] if outcome.number % 2 == 0 else [1, 0])


def test_endless_game_counts_as_an_unfinished_draw() -> None:
    outcome = play_game(PLAN, registry.load_game("splendor"), 0, most_choices=10)
    assert outcome.reason == UNFINISHED
    assert outcome.decisions == 10
    summary = Summary(PLAN, [outcome], 1.0)
    assert (summary.draws, summary.unfinished, summary.wins) == (1, 1, {"1": 0, "2": 0})


def outcome(number: int, winners: list[int], side: str = "", reason: str = "points", decisions: int = 10) -> Outcome:
    return Outcome(number, [0, 1], winners, side, reason, [1, 2], decisions)


def test_a_shared_victory_is_a_draw() -> None:
    plan = Plan("splendor", ("greedy", "random"), 3)
    summary = Summary(plan, [outcome(0, [0, 1]), outcome(1, [1]), outcome(2, [], reason="stalled")], 2.0)
    assert summary.wins == {"1": 0, "2": 1}
    assert (summary.draws, summary.shared) == (2, 1)
    assert summary.reasons == {"points": 2, "stalled": 1}


def test_side_wins_are_counted_in_games_with_sides() -> None:
    summary = Summary(
        PLAN, [outcome(0, [0, 1], "heroes"), outcome(1, [], "villain"), outcome(2, [0, 1], "heroes")], 1.0
    )
    assert summary.wins == {"heroes": 2, "villain": 1}
    assert summary.draws == 0
    assert summary.bot_games == {"greedy": 3, "random": 3}
    assert summary.bot_wins == {"greedy": 2, "random": 2}, "every seat of the side has won"


def test_lengths_and_rates() -> None:
    found = Summary(PLAN, [outcome(0, [0], decisions=10), outcome(1, [1], decisions=30)], 2.0).to_json()
    assert found["lengths"] == {"shortest": 10, "median": 20, "mean": 20, "longest": 30}
    assert (found["decisions"], found["decisions_per_second"], found["games_per_second"]) == (40, 20.0, 1.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (396, 400, 0.9746, 0.9961)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_interval_without_games_is_undetermined() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_derived_seeds_differ_and_never_change() -> None:
    seeds = {derive(seed, number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900
    assert derive(0, 0) == 6130494115091502932


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", ("random", "random"), 1), UnknownGame),
        (Plan("splendor", ("random",), 1), BadSeatCount),
        (Plan("splendor", ("random", "hal"), 1), UnknownBot),
        (Plan("splendor", ("random", "random"), 0), BadNumber),
        (Plan("splendor", ("random", "random"), 1, seed=-1), BadNumber),
    ],
)
def test_invalid_plan_is_refused_before_any_game(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(plan)


@pytest.mark.parametrize("jobs", [0, -1, 100_000])
def test_invalid_number_of_jobs_is_refused(jobs: int) -> None:
    with pytest.raises(BadNumber):
        simulate(PLAN, jobs)
