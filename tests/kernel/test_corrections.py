"""Corrections by hand: possible at every decision, offered at none, and refused without a trace if impossible."""

from __future__ import annotations

import pytest

from tableverse.games.registry import load_game
from tableverse.kernel.corrections import MAX_ID_LENGTH, PREFIX, Correction, is_correction
from tableverse.kernel.errors import BadCorrection, CorruptReplay, GameOver, IllegalOption, WrongSeat
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record

GAME = load_game("splendor")
#: One red token from the bank, proposed by the seat that is not asked.
RED = Correction(1, "seat:0", "tokens-red", 0, 1)


def begun() -> Match:
    return Match(GAME, Config(2), 1)


def test_correction_counts_as_a_choice_of_its_proposer() -> None:
    match = begun()
    asked = match.state.decision
    assert asked is not None
    assert asked.seat == 0
    events = match.correct(RED)
    assert [event.kind for event in events] == ["corrected"]
    assert events[0].seen_by(0)
    assert (match.moves, match.seats_asked, match.record.corrections) == (1, [1], 1)
    assert match.state.decision is not asked  # the question is asked again
    assert match.state.decision is not None
    assert match.state.decision.seat == 0


def test_no_decision_offers_a_correction() -> None:
    decision = begun().state.decision
    assert decision is not None
    assert not any(is_correction(option.id) for option in decision.options)


def test_correction_is_recorded_replayed_and_undone() -> None:
    match = begun()
    before = GAME.digest(match.state)
    match.correct(RED)
    saved = match.finished_record()
    assert GAME.digest(Record.from_json(saved.to_json()).replay(GAME)) == GAME.digest(match.state)
    assert GAME.digest(Match.resume(GAME, saved).state) == GAME.digest(match.state)
    assert match.undo_is_free(1)
    assert not match.undo_is_free(0)
    match.undo_to(match.last_choice_of(1))
    assert GAME.digest(match.state) == before
    assert match.record.corrections == 0


def test_correction_can_be_shown_step_by_step() -> None:
    match = begun()
    match.correct(RED)
    _, steps = match.steps(1, 0)
    told: list[Event] = [event for step in steps for event in step.events]
    assert [event.kind for event in told] == ["corrected"]


@pytest.mark.parametrize(
    ("id", "said"),
    [
        (Correction(0, "seat:0", "tokens-red", 0, 5).id, "5 is not possible; choose from 0–4"),
        (Correction(0, "seat:0", "tokens-red", 0, -1).id, "-1 is not possible; choose from 0–4"),
        (Correction(0, "seat:0", "tokens-red", 0, "many").id, "many is not possible; choose from 0–4"),
        (Correction(0, "seat:0", "tokens-red", 2, 1).id, "It has changed in the meantime: it is 0 now"),
        (Correction(0, "seat:0", "tokens-red", 0, 0).id, "It already has that value: nothing to change"),
        (Correction(2, "seat:0", "tokens-red", 0, 1).id, "There is no such seat at this table"),
        (Correction(0, "seat:9", "tokens-red", 0, 1).id, "“seat:9” can’t be changed now: it is not there"),
        (Correction(0, "seat:0", "luck", 0, 1).id, "“luck” can’t be changed on it; choose one of: tokens-yellow, "),
        (
            Correction(0, "top:deck:1", "place", "pile-top", "moon").id,
            "“moon” is not possible; choose one of: pile-bottom, ",
        ),
        (PREFIX, "This correction is incomplete"),
        (PREFIX + "[1,2]", "This correction is incomplete"),
        (
            PREFIX + '{"seat":true,"thing":"seat:0","aspect":"tokens-red","before":0,"after":1}',
            "This correction is incomplete",
        ),
        (
            PREFIX + '{"seat":0,"thing":"seat:0","aspect":"tokens-red","before":0,"after":1.5}',
            "This correction is incomplete",
        ),
        (
            PREFIX + '{"seat":0,"thing":"seat:0","aspect":"tokens-red","before":0.5,"after":1}',
            "This correction is incomplete",
        ),
        (
            PREFIX + '{"seat":"0","thing":"seat:0","aspect":"tokens-red","before":0,"after":1}',
            "This correction is incomplete",
        ),
        (PREFIX + '{"seat":0,"thing":7,"aspect":"tokens-red","before":0,"after":1}', "This correction is incomplete"),
        (PREFIX + '{"seat":0,"thing":"seat:0","aspect":null,"before":0,"after":1}', "This correction is incomplete"),
        (PREFIX + '{"seat":0,"thing":"seat:0","aspect":"tokens-red","before":0}', "This correction is incomplete"),
        (
            PREFIX + '{"seat":0,"thing":"seat:0","aspect":"tokens-red","before":0,"after":1,"why":""}',
            "This correction is incomplete",
        ),
        (PREFIX + "[" * 400, "This correction is incomplete"),
        (PREFIX + '"' + "x" * 5000 + '"', "This correction is incomplete"),
    ],
)
def test_impossible_correction_is_refused_without_changes(id: str, said: str) -> None:
    match = begun()
    before = GAME.encode(match.state)
    with pytest.raises(BadCorrection) as trouble:
        match.apply_recorded(id)
    assert str(trouble.value).startswith(said)
    assert trouble.value.say("es") != str(trouble.value)
    assert GAME.encode(match.state) == before
    assert (match.moves, match.seats_asked) == (0, [])


def test_correction_longer_than_the_limit_is_refused() -> None:
    match = begun()
    match.apply_recorded(RED.id.ljust(MAX_ID_LENGTH))
    assert match.moves == 1
    with pytest.raises(BadCorrection):
        match.apply_recorded(Correction(1, "seat:0", "tokens-red", 1, 2).id.ljust(MAX_ID_LENGTH + 1))
    assert match.moves == 1


def test_correction_cannot_be_chosen_as_an_option() -> None:
    """A correction is never among the legal choices of a person or a program.

    It needs an explicit call after all players have agreed.
    """
    match = begun()
    mine = Correction(0, "seat:0", "tokens-red", 0, 1)
    before = GAME.encode(match.state)
    for choose in (
        lambda: match.choose(mine.id),
        lambda: match.choose(mine.id, 0),
        lambda: GAME.apply(match.state, mine.id),
        lambda: GAME.apply_quietly(match.state, mine.id),
    ):
        with pytest.raises(IllegalOption):
            choose()
    with pytest.raises(WrongSeat):
        match.choose(RED.id, 1)
    assert GAME.encode(match.state) == before
    assert match.moves == 0


def test_record_with_an_impossible_correction_is_refused() -> None:
    record = begun().record
    record.options = [Correction(0, "seat:0", "tokens-red", 0, 99).id]
    with pytest.raises(CorruptReplay):
        record.replay(GAME)


def test_malformed_correction_is_refused_as_an_illegal_option() -> None:
    match = begun()
    with pytest.raises(IllegalOption):
        match.choose("corrected:everything", 0)
    with pytest.raises(WrongSeat):
        match.choose("take:red", 1)


def test_finished_game_cannot_be_corrected() -> None:
    state = begun().state
    state.decision = None
    with pytest.raises(GameOver):
        GAME.apply_correction(state, RED)
