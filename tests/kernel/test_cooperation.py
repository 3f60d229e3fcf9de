"""Cooperative games: shared victory and defeat, zones for each seat and common zones."""

import pytest

from kernel.harbour.game import Harbour
from kernel.harbour.state import HarbourState
from kernel.harbour.table import GAME, Table
from tableverse.kernel.errors import BadSeatCount, BadSetting, GameOver, UnknownSetting
from tableverse.kernel.game import Config


def test_all_win_when_tide_and_sea_are_empty() -> None:
    table = Table([["harpoon"], [], []], sea={"sloop": 1})
    table.choose(0, "play:harpoon@0")
    table.choose(1, "watch")
    assert table.choose(2, "watch") == [("ended", {"side": "harbour", "seats": [0, 1, 2]})]
    result = table.state.result
    assert result is not None
    assert (result.winners, result.reason, result.scores, result.side) == ([0, 1, 2], "dawn", [8, 8, 8], "harbour")
    assert table.state.decision is None


def test_all_lose_at_once_when_the_walls_fall() -> None:
    table = Table([[], []], sea={"brig": 3, "sloop": 1, "cutter": 2}, walls=3)
    table.choose(0, "watch")
    # The brig and the sloop reduce the walls to 0, so the cutter no longer fires.
    assert table.choose(1, "watch") == [
        ("breached", {"amount": 2, "walls": 1}),
        ("breached", {"amount": 1, "walls": 0}),
        ("ended", {"side": "sea", "seats": []}),
    ]
    result = table.state.result
    assert result is not None
    assert (result.winners, result.reason, result.scores, result.side) == ([], "fallen", [0, 0], "sea")


def test_loss_during_an_effect_stops_the_effect() -> None:
    table = Table([["barter", "bell"], []], decks=[["smoke"]], walls=1)
    assert table.choose(0, "play:barter@0") == [
        ("played", {"seat": 0, "card": "barter@0"}),
        ("discarded", {"seat": 0, "card": "bell@0"}),
        ("breached", {"amount": 1, "walls": 0}),
        ("ended", {"side": "sea", "seats": []}),
    ]
    assert table.state.keepers[0].deck == ["smoke@0"]
    restored = GAME.decode(GAME.encode(table.state))
    assert restored.decision is None
    assert restored.result is not None
    assert restored.result.side == "sea"
    with pytest.raises(GameOver):
        GAME.apply(restored, "watch")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_seat_has_four_zones_and_the_tide_is_shared(seats: int) -> None:
    state = GAME.new(Config(seats), 7)
    assert isinstance(state, HarbourState)
    assert len(state.keepers) == seats
    for seat, keeper in enumerate(state.keepers):
        cards = keeper.deck + keeper.hand + keeper.discard + keeper.play
        assert sorted(cards) == sorted(f"{card}@{seat}" for card in GAME.cards.keeper)
    assert len(state.tide) == 7
    assert len(GAME.cards.tide) == 8


def test_first_tide_card_is_logged_during_set_up() -> None:
    log: list = []
    state = GAME.new(Config(2), 7, log)
    assert isinstance(state, HarbourState)
    brought = sorted(set(GAME.cards.tide) - set(state.tide))
    assert [(event.kind, event.facts) for event in log] == [("tide", {"card": brought[0]})]
    assert state.log is None


def test_invalid_seats_and_settings_are_refused() -> None:
    with pytest.raises(BadSeatCount) as seats:
        GAME.new(Config(5), 1)
    assert str(seats.value) == "harbour is for 1 to 4 players, not 5"
    with pytest.raises(UnknownSetting) as unknown:
        GAME.new(Config(2, {"roof": 1}), 1)
    assert str(unknown.value) == "harbour has no setting called “roof”"
    with pytest.raises(BadSetting) as bad:
        GAME.new(Config(2, {"walls": 6}), 1)
    assert bad.value.say("es") == "El ajuste «walls» no puede valer «6»; puede valer: 8, 5, 12"


def test_settings_reach_the_table() -> None:
    state = GAME.new(Config(2, {"walls": 12}), 1)
    assert isinstance(state, HarbourState)
    assert state.walls == 12


def test_one_game_runs_many_states() -> None:
    game = Harbour()
    first, second = game.new(Config(2), 1), game.new(Config(3), 2)
    before = game.encode(second)
    game.apply(first, "watch")
    assert game.encode(second) == before


def test_contents_are_counted_by_kind_and_source() -> None:
    assert GAME.registry.counts() == {"keeper": {"reconstructed": 14}, "tide": {"reconstructed": 8}}
    assert GAME.registry.name("tide", "ghost-ship", "es") == "Barco fantasma"
