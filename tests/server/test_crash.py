"""Servers killed (-9) at random moments of play. ``bench/crash.py`` does the same for longer."""

import asyncio

from server.crash_harness import crash
from server.databases import fresh_database


def test_no_acknowledged_move_is_lost_and_no_table_is_stuck(tmp_path):
    seen, servers = asyncio.run(crash(str(tmp_path / "tables.sqlite"), kills=25, tables=2, seed=1))
    assert servers.kills == 25
    assert seen.lost == []
    assert seen.games >= 2
    assert seen.reconnects >= 25


def test_no_acknowledged_move_is_lost_with_postgres(postgres):
    """Kill only a few times, because the next server waits until the dead one's lease runs out."""
    database = asyncio.run(fresh_database(postgres))
    seen, _ = asyncio.run(crash(database, kills=3, tables=2, seed=2))
    assert seen.lost == []
    assert seen.games >= 2
