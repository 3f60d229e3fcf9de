"""Replays of the recorded games, which must end in the same position and result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import traces
from games.splendor import invariants
from tableverse.games.registry import load_game
from tableverse.games.splendor.state import SplendorState
from tableverse.kernel.record import Record

GAME = load_game("splendor")
RECORDS = Path(__file__).parent / "records"
RESULTS = json.loads((RECORDS / "results.json").read_text(encoding="utf-8"))


def test_records_cover_every_reason_to_end():
    assert {path.stem for path in RECORDS.glob("*.json")} == {*RESULTS, "results"}
    assert len(RESULTS) >= 20
    for players in (2, 3, 4):
        assert {f"{players}-players-{kind}-{seed}" for kind in ("greedy", "random") for seed in (1, 2)} <= set(RESULTS)
    reasons = {"gauntlet-alone", "points", "avengers", "fewest-cards", "shared", "stalled"}
    assert {result["reason"] for result in RESULTS.values()} == reasons


@pytest.mark.parametrize("name", RESULTS)
def test_recorded_game_replays_to_the_same_result(name):
    expected = RESULTS[name]
    record = Record.load(RECORDS / f"{name}.json")
    assert f"{record.config.seats}-players" in name
    assert len(record.options) == expected["moves"]
    assert record.digest == expected["digest"]
    state = GAME.new(record.config, record.seed)
    assert isinstance(state, SplendorState)
    invariants.check(state)
    for option in record.options:
        traces.note_replayed(GAME, state, GAME.apply(state, option))
        invariants.check(state)
    assert state.decision is None
    assert state.result is not None
    assert state.result.winners == expected["winners"]
    assert state.result.scores == expected["points"]
    assert state.result.reason == expected["reason"]
    assert GAME.digest(state) == expected["digest"]
    assert GAME.digest(record.replay(GAME)) == expected["digest"]
    assert all(sum(mat.tokens) <= 10 for mat in state.mats)
