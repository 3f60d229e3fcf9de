"""``simulate`` and ``bench`` from the command line."""

import json
import sys
from pathlib import Path

import pytest

from tableverse.kernel.build import COMPILED

from .conftest import Run

CONTRACT = ("game", "games", "wins", "draws", "decisions", "seconds", "decisions_per_second", "games_per_second")


def test_simulate_json_keeps_its_contract(run: Run) -> None:
    done = run("simulate", "splendor", "--bots", "greedy,random", "--games", "6", "--seed", "2", "--json")
    assert done.exit_code == 0
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert tuple(found)[: len(CONTRACT)] == CONTRACT
    assert set(found["wins"]) == {"1", "2"}
    assert sum(found["wins"].values()) + found["draws"] == found["games"] == 6


def test_one_bot_plays_every_seat(run: Run) -> None:
    found = json.loads(run("simulate", "splendor", "--seats", "4", "--games", "2", "--json").stdout)
    assert found["bots"] == ["random"] * 4
    assert set(found["wins"]) == {"1", "2", "3", "4"}


def test_simulate_does_not_depend_on_the_number_of_jobs(run: Run) -> None:
    line = ("simulate", "splendor", "--bots", "random,greedy", "--games", "8", "--swap-seats", "--seed", "7", "--json")
    alone, shared = json.loads(run(*line).stdout), json.loads(run(*line, "--jobs", "2").stdout)
    for timed in ("seconds", "decisions_per_second", "games_per_second"):
        del alone[timed], shared[timed]
    assert alone == shared


@pytest.mark.parametrize(("language", "words"), [("en", ("Seat 1", "Draws", "95 %")), ("es", ("Asiento 1", "Empates"))])
def test_simulate_prints_a_table_in_both_languages(language: str, words: tuple[str, ...], run: Run) -> None:
    shown = run("simulate", "splendor", "--bots", "random,greedy", "--games", "4", "--lang", language).stdout
    assert all(word in shown for word in words)


def test_simulate_with_swapped_seats_reports_each_bot(run: Run) -> None:
    shown = run("simulate", "splendor", "--bots", "random,greedy", "--games", "4", "--swap-seats").stdout
    assert "greedy, over all seats" in shown


def test_bench_reports_every_measure(run: Run) -> None:
    found = json.loads(run("bench", "--seconds", "0.01", "--json").stdout)
    assert found["compiled"] == COMPILED
    expected = {"random-play", "random-play-events", "bot:random", "bot:greedy", "bot:mcts:50", "clone", "view"}
    expected |= {"encode", "decode", "clone-memory", "state-memory", "encoded-size"}
    assert set(found["measures"]) == expected
    assert all(measure["best"] > 0 and measure["median"] > 0 for measure in found["measures"].values())


def test_bench_compares_two_builds(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "tableverse"
    measured = run("bench", "--seconds", "0.01", "--json").stdout
    other.write_text(f"#!{sys.executable}\nprint({measured!r})\n", encoding="utf-8")
    other.chmod(0o755)
    found = json.loads(run("bench", "--seconds", "0.01", "--compare", other, "--json").stdout)
    assert found["other"]["game"] == "splendor"
    assert set(found["ratios"]) == set(found["measures"])
    assert found["ratios"]["encoded-size"] == 1.0
    shown = run("bench", "--seconds", "0.01", "--compare", other, "--lang", "es").stdout
    assert "Elecciones jugando al azar" in shown
    assert "Proporción" in shown


def test_bench_refuses_another_program(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("#!/bin/sh\necho hello\n", encoding="utf-8")
    other.chmod(0o755)
    done = run("bench", "--seconds", "0.01", "--compare", other)
    assert done.exit_code == 2
    assert "is not a Tableverse program" in done.stderr
