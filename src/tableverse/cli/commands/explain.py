"""``tableverse explain``: show where a recorded game was won or lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tableverse.cli.options import AsJson, Lang, Packs
from tableverse.cli.progress import run_games
from tableverse.cli.seating import from_record, named
from tableverse.cli.terminal import Terminal
from tableverse.games import registry
from tableverse.kernel.record import Record
from tableverse.kernel.speech import Speaker
from tableverse.lab.explain import Explanation
from tableverse.lab.explain import explain as explain_record
from tableverse.lab.plots import lines, page, table
from tableverse.lab.report_files import check_report, write_atomically

GENERATOR = "Tableverse explain"
#: Characters for the heights of a plot.
STEPS = "▁▂▃▄▅▆▇█"
WIDEST = 72
CHOICES_SHOWN = 8


def explain(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="lab-explain-record", show_default=False)],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.html", help="lab-explain-out", show_default=False)
    ] = None,
    packs: Packs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    record = Record.load(file)
    game = registry.load_game(record.game, packs or ())
    if out is not None:
        check_report(out, GENERATOR)
    found = run_games(terminal, len(record.options), lambda progress: explain_record(game, record, progress))
    speaker = Speaker(game, terminal.language, [seat.name for seat in named(from_record(record), terminal)])
    if out is not None:
        write_atomically(out, _page(found, speaker, terminal))
    if as_json:
        terminal.json(found.to_json())
        return
    _show(found, speaker, terminal)
    _show_tallies(found, speaker, terminal)
    if found.steps:
        terminal.line("lab-explain-play-on", command=f"tableverse replay {file} --to N --play-on")
    if out is not None:
        terminal.line("lab-explain-written", page=str(out))


def _show(found: Explanation, speaker: Speaker, terminal: Terminal) -> None:
    terminal.line("lab-explain-title", moves=len(found.steps))
    wide = max(len(person) for person in speaker.people)
    for person, values in zip(speaker.people, found.series(), strict=True):
        last = terminal.say("cli-percent", value=terminal.number(100 * values[-1]))
        terminal.out.print(Text(f"{person:>{wide}} {_spark(values)} {last}"))
    costly = _choices(found, speaker, terminal)
    if costly:
        terminal.line("lab-explain-costly")
    for row in costly:
        terminal.line("lab-explain-choice", move=row[0], person=row[1], chosen=row[2], best=row[3], cost=row[4])


def _show_tallies(found: Explanation, speaker: Speaker, terminal: Terminal) -> None:
    """Show each player's statistics in a line."""
    for person, tally in zip(speaker.people, found.tallies, strict=True):
        counts = [f"{speaker.word(f'{found.record.game}-tally-{name}')} {count}" for name, count in tally.items()]
        if counts:
            terminal.out.print(Text(f"{person}: {' · '.join(counts)}"))


def _choices(found: Explanation, speaker: Speaker, terminal: Terminal) -> list[tuple[str, str, str, str, str]]:
    """Return move, player, chosen option, best option, and the difference in percentage points."""
    return [
        (
            str(step.move),
            speaker.people[step.seat],
            speaker.say(step.chosen.message),
            speaker.say(step.best.message),
            terminal.number(100 * step.cost, 1),
        )
        for step in found.costly(CHOICES_SHOWN)
    ]


def _spark(values: list[float]) -> str:
    """Return the plot as one row of characters. A long game is sampled."""
    every = max(1, -(-len(values) // WIDEST))
    shown = values[::every]
    return "".join(STEPS[min(len(STEPS) - 1, int(value * len(STEPS)))] for value in shown)


def _page(found: Explanation, speaker: Speaker, terminal: Terminal) -> str:
    say = terminal.say
    series = list(zip(speaker.people, found.series(), strict=True))
    heads = [say(f"lab-explain-{head}") for head in ("move", "person", "chosen", "best", "cost")]
    sections = [
        (say("lab-explain-chances"), lines(series, say("lab-explain-chances"))),
        (say("lab-explain-costly"), table(heads, _choices(found, speaker, terminal), 4)),
    ]
    title = say("lab-explain-page", game=say(f"{found.record.game}-name"))
    return page(terminal.language, title, GENERATOR, sections)
