"""Hands are their owners' own, unless the players agreed to see one another's."""

import pytest

from games.champions.table import GAME
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.view import ChampionsView
from tableverse.kernel.errors import BadSetting
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.rng import Rng


def begin(**settings: str) -> ChampionsState:
    state = GAME.new(Config(3, dict(settings)), 5)
    assert isinstance(state, ChampionsState)
    return state


def hands(state: ChampionsState, seat: int) -> list[list[str]]:
    view = GAME.view(state, seat)
    assert isinstance(view, ChampionsView)
    assert [player.in_hand for player in view.players] == [len(player.hand) for player in state.players]
    return [player.hand for player in view.players]


def test_one_sees_only_ones_own_hand() -> None:
    state = begin()
    assert hands(state, 1) == [[], state.players[1].hand, []]
    assert hands(state, SPECTATOR) == [[], [], []]


def test_with_open_hands_teammates_see_them_and_watchers_do_not() -> None:
    state = begin(hands="open")
    everybody = [player.hand for player in state.players]
    assert all(everybody)
    assert hands(state, 0) == hands(state, 2) == everybody
    assert hands(state, SPECTATOR) == [[], [], []]
    assert hands(GAME.decode(GAME.encode(state)), 0) == everybody  # also of a saved game


def test_what_lies_open_is_not_imagined() -> None:
    state = begin(hands="open")
    for seed in range(5):
        world = GAME.determinize(state, 2, Rng(seed))
        assert hands(world, 2) == hands(state, 2)
        assert [player.deck for player in world.players] != [player.deck for player in state.players]


def test_a_watcher_imagines_open_hands_too() -> None:
    state = begin(hands="open")
    worlds = [GAME.determinize(state, SPECTATOR, Rng(seed)) for seed in range(8)]
    assert len({tuple(world.players[1].hand) for world in worlds if isinstance(world, ChampionsState)}) > 1


def test_there_is_no_third_way() -> None:
    with pytest.raises(BadSetting):
        begin(hands="some")
