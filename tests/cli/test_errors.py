"""Bad input: one sentence in the reader's language on standard error, exit code 2, and nothing written."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tableverse.kernel.game import Config
from tableverse.kernel.record import Record

from .conftest import Run

WRONG = [
    ("play chess", "no game called “chess”"),
    ("play splendor --seats 1", "2 to 4 players"),
    ("play splendor --seats 9", "2 to 4 players"),
    ("play splendor --seats x", "--seats is not a number"),
    ("play splendor --bot hal", "no bot called “hal”"),
    ("play splendor --bots random,", "no bot called “”"),
    ("play splendor --bot mcts:0", "mcts:0"),
    ("play splendor --bot mcts:-5ms", "mcts:-5ms"),
    ("play splendor --bot greedy:3", "greedy:3"),
    ("play splendor --bots random,random --seats 2", "2 bots do not fit 2 seats"),
    ("play splendor --hot-seat --bots random,random --seats 2", "2 bots do not fit 2 seats"),
    ("play splendor --name Ana --name Bea", "2 names were given for one person"),
    ("play splendor --seed -1", "seed must be a whole number"),
    ("play splendor --seed 99999999999999999999", "seed must be a whole number"),
    ("play splendor --resume nowhere.json", "nowhere.json"),
    ("play splendor --pack nowhere", "nowhere"),
    ("play splendor extra", "not a valid command line"),
    ("play splendor --frobnicate", "no option “--frobnicate”"),
    ("play splendor --seats", "--seats needs a value"),
    ("play", "GAME is missing"),
    ("simulate chess", "no game called “chess”"),
    ("simulate splendor --games 0", "games must be a whole number from 1"),
    ("simulate splendor --games -3", "games must be a whole number from 1"),
    ("simulate splendor --jobs 0", "jobs must be a whole number from 1"),
    ("simulate splendor --jobs 100000", "jobs must be a whole number from 1"),
    ("simulate splendor --seed -1", "seed must be a whole number"),
    ("simulate splendor --seats 1", "2 to 4 players"),
    ("simulate splendor --seats -7", "2 to 4 players"),
    ("simulate splendor --seats 1000000000", "2 to 4 players"),
    ("simulate splendor --bots random,hal", "no bot called “hal”"),
    ("simulate splendor --bots random,random --seats 3", "2 bots do not fit 3 seats"),
    ("simulate splendor --bots random,mcts:x", "mcts:x"),
    ("replay nowhere.json", "nowhere.json"),
    ("rules chess", "no game called “chess”"),
    ("rules --show SPL-NO-99", "no rule “SPL-NO-99”"),
    ("content chess", "no game called “chess”"),
    ("content check", "DIR is missing"),
    ("content check nowhere", "nowhere"),
    ("content splendor elsewhere", "not a valid command line"),
    ("content --pack nowhere", "GAME is missing"),
    ("bench chess", "no game called “chess”"),
    ("bench --seconds 0", "--seconds must be a number"),
    ("bench --seconds nan", "--seconds must be a number"),
    ("bench --compare nowhere", "nowhere is not a Tableverse program"),
    ("games --lang fr", "no language “fr”"),
    ("--lang", "--lang needs a value"),
    ("frobnicate", "no command “frobnicate”"),
]


@pytest.mark.parametrize(("line", "expected"), WRONG, ids=[line for line, _ in WRONG])
def test_bad_arguments_give_one_sentence_and_exit_code_2(
    line: str, expected: str, run: Run, data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*line.split())
    assert done.exit_code == 2
    assert expected in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert not data_folder.exists()


@pytest.mark.parametrize("line", [line for line, _ in WRONG if "--lang" not in line])
def test_bad_arguments_are_explained_in_spanish(
    line: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    english = run(*line.split()).stderr
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    spanish = run(*line.split())
    assert spanish.exit_code == 2
    assert spanish.stderr.count("\n") == 1
    assert spanish.stderr != english


def a_record(**changes: object) -> bytes:
    raw = json.loads(Record("splendor", Config(2), 1, ["take:yellow+blue+orange"]).to_json())
    return json.dumps(raw | changes).encode()


DAMAGED = {
    "not json": (b"hello", "not a Tableverse record"),
    "binary": (bytes(range(256)), "not a Tableverse record"),
    "empty": (b"", "not a Tableverse record"),
    "another format": (b'{"format": "chess"}', "not a Tableverse record"),
    "cut short": (a_record()[:-20], "not a Tableverse record"),
    "newer": (a_record(version=99), "newer Tableverse"),
    "no seed": (a_record(seed="x"), "damaged (seed)"),
    "options are numbers": (a_record(options=[1]), "damaged (options)"),
    "an impossible move": (a_record(options=["take:yellow+blue+orange", "recruit:thanos-himself"]), "its move 2"),
    "another ending": (a_record(digest="0123456789abcdef"), "ends in a different position"),
    "other cards": (a_record(content="0123456789abcdef"), "other cards"),
    "nine seats": (a_record(config={"seats": 9, "settings": {}}), "2 to 4 players"),
    "an unknown game": (a_record(game="chess"), "chess"),
}


@pytest.mark.parametrize(
    "command", [["play", "splendor", "--resume"], ["replay"], ["replay", "--play-on"]], ids=" ".join
)
@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_record_is_refused_and_left_alone(
    damage: str, command: list[str], run: Run, data_folder: Path, tmp_path: Path
) -> None:
    data, expected = DAMAGED[damage]
    file = tmp_path / "game.json"
    file.write_bytes(data)
    done = run(*command, file, typed=["1"])
    assert done.exit_code == 2
    assert expected in done.stderr
    # For a record with other cards, ``replay`` adds a line about the part that can still be replayed.
    assert done.stderr.count("\n") == (2 if damage == "other cards" and command[0] == "replay" else 1)
    assert done.stdout == ""
    assert file.read_bytes() == data
    assert not data_folder.exists()


def test_a_game_with_an_unknown_bot_cannot_be_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(a_record(people=[{"name": "Ana"}, {"name": "hal", "bot": "hal"}]))
    before = file.read_bytes()
    done = run("play", "splendor", "--resume", file)
    assert done.exit_code == 2
    assert "no bot called “hal”" in done.stderr
    assert file.read_bytes() == before
    assert run("replay", file).exit_code == 0  # a replay needs no bot


@pytest.mark.parametrize(
    "option", ["--seats 2", "--bot random", "--bots random", "--hot-seat", "--name Ana", "--seed 1"]
)
def test_options_of_a_new_game_are_refused_when_resuming(option: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(a_record())
    done = run("play", "splendor", "--resume", file, *option.split())
    assert done.exit_code == 2
    assert "--resume" in done.stderr


@pytest.mark.parametrize("content", [b"my diary\n", a_record(version=99), a_record(seed="x")])
def test_save_never_replaces_a_file_that_is_not_ours(content: bytes, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    done = run("play", "splendor", "--bot", "random", "--save", file, typed=["1"])
    assert done.exit_code == 2
    assert "is not a Tableverse record" in done.stderr
    assert file.read_bytes() == content


def test_save_never_replaces_another_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(a_record())
    before = file.read_bytes()
    done = run("play", "splendor", "--bot", "random", "--seed", "2", "--save", file, typed=["1"])
    assert done.exit_code == 2
    assert "another saved game" in done.stderr
    assert file.read_bytes() == before


def test_an_unwritable_save_folder_is_an_error(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    done = run("play", "splendor", "--bot", "random", "--save", blocked / "game.json")
    assert done.exit_code == 2
    assert "game.json" in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_unwritable_data_folder_is_an_error(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    done = run("play", "splendor", "--bot", "random")
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1


def program(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the program as a shell would."""
    return subprocess.run(
        [sys.executable, "-c", "from tableverse.cli import app; app()", *words],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), **environment},
    )


def test_the_program_prints_no_traceback(tmp_path: Path) -> None:
    done = program("replay", str(tmp_path / "nowhere.json"), LANG="es_ES.UTF-8")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_closed_output_pipe_is_not_an_error() -> None:
    command = f'{sys.executable} -c "from tableverse.cli import app; app()" rules --json | head -1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout == "{\n"
    assert "Traceback" not in done.stderr
