"""Hands are their owners' own, unless the players agreed to see one another's."""

import pytest

from games.champions.table import GAME, Table, plain
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


def test_tucked_cards_are_shown_only_if_they_lie_faceup() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("archive")
    table.put("friend")
    table.does("use:archive")
    table.hand("haymaker", seat=1)
    table.reveals("highway-robbery", seat=1)
    for seat in (0, 1, SPECTATOR):
        view = GAME.view(table.state, seat)
        assert isinstance(view, ChampionsView)
        under = {plain(piece.id): (piece.tucked, plain(piece.shown)) for piece in view.play if piece.tucked}
        assert under == {"archive": (1, ["friend"]), "highway-robbery": (1, [])}
    assert "haymaker" not in str(GAME.codec.pack(GAME.view(table.state, 0)))
    # What lies open is the same in every imagined world; what lies facedown may be another card.
    for seed in range(5):
        world = GAME.determinize(table.state, 0, Rng(seed))
        assert isinstance(world, ChampionsState)
        assert world.play[table.thing("archive")].tucked == table.piece("archive").tucked


def test_cards_under_a_card_that_is_turned_over_are_no_longer_shown() -> None:
    table = Table("spider-man")
    table.put("statue", tucked=[table.make("friend", 0)])
    table.change("statue", shown=table.piece("statue").tucked)
    table.does("use:statue")
    assert (table.piece("statue").tucked, table.piece("statue").shown) == ([], [])
