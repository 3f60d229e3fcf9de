"""``tableverse simulate``: play many games between bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from tableverse.cli.options import AsJson, BotList, GameName, Jobs, Lang, Packs, Ray, Seats, Seed, Settings, bot_list
from tableverse.cli.progress import run_games
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.games import registry
from tableverse.lab.executors import Executor, executor_for
from tableverse.lab.intervals import wilson
from tableverse.lab.outcome import UNFINISHED
from tableverse.lab.plan import Plan, read_settings
from tableverse.lab.simulate import simulate as run
from tableverse.lab.summary import Summary

#: The number of players if the options do not determine it and the game allows this number.
DEFAULT_SEATS = 2


def simulate(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    bots: BotList = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-simulate-games", show_default=False)] = 100,
    seed: Seed = 0,
    jobs: Jobs = None,
    swap_seats: Annotated[
        bool, typer.Option("--swap-seats", help="cli-simulate-swap-seats", show_default=False)
    ] = False,
    packs: Packs = None,
    settings: Settings = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="lab-option-out", show_default=False)
    ] = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    named = bot_list(bots) or ["random"]
    title = registry.load_game(game, packs or ())
    agreed = read_settings(title, settings or ())
    least, most = title.seat_limits(dict(agreed))
    usual = max(least, min(DEFAULT_SEATS, most))
    plan = Plan(game, _one_per_seat(named, seats, usual), games, seed or 0, swap_seats, tuple(packs or ()), agreed)
    executor = executor_for(jobs, ray)
    plan.check()
    summary = run_games(terminal, plan.games, lambda progress: _simulate(plan, executor, progress, out))
    if as_json:
        terminal.json(summary.to_json())
    else:
        _show(summary, terminal)


def _one_per_seat(named: list[str], seats: int | None, usual: int) -> tuple[str, ...]:
    """Return the bot of each seat. A single bot plays every seat."""
    if len(named) == 1:
        return tuple(named * max(0, min(seats if seats is not None else usual, 100)))
    if seats is not None and seats != len(named):
        raise CommandError("bots-and-seats", bots=len(named), seats=seats)
    return tuple(named)


def _simulate(plan: Plan, executor: Executor, progress: Callable[[int], None], out: Path | None) -> Summary:
    return run(plan, progress=progress, executor=executor, out=out)


def _show(summary: Summary, terminal: Terminal) -> None:
    plan = summary.plan
    say = terminal.say

    def share(wins: int, games: int) -> tuple[str, str, str]:
        low, high = wilson(wins, games)
        interval = say("cli-simulate-interval", low=terminal.number(100 * low, 1), high=terminal.number(100 * high, 1))
        return terminal.number(wins), say("cli-percent", value=terminal.number(100 * wins / games, 1)), interval

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-simulate-who"))
    for column in ("wins", "share", "interval-title"):
        table.add_column(say(f"cli-simulate-{column}"), justify="right")
    for winner, wins in summary.wins.items():
        if winner.isdigit():
            bot = "none" if plan.swap_seats else plan.bots[int(winner) - 1]
            name = say("cli-simulate-seat", seat=winner, bot=bot)
        else:
            name = say("cli-simulate-side", side=winner)
        table.add_row(name, *share(wins, summary.games))
    if plan.swap_seats:
        table.add_section()
        for spec, wins in summary.bot_wins.items():
            table.add_row(say("cli-simulate-bot", bot=spec), *share(wins, summary.bot_games[spec]))
    table.add_section()
    table.add_row(say("cli-simulate-draws"), *share(summary.draws, summary.games))
    terminal.out.print(table)
    if summary.draws:
        terminal.line("cli-simulate-draws-note", shared=summary.shared, unfinished=summary.unfinished)
    for reason, count in sorted(summary.reasons.items(), key=lambda found: -found[1]):
        terminal.line("cli-simulate-reason", count=terminal.number(count), reason=_reason(plan.game, reason, terminal))
    lengths = {name: terminal.number(value, name == "mean") for name, value in summary.lengths.items()}
    terminal.line("cli-simulate-lengths", **lengths)
    terminal.line(
        "cli-simulate-speed",
        games=terminal.number(summary.games),
        decisions=terminal.number(summary.decisions),
        seconds=terminal.number(summary.seconds, 1),
        decision_rate=terminal.number(summary.decisions / summary.seconds),
        game_rate=terminal.number(summary.games / summary.seconds, 1),
    )


def _reason(game: str, reason: str, terminal: Terminal) -> str:
    return terminal.say("cli-simulate-unfinished" if reason == UNFINISHED else f"{game}-reason-{reason}")
