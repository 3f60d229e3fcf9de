"""Visibility of hands: hidden from other seats unless shown to teammates."""

import pytest

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import GAME, plain
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


def test_seat_sees_only_its_own_hand() -> None:
    state = begin()
    assert hands(state, 1) == [[], state.players[1].hand, []]
    assert hands(state, SPECTATOR) == [[], [], []]


def begin_showing(*answers: str) -> ChampionsState:
    """Return a game of three players who have answered in order whether they show their hands."""
    state = begin(hands="ask")
    for seat, answer in enumerate(answers):
        assert state.decision is not None
        assert (state.decision.kind, state.decision.seat) == ("show", seat)
        assert not any(player.hand for player in state.players)  # no card has been seen yet
        GAME.apply(state, f"show:{answer}")
    assert state.decision is not None
    assert state.decision.kind == "mulligan"
    return state


def test_each_player_decides_whether_teammates_see_their_hand() -> None:
    state = begin_showing("yes", "no", "yes")
    first, second, third = (player.hand for player in state.players)
    assert first
    assert second
    assert third
    assert hands(state, 0) == [first, [], third]
    assert hands(state, 1) == [first, second, third]
    assert hands(state, 2) == [first, [], third]
    assert hands(GAME.decode(GAME.encode(state)), 1) == [first, second, third]  # a loaded game shows the same hands


def test_spectators_see_no_hand_shown_to_teammates() -> None:
    assert hands(begin_showing("yes", "yes", "yes"), SPECTATOR) == [[], [], []]


def test_showing_or_hiding_a_hand_is_announced() -> None:
    state = begin(hands="ask")
    told = [GAME.apply(state, option)[0] for option in ("show:yes", "show:no")]
    assert [(event.kind, event.facts) for event in told] == [("shows-hand", {"seat": 0}), ("hides-hand", {"seat": 1})]


def test_solo_player_is_not_asked_to_show_the_hand() -> None:
    state = GAME.new(Config(1, {"hands": "ask"}), 5)
    assert state.decision is not None
    assert state.decision.kind == "mulligan"


def test_shown_hand_is_not_imagined_by_teammates() -> None:
    state = begin_showing("yes", "no", "yes")
    imagined = [GAME.determinize(state, 2, Rng(seed)) for seed in range(8)]
    worlds = [world for world in imagined if isinstance(world, ChampionsState)]
    assert all(world.players[0].hand == state.players[0].hand for world in worlds)
    assert len({tuple(world.players[1].hand) for world in worlds}) > 1
    assert all(world.players[0].deck != state.players[0].deck for world in worlds)


def test_spectator_imagines_hands_shown_to_teammates() -> None:
    state = begin_showing("yes", "yes", "yes")
    worlds = [GAME.determinize(state, SPECTATOR, Rng(seed)) for seed in range(8)]
    assert len({tuple(world.players[1].hand) for world in worlds if isinstance(world, ChampionsState)}) > 1


def test_unknown_hand_setting_is_refused() -> None:
    with pytest.raises(BadSetting):
        begin(hands="some")


def test_tucked_cards_are_visible_only_when_faceup() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("archive")
    table.put("friend")
    table.does("use:archive")
    table.hand("haymaker", seat=1)
    table.reveals("highway-robbery", seat=1)
    for seat in (0, 1, SPECTATOR):
        view = FIXTURE_GAME.view(table.state, seat)
        assert isinstance(view, ChampionsView)
        under = {plain(piece.id): (piece.tucked, plain(piece.shown)) for piece in view.play if piece.tucked}
        assert under == {"archive": (1, ["friend"]), "highway-robbery": (1, [])}
    assert "haymaker" not in str(FIXTURE_GAME.codec.pack(FIXTURE_GAME.view(table.state, 0)))
    # Faceup cards are the same in every imagined world. Facedown cards may be other cards.
    for seed in range(5):
        world = FIXTURE_GAME.determinize(table.state, 0, Rng(seed))
        assert isinstance(world, ChampionsState)
        assert world.play[table.thing("archive")].tucked == table.piece("archive").tucked


def test_cards_under_a_card_that_is_turned_over_are_no_longer_shown() -> None:
    table = FixtureTable("spider-man")
    table.put("statue", tucked=[table.make("friend", 0)])
    table.change("statue", shown=table.piece("statue").tucked)
    table.does("use:statue")
    assert (table.piece("statue").tucked, table.piece("statue").shown) == ([], [])
