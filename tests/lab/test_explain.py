"""Explanations of where a game was won or lost."""

import json
from pathlib import Path

import pytest

from tableverse.bots.registry import make_bot
from tableverse.bots.review import by_round
from tableverse.games import registry
from tableverse.kernel.corrections import Correction
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.lab.explain import explain

from .conftest import Run

GAME = registry.load_game("splendor")


def played(seed: int, bots: tuple[str, str], most: int = 1000) -> Record:
    people = [{"name": name, "bot": name} for name in bots]
    match = Match(GAME, Config(2), seed, people)
    seated = [make_bot(spec, GAME, seat) for seat, spec in enumerate(bots)]
    while (decision := match.state.decision) is not None and match.moves < most:
        match.choose(seated[decision.seat].choose(match.perspective(decision.seat)))
    return match.finished_record()


def test_chances_begin_even_and_end_with_the_result() -> None:
    record = played(3, ("random", "greedy"))
    found = explain(GAME, record)
    assert len(found.steps) == len(record.options)
    assert found.steps[0].chances == pytest.approx([0.5, 0.5], abs=0.1)
    assert found.final == [0.0, 1.0]
    for step in found.steps:
        assert sum(step.chances) == pytest.approx(1.0)
        assert step.cost >= 0
    assert [len(values) for values in found.series()] == [len(record.options) + 1] * 2


def test_corrections_are_not_judged_as_choices() -> None:
    match = Match.resume(GAME, played(3, ("random", "greedy"), 4))
    match.correct(Correction(0, "top:deck:1", "place", "pile-top", "pile-bottom"))
    assert match.state.decision is not None
    match.choose(match.state.decision.options[0].id)
    found = explain(GAME, match.finished_record())
    assert [step.move for step in found.steps] == [1, 2, 3, 4, 6]
    assert GAME.digest(found.state) == GAME.digest(match.state)


def test_random_play_costs_more_than_greedy_play() -> None:
    found = explain(GAME, played(3, ("random", "greedy")))
    costs = [[step.cost for step in found.steps if step.seat == seat] for seat in (0, 1)]
    assert sum(costs[0]) / len(costs[0]) > 2 * sum(costs[1]) / len(costs[1])
    costly = found.costly(3)
    assert [step.cost for step in costly] == sorted((step.cost for step in costly), reverse=True)
    assert costly[0].seat == 0
    assert costly[0].chosen.id != costly[0].best.id


def test_unfinished_game_is_explained_so_far() -> None:
    found = explain(GAME, played(3, ("random", "greedy"), most=10))
    assert len(found.steps) == 10
    assert 0 < found.final[0] < 1


def test_same_record_gives_the_same_explanation() -> None:
    record = played(5, ("random", "random"), most=20)
    assert explain(GAME, record).to_json() == explain(GAME, record).to_json()


def test_explain_command_shows_a_plot_and_the_choices(run: Run, tmp_path: Path) -> None:
    played(3, ("random", "greedy")).save(tmp_path / "game.json")
    shown = run("explain", "game.json", "--out", "page.html").stdout
    assert any(step in shown for step in "▁▂▃▄▅▆▇█")
    assert "Costliest choices" in shown
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count("<polyline") == 2
    assert "lab-" not in page
    assert "http" not in page
    assert "Las elecciones más costosas" in run("explain", "game.json", "--lang", "es").stdout
    found = json.loads(run("explain", "game.json", "--json").stdout)
    assert found["final"] == [0.0, 1.0]


def test_damaged_record_and_foreign_file_are_left_unchanged(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("hello", encoding="utf-8")
    assert run("explain", "game.json").exit_code == 2
    played(3, ("random", "greedy"), most=4).save(file)
    mine = tmp_path / "page.html"
    mine.write_text("mine", encoding="utf-8")
    done = run("explain", "game.json", "--out", "page.html")
    assert done.exit_code == 2
    assert "page.html exists" in done.stderr
    assert mine.read_text(encoding="utf-8") == "mine"


def test_chances_are_averaged_over_a_round_of_turns() -> None:
    even = [[0.4, 0.6], [0.6, 0.4]] * 3
    told = by_round(even, [0, 1] * 3)
    assert told[0] == [0.4, 0.6]
    assert all(row == pytest.approx([0.5, 0.5]) for row in told[1:])
    # A choice within a turn counts at once. Players who win and lose together need no correction.
    assert by_round([[0.4, 0.6], [0.8, 0.2], [0.9, 0.1]], [0, 1, 1])[2] == pytest.approx([0.65, 0.35])
    assert by_round([[0.3, 0.3], [0.5, 0.5]], [0, 1]) == [[0.3, 0.3], [0.5, 0.5]]
