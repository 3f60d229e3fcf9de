"""Replays of the recorded games, which must end in the same position and result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import traces
from games.dagger import invariants
from games.dagger.table import game
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.record import Record

RECORDS = Path(__file__).parent / "records"
RESULTS = json.loads((RECORDS / "results.json").read_text(encoding="utf-8"))


def test_records_cover_seats_nemeses_difficulties_and_reasons_to_end() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == {*RESULTS, "results"}
    assert len(RESULTS) >= 20
    records = [Record.load(RECORDS / f"{name}.json") for name in RESULTS]
    assert {record.config.seats for record in records} == {1, 2, 3, 4, 5}
    assert {record.config.settings["nemesis"] for record in records} == set(game().cards.nemeses)
    assert {record.config.settings["difficulty"] for record in records} == {"easier", "normal", "harder"}
    endings = {"threat", "bases", "events", "heroes", "too-late", "nemesis-defeated"}
    assert {result["reason"] for result in RESULTS.values()} == endings


@pytest.mark.parametrize("name", RESULTS)
def test_recorded_game_replays_to_the_same_result(name: str) -> None:
    expected = RESULTS[name]
    record = Record.load(RECORDS / f"{name}.json")
    assert len(record.options) == expected["moves"]
    state = game().new(record.config, record.seed)
    assert isinstance(state, DaggerState)
    for number, option in enumerate(record.options):
        traces.note_replayed(game(), state, game().apply(state, option))
        if number % 10 == 0:
            invariants.check(state)
    assert state.decision is None
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == (expected["winners"], expected["reason"])
    assert game().digest(state) == expected["digest"] == record.digest
