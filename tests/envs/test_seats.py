"""The PettingZoo adapter: its own checks, and games equal to the rules engine."""

import pytest

from kernel.harbour.table import GAME as HARBOUR
from tableverse.games.registry import game_ids
from tableverse.kernel.errors import BadSeatCount, IllegalOption, UnknownGame, UnknownSetting
from tableverse.kernel.game import Game

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (extra: envs)")

from pettingzoo.test import api_test, seed_test

from tableverse.envs.seats import SeatsEnv


@pytest.mark.parametrize("form", ["flat", "structured"])
@pytest.mark.parametrize("game", [*game_ids(), HARBOUR], ids=lambda game: getattr(game, "id", game))
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
def test_petting_zoo_checks_pass(game: str | Game, form: str) -> None:
    api_test(SeatsEnv(game, form=form), num_cycles=400)


@pytest.mark.parametrize("game", [*game_ids(), HARBOUR], ids=lambda game: getattr(game, "id", game))
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
def test_same_seed_gives_the_same_game(game: str | Game) -> None:
    seed_test(lambda: SeatsEnv(game), num_cycles=60)


def play(env: SeatsEnv, seed: int) -> dict[str, float]:
    """Play a random game to its end and return each seat's reward."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.agent_iter()):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        space = env.action_space(agent)
        space.seed(seed * 10_000 + number)
        env.step(space.sample(observation["action_mask"]))
    return total


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_match_the_result(seats: int) -> None:
    env = SeatsEnv("splendor", seats)
    for seed in range(4):
        total = play(env, seed)
        state = env.state_of_play
        assert state is not None
        assert state.result is not None
        assert sum(total.values()) == pytest.approx(1.0 if state.result.winners else 0.0)
        for seat, agent in enumerate(env.possible_agents):
            assert (total[agent] > 0) == (seat in state.result.winners)


def test_overlong_game_is_truncated_without_a_winner() -> None:
    env = SeatsEnv("splendor", most_choices=9)
    assert play(env, 1) == {"seat_1": 0.0, "seat_2": 0.0}
    assert env.state_of_play is not None
    assert env.state_of_play.moves == 9


def test_an_illegal_action_changes_nothing() -> None:
    env = SeatsEnv("splendor")
    env.reset(seed=1)
    assert env.state_of_play is not None
    before = env.game.digest(env.state_of_play)
    for wrong in (470, -1, 10_000):
        with pytest.raises(IllegalOption):
            env.step(wrong)
    assert env.game.digest(env.state_of_play) == before


def test_only_the_seat_that_chooses_has_a_mask() -> None:
    env = SeatsEnv("splendor", 3)
    env.reset(seed=2)
    allowed = [int(env.observe(agent)["action_mask"].sum()) for agent in env.possible_agents]
    assert allowed[0] > 1
    assert allowed[1:] == [0, 0]


def test_unseeded_resets_continue_the_series() -> None:
    def series() -> list[str]:
        env = SeatsEnv("splendor")
        seen = []
        for seed in (8, None, None):
            env.reset(seed=seed)
            assert env.state_of_play is not None
            seen.append(env.game.digest(env.state_of_play))
        return seen

    assert series() == series()
    assert len(set(series())) == 3


def test_invalid_tables_are_refused() -> None:
    with pytest.raises(UnknownGame):
        SeatsEnv("chess")
    with pytest.raises(BadSeatCount):
        SeatsEnv("splendor", 7)
    with pytest.raises(UnknownSetting):
        SeatsEnv("splendor", settings={"cheat": True})
