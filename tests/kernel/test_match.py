"""A match in progress: undo, when undo is free, and resuming from any move."""

import pytest

from kernel.harbour.table import GAME
from tableverse.kernel.errors import CorruptReplay, IllegalOption, NoSuchMove, NothingToUndo, OtherEnding, WrongSeat
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.match import SNAPSHOT_EVERY, Match
from tableverse.kernel.rng import Rng


def playing(seats: int = 2, seed: int = 1) -> Match:
    return Match(GAME, Config(seats), seed)


def at_random(match: Match, moves: int, seed: int = 1) -> list[str]:
    """Make random choices and return the digest of the position before each."""
    chance, digests = Rng(seed), [GAME.digest(match.state)]
    for _ in range(moves):
        assert match.state.decision is not None
        match.choose(chance.choice(match.state.decision.options).id)
        digests.append(GAME.digest(match.state))
    return digests


def long_game() -> Match:
    """Return a game long enough to have snapshots."""
    for seed in range(100):
        match = playing(4, seed)
        chance = Rng(seed)
        while match.state.decision is not None:
            match.choose(chance.choice(match.state.decision.options).id)
        if match.moves > 2 * SNAPSHOT_EVERY + 5:
            return match
    raise AssertionError("no long game")


def test_state_at_any_move_is_restored() -> None:
    match = playing(4)
    digests = at_random(match, 30)
    assert [GAME.digest(match.at(move)) for move in range(31)] == digests
    for move in (-1, 31):
        with pytest.raises(NoSuchMove) as trouble:
            match.at(move)
        assert str(trouble.value) == f"There is no move {move}; this game has moves 0 to 30"


def test_reading_a_past_state_does_not_change_the_match() -> None:
    match = playing(4)
    digests = at_random(match, 20)
    past = match.at(17)
    GAME.apply(past, past.decision.options[0].id)
    assert GAME.digest(match.at(17)) == digests[17]
    assert (match.moves, GAME.digest(match.state)) == (20, digests[20])


@pytest.mark.parametrize("move", [0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 2 * SNAPSHOT_EVERY, 34])
def test_undo_then_play_again(move: int) -> None:
    match = long_game()
    options, end = match.record.options[:], GAME.digest(match.state)
    history = [[event.kind for event in events] for events in match.history]
    match.undo_to(move)
    assert match.moves == match.state.moves == len(match.seats_asked) == move
    for option_id in options[move:]:
        match.choose(option_id)
    assert GAME.digest(match.state) == end
    assert [[event.kind for event in events] for events in match.history] == history
    assert GAME.digest(match.at(match.moves - 1)) == GAME.digest(match.record.replay(GAME, match.moves - 1))


def test_undo_then_play_differently() -> None:
    match = playing(4)
    digests = at_random(match, 20)
    match.undo_to(3)
    other = at_random(match, 17, seed=2)
    assert other[0] == digests[3]
    assert [GAME.digest(match.at(move)) for move in range(3, 21)] == other


def test_match_keeps_seats_and_events() -> None:
    match = playing()
    assert [event.kind for event in match.history[0]] == ["tide"]
    events = match.choose("watch", 0)
    assert match.history[1] is events
    assert match.seats_asked == [0]
    assert match.record.options == ["watch"]
    assert match.view(1).waiting_for == 1
    assert match.perspective(1).decision is match.state.decision


def test_a_refused_choice_is_not_recorded() -> None:
    match = playing()
    for option_id, seat, error in (("fly", 0, IllegalOption), ("watch", 1, WrongSeat)):
        with pytest.raises(error):
            match.choose(option_id, seat)
    assert (match.moves, match.seats_asked, len(match.history)) == (0, [], 1)


# --- when undo is free --------------------------------------------------------------------------------------------


def test_undo_is_not_free_after_hidden_information_was_seen() -> None:
    match = playing(1)
    match.choose("watch")  # draws cards
    assert not match.undo_is_free(0)
    assert match.last_choice_of(0) == 0


def test_undo_is_free_before_new_information_and_other_choices() -> None:
    # A keeper without a deck learns nothing by watching, and the next keeper has not chosen yet.
    match = playing(2)
    match.state.keepers[0].deck.clear()
    match.choose("watch", 0)
    assert [event.kind for event in match.history[1]] == []
    assert match.undo_is_free(0)
    assert not match.undo_is_free(1)  # seat 1 has not chosen anything
    match.state.keepers[1].deck.clear()
    match.choose("watch", 1)
    assert not match.undo_is_free(0)


def test_earlier_revealed_information_keeps_undo_free() -> None:
    match = playing(3)
    match.choose("watch", 0)  # draws cards
    match.state.keepers[1].deck.clear()
    match.choose("watch", 1)
    assert [any(event.reveals for event in events) for events in match.history[1:]] == [True, False]
    assert match.undo_is_free(1)


def test_nothing_to_undo() -> None:
    match = playing()
    with pytest.raises(NothingToUndo) as trouble:
        match.last_choice_of(0)
    assert str(trouble.value) == "There is nothing to undo"
    assert trouble.value.say("es") == "No hay nada que deshacer"
    assert not match.undo_is_free(0)


# --- playing on ---------------------------------------------------------------------------------------------------


def test_match_resumes_from_move_17() -> None:
    match = playing(4)
    digests = at_random(match, 30)
    fork = Match.resume(GAME, match.finished_record(), to=17)
    assert (fork.moves, GAME.digest(fork.state)) == (17, digests[17])
    at_random(fork, 5, seed=9)
    assert fork.record.options[:17] == match.record.options[:17]
    assert (match.moves, GAME.digest(match.state)) == (30, digests[30])
    assert GAME.digest(fork.at(3)) == digests[3]
    fork.finished_record().replay(GAME)


def test_resuming_restores_state_history_and_people() -> None:
    match = Match(GAME, Config(3, {"walls": 12}), 8, [{"name": "Ana"}])
    at_random(match, 9)
    again = Match.resume(GAME, match.finished_record())
    assert GAME.encode(again.state) == GAME.encode(match.state)
    assert again.seats_asked == match.seats_asked
    assert [len(events) for events in again.history] == [len(events) for events in match.history]
    assert again.record.to_json() == match.record.to_json()
    assert again.record.people == [{"name": "Ana"}]


def test_finished_record_is_independent_of_further_moves() -> None:
    match = playing(4)
    at_random(match, 5)
    saved = match.finished_record()
    at_random(match, 3, seed=4)
    assert len(saved.options) == 5
    saved.replay(GAME)
    assert match.record.digest == ""


@pytest.mark.parametrize("to", [None, 6])
def test_a_damaged_record_is_not_resumed(to: int | None) -> None:
    match = playing(4)
    at_random(match, 8)
    record = match.finished_record()
    record.options[5] = "fly"
    with pytest.raises(CorruptReplay) as trouble:
        Match.resume(GAME, record, to)
    assert trouble.value.arguments == {"move": 6, "option": "fly"}
    assert Match.resume(GAME, record, 5).moves == 5


def test_a_record_with_another_ending_is_not_resumed() -> None:
    match = playing(4)
    at_random(match, 8)
    record = match.finished_record()
    record.digest = "0" * 16
    with pytest.raises(OtherEnding):
        Match.resume(GAME, record)


@pytest.mark.parametrize("to", [-1, 9])
def test_resuming_from_an_unknown_move_is_refused(to: int) -> None:
    match = playing(4)
    at_random(match, 8)
    with pytest.raises(NoSuchMove):
        Match.resume(GAME, match.finished_record(), to)


# --- step by step -------------------------------------------------------------------------------------------------


def test_choice_can_be_replayed_step_by_step() -> None:
    """Each event is shown once, in order. The last step is the final table, and the only one with a decision."""
    match = long_game()
    several = 0
    for move in range(1, match.moves + 1):
        before, after = match.at(move - 1), match.at(move)
        for seat in (SPECTATOR, *range(4)):
            first, steps = match.steps(move, seat)
            told = [event for step in steps for event in step.events]
            assert GAME.codec.pack(first) == GAME.codec.pack(GAME.view(before, seat))
            assert [GAME.codec.pack(event) for event in told] == [
                GAME.codec.pack(event) for event in match.history[move] if event.seen_by(seat)
            ]
            assert GAME.codec.pack(steps[-1].view) == GAME.codec.pack(GAME.view(after, seat))
            assert all(step.view.decision is None for step in steps[:-1])
            assert all(step.events for step in steps[1:]), "a step in which nothing is seen to happen"
            several += len(steps) > 2
    assert several


@pytest.mark.parametrize("move", [-1, 0, 9])
def test_steps_of_an_unknown_move_are_refused(move: int) -> None:
    match = playing(4)
    at_random(match, 8)
    match.steps(8, 0)
    with pytest.raises(NoSuchMove) as trouble:
        match.steps(move, 0)
    assert trouble.value.arguments == {"move": move, "last": 8}
