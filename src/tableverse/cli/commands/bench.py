"""``tableverse bench``: measure the speed of the engine on this machine."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from tableverse.cli.options import AsJson, Lang
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.games import registry
from tableverse.lab.bench import Measure, Report
from tableverse.lab.bench import bench as run

LEAST_SECONDS, MOST_SECONDS = 0.01, 60.0


def bench(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-bench-game", show_default=False)] = "splendor",
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", help="cli-bench-seconds", show_default=False)
    ] = 0.5,
    compare: Annotated[
        Path | None, typer.Option("--compare", metavar="TABLEVERSE", help="cli-bench-compare", show_default=False)
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    registry.load_game(game)
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise CommandError("bad-seconds", least=str(LEAST_SECONDS), most=str(MOST_SECONDS), value=str(seconds))
    if compare is not None and not compare.is_file():
        raise CommandError("no-such-program", program=str(compare))
    here = _measure(game, seconds, terminal)
    other = None if compare is None else _measure_other(compare, game, seconds, terminal)
    if as_json:
        terminal.json(_as_json(here, other))
    else:
        _show(here, other, terminal)


def _measure(game: str, seconds: float, terminal: Terminal) -> Report:
    with terminal.err.status(terminal.say("cli-bench-running")) as status:
        return run(
            game,
            seconds,
            progress=lambda name: status.update(terminal.say("cli-bench-measured", what=_name(name, terminal))),
        )


def _measure_other(program: Path, game: str, seconds: float, terminal: Terminal) -> Report:
    """Run the same benchmark with another build, in another process."""
    command = [str(program.absolute()), "bench", game, "--json", "--seconds", str(seconds)]
    with terminal.err.status(terminal.say("cli-bench-other")):
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            return Report.from_json(json.loads(done.stdout))
        except (OSError, subprocess.CalledProcessError, ValueError, KeyError, TypeError) as error:
            raise CommandError("no-such-program", program=str(program)) from error


def _ratio(here: Measure, other: Measure) -> float:
    """Return how many times faster or smaller the other build is, comparing the best repeats."""
    return other.best / here.best if here.better_when_high else here.best / other.best


def _pairs(here: Report, other: Report) -> list[tuple[Measure, Measure]]:
    by_name = {measure.name: measure for measure in other.measures}
    return [(measure, by_name[measure.name]) for measure in here.measures if measure.name in by_name]


def _as_json(here: Report, other: Report | None) -> dict[str, Any]:
    found = here.to_json()
    if other is not None:
        found["other"] = other.to_json()
        found["ratios"] = {mine.name: round(_ratio(mine, theirs), 2) for mine, theirs in _pairs(here, other)}
    return found


def _show(here: Report, other: Report | None, terminal: Terminal) -> None:
    theirs = {} if other is None else {mine.name: found for mine, found in _pairs(here, other)}
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=_title(here, terminal), title_justify="left")
    table.add_column(terminal.say("cli-bench-what"))
    table.add_column(terminal.say("cli-bench-best"), justify="right")
    table.add_column(terminal.say("cli-bench-median"), justify="right")
    table.add_column(terminal.say("cli-bench-unit"))
    if other is not None:
        table.add_column(terminal.say("cli-bench-other-best", build=_build(other)), justify="right")
        table.add_column(terminal.say("cli-bench-ratio"), justify="right")
    for measure in here.measures:
        row = [
            _name(measure.name, terminal),
            terminal.number(measure.best, _places(measure.best)),
            terminal.number(measure.median, _places(measure.median)),
            terminal.say("cli-bench-unit-" + {"1/s": "rate", "µs": "time", "bytes": "bytes"}[measure.unit]),
        ]
        found = theirs.get(measure.name)
        if found is not None:
            row += [terminal.number(found.best, _places(found.best)), f"{terminal.number(_ratio(measure, found), 1)}×"]
        table.add_row(*row)
    terminal.out.print(table)


def _title(report: Report, terminal: Terminal) -> str:
    return terminal.say(
        "cli-bench-title",
        game=terminal.say(f"{report.game}-name"),
        seats=report.seats,
        build=_build(report),
        python=report.python,
    )


def _build(report: Report) -> str:
    return "compiled" if report.compiled else "pure"


def _name(name: str, terminal: Terminal) -> str:
    kind, _, bot = name.partition(":")
    return terminal.say(f"cli-bench-{kind}", bot=bot)


def _places(value: float) -> int:
    return 2 if value < 100 and value != int(value) else 0
