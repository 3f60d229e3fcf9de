"""``tableverse deck``: checking a deck and converting it between formats."""

import json
from pathlib import Path

import pytest

from tableverse.games import registry

from .conftest import Run


@pytest.fixture
def deck_file(tmp_path: Path, run: Run) -> Path:
    game = registry.load_game("champions")
    file = tmp_path / "deck.o8d"
    file.write_text(game.format_deck(game.cards.decks["spider-man-justice"].data(), "octgn"), encoding="utf-8")  # type: ignore[attr-defined]
    return file


def test_check_accepts_a_legal_deck(run: Run, deck_file: Path) -> None:
    shown = run("deck", "check", deck_file)
    assert (shown.exit_code, shown.stdout) == (0, "spider-man: 40 cards, legal deck\n")


def test_check_lists_every_problem_of_an_illegal_deck(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Bad one\nSpider-Man\n41x Haymaker\n1x Nobody\n", encoding="utf-8")
    shown = run("deck", "check", file, "--lang", "es")
    assert shown.exit_code == 1
    lines = shown.stdout.splitlines()
    assert lines[0] == "Bad one: 41 cartas, mazo no legal"
    assert lines[1] == "– 1x «Nobody» no es una carta conocida"
    assert lines[-1] == "– Puñetazo demoledor: 41 copias; se permiten 3 como máximo"
    seen = json.loads(run("deck", "check", file, "--json").stdout)
    assert seen["unknown"] == [{"written": "Nobody", "copies": 1, "product": {}}]


def test_convert_writes_another_format(run: Run, deck_file: Path, tmp_path: Path) -> None:
    written = tmp_path / "deck.json"
    written.write_text(run("deck", "convert", deck_file, "--to", "marvelcdb").stdout, encoding="utf-8")
    assert json.loads(written.read_text(encoding="utf-8"))["hero_code"] == "01001a"
    assert run("deck", "check", written).exit_code == 0


def test_a_deck_file_can_be_a_setting(run: Run, deck_file: Path) -> None:
    line = ["simulate", "champions", "--bots", "random", "--games", "1", "--seed", "1", "--set"]
    assert run(*line, f"deck-1={deck_file}").exit_code == 0
    assert run(*line, "deck-1=no-such-file").exit_code == 2


@pytest.mark.parametrize(
    "line",
    [
        ["deck", "check", "no-such-file"],
        ["deck", "admire", "FILE"],
        ["deck", "convert", "FILE"],
        ["deck", "check", "FILE", "--to", "octgn"],
        ["deck", "convert", "FILE", "--to", "clay"],
        ["deck", "check", "FILE", "--environment", "jungle"],
    ],
)
def test_invalid_arguments_are_refused(line: list[str], run: Run, deck_file: Path) -> None:
    shown = run(*(str(deck_file) if word == "FILE" else word for word in line))
    assert shown.exit_code == 2
    assert shown.stderr.count("\n") == 1
