"""Standing answers at the terminal: the record holds the automatic choices like any others."""

from pathlib import Path

from cli.conftest import Run
from tableverse.games import registry
from tableverse.kernel.record import Record

ALONE = ("play", "champions", "--seed", "1", "--set", "deck-1=spider-man-justice")
#: Become a hero and play on to the villain's first attack, which Spider-Sense may answer.
TO_THE_ATTACK = ["done", "change-form", "end-turn", "6", "done"]
#: An answer that does not fit a question is refused and changes nothing, so these get through any round.
ROUNDS = ["undefended", "end-turn", "discard:", "1", "done"] * 6


def choices(folder: Path) -> list[str]:
    (file,) = folder.iterdir()
    record = Record.load(file)
    record.replay(registry.load_game("champions"))  # a replay needs no standing answers
    return [option for option in record.options if option == "pass" or option.startswith("trigger:spider-man")]


def test_always_uses_an_ability_at_every_chance(run: Run, data_folder: Path) -> None:
    run(*ALONE, typed=[*TO_THE_ATTACK, "a 1", *ROUNDS, "q"])
    made = choices(data_folder)
    assert len([option for option in made if option.startswith("trigger:spider-man")]) >= 2


def test_never_passes_automatically(run: Run, data_folder: Path) -> None:
    run(*ALONE, typed=[*TO_THE_ATTACK, "n 1", *ROUNDS, "q"])
    made = choices(data_folder)
    assert not [option for option in made if option.startswith("trigger:spider-man")]
    assert made.count("pass") >= 2


def test_pp_passes_until_something_else_is_offered(run: Run, data_folder: Path) -> None:
    run(*ALONE, typed=[*TO_THE_ATTACK, "pp", *ROUNDS, "q"])
    assert choices(data_folder).count("pass") >= 2


def test_an_undone_choice_is_asked_again(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=[*TO_THE_ATTACK, "a 1", "u", "q"]).stdout
    assert choices(data_folder) == []
    assert shown.count("a 1 always") >= 1


def test_invalid_standing_answers_are_refused(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=[*TO_THE_ATTACK, "a", "a 9", "n x", "k", "q"]).stdout
    assert shown.count("is not among the options") == 3
    assert "You will be asked about every ability again" in shown
    assert choices(data_folder) == []
