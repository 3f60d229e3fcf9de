"""Random games of every game, with every number of seats, checked against the kernel's guarantees."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import hypothesis
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from property import checks
from property.checks import Entry
from property.games import GAMES
from tableverse.kernel.event import Event
from tableverse.kernel.rng import Rng

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("entry", GAMES, ids=repr)
seeds = st.integers(0, 2**64 - 1)


def few(examples: int) -> settings:
    """Return settings for few examples, because whole games are long."""
    return settings(max_examples=examples, suppress_health_check=list(HealthCheck))


def fixed(test: Callable[..., Any]) -> Callable[..., Any]:
    """Draw examples by a fixed seed instead of the name of the test, unless EXPLORE asks for others."""
    return test if os.environ.get("EXPLORE") else hypothesis.seed(1)(test)


#: Expensive checks run at every position whose number is a multiple of this.
FEW_POSITIONS = 13


@every_game
@few(1)
@given(seed=seeds)
def test_certain_consequences_happen(entry: Entry, seed: int) -> None:
    for state in checks.walk(entry, seed):
        if state.decision is not None and state.moves % FEW_POSITIONS == 0:
            checks.check_certain_consequences(entry, state, seed)


@pytest.mark.parametrize("game", ["champions", "dagger"])
def test_random_results_lie_in_the_stated_range(game: str) -> None:
    """Play the same games on every run: a range comes from a few samples and must hold for nearly all worlds."""
    entry = next(entry for entry in GAMES if entry.game.id == game)
    asked = [state.clone() for seed in (1, 2) for state in checks.walk(entry, seed) if state.decision is not None]
    assert sum(checks.check_ranges(entry, state) for state in asked[::4])


@every_game
@few(12)
@given(seed=seeds)
def test_games_end_and_conserve_components(entry: Entry, seed: int) -> None:
    for state in checks.walk(entry, seed):
        entry.conserved(state)
    assert state.result is not None
    assert state.decision is None
    assert len(state.result.scores) == entry.config.seats
    assert set(state.result.winners) <= set(range(entry.config.seats))


@every_game
@few(6)
@given(seed=seeds)
def test_options_apply_clones_are_independent_and_positions_restore(entry: Entry, seed: int) -> None:
    game, chance = entry.game, Rng(seed + 1)
    clone, data, asked = None, b"", b""
    for state in checks.walk(entry, seed):
        if clone is not None:
            assert game.encode(clone) == data, "a choice on the original changed a clone"
            assert checks.shown(game, clone) == asked
        data, asked = game.encode(state), checks.shown(game, state)
        checks.check_round_trip(entry, state, data)
        if state.moves % FEW_POSITIONS == 0 or state.decision is None:
            checks.check_encoding(entry, state, data)
        if state.decision is not None:
            checks.check_options(entry, state, chance)
            checks.check_question_repeats(entry, state)
            assert game.encode(state) == data, "a choice on a clone changed the original"
        clone = state.clone()


@every_game
@few(2)
@given(seed=seeds)
def test_every_option_can_be_applied(entry: Entry, seed: int) -> None:
    for state in checks.walk(entry, seed):
        for option in state.decision.options if state.decision is not None else ():
            entry.game.apply_quietly(state.clone(), option.id)


@every_game
@few(4)
@given(seed=seeds)
def test_imagined_worlds_look_the_same_to_their_seat(entry: Entry, seed: int) -> None:
    for state in checks.walk(entry, seed):
        checks.check_imagined_worlds(entry, state, seed)


@every_game
@few(4)
@given(seed=seeds)
def test_nothing_hidden_is_shown_and_everything_can_be_said(entry: Entry, seed: int) -> None:
    events: list[Event] = []
    state, chance = entry.game.new(entry.config, seed, events), Rng(seed)
    before = now = checks.secrets_of_all(entry, state)
    while state.decision is not None:
        checks.check_secrecy(entry, state, events, before, now)
        checks.check_texts(entry, state, events)
        events = entry.game.apply(state, chance.choice(state.decision.options).id)
        before, now = now, checks.secrets_of_all(entry, state)
        checks.check_reveal_flag(events, before, now)
    checks.check_texts(entry, state, events)


@every_game
@fixed
@few(2)
@given(seed=seeds)
def test_everything_that_cannot_be_done_has_a_reason(entry: Entry, seed: int) -> None:
    for state in checks.walk(entry, seed):
        if state.moves % 8 == seed % 8 or state.result is not None:
            checks.check_reasons(entry, state, seed)


@every_game
@fixed
@few(6)
@given(seed=seeds, back=st.lists(st.integers(0, 100), min_size=1, max_size=4))
def test_records_replay_and_undo_restores_positions(entry: Entry, seed: int, back: list[int]) -> None:
    match = checks.play(entry, seed)
    checks.check_replay(entry, match)
    for move in range(1 + seed % 17, match.moves + 1, 17):
        checks.check_steps(entry, match, move)
    checks.check_undo(entry, match, [percent * match.moves // 100 for percent in back])


@every_game
def test_the_same_seed_is_the_same_game(entry: Entry) -> None:
    first, second, other = (entry.game.new(entry.config, seed) for seed in (11, 11, 12))
    assert entry.game.encode(first) == entry.game.encode(second)
    assert entry.game.encode(first) != entry.game.encode(other)


@every_game
def test_same_compares_every_field(entry: Entry) -> None:
    """Compare ``same`` with the codec, since the checks of imagined worlds rely on it."""
    first, second, other = (entry.game.new(entry.config, seed) for seed in (11, 11, 12))
    assert checks.same(first, second)
    assert checks.same(first.decision, second.decision)
    assert not checks.same(first, other)
    moved = first.clone()
    assert checks.same(first, moved)
    assert moved.decision is not None
    entry.game.apply_quietly(moved, moved.decision.options[-1].id)
    assert not checks.same(first, moved)
