"""Levels that people can feel: each beats the one below it, in every game on the shelf."""

import pytest

from tableverse.bots.roster import GAME_LEVELS, LEVELS, check_bot, seat_bot
from tableverse.games import shelf
from tableverse.kernel.errors import BadBot, UnknownBot
from tableverse.kernel.game import Config, Perspective
from tableverse.lab.plan import Plan
from tableverse.lab.simulate import simulate


@pytest.mark.parametrize("game", shelf.GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_every_level(game: str, level: str) -> None:
    assert set(GAME_LEVELS.get(game, LEVELS)) == set(LEVELS)
    table = shelf.take(game)
    assert seat_bot(level, table, 1).name == level
    state = table.new(Config(table.min_seats), 1)
    assert state.decision is not None
    seen = Perspective(table, state, state.decision.seat)
    choices = {seat_bot(level, table, 4).choose(seen) for _ in range(2)}
    assert len(choices) == 1
    assert state.decision.find(choices.pop()) is not None


@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [("easy", "random", 30, 20), ("normal", "easy", 30, 20), ("hard", "normal", 12, 8)],
)
def test_each_level_beats_the_one_below_at_splendor(better: str, worse: str, games: int, least: int) -> None:
    summary = simulate(Plan("splendor", (better, worse), games, seed=7, swap_seats=True))
    assert summary.bot_wins[better] >= least
    assert summary.bot_wins[better] > 2 * summary.bot_wins[worse]


def test_levels_take_no_budget_and_are_named_when_one_is_unknown() -> None:
    game = shelf.take("splendor")
    with pytest.raises(BadBot):
        check_bot("hard:200", game)
    with pytest.raises(UnknownBot) as refused:
        check_bot("brutal", game)
    assert "random, careless, greedy, mcts, easy, normal, hard" in str(refused.value)
