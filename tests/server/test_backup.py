"""Copies of the database: made while the server writes, verified, and usable to continue the games."""

import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from server.support import play_on, quick, running
from tableverse.kernel.errors import FileTrouble
from tableverse.server.backup import copy_database
from tableverse.server.errors import BadBackup, DatabaseUnusable


def command(*words: object) -> subprocess.CompletedProcess[str]:
    """Run ``tableverse backup`` in another process, as an administrator would."""
    program = [sys.executable, "-c", "from tableverse.cli import app; app()", "backup", *map(str, words)]
    return subprocess.run(program, capture_output=True, text=True, timeout=60, check=False)


def test_a_copy_made_during_play_can_be_served(tmp_path):
    copy = tmp_path / "copy" / "tables.sqlite"
    copy.parent.mkdir()
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        juan = server.guest(ana.id, "Juan")
        for player in (ana, juan):
            player.until(lambda player=player: player.move == 0)
        play_on([ana, juan], seed=1, moves=20)
        table, tokens, before = ana.id, [ana.token, juan.token], ana.move
        playing = threading.Thread(target=play_on, args=([ana, juan], 2, 60))
        playing.start()
        made = command(copy, "--database", tmp_path / "tables.sqlite")
        playing.join()
        assert made.returncode == 0, made.stderr
        assert "one table with" in made.stdout
        after = ana.move
    assert [path.name for path in copy.parent.iterdir()] == ["tables.sqlite"]
    with running(quick(copy.parent)) as server:
        ana, juan = [server.sit(table, token) for token in tokens]
        assert before <= ana.move <= after
        play_on([ana, juan], seed=3, moves=3)
        copy_database(copy, tmp_path / "again.sqlite")
        copy_database(copy, tmp_path / "again.sqlite")  # replaces the first copy


def test_only_databases_are_copied(tmp_path):
    target = tmp_path / "copy.sqlite"
    target.write_bytes(b"the copy of yesterday")
    nonsense = tmp_path / "nonsense.sqlite"
    nonsense.write_bytes(b"this is not a database" * 100)
    with pytest.raises(DatabaseUnusable):
        copy_database(nonsense, target)
    empty = tmp_path / "empty.sqlite"
    empty.write_bytes(b"")
    with pytest.raises(BadBackup):
        copy_database(empty, target)
    for source, file in ((tmp_path / "none.sqlite", target), (nonsense, nonsense)):
        with pytest.raises(FileTrouble):
            copy_database(source, file)
    with pytest.raises(DatabaseUnusable):
        copy_database(nonsense, tmp_path / "no" / "such" / "folder")
    assert target.read_bytes() == b"the copy of yesterday"
    assert not list(tmp_path.glob("*.part*"))


def test_a_copy_with_missing_choices_is_deleted(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me random")
        play_on([ana], seed=1, moves=3)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("DELETE FROM moves WHERE number = 1")
    database.close()
    with pytest.raises(BadBackup, match=ana.id):
        copy_database(tmp_path / "tables.sqlite", tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()


@pytest.mark.parametrize(("language", "words"), [("en", "even while"), ("es", "también mientras")])
def test_a_postgres_backup_is_referred_to_pg_dump(language, words):
    said = command(Path("copy.dump"), "--database", "postgresql://me:secret@db.example/tables", "--lang", language)
    assert said.returncode == 2
    assert words in said.stderr
    assert "pg_dump --format=custom --file=copy.dump postgresql://me@db.example/tables" in " ".join(said.stderr.split())
    assert "secret" not in said.stderr
