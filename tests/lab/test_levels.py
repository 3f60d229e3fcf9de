"""Bot levels: each plays better than the one below it, in every game.

Seeds are fixed, so the outcomes are deterministic. In Splendor the levels play each other. In a cooperative game a
table of each level plays the same games, and their results are ranked: a win is better than a loss, and a loss with
more progress is better than one with less.
"""

from collections import Counter
from itertools import pairwise
from math import comb, erfc, sqrt

import pytest

from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.registry import LEVELS, check_bot, make_bot
from tableverse.games import registry
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.games.dagger.state import DaggerState
from tableverse.games.united.state import UnitedState
from tableverse.kernel.errors import BadBot, UnknownBot
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State
from tableverse.lab.plan import Plan
from tableverse.lab.simulate import simulate

pytestmark = pytest.mark.slow

#: The highest accepted probability that the result is due to chance.
CLEAR = 0.01
#: Number of games for each level, enough to tell them apart. Fast games get more.
GAMES = {
    "united": {"random": 16, "easy": 24, "normal": 32},
    "dagger": {"random": 32, "easy": 32, "normal": 24},
    "champions": {"random": 32, "easy": 32, "normal": 24},
}
#: The best level is slow, so testing stops early: after these numbers of games significance is checked.
#:
#: Each check may be a false positive, so each has its share of CLEAR.
LOOKS = {6: 3 * CLEAR / 10, 8: CLEAR / 5, 12: 3 * CLEAR / 10, 18: CLEAR / 5}
#: In Splendor both levels share a table, and significance is checked this many times, after a dozen games each.
SPLENDOR_LOOKS = 3
#: Random opening moves, after which the best level has less to compute.
UNDER_WAY = 24
#: A smaller budget of the same bot replaces the best level where that is too slow.
STANDS_FOR_BEST = {"united": "rollout:4"}


@pytest.mark.parametrize("game", registry.game_ids())
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_every_level(game: str, level: str) -> None:
    table = registry.load_game(game)
    assert tuple(evaluator_for(table).levels) == LEVELS
    assert make_bot(level, table, 1).name == level
    state, chance = table.new(Config(table.min_seats), 1), Rng(1)
    while state.decision is not None and state.moves < UNDER_WAY:
        table.apply_quietly(state, chance.choice(state.decision.options).id)
    assert state.decision is not None
    seen = Perspective(table, state, state.decision.seat)
    choices = {make_bot(level, table, 4).choose(seen) for _ in range(2)}
    assert len(choices) == 1
    assert state.decision.find(choices.pop()) is not None


@pytest.mark.parametrize(("worse", "better"), list(pairwise(("random", *LEVELS))))
def test_each_level_beats_the_one_below_at_splendor(worse: str, better: str) -> None:
    wins: Counter[str] = Counter()
    for look in range(SPLENDOR_LOOKS):
        wins.update(simulate(Plan("splendor", (better, worse), 12, seed=7 + look, swap_seats=True)).bot_wins)
        if chance_of(wins[better], wins[worse]) < CLEAR / SPLENDOR_LOOKS:
            return
    raise AssertionError(wins)


@pytest.mark.parametrize(
    ("game", "table"),
    [
        ("united", Config(2)),
        ("dagger", Config(2, {"nemesis": "red-skull"})),
        ("champions", Config(1, {"deck-1": "she-hulk-aggression"})),
    ],
)
def test_each_level_achieves_more_than_the_one_below(game: str, table: Config) -> None:
    achieved = {
        level: [play(game, level, table, seed) for seed in range(games)] for level, games in GAMES[game].items()
    }
    for worse, better in pairwise(achieved):
        chance = chance_of_ranks(achieved[better], achieved[worse])
        assert chance < CLEAR, f"{better} over {worse}: {chance:.4f}"
    best: list[tuple[int, ...]] = []
    for games, clear in LOOKS.items():
        bot = STANDS_FOR_BEST.get(game, LEVELS[-1])
        best += [play(game, bot, table, seed) for seed in range(len(best), games)]
        chance = chance_of_ranks(best, achieved[better])
        if chance < clear:
            return
    raise AssertionError(f"{LEVELS[-1]} over {better}: {chance:.4f}")


def play(name: str, level: str, table: Config, seed: int) -> tuple[int, ...]:
    """Return how far a table of one level got."""
    game = registry.load_game(name)
    bots = [make_bot(level, game, 10 * seed + seat) for seat in range(table.seats)]
    state = game.new(table, seed)
    while state.decision is not None:
        seat = state.decision.seat
        game.apply_quietly(state, bots[seat].choose(Perspective(game, state, seat)))
    assert state.result is not None
    return (1,) if state.result.winners else (0, *achievements(state))


def achievements(state: State) -> tuple[int, ...]:
    """Return the heroes' progress at a loss, the most important measure first."""
    if isinstance(state, UnitedState):
        return len(state.completed), -state.health
    if isinstance(state, DaggerState):
        passed = {card.passed.id for card in state.cards.missions.values() if card.passed is not None}
        return sum(back in passed for back in state.tucked), state.rounds
    assert isinstance(state, ChampionsState)
    stages = [state.cards.by_id[stage] for stage in state.villain_deck]
    later = sum(stage.stats.get("hp", 0) * (state.seats if stage.hp_each else 1) for stage in stages)
    return (-numbers.remaining(state, state.villain) - later,)


def chance_of(more: int, less: int) -> float:
    """Return the p-value of the sign test: the probability of at least this many wins by chance."""
    games = more + less
    return sum(comb(games, heads) for heads in range(more, games + 1)) / 2**games


def chance_of_ranks(better: list[tuple[int, ...]], worse: list[tuple[int, ...]]) -> float:
    """Return the p-value of the Mann-Whitney rank-sum test that the first group ranks higher."""
    above = sum((one > other) + 0.5 * (one == other) for one in better for other in worse)
    pairs = len(better) * len(worse)
    spread = sqrt(pairs * (len(better) + len(worse) + 1) / 12)
    return erfc((above - pairs / 2) / spread / sqrt(2)) / 2


def test_levels_take_no_budget_and_are_named_when_one_is_unknown() -> None:
    game = registry.load_game("splendor")
    with pytest.raises(BadBot):
        check_bot("hard:200", game)
    with pytest.raises(UnknownBot) as refused:
        check_bot("brutal", game)
    assert "random, careless, greedy, rollout, mcts, expert, easy, normal, hard" in str(refused.value)
