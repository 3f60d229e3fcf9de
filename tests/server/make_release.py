"""Make the database that ``test_upgrade.py`` upgrades: ``PYTHONPATH=src:tests python -m server.make_release NAME``.

Run it with the code of the old release. It writes ``data/NAME.json.gz`` (what was seen at the tables),
``data/NAME.sqlite.gz``, and ``data/NAME.sql.gz`` (similar games in PostgreSQL, dumped with ``pg_dump``).
"""

import asyncio
import gzip
import json
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from server.databases import binaries, fresh_database, private_cluster
from server.support import Server, play_on, quick, running
from tableverse.games import registry

DATA = Path(__file__).parent / "data"
#: Choices by the two people at each table that stays unfinished.
MOVES = 30


def play(server: Server) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for number, game in enumerate(registry.game_ids()):
        bots = server.host("random random", game=game, private=True)
        bots.until(lambda bots=bots: bots.over)
        bots.until(lambda bots=bots: bots.table["status"] == "over")
        seen[f"{game}-over"] = {"table": bots.id, "moves": bots.move, "view": bots.view, "events": bots.events}

        ana = server.host("me open", game=game, seed=number if game == "united" else None)
        juan = server.guest(ana.id, "Juan")
        for player in (ana, juan):
            player.until(lambda player=player: player.move >= 0)
        play_on([ana, juan], seed=number, moves=MOVES)
        ana.send("chat", text="¿Seguimos mañana?")
        ana.until(lambda ana=ana: bool(ana.chat))
        ana.settle()
        juan.settle()
        views = {"views": [ana.view, juan.view], "events": [ana.events, juan.events]}
        seen[f"{game}-playing"] = {"table": ana.id, "moves": ana.move, "tokens": [ana.token, juan.token], **views}
    seen["open"] = {"table": server.create("me open")["table"]}
    return seen


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder, private_cluster() as postgres:
        file = Path(folder) / "tables.sqlite"
        with running(quick(Path(folder), database=str(file))) as server:
            seen = {"sqlite": play(server)}
        with sqlite3.connect(file) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        database.close()
        (DATA / f"{name}.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
        address = asyncio.run(fresh_database(postgres.address))
        with running(quick(Path(folder), database=address)) as server:
            seen["postgres"] = play(server)
        programs = binaries()
        assert programs is not None
        dump = [programs / "pg_dump", "--inserts", "--no-owner", address]
        sql = subprocess.run(dump, check=True, capture_output=True).stdout
        (DATA / f"{name}.sql.gz").write_bytes(gzip.compress(sql, mtime=0))
        (DATA / f"{name}.json.gz").write_bytes(gzip.compress(json.dumps(seen).encode(), mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
