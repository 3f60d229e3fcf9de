"""``tableverse play``: play in the terminal, against bots or sharing the keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from tableverse.cli.options import BotList, GameName, Lang, Packs, Seats, Seed, Settings, bot_list
from tableverse.cli.saved_games import Autosave, new_file
from tableverse.cli.seating import Seat, arrange, from_record
from tableverse.cli.session import Session
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.games import registry
from tableverse.kernel.game import Config, Game
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.lab.plan import MOST_SEED, check_number, read_settings


def play(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help="cli-play-bot", show_default=False)
    ] = None,
    bots: BotList = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="cli-play-hot-seat", show_default=False)] = False,
    names: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="cli-play-name", show_default=False)
    ] = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-play-resume-file", show_default=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli-play-save-file", show_default=False)
    ] = None,
    packs: Packs = None,
    settings: Settings = None,
    no_coach: Annotated[bool, typer.Option("--no-coach", help="cli-play-no-coach", show_default=False)] = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    title = registry.load_game(game, packs or ())
    if resume is not None:
        if seats is not None or bot or bots or hot_seat or names or seed is not None or settings:
            raise CommandError("resume-alone")
        session = _resume(title, resume, save, packs or [], terminal)
    else:
        agreed = dict(read_settings(title, settings or ()))
        sitting = arrange(title, seats, [*(bot or []), *bot_list(bots)], hot_seat, names or [], agreed)
        config = Config(len(sitting), {**title.defaults_for_people, **agreed})
        session = _begin(title, config, sitting, seed, save, packs or [], terminal)
    session.coached = not no_coach
    session.run()


def _begin(
    game: Game,
    config: Config,
    sitting: list[Seat],
    seed: int | None,
    save: Path | None,
    packs: list[Path],
    terminal: Terminal,
) -> Session:
    # A random seed has at most nine digits, so that it can be typed easily.
    chosen = check_number("seed", secrets.randbelow(1_000_000_000) if seed is None else seed, 0, MOST_SEED)
    match = Match(game, config, chosen, [seat.to_record() for seat in sitting])
    return Session(terminal, Autosave(match, save or new_file(game.id)), sitting, packs)


def _resume(game: Game, file: Path, save: Path | None, packs: list[Path], terminal: Terminal) -> Session:
    record = Record.load(file)
    record.replay(game)  # refuses a damaged record before anything is written
    sitting = from_record(record)
    autosave = Autosave(Match.resume(game, record), save or file, resumed=save is None)
    return Session(terminal, autosave, sitting, packs)
