"""The contract of a game: illegal choices change nothing, and a single option is taken unless marked as shown."""

import pytest

from kernel.harbour.frames import RAID, Round
from kernel.harbour.table import GAME, Table
from tableverse.kernel.choice import Option
from tableverse.kernel.errors import GameOver, IllegalOption, TableError, WrongSeat
from tableverse.kernel.event import EVERYONE, Event
from tableverse.kernel.game import Config, Game, View
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame
from tableverse.kernel.timing import occurring


def refused(table: Table, option_id: str, seat: int | None, error: type[TableError]) -> TableError:
    before, decision = GAME.encode(table.state), table.state.decision
    with pytest.raises(error) as trouble:
        GAME.apply(table.state, option_id, seat)
    assert GAME.encode(table.state) == before
    assert table.state.decision is decision
    assert table.state.log is None
    return trouble.value


def test_option_not_offered_is_refused() -> None:
    table = Table([["harpoon"], []], sea={"brig": 3})
    error = refused(table, "play:bell@0", 0, IllegalOption)
    assert str(error) == "“play:bell@0” is not one of the current options; choose one of those offered"
    with pytest.raises(IllegalOption):
        GAME.apply_quietly(table.state, "")
    assert table.state.moves == 0


def test_long_option_is_truncated_in_the_error() -> None:
    error = refused(Table([[]]), "x" * 5000, None, IllegalOption)
    assert error.arguments["option"] == "x" * 80


def test_another_seat_cannot_choose() -> None:
    table = Table([["harpoon"], []], sea={"brig": 3})
    error = refused(table, "watch", 1, WrongSeat)
    assert str(error) == "It is not seat 2’s turn: the game is waiting for seat 1"
    assert error.say("es") == "No es el turno del asiento 2: la partida espera al asiento 1"


def test_choice_after_the_end_is_refused() -> None:
    table = Table([[]])
    table.choose(0, "watch")
    assert table.state.result is not None
    assert str(refused(table, "watch", 0, GameOver)) == "The game is over: there is nothing left to choose"


def test_apply_quietly_reaches_the_same_state() -> None:
    loud, quiet = Table([["harpoon"], []], sea={"brig": 3, "sloop": 1}).state, None
    quiet = loud.clone()
    for option_id in ("play:harpoon@0", "pick:sloop", "watch"):
        assert GAME.apply(loud, option_id)
        GAME.apply_quietly(quiet, option_id)
        assert GAME.encode(loud) == GAME.encode(quiet)
    assert (loud.moves, loud.log, quiet.log) == (3, None, None)


def test_single_option_is_taken_unless_marked_as_shown() -> None:
    # With one ship the harpoon's target is no choice. Watching is the only action and still asked, or it would reveal
    # the hand.
    table = Table([["harpoon"], []], sea={"brig": 3})
    table.choose(0, "play:harpoon@0")
    table.waits(1, "action", "watch")


def test_event_audience_controls_visibility() -> None:
    everyone, mine = Event("a", {}), Event("b", {}, audience=1)
    assert [everyone.seen_by(seat) for seat in (-1, 0, 1)] == [True, True, True]
    assert [mine.seen_by(seat) for seat in (-1, 0, 1)] == [False, False, True]
    assert (everyone.audience, everyone.reveals) == (EVERYONE, False)
    assert repr(mine) == "Event(b, {})"
    assert repr(Table([[]]).state.decision.options[0]) == "Option(watch)"


def test_events_are_collected_only_with_a_log() -> None:
    state = GAME.new(Config(2), 1)
    state.emit("a", {})
    state.log = log = []
    state.emit("b", {"n": 1}, audience=0, reveals=True)
    state.emit("c", {})
    assert [(event.kind, event.facts, event.audience, event.reveals) for event in log] == [
        ("b", {"n": 1}, 0, True),
        ("c", {}, EVERYONE, False),
    ]


def test_missing_required_methods_raise() -> None:
    bare, state = Game(), GAME.new(Config(2), 1)
    for unwritten in (
        lambda: bare.set_up(Config(2), Rng(1)),
        lambda: bare.view(state, 0),
        lambda: bare.determinize(state, 0, Rng(1)),
        lambda: Frame().run(state),
        lambda: Frame().answer(state, Option("a", state.decision.prompt)),
        lambda: Frame().clone(),
    ):
        with pytest.raises(NotImplementedError):
            unwritten()
    for absent in (
        lambda: bare.ability("harpoon"),
        lambda: bare.resolve_occurrence(state, Occurrence("hit", {})),
        lambda: occurring(state),
    ):
        with pytest.raises(LookupError):
            absent()


def test_optional_methods_have_defaults() -> None:
    bare, state = Game(), GAME.new(Config(3), 1)
    assert bare.triggers(state, Occurrence("hit", {}), "would") == []
    assert bare.seat_order(state) == [0, 1, 2]
    assert bare.orders_simultaneous(state) == 0
    assert bare.term("card", "bell", "en") == "bell"
    assert bare.fingerprint() == ""
    assert bare.registry.kinds == {}


def test_view_contains_public_information() -> None:
    state = GAME.new(Config(2), 1)
    seen = View(state, 1)
    assert (seen.seat, seen.seats, seen.moves, seen.waiting_for, seen.waiting_kind) == (1, 2, 0, 0, "action")
    assert seen.decision is None
    assert seen.result is None
    over = Table([[]])
    over.choose(0, "watch")
    assert (View(over.state, 0).waiting_for, View(over.state, 0).waiting_kind) == (-1, "")  # as clients receive it


def test_settling_can_stop_early_and_resume() -> None:
    table = Table([[]], sea={"brig": 3, "sloop": 1})
    state = table.state
    state.frames = [Round(RAID, [], ["brig", "sloop"])]
    GAME.settle(state, lambda state: state.walls < 8)
    assert (state.walls, state.rounds, state.decision) == (6, 1, None)  # the sloop has not fired yet
    GAME.settle(state)
    assert (state.walls, state.rounds) == (5, 2)
    table.waits(0, "action", "watch")
