"""Kills the server (-9) at random moments of play. ``bench/crash.py`` does the same for longer."""

import asyncio

from server.crash_harness import crash


def test_no_acknowledged_move_is_lost_and_no_table_is_stuck(tmp_path):
    seen, servers = asyncio.run(crash(tmp_path, kills=25, tables=2, seed=1))
    assert servers.kills == 25
    assert seen.lost == []
    assert seen.games >= 2
    assert seen.reconnects >= 25
