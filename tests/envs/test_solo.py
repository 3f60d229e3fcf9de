"""The Gymnasium adapter: its checker, one seat against bots, or all seats."""

from typing import Any

import pytest

from kernel.harbour.table import GAME as HARBOUR
from tableverse.games.registry import game_ids
from tableverse.kernel.errors import BadNumber, BadSeatCount, IllegalOption, UnknownBot
from tableverse.kernel.game import Game

pytest.importorskip("gymnasium", reason="gymnasium is not installed (extra: envs)")

from gymnasium.utils.env_checker import check_env

from tableverse.envs.solo import EVERY_SEAT, SoloEnv


@pytest.mark.parametrize("form", ["flat", "structured"])
@pytest.mark.parametrize("seat", [0, EVERY_SEAT])
@pytest.mark.parametrize("game", [*game_ids(), HARBOUR], ids=lambda game: getattr(game, "id", game))
@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")
def test_gymnasium_checks_pass(game: str | Game, seat: int, form: Any) -> None:
    check_env(SoloEnv(game, seat=seat, form=form, illegal="lose"), skip_render_check=True)


def play(env: SoloEnv, seed: int) -> tuple[float, list[int]]:
    """Play a random game to its end and return the reward and the seats that were asked."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    seats = []
    over = cut = False
    reward = 0.0
    while not over and not cut:
        assert reward == 0.0
        seats.append(info["seat"])
        _, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
    assert not info["action_mask"].any() or cut
    return reward, seats


@pytest.mark.parametrize("seat", [0, 1])
def test_the_learner_keeps_its_seat(seat: int) -> None:
    env = SoloEnv("splendor", seat=seat, bots=("greedy",))
    rewards = [play(env, seed) for seed in range(3)]
    assert all(set(seats) == {seat} for _, seats in rewards)
    assert sum(reward for reward, _ in rewards) == 0.0, "random play does not beat greedy play"
    assert play(env, 1) == rewards[1]


def test_bots_act_in_turn_order() -> None:
    env = SoloEnv("splendor", seats=3, seat=1, bots=("greedy", "random"))
    env.reset(seed=1)
    assert {seat: bot.name for seat, bot in env._seated.items()} == {2: "greedy", 0: "random"}


def test_every_seat_of_a_cooperative_game_is_one_learner() -> None:
    env = SoloEnv(HARBOUR, seats=3, seat=EVERY_SEAT)
    rewards, asked = [], set()
    for seed in range(12):
        reward, seats = play(env, seed)
        rewards.append(reward)
        asked |= set(seats)
        assert env._state is not None
        assert env._state.result is not None
        assert reward == (1.0 if env._state.result.winners else 0.0)
    assert asked == {0, 1, 2}
    assert set(rewards) <= {0.0, 1.0}


def test_overlong_game_is_truncated() -> None:
    env = SoloEnv("splendor", most_choices=12)
    reward, _ = play(env, 3)
    assert reward == 0.0
    assert env._state is not None
    assert env._state.decision is not None


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = SoloEnv("splendor")
    env.reset(seed=1)
    with pytest.raises(IllegalOption):
        env.step(470)
    env = SoloEnv("splendor", illegal="lose")
    env.reset(seed=1)
    assert env.step(470)[1:4] == (0.0, True, False)


def test_invalid_tables_are_refused() -> None:
    with pytest.raises(UnknownBot):
        SoloEnv("splendor", bots=("hal",))
    with pytest.raises(BadSeatCount):
        SoloEnv("splendor", seats=2, bots=("random", "random"))
    with pytest.raises(BadNumber):
        SoloEnv("splendor", seats=2, seat=2)
    with pytest.raises(RuntimeError):
        SoloEnv("splendor").step(0)
