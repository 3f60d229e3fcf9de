"""Workers killed (-9) while many tables are played. ``make soak`` does the same for half an hour."""

import asyncio
import sys

import pytest

from server.databases import fresh_database
from server.soak_harness import soak

pytest.importorskip("asyncpg")


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for the processes in /proc")
def test_no_move_is_lost_and_no_table_is_stuck_when_workers_die(postgres):
    database = asyncio.run(fresh_database(postgres))
    soaked = asyncio.run(soak(database, seconds=12, tables=8, kill_every=4, pause=0.06))
    assert soaked.kills >= 2
    assert soaked.observed.lost == []
    assert soaked.observed.games >= 8
    assert soaked.observed.reconnects > 0
