"""``tableverse study``: run a matrix of simulations, and write a page with plots and the data as CSV."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tableverse.cli.options import BotList, GameName, Jobs, Lang, Ray, Seed, bot_list
from tableverse.cli.progress import run_games
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.games import registry
from tableverse.lab.executors import executor_for
from tableverse.lab.plan import read_settings
from tableverse.lab.report_files import check_report, write_atomically
from tableverse.lab.study import Study
from tableverse.lab.study_report import GENERATOR, report


def study(
    context: typer.Context,
    game: GameName,
    bots: BotList = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N,N", help="lab-study-option-seats", show_default=False)
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", metavar="NAME=A,B", help="lab-study-option-vary", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="lab-study-option-games", show_default=False)] = 50,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE.html", help="lab-study-option-out", show_default=False)
    ] = Path("study.html"),
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    table = registry.load_game(game)
    named = tuple(bot_list(bots) or ("random", "greedy"))
    counts = (table.min_seats,) if seats is None else _counts(seats)
    made = Study(game, named, counts, games, seed or 0, _varied(game, vary or []))
    executor = executor_for(jobs, ray)
    executor.check()
    made.check()
    games_file, cards_file = (out.parent / f"{out.stem}-{what}.csv" for what in ("games", "cards"))
    check_report(out, GENERATOR, (games_file, cards_file))
    run_games(terminal, made.total, lambda progress: made.run(executor, progress))
    write_atomically(games_file, made.games_csv())
    write_atomically(cards_file, made.cards_csv())
    write_atomically(out, report(made, terminal.language))
    terminal.line("lab-study-written", page=str(out), games=str(games_file), cards=str(cards_file))


def _counts(seats: str) -> tuple[int, ...]:
    parts = [part.strip() for part in seats.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
        raise CommandError("not-a-number", what="--seats")
    return tuple(int(part) for part in parts)


def _varied(game: str, texts: list[str]) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    """Parse ``difficulty=easy,hard`` into values of the game's settings."""
    varied = []
    for text in texts:
        name, _, values = text.partition("=")
        pairs = read_settings(
            registry.load_game(game), [f"{name}={value}" for value in values.split(",")] if values else [text]
        )
        varied.append((name, tuple(value for _, value in pairs)))
    return tuple(varied)
