"""The content packs that a server offers at every table, from one folder (``tableverse serve --packs``)."""

from __future__ import annotations

from pathlib import Path

from tableverse.games.workshop import load_pack
from tableverse.kernel.errors import FileTrouble
from tableverse.kernel.packs import ENDINGS, HEAD, Pack, open_pack


def read_packs(folder: Path) -> list[Pack]:
    """Load every pack in a folder, raising if any is invalid.

    A pack is a subfolder with a ``pack.yaml``, a zip file or a JSON file.
    """
    if not folder.is_dir():
        raise FileTrouble(file=str(folder), why="no-folder" if folder.exists() else "missing")
    found = [path for path in sorted(folder.iterdir()) if path.suffix in ENDINGS or (path / HEAD).is_file()]
    packs = [open_pack(path) for path in found]
    for pack in packs:
        load_pack(pack)
    return packs
