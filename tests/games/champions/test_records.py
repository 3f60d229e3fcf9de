"""Whole games kept as files: replayed, they go the same way and end the same way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.champions import invariants
from games.champions.record_games import ENDINGS, GAME
from games.champions.table import DECKS, SCENARIOS
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.record import Record

RECORDS = Path(__file__).parent / "records"
RESULTS = json.loads((RECORDS / "results.json").read_text(encoding="utf-8"))
#: How often on the way everything is counted.
EVERY = 10


def test_there_are_enough_of_them() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == {*RESULTS, "results"}
    assert len(RESULTS) >= 30
    configs = [Record.load(RECORDS / f"{name}.json").config for name in RESULTS]
    assert {config.seats for config in configs} == {1, 2, 3, 4}
    assert {config.settings.get("scenario", SCENARIOS[0]) for config in configs} == set(SCENARIOS)
    assert {config.settings.get("mode", "standard") for config in configs} == {"standard", "expert"}
    assert set(DECKS) <= {
        config.settings.get("deck-1") for config in configs if isinstance(config.settings.get("deck-1"), str)
    }
    assert {result["reason"] for result in RESULTS.values()} == set(ENDINGS)
    assert {result["side"] for result in RESULTS.values()} == {"heroes", "villain"}


@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_goes_the_same_way_again(name: str) -> None:
    expected = RESULTS[name]
    record = Record.load(RECORDS / f"{name}.json")
    assert len(record.options) == expected["moves"]
    assert record.digest == expected["digest"]
    game = GAME.for_table(record.config)  # other products change nothing, not even what is drawn by lot
    state = game.new(record.config, record.seed)
    assert isinstance(state, ChampionsState)
    for number, option in enumerate(record.options):
        if number % EVERY == 0:
            invariants.check(state)
        game.apply(state, option)
    assert state.decision is None
    assert state.result is not None
    assert state.result.winners == expected["winners"]
    assert (state.result.side, state.result.reason) == (expected["side"], expected["reason"])
    assert game.digest(state) == expected["digest"]
