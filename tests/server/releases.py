"""Simulated releases of the games, and the stored database of an old one."""

import contextlib
import gzip
import importlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tableverse.games import registry
from tableverse.games.champions.reading import content
from tableverse.kernel.content import Reader, open_yaml

DATA = Path(__file__).parent / "data"
READING = {
    "splendor": "tableverse.games.splendor.reading",
    "united": "tableverse.games.united.reading",
    "dagger": "tableverse.games.dagger.reading",
    "champions": "tableverse.games.champions.reading.content",
}
#: Game, file, text, and the text in the other release.
Edit = tuple[str, str, str, str]


@contextlib.contextmanager
def release(folder: Path, *edits: Edit) -> Iterator[None]:
    """Load the games as if these edits had been made in their content files."""
    with pytest.MonkeyPatch.context() as patch:
        edited: list[Edit] = []

        def read(path: Any) -> Reader:
            text = path.read_text(encoding="utf-8")
            for edit in edits:
                if edit[1] == path.name and edit[0] in str(path):
                    assert edit[2] in text, edit
                    text = text.replace(edit[2], edit[3])
                    edited.append(edit)
            copy = folder / path.name
            copy.write_text(text, encoding="utf-8")
            return open_yaml(copy)

        for module in READING.values():
            patch.setattr(importlib.import_module(module), "open_yaml", read)
        patch.setattr(content, "rows_of", cache(content.ProductRows))  # drops the rows that are cached
        games = {game: registry._load(game, ()) for game in {edit[0] for edit in edits}}
        for game in games.values():
            game.fingerprint()  # reads the files that are loaded lazily
        assert set(edited) == set(edits)
        shipped = registry._as_shipped
        patch.setattr(registry, "_as_shipped", lambda game: games.get(game) or shipped(game))
        yield


def old_release(kind: str) -> dict[str, Any]:
    """Return what was seen at the tables of the database that ``make_release.py`` made."""
    seen: dict[str, Any] = json.loads(gzip.decompress((DATA / "2026-11.json.gz").read_bytes()))[kind]
    return seen


def old_file(folder: Path) -> str:
    file = folder / "tables.sqlite"
    file.write_bytes(gzip.decompress((DATA / "2026-11.sqlite.gz").read_bytes()))
    return str(file)


async def fill_with_old(address: str) -> str:
    """Load the old PostgreSQL dump into this database."""
    import asyncpg

    sql = gzip.decompress((DATA / "2026-11.sql.gz").read_bytes()).decode()
    connection = await asyncpg.connect(address)
    # Skip psql's own commands, which begin with a backslash.
    await connection.execute("\n".join(line for line in sql.splitlines() if not line.startswith("\\")))
    await connection.close()
    return address
