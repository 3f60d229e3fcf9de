"""Options as action numbers: complete, unique, stable across games, with illegal actions refused."""

import pytest

from kernel.harbour.table import GAME as HARBOUR
from tableverse.envs.actions import NamedActions
from tableverse.envs.encoding import encoding_for
from tableverse.envs.splendor import STAND_INS, TAKES, SplendorActions
from tableverse.games.registry import load_game
from tableverse.kernel.errors import GameOver, IllegalOption
from tableverse.kernel.game import Config

from .random_positions import positions

SPLENDOR = load_game("splendor")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_splendor_option_maps_to_an_action_and_back(seats: int) -> None:
    actions = encoding_for(SPLENDOR).actions()
    kinds = set()
    for seed in range(12):
        for state in positions(SPLENDOR, seats, seed):
            if state.decision is None:
                continue
            kinds.add(state.decision.kind)
            view = SPLENDOR.view(state, state.decision.seat)
            numbers = actions.numbers(view)
            assert len(set(numbers)) == len(state.decision.options)
            assert all(0 <= number < actions.size for number in numbers)
            assert [actions.option(view, number) for number in numbers] == [one.id for one in state.decision.options]
            assert [number for number, allowed in enumerate(actions.mask(view)) if allowed] == sorted(numbers)
    assert {"action", "pay", "return"} <= kinds


def test_splendor_action_list_is_stable() -> None:
    actions = SplendorActions(SPLENDOR)
    assert (len(TAKES), len(STAND_INS), actions.size) == (30, 252, 479)
    starts = (actions.reserves, actions.decks, actions.recruits, actions.payments, actions.returns, actions.places)
    assert starts == (30, 120, 123, 213, 465, 471)
    view = SPLENDOR.view(SPLENDOR.new(Config(2), 1), 0)
    known = {
        "take:yellow+blue+orange": 0,
        "take:orange+red+purple": 9,
        "take:yellow+blue": 10,
        "take:purple": 24,
        "take:yellow+yellow": 25,
        "reserve-deck:1": 120,
        "return:grey": 470,
    }
    assert {option: actions.number(view, option) for option in known} == known
    places = [actions.number(view, f"location:{place}") for place in SPLENDOR.registry.kinds["location"]]
    assert places == list(range(471, 479))


def test_action_not_offered_is_refused() -> None:
    actions = encoding_for(SPLENDOR).actions()
    view = SPLENDOR.view(SPLENDOR.new(Config(2), 1), 0)
    for number in (-1, 24, 470, 479, 10**9):
        with pytest.raises(IllegalOption):
            actions.option(view, number)
    for option in ("recruit:nobody", "pay:red1", "pay:", ""):
        with pytest.raises(IllegalOption):
            actions.number(view, option)


def test_seat_without_a_decision_has_no_actions() -> None:
    actions = encoding_for(SPLENDOR).actions()
    view = SPLENDOR.view(SPLENDOR.new(Config(2), 1), 1)
    assert actions.numbers(view) == []
    assert not any(actions.mask(view))
    with pytest.raises(GameOver):
        actions.option(view, 0)


@pytest.mark.parametrize("name", ["harbour", "united", "dagger", "champions"])
def test_option_has_a_stable_action_in_other_games(name: str) -> None:
    game = HARBOUR if name == "harbour" else load_game(name)
    actions = encoding_for(game).actions()
    assert isinstance(actions, NamedActions)
    met: dict[str, set[int]] = {}
    for seed in (1, 2):
        for state in positions(game, 2, seed):
            if state.decision is None:
                continue
            view = game.view(state, state.decision.seat)
            numbers = actions.numbers(view)
            assert len(set(numbers)) == len(state.decision.options)
            assert [actions.option(view, number) for number in numbers] == [one.id for one in state.decision.options]
            assert [actions.number(view, one.id) for one in state.decision.options] == numbers
            for number, option in zip(numbers, state.decision.options, strict=True):
                met.setdefault(option.id, set()).add(number)
            free = next(number for number in range(actions.size) if number not in numbers)
            with pytest.raises(IllegalOption):
                actions.option(view, free)
    # Only options that collide with another one of the same decision may get a second number.
    assert sum(len(numbers) > 1 for numbers in met.values()) <= len(met) // 50


def test_colliding_options_get_distinct_actions() -> None:
    actions = NamedActions()
    actions.size = 16
    view = SPLENDOR.view(SPLENDOR.new(Config(2), 1), 0)
    assert view.decision is not None
    assert len(view.decision.options) > 16
    numbers = actions.numbers(view)
    assert sorted(numbers) == list(range(16))
    assert [actions.option(view, number) for number in numbers] == [one.id for one in view.decision.options[:16]]
    with pytest.raises(IllegalOption):
        actions.number(view, view.decision.options[16].id)
