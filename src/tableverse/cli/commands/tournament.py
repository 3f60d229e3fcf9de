"""``tableverse tournament``: rate bots against each other."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from tableverse.cli.options import AsJson, BotList, GameName, Jobs, Lang, Ray, Seats, Seed, Settings, bot_list
from tableverse.cli.progress import run_games
from tableverse.cli.terminal import Terminal
from tableverse.games import registry
from tableverse.lab.executors import executor_for
from tableverse.lab.plan import read_settings
from tableverse.lab.tournament import Tournament

#: Maximum bar length of the plot in characters.
MAX_BAR = 40


def tournament(
    context: typer.Context,
    game: GameName,
    bots: BotList = None,
    seats: Seats = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="lab-tournament-option-games", show_default=False)
    ] = 20,
    seed: Seed = 0,
    jobs: Jobs = None,
    settings: Settings = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    table = registry.load_game(game)
    named = tuple(bot_list(bots) or ("random", "greedy", "mcts:50"))
    agreed = read_settings(table, settings or ())
    held = Tournament(game, named, games, table.min_seats if seats is None else seats, seed or 0, agreed)
    executor = executor_for(jobs, ray)
    executor.check()
    held.check()
    run_games(terminal, games * len(held.plans()), lambda progress: held.run(executor, progress))
    if as_json:
        terminal.json(held.to_json())
    else:
        _show(held, terminal)


def _show(held: Tournament, terminal: Terminal) -> None:
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("lab-bot"))
    for column in ("rating", "wins", "games", "share"):
        table.add_column(say(f"lab-tournament-{column}"), justify="right")
    table.add_column(say("cli-simulate-interval-title"), justify="right")
    for one in held.standings:
        low, high = one.interval
        table.add_row(
            one.bot,
            f"{terminal.number(one.rating, 1)} ± {terminal.number(one.doubt, 1)}",
            terminal.number(one.wins),
            terminal.number(one.games),
            say("cli-percent", value=terminal.number(100 * one.wins / one.games, 1)),
            say("cli-simulate-interval", low=terminal.number(100 * low, 1), high=terminal.number(100 * high, 1)),
        )
    terminal.out.print(table)
    most = max(max(one.rating + one.doubt for one in held.standings), 1.0)
    wide = max(len(one.bot) for one in held.standings)
    for one in held.standings:
        sure = max(0, round(MAX_BAR * (one.rating - one.doubt) / most))
        doubt = max(0, round(MAX_BAR * (one.rating + one.doubt) / most)) - sure
        terminal.out.print(Text(f"{one.bot:>{wide}} {'█' * sure}{'░' * doubt}"))
    terminal.line("lab-tournament-plot")
