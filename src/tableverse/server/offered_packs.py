"""The content packs that a server offers at every table: those in one folder (``tableverse serve --packs``)."""

from __future__ import annotations

from pathlib import Path

from tableverse.games.workshop import load_pack
from tableverse.kernel.errors import FileTrouble
from tableverse.kernel.packs import ENDINGS, HEAD, Pack, open_pack


def read_packs(folder: Path) -> list[Pack]:
    """Every pack in a folder: folders with a ``pack.yaml``, zip files and JSON. With a bad one no server starts."""
    if not folder.is_dir():
        raise FileTrouble(file=str(folder), why="no-folder" if folder.exists() else "missing")
    found = [path for path in sorted(folder.iterdir()) if path.suffix in ENDINGS or (path / HEAD).is_file()]
    packs = [open_pack(path) for path in found]
    for pack in packs:
        load_pack(pack)
    return packs
