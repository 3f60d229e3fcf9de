"""Replays of the recorded games, which must end in the same position and result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import traces
from games.united import invariants
from games.united.record_games import ENDINGS
from games.united.table import GAME
from tableverse.games.united.state import MODES, UnitedState
from tableverse.kernel.record import Record

RECORDS = Path(__file__).parent / "records"
RESULTS = json.loads((RECORDS / "results.json").read_text(encoding="utf-8"))


def test_records_cover_modes_villains_and_reasons_to_end() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == {*RESULTS, "results"}
    assert len(RESULTS) >= 20
    modes, villains, seats = set(), set(), set()
    for name in RESULTS:
        record = Record.load(RECORDS / f"{name}.json")
        state = GAME.new(record.config, record.seed)
        assert isinstance(state, UnitedState)
        modes.add(state.mode)
        villains.add(state.villain)
        seats.add(record.config.seats)
    assert modes == set(MODES)
    assert villains == set(GAME.cards.villains)
    assert seats == {1, 2, 3, 4, 5}
    assert {result["reason"] for result in RESULTS.values()} == set(ENDINGS)
    assert {result["side"] for result in RESULTS.values()} == {"heroes", "villain"}


@pytest.mark.parametrize("name", RESULTS)
def test_recorded_game_replays_to_the_same_result(name: str) -> None:
    expected = RESULTS[name]
    record = Record.load(RECORDS / f"{name}.json")
    assert len(record.options) == expected["moves"]
    assert record.digest == expected["digest"]
    state = GAME.new(record.config, record.seed)
    assert isinstance(state, UnitedState)
    for option in record.options:
        invariants.check(state)
        traces.note_replayed(GAME, state, GAME.apply(state, option))
    assert state.decision is None
    assert state.result is not None
    assert state.result.winners == expected["winners"]
    assert (state.result.side, state.result.reason) == (expected["side"], expected["reason"])
    assert GAME.digest(state) == expected["digest"]
    assert GAME.digest(record.replay(GAME)) == expected["digest"]
