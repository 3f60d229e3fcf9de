"""The explicit end-of-turn choice at people's tables, which changes nothing else."""

from typing import Any

import pytest

from tableverse.games.registry import load_game
from tableverse.kernel.game import Config, Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

ENDS = {"end", "end-turn"}


def only_turn_end(state: State) -> bool:
    decision = state.decision
    return decision is not None and len(decision.options) == 1 and decision.options[0].verb in ENDS


def random_action(state: State, rng: Rng) -> str:
    """Choose an option that does not end the turn, if there is one."""
    assert state.decision is not None
    options = state.decision.options
    return rng.choice([one for one in options if one.verb not in ENDS] or options).id


def position(game: Game, state: State) -> dict[str, Any]:
    packed: dict[str, Any] = game.codec.pack(state)
    return {name: value for name, value in packed.items() if name not in ("moves", "asks_end")}


@pytest.mark.parametrize("name", ["champions", "united", "dagger"])
def test_explicit_turn_end_does_not_change_the_game(name: str) -> None:
    game = load_game(name)
    config = Config(2, game.defaults_for_people)
    game = game.for_table(config)
    asked, taken = game.new(config, 5), game.new(Config(2), 5)
    rng = Rng(3)
    ends = 0
    while ends < 3:
        option = random_action(asked, rng)
        if only_turn_end(asked):
            ends += 1
            game.apply_quietly(asked, option)
            continue
        game.apply_quietly(asked, option)
        game.apply_quietly(taken, option)
        assert not only_turn_end(taken)
    assert position(game, asked) == position(game, taken)


@pytest.mark.parametrize("name", ["champions", "united", "dagger"])
def test_turn_end_choice_is_saved_but_left_out_of_imagined_worlds(name: str) -> None:
    game = load_game(name)
    config = Config(1, game.defaults_for_people)
    game = game.for_table(config)
    state = game.new(config, 5)
    rng = Rng(3)
    while not only_turn_end(state):
        game.apply_quietly(state, random_action(state, rng))
    again = game.decode(game.encode(state))
    assert only_turn_end(again)
    assert game.digest(again) == game.digest(state)
    world = Perspective(game, state, 0).imagine(rng)
    game.apply_quietly(world, world.decision.options[0].id)  # type: ignore[union-attr]
    for _ in range(20):
        assert not only_turn_end(world)
        if world.decision is None:
            break
        game.apply_quietly(world, world.decision.options[-1].id)


def test_splendor_turns_end_without_a_choice() -> None:
    assert load_game("splendor").defaults_for_people == {}
