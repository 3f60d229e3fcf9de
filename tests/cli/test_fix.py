"""Corrections by hand at the terminal."""

from pathlib import Path

from tableverse.kernel.record import Record

from .conftest import Run

ALONE = ("play", "splendor", "--bot", "random", "--seed", "3", "--name", "Ana")
SHARED = ("play", "splendor", "--hot-seat", "--seed", "3", "--name", "Ana", "--name", "Bea")
RED = 'correct:{"seat":0,"thing":"seat:0","aspect":"tokens-red","before":0,"after":2}'


def saved(folder: Path) -> Record:
    (file,) = folder.iterdir()
    return Record.load(file)


def test_correcting_a_number_is_logged(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=["fix ana reality", "9", "2", "q"]).stdout
    assert "Ana, Reality tokens: 0. Change it to what? (0–4, or nothing to cancel)" in shown
    assert "Enter a number from 0 to 4" in shown
    assert "Fixed by hand: Ana, Reality tokens 0 → 2, by Ana" in shown
    assert saved(data_folder).options == [RED]
    assert saved(data_folder).corrections == 1


def test_moving_a_card_can_be_undone(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=["fix top level 1", "1", "u", "q"]).stdout
    assert "The top card of Deck (Level 1), place" in shown
    assert saved(data_folder).options == []


def test_listing_and_cancelling_change_nothing(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=["fix", "", "fix moon", "fix ana reality", "", "q"]).stdout
    assert "Bot (random), Mind tokens: 0" in shown or "Mind tokens: 0" in shown
    assert "You can’t change “moon” right now" in shown
    assert saved(data_folder).options == []


def test_the_other_person_at_the_keyboard_must_agree(run: Run, data_folder: Path) -> None:
    ask = "Bea, may Ana make this change: Ana, Reality tokens 0 → 2? (y/n)"
    shown = run(*SHARED, typed=["", "fix ana reality", "2", "n", "fix ana reality", "2", "y", "q"]).stdout
    assert shown.count(ask) == 2
    assert "Nothing was changed" in shown
    assert saved(data_folder).options == [RED]


def test_corrections_work_in_spanish(run: Run, data_folder: Path) -> None:
    shown = run("--lang", "es", *ALONE, typed=["fix ana realidad", "2", "q"]).stdout
    assert "Corrección de Ana: Ana, fichas de Realidad 0 → 2" in shown
