"""A progress bar over many games, with the games per second and the remaining time."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tableverse.cli.terminal import CommandError, Terminal

Found = TypeVar("Found")


def run_games(terminal: Terminal, games: int, work: Callable[[Callable[[int], None]], Found]) -> Found:
    """Run ``work`` with a progress bar.

    ``work`` receives a callback for the number of games just finished.
    """
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as bar:
        task = bar.add_task(terminal.say("cli-simulate-progress"), total=games, rate="")

        def advance(finished: int) -> None:
            bar.advance(task, finished)
            speed = bar.tasks[0].speed
            if speed is not None:
                bar.update(task, rate=terminal.say("cli-simulate-rate", rate=terminal.number(speed, 1)))

        try:
            return work(advance)
        except BrokenProcessPool as error:
            raise CommandError("worker-died") from error
