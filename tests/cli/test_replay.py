"""``tableverse replay``: showing a recorded game and playing on from it."""

import json
from pathlib import Path

import pytest

from tableverse.kernel.record import Record

from .conftest import Run


def test_replay_lists_every_move(run: Run, finished_game: Path) -> None:
    shown = run("replay", finished_game).stdout
    moves = len(Record.load(finished_game).options)
    assert shown.startswith("   1  Ana ")
    assert f"After {moves} moves" in shown
    assert "Greedy bot wins" in shown


def test_replay_stops_after_a_given_move(run: Run, finished_game: Path) -> None:
    shown = run("replay", finished_game, "--to", "1").stdout
    assert shown.startswith("   1  Ana ")
    assert "Greedy bot takes" not in shown
    assert "After 1 move\n" in shown
    assert "wins" not in shown
    assert "Tras 0 jugadas" in run("replay", finished_game, "--to", "0", "--lang", "es").stdout


def test_replay_as_json(run: Run, finished_game: Path) -> None:
    record = Record.load(finished_game)
    found = json.loads(run("replay", finished_game, "--json").stdout)
    assert [move["option"] for move in found["moves"]] == record.options
    assert found["moves"][0] == {"move": 1, "seat": 1, "option": record.options[0]}
    assert found["result"]["winners"] == [2]
    assert json.loads(run("replay", finished_game, "--to", "2", "--json").stdout)["result"] is None


@pytest.mark.parametrize("to", ["9999", "-1"])
def test_an_unknown_move_is_refused(to: str, run: Run, finished_game: Path) -> None:
    done = run("replay", finished_game, f"--to={to}")
    assert done.exit_code == 2
    assert "There is no move" in done.stderr
    assert done.stdout == ""


def test_playing_on_starts_a_new_game(run: Run, finished_game: Path, data_folder: Path) -> None:
    before = finished_game.read_bytes()
    done = run("replay", finished_game, "--to", "4", "--play-on", typed=["2", "q"])
    assert done.exit_code == 0
    assert finished_game.read_bytes() == before
    (new,) = data_folder.iterdir()
    played = Record.load(new)
    original = Record.load(finished_game)
    assert played.options[:4] == original.options[:4]
    assert played.options[4] != original.options[4]
    assert played.people == original.people


def test_playing_on_cannot_be_saved_over_the_original(run: Run, finished_game: Path) -> None:
    before = finished_game.read_bytes()
    shown = run("replay", finished_game, "--to", "4", "--play-on", typed=["2", f"s {finished_game}", "q"]).stdout
    assert "another saved game" in shown
    assert finished_game.read_bytes() == before


def test_playing_on_replaces_a_bot_by_the_reader(run: Run, finished_game: Path, data_folder: Path) -> None:
    raw = json.loads(finished_game.read_text(encoding="utf-8"))
    raw["people"] = [{"name": "greedy", "bot": "greedy"}] * 2
    finished_game.write_text(json.dumps(raw), encoding="utf-8")
    shown = run("replay", finished_game, "--to", "4", "--play-on", typed=["2", "q"]).stdout
    assert "Player ◀ to move" in shown
    (new,) = data_folder.iterdir()
    assert [person.get("bot") for person in Record.load(new).people] == [None, "greedy"]
