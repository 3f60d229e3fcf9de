"""Saved games. A file is overwritten only by a later save of the same game."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from tableverse.cli.terminal import CommandError
from tableverse.kernel.errors import CorruptRecord, NewerRecord, NotARecord
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record


def new_file(game: str) -> Path:
    """Return an unused path in the user's data folder."""
    folder = user_data_path("tableverse", appauthor=False) / "games"
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


class Autosave:
    """A writer that saves a game to its file after every choice, and to other files on request."""

    def __init__(self, match: Match, file: Path, resumed: bool = False) -> None:
        """Set the file to save to. ``resumed`` says that the game was loaded from this file."""
        self.match = match
        self.file = file
        #: Files that contain only this game, which may therefore also become shorter.
        self._ours = {file.absolute()} if resumed else set[Path]()

    def save(self, path: Path | None = None) -> Path:
        """Save the current game and return the path."""
        target = (path or self.file).absolute()
        if target not in self._ours:
            _refuse_to_overwrite(target, self.match.record)
        self.match.finished_record().save(target)
        self._ours.add(target)
        return target


def _refuse_to_overwrite(path: Path, record: Record) -> None:
    """Raise CommandError if the file contains anything but an earlier save of the same game."""
    if not path.exists():
        return
    try:
        there = Record.load(path)
    except (NotARecord, CorruptRecord, NewerRecord) as error:
        raise CommandError("would-overwrite", file=str(path)) from error
    if _identity(there) != _identity(record) or there.options != record.options[: len(there.options)]:
        raise CommandError("other-game-there", file=str(path))


def _identity(record: Record) -> tuple[object, ...]:
    return record.game, record.seed, record.config.seats, record.config.settings, record.content


def resume_command(game: str, path: Path, packs: Sequence[Path]) -> str:
    return _command(f"tableverse play {game} --resume", path, packs)


def replay_command(path: Path, packs: Sequence[Path]) -> str:
    return _command("tableverse replay", path, packs)


def explain_command(path: Path, packs: Sequence[Path]) -> str:
    return _command("tableverse explain", path, packs)


def _command(start: str, path: Path, packs: Sequence[Path]) -> str:
    return " ".join([start, shlex.quote(str(path)), *(f"--pack {shlex.quote(str(pack))}" for pack in packs)])
