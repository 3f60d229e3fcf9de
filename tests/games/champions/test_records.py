"""Recorded games: a replay makes the same moves and ends the same way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import traces
from games.champions import invariants
from games.champions.record_games import ENDINGS, FOLDERS, GAME
from games.champions.table import SCENARIOS, assert_reveals_are_marked
from tableverse.games.champions.reading.catalogue import catalogue
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.record import Record

#: Number of moves between two checks of all invariants.
EVERY = 10
RESULTS = {
    folder / f"{name}.json": result
    for folder in FOLDERS
    for name, result in json.loads((folder / "results.json").read_text(encoding="utf-8")).items()
}


@pytest.mark.parametrize(("folder", "games"), FOLDERS.items(), ids=[folder.name for folder in FOLDERS])
def test_record_files_match_the_list_of_games(folder: Path, games: dict[str, object]) -> None:
    assert {path.stem for path in folder.glob("*.json")} == {*games, "results"}
    assert len(games) >= 30
    kept = {path: result for path, result in RESULTS.items() if path.parent == folder}
    assert {path.stem for path in kept} == set(games)
    configs = [Record.load(path).config for path in kept]
    assert {config.seats for config in configs} == {1, 2, 3, 4}
    assert {config.settings.get("mode", "standard") for config in configs} == {"standard", "expert"}
    assert {result["reason"] for result in kept.values()} == set(ENDINGS)
    assert {result["side"] for result in kept.values()} == {"heroes", "villain"}


def test_every_scenario_and_hero_is_recorded() -> None:
    configs = [Record.load(path).config for path in RESULTS]
    assert {config.settings.get("scenario", SCENARIOS[0]) for config in configs} == set(catalogue().scenarios)
    agreed = [config.settings.get("deck-1") for config in configs]
    assert set(catalogue().decks) <= {deck for deck in agreed if isinstance(deck, str)}


@pytest.mark.parametrize("path", RESULTS, ids=[path.stem for path in RESULTS])
def test_replayed_game_matches_its_record(path: Path) -> None:
    expected = RESULTS[path]
    record = Record.load(path)
    assert len(record.options) == expected["moves"]
    assert record.digest == expected["digest"]
    game = GAME.for_table(record.config)  # other products change nothing, not even random draws
    state = game.new(record.config, record.seed)
    assert isinstance(state, ChampionsState)
    for number, option in enumerate(record.options):
        if number % EVERY == 0:
            invariants.check(state)
        told = game.apply(state, option)
        assert_reveals_are_marked(told)
        traces.note_replayed(game, state, told)
    assert state.decision is None
    assert state.result is not None
    assert state.result.winners == expected["winners"]
    assert (state.result.side, state.result.reason) == (expected["side"], expected["reason"])
    assert game.digest(state) == expected["digest"]
