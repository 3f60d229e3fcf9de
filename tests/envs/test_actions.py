"""Options as numbers: complete, unique, the same in every game, and honest about what is not allowed."""

import pytest

from kernel.madeup.table import GAME as HARBOUR
from tableverse.envs.actions import PlacedActions, actions_for
from tableverse.envs.splendor import STAND_INS, TAKES, SplendorActions
from tableverse.games.shelf import take
from tableverse.kernel.errors import GameOver, IllegalOption
from tableverse.kernel.game import Config

from .games import positions

SPLENDOR = take("splendor")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_of_splendor_has_a_number_that_leads_back_to_it(seats: int) -> None:
    actions = actions_for(SPLENDOR)
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


def test_the_list_of_splendor_never_changes() -> None:
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


def test_a_number_that_is_not_offered_is_refused() -> None:
    actions = actions_for(SPLENDOR)
    view = SPLENDOR.view(SPLENDOR.new(Config(2), 1), 0)
    for number in (-1, 24, 470, 479, 10**9):
        with pytest.raises(IllegalOption):
            actions.option(view, number)
    for option in ("recruit:nobody", "pay:red1", "pay:", ""):
        with pytest.raises(IllegalOption):
            actions.number(view, option)


def test_a_seat_that_is_not_asked_has_no_numbers() -> None:
    actions = actions_for(SPLENDOR)
    view = SPLENDOR.view(SPLENDOR.new(Config(2), 1), 1)
    assert actions.numbers(view) == []
    assert not any(actions.mask(view))
    with pytest.raises(GameOver):
        actions.option(view, 0)


def test_any_other_game_is_numbered_by_places() -> None:
    actions = actions_for(HARBOUR)
    assert isinstance(actions, PlacedActions)
    for state in positions(HARBOUR, 2, 1):
        if state.decision is not None:
            view = HARBOUR.view(state, state.decision.seat)
            assert actions.numbers(view) == list(range(len(state.decision.options)))
            assert actions.option(view, 0) == state.decision.options[0].id
            with pytest.raises(IllegalOption):
                actions.option(view, len(state.decision.options))


def test_of_too_many_options_the_first_can_be_chosen() -> None:
    actions = PlacedActions()
    actions.size = 3
    view = SPLENDOR.view(SPLENDOR.new(Config(2), 1), 0)
    assert view.decision is not None
    assert actions.numbers(view) == [0, 1, 2]
    assert actions.mask(view) == [1, 1, 1]
    assert actions.option(view, 2) == view.decision.options[2].id
    with pytest.raises(IllegalOption):
        actions.number(view, view.decision.options[3].id)
    with pytest.raises(IllegalOption):
        actions.option(view, 3)
