"""Cards on which the rules raise: the choice is refused, nothing changes, and the table plays on."""

import pytest

from server.support import Server
from server.test_packs import pack
from tableverse.games.splendor.game import Splendor
from tableverse.kernel.event import Event
from tableverse.kernel.packs import pack_of_data
from tableverse.kernel.state import State
from tableverse.server.packed_games import GAMES, key_of

#: Options on which the rules raise. No pack for Splendor can cause that, so a subclass of the game does.
SENSELESS = "take:"


class Senseless(Splendor):
    def apply(self, state: State, option_id: str, seat: int | None = None) -> list[Event]:
        events = super().apply(state, option_id, seat)
        if option_id.startswith(SENSELESS):
            raise KeyError("namor")  # after the choice was applied
        return events


@pytest.fixture(autouse=True)
def senseless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give tables with the pack this game, as if the server had loaded it."""
    game = Senseless([pack_of_data(pack())])
    monkeypatch.setitem(GAMES._games, key_of(game), game)
    monkeypatch.setattr("tableverse.server.bot_driver.RETRY_SECONDS", 0)


def test_a_choice_that_raises_is_refused_and_changes_nothing(server: Server) -> None:
    ana = server.host("me open", packs=[pack()])
    leo = server.guest(ana.id, "Leo")
    for player in (ana, leo):
        player.settle()
    first, second = (ana, leo) if ana.options else (leo, ana)
    before = (first.move, first.view, second.view)
    taking = next(option for option in first.options if option.startswith(SENSELESS))
    assert first.refused("choose", option=taking, move=first.move) == "error-unplayable"
    for player in (first, second):
        player.settle()
    assert (first.move, first.view, second.view) == before
    assert second.errors == []

    # A player who reconnects sees the same position too.
    again = server.sit(first.id, first.token)
    assert again.view == first.view
    again.choose(next(option for option in again.options if not option.startswith(SENSELESS)))
    second.until(lambda: bool(second.options))
    assert second.refused("choose", option=taking, move=second.move) == "error-unplayable"


def test_a_bot_avoids_choices_that_raise(server: Server) -> None:
    ana = server.host("me greedy", packs=[pack()])
    while ana.move < 3:  # before the limit of reserved cards
        ana.until(lambda: bool(ana.options))
        ana.choose(next(option for option in ana.options if not option.startswith(SENSELESS)))
    ana.until(lambda: bool(ana.options))
    assert server.backend is not None
    match = server.backend.rooms.rooms[ana.id].state.match
    assert match is not None
    chosen = [option for option, seat in zip(match.record.options, match.seats_asked, strict=True) if seat != ana.seat]
    assert chosen
    assert not [option for option in chosen if option.startswith(SENSELESS)]
    assert ana.errors == []
