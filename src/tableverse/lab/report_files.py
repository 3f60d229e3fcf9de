"""Reports on disk, written atomically and never over a file that is not a report."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

from tableverse.kernel.errors import FileTrouble
from tableverse.lab.errors import WouldOverwrite


def check_report(path: Path, generator: str, beside: tuple[Path, ...] = ()) -> None:
    """Raise an error, before any work is done, if the report cannot be written to that path."""
    if path.is_dir():
        raise FileTrouble(file=str(path), why="folder")
    if not path.parent.is_dir():
        raise FileTrouble(file=str(path.parent), why="no-folder" if path.parent.exists() else "missing")
    if not os.access(path.parent, os.W_OK):
        raise FileTrouble(file=str(path.parent), why="denied")
    ours = False
    try:
        if path.exists():
            ours = f'content="{generator}"' in path.read_text(encoding="utf-8", errors="replace")[:2000]
    except OSError as error:
        raise FileTrouble.of(path, error) from error
    for one in (path, *beside):
        if one.exists() and not ours:
            raise WouldOverwrite(file=str(one))


def write_atomically(path: Path, text: str) -> None:
    temporary = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        try:
            temporary.write_text(text, encoding="utf-8")
            os.replace(temporary, path)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
    except OSError as error:
        raise FileTrouble.of(path, error) from error
