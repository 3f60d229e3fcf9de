"""Studies: the matrix, the statistics, the page and the data."""

import csv
import io
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tableverse.games import registry
from tableverse.kernel.errors import TableError
from tableverse.lab.outcome import Outcome
from tableverse.lab.plan import Plan
from tableverse.lab.plots import bars, heat_map, histogram, lines
from tableverse.lab.simulate import simulate
from tableverse.lab.study import Cell, Study
from tableverse.lab.study_report import report

from .conftest import Run


def test_the_matrix_has_every_pair_and_every_number_of_seats() -> None:
    study = Study("splendor", ("random", "greedy"), (2, 3), 5)
    assert [plan.bots for plan in study.plans()] == [
        ("random", "random"),
        ("random", "greedy"),
        ("greedy", "greedy"),
        ("random", "random", "random"),
        ("random", "greedy", "random"),
        ("greedy", "greedy", "greedy"),
    ]
    assert study.total == 30
    assert len({plan.seed for plan in study.plans()}) == 6


def test_the_matrix_has_every_mix_of_settings() -> None:
    study = Study("splendor", ("random",), (2,), 5, varied=(("level", (1, 2)), ("mode", ("a", "b"))))
    assert [plan.settings for plan in study.plans()] == [
        (("level", 1), ("mode", "a")),
        (("level", 1), ("mode", "b")),
        (("level", 2), ("mode", "a")),
        (("level", 2), ("mode", "b")),
    ]


def a_study() -> Study:
    """Return four games of a against b in two seats. All winners and nobody else hold "sword"."""
    study = Study("splendor", ("a", "b"), (2,), 4)
    plan = Plan("splendor", ("a", "b"), 4, swap_seats=True)
    outcomes = [
        Outcome(0, [0, 1], [0], "", "points", [16, 9], 50, [["sword", "shield"], ["shield"]]),
        Outcome(1, [1, 0], [1], "", "points", [9, 16], 70, [[], ["sword", "shield"]]),
        Outcome(2, [0, 1], [1], "", "stalled", [3, 4], 90, [["shield"], ["sword"]]),
        Outcome(3, [1, 0], [], "", "stalled", [1, 1], 20, [[], []]),
    ]
    study.cells.append(Cell(plan, outcomes))
    return study


def test_study_counts_wins_reasons_and_lengths() -> None:
    study = a_study()
    assert study.by_bot() == {"a": (2, 4), "b": (1, 4)}
    assert study.by_seat() == {1: (1, 4), 2: (2, 4)}
    assert study.by_reason() == {"points": 2, "stalled": 2}
    assert study.lengths() == [50, 70, 90, 20]
    assert study.match_ups() == [[None, pytest.approx(2 / 3)], [pytest.approx(1 / 3), None]]


def test_card_value_is_its_win_rate_difference() -> None:
    sword, shield = a_study().component_win_rates()
    assert (sword.id, sword.seats_with, sword.wins_with, sword.seats_without, sword.wins_without) == (
        "sword",
        3,
        3,
        5,
        0,
    )
    assert sword.difference == 1.0
    assert shield.difference == pytest.approx(2 / 4 - 1 / 4)
    low, high = shield.interval
    assert low < 0 < shield.difference < high


def a_study_of_heroes() -> Study:
    """Return games of two heroes against Maestro and Immortus. Loki always wins, Ironheart only with him."""
    study = Study("united", ("a",), (2,), 2, varied=(("villain", ("maestro", "immortus")),))
    for villain, won in (("maestro", [0, 1]), ("immortus", [])):
        heroes = [["loki"], ["ironheart"]] if won else [["ironheart"], ["mighty-thor"]]
        outcome = Outcome(0, [0, 0], won, "heroes" if won else "villain", "defeat", [0, 0], 9, heroes, villain)
        plan = Plan("united", ("a", "a"), 2, settings=(("villain", villain),))
        study.cells.append(Cell(plan, [outcome, outcome._replace(number=1)]))
    return study


def test_cooperative_games_are_counted_by_opponent_and_hero() -> None:
    study = a_study_of_heroes()
    assert study.together
    assert not a_study().together
    assert study.by_opponent() == study.by_setting("villain") == {"maestro": (2, 2), "immortus": (0, 2)}
    assert study.names_the_opponent("villain")
    assert study.by_size() == {"2": (2, 4)}
    assert study.against() == {
        ("loki", "maestro"): (2, 2),
        ("ironheart", "maestro"): (2, 2),
        ("ironheart", "immortus"): (0, 2),
        ("mighty-thor", "immortus"): (0, 2),
    }
    assert {one.id: one.difference for one in study.component_win_rates()} == {
        "loki": pytest.approx(1 - 2 / 6),
        "ironheart": 0.0,
        "mighty-thor": pytest.approx(0 - 4 / 6),
    }


def test_a_setting_that_only_names_the_opponent_is_not_shown_twice() -> None:
    study = a_study_of_heroes()
    for number, cell in enumerate(study.cells):
        cell.plan = replace(cell.plan, settings=(("villain", f"scenario {number}"), ("challenge", "hard")))
    assert study.names_the_opponent("villain")
    assert not study.names_the_opponent("challenge")


@pytest.mark.parametrize(("language", "heading"), [("en", "by opponent"), ("es", "según el rival")])
def test_study_page_of_a_cooperative_game(language: str, heading: str) -> None:
    page = report(a_study_of_heroes(), language)
    assert heading in page
    assert "Maestro" in page
    assert page.count("<svg") == 6  # bots, opponents, match-ups, lengths, ends, heroes
    assert "lab-study" not in page


@pytest.mark.parametrize("game", registry.game_ids())
def test_outcomes_name_the_participants_in_every_game(game: str) -> None:
    outcome = simulate(Plan(game, ("random", "random"), 1)).outcomes[0]
    names = {id for items in registry.load_game(game).registry.kinds.values() for id in items}
    assert len(outcome.held) == 2
    assert all(outcome.held)
    assert {thing for things in outcome.held for thing in things} <= names
    assert (outcome.against in names) == (game != "splendor")


def test_csv_files_contain_the_study_data() -> None:
    study = a_study()
    games = list(csv.DictReader(io.StringIO(study.games_csv())))
    assert [row["bots"] for row in games] == ["a b", "b a", "a b", "b a"]
    assert [row["winners"] for row in games] == ["1", "2", "2", ""]
    cards = list(csv.DictReader(io.StringIO(study.cards_csv())))
    assert [(row["card"], row["difference"]) for row in cards] == [("sword", "1.0000"), ("shield", "0.2500")]


@pytest.mark.parametrize(
    "drawn",
    [
        bars([("a <b>", 0.5, 0.4, 0.6, "50 %"), ("b", -0.2, -0.3, 0.0, "x & y")], "title"),
        histogram([1, 5, 5, 90], "title"),
        heat_map(["a", "b"], ["c", "d", "a name too long for its column"], [[None, 0.7, 0], [0.3, 0.5, 1]], "title"),
        lines([("a", [0.1, 0.5, 1.0]), ("b", [0.9, 0.5, 0.0])], "title"),
    ],
)
def test_plots_are_well_formed_and_within_bounds(drawn: str) -> None:
    root = ET.fromstring(drawn)
    _, _, width, height = (float(part) for part in root.attrib["viewBox"].split())
    for shape in root.iter("rect"):
        x, y, wide, tall = (float(shape.attrib[name]) for name in ("x", "y", "width", "height"))
        assert 0 <= x <= x + wide <= width
        assert 0 <= y <= y + tall <= height


def test_empty_plots_are_omitted() -> None:
    assert bars([], "") == histogram([], "") == lines([], "") == ""


LINE = ("study", "splendor", "--bots", "random,greedy", "--games", "2", "--seats", "2,3")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            (
                "Study of Splendor",
                "Win rate of each bot",
                "Match-ups",
                "How the games ended",
                "Card values",
            ),
        ),
        (
            "es",
            (
                "Estudio de Splendor",
                "Con qué frecuencia gana cada bot",
                "Enfrentamientos",
                "Cómo acabaron",
                "Cuánto valen las cartas",
            ),
        ),
    ],
)
def test_study_page_is_complete_and_self_contained(
    language: str, words: tuple[str, ...], run: Run, tmp_path: Path
) -> None:
    done = run(*LINE, "--lang", language)
    assert done.exit_code == 0
    page = (tmp_path / "study.html").read_text(encoding="utf-8")
    assert all(word in page for word in words)
    assert page.count("<svg") == 6
    assert not re.search(r"https?://|<script|<link|lab-[a-z]|cli-[a-z]|-reason-", page)
    rows = list(csv.DictReader(io.StringIO((tmp_path / "study-games.csv").read_text(encoding="utf-8"))))
    assert len(rows) == 12
    assert (tmp_path / "study-cards.csv").read_text(encoding="utf-8").count("\n") > 20


def test_a_game_of_sides_has_no_match_ups() -> None:
    study = a_study()
    assert "Match-ups" in report(study, "en")
    cell = study.cells[0]
    cell.outcomes = [Outcome(n, [0, 1], [0, 1], "heroes", "points", [], 9) for n in range(4)]
    page = report(study, "en")
    assert "Match-ups" not in page
    assert "100.0 %" in page


def test_report_can_be_overwritten_but_other_files_cannot(run: Run, tmp_path: Path) -> None:
    line = ("study", "splendor", "--bots", "random", "--games", "2", "--out", "report.html")
    assert run(*line).exit_code == 0
    assert run(*line).exit_code == 0
    for name in ("other.html", "other-games.csv", "other-cards.csv"):
        mine = tmp_path / name
        mine.write_text("mine", encoding="utf-8")
        done = run(*line[:-1], "other.html")
        assert done.exit_code == 2
        assert done.stderr.count("\n") == 1
        assert mine.read_text(encoding="utf-8") == "mine"
        mine.unlink()
    assert not list(tmp_path.glob("*.part"))


WRONG = [
    ("study chess", "no game called “chess”"),
    ("study splendor --games 0", "games must be a whole number"),
    ("study splendor --bots hal", "no bot called “hal”"),
    ("study splendor --bots random,random", "different bots"),
    ("study splendor --seats 2,x", "--seats is not a number"),
    ("study splendor --seats 9", "2 to 4 players"),
    ("study splendor --vary speed=1,2", "no setting called “speed”"),
    ("study splendor --vary speed", "NAME=VALUE"),
    ("study splendor --out nowhere/study.html", "nowhere"),
    ("study splendor --out .", "is a folder"),
    ("study splendor --jobs 0", "jobs must be a whole number"),
    ("tournament chess", "no game called “chess”"),
    ("tournament splendor --games 0", "games must be a whole number"),
    ("tournament splendor --bots random", "different bots"),
    ("tournament splendor --bots random,hal", "no bot called “hal”"),
    ("tournament splendor --set speed=1", "no setting called “speed”"),
    ("explain nowhere.json", "nowhere.json"),
    ("explain", "RECORD is missing"),
    ("simulate splendor --set speed", "NAME=VALUE"),
    ("simulate splendor --games 2 --out nowhere/run.sqlite", "nowhere"),
    ("simulate splendor --games 2 --out .", "is a folder"),
]


@pytest.mark.parametrize(("line", "expected"), WRONG, ids=[line for line, _ in WRONG])
def test_invalid_input_gives_one_sentence_in_both_languages(line: str, expected: str, run: Run, tmp_path: Path) -> None:
    done = run(*line.split())
    assert done.exit_code == 2
    assert expected in done.stderr
    spanish = run(*line.split(), "--lang", "es")
    assert spanish.exit_code == 2
    assert spanish.stderr != done.stderr
    assert done.stderr.count("\n") == spanish.stderr.count("\n") == 1
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["simulate", "tournament", "study", "explain"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_help_is_complete(command: str, language: str, run: Run) -> None:
    shown = run(command, "--help", "--lang", language).stdout
    assert "lab-" not in shown
    assert "cli-" not in shown


def test_study_without_bots_is_refused() -> None:
    with pytest.raises(TableError):
        Study("splendor", (), (2,), 3).run()
