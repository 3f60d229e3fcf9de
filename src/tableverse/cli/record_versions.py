"""Replay of records from other content or another version of Tableverse."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tableverse.cli.terminal import Terminal
from tableverse.kernel.errors import MissingPacks, OtherContent, TableError
from tableverse.kernel.game import Game
from tableverse.kernel.record import Record


def replayable(record: Record, game: Game, terminal: Terminal) -> Record:
    """Return the record if this game replays it to the same end, else raise OtherContent.

    With other content, the digest of the last position proves this. If it cannot, report the number of choices that are
    possible.
    """
    try:
        record.replay(game)
        start = record.kept_position(game.for_table(record.config))
        if start is not None:
            _print_note(terminal, "cli-record-upgraded", moves=start.moves)
        return record
    except MissingPacks:
        raise  # the packs can be supplied
    except OtherContent as error:
        game = game.for_table(record.config)
        possible, end = _count_possible(record, game)
        whole = possible == len(record.options)
        proved = whole and bool(record.digest) and record.encoding == game.encoding and end == record.digest
        versions = {"content": error.arguments["played"], "engine": error.arguments["engine"]}
        if not proved:
            _print_note(terminal, "cli-record-differs", possible=possible, moves=len(record.options), **versions)
            raise
        _print_note(terminal, "cli-record-same", **versions)
    same = record.shortened(len(record.options))
    same.content, same.upgrades = game.fingerprint(), []
    return same


def _print_note(terminal: Terminal, key: str, **arguments: Any) -> None:
    """Print to standard error, because a program may read the results."""
    terminal.err.print(Text(terminal.say(key, **arguments)), soft_wrap=True)


def _count_possible(record: Record, game: Game) -> tuple[int, str]:
    """Return the number of choices that are possible from the beginning, and the digest of the position reached."""
    try:
        state = game.new(record.config, record.seed)
    except TableError:
        return 0, ""
    for option in record.options:
        try:
            game.apply_recorded_quietly(state, option)
        except (TableError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
            break
    return state.moves, game.digest(state)
