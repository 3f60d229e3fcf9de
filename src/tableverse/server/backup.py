"""``tableverse backup``: copy the database while the server runs, and verify the copy."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Annotated, Any

import typer

from tableverse.kernel import i18n
from tableverse.kernel.errors import FileTrouble
from tableverse.server.config import default_database
from tableverse.server.errors import BackupElsewhere, BadBackup, DatabaseBusy, DatabaseDamaged, DatabaseUnusable
from tableverse.server.sqlite_store import is_damage

#: Finds a table whose choice numbers have a gap.
GAPS = "SELECT table_id FROM moves GROUP BY table_id HAVING MAX(number) + 1 <> COUNT(*) LIMIT 1"


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-backup-file", show_default=False)],
    database: Annotated[
        str | None, typer.Option("--database", metavar="FILE|URL", help="cli-option-database", show_default=False)
    ] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|es", help="cli-option-lang", show_default=False)
    ] = None,
) -> None:
    source = database or default_database()
    if source.startswith(("postgresql://", "postgres://")):
        raise BackupElsewhere(file=str(file), database=_without_password(source))
    tables, moves = copy_database(Path(source).expanduser(), file)
    terminal: Any = context.find_root().obj
    arguments = {"file": str(file), "tables": tables, "moves": moves}
    typer.echo(i18n.say(str(getattr(terminal, "language", None) or lang or "en"), "cli-backup-done", arguments))


def copy_database(source: Path, file: Path) -> tuple[int, int]:
    """Copy the database atomically and return the number of tables and choices in the copy.

    The copy is written beside its destination, verified, then moved into place.
    """
    if not source.is_file():
        raise FileTrouble(file=str(source), why="missing")
    if file.exists() and file.samefile(source):
        raise FileTrouble(file=str(file), why="path")
    temporary = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
    try:
        _copy(source, temporary)
        counted = _check(temporary)
        with temporary.open("rb") as made:
            os.fsync(made.fileno())
        os.replace(temporary, file)
    except OSError as error:
        raise FileTrouble.of(file, error) from error
    finally:
        for left in (temporary, Path(f"{temporary}-wal"), Path(f"{temporary}-shm"), Path(f"{temporary}-journal")):
            with contextlib.suppress(OSError):
                left.unlink()
    return counted


def _copy(source: Path, target: Path) -> None:
    """Copy the database in one read transaction, which excludes whatever the server writes meanwhile."""
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True, timeout=10)) as served,
            contextlib.closing(sqlite3.connect(target)) as copy,
        ):
            served.execute("PRAGMA query_only = ON")
            served.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # keep everything in one file
    except sqlite3.Error as error:
        if "locked" in str(error):  # an older release serves this file and locks it
            raise DatabaseBusy(database=str(source)) from error
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL:
            raise FileTrouble(file=str(target), why="full") from error
        kind = DatabaseDamaged if is_damage(error) else DatabaseUnusable
        raise kind(database=str(source), why=str(error)) from error


def _check(file: Path) -> tuple[int, int]:
    try:
        with contextlib.closing(sqlite3.connect(file)) as copy:
            (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise BadBackup(why=found)
            gap = copy.execute(GAPS).fetchone()
            if gap is not None:
                raise BadBackup(why=f"choices of table {gap[0]} are missing")
            (tables,) = copy.execute("SELECT COUNT(*) FROM tables").fetchone()
            (moves,) = copy.execute("SELECT COUNT(*) FROM moves").fetchone()
    except sqlite3.Error as error:
        raise BadBackup(why=str(error)) from error
    return int(tables), int(moves)


def _without_password(address: str) -> str:
    """Return the URL without its password, because the command is printed.

    pg_dump prompts for the password or reads ~/.pgpass.
    """
    scheme, _, rest = address.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}://{who.partition(':')[0]}{at}{where}"
