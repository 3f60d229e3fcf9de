"""Unused tables are unloaded, then deleted."""

import time

from server.support import quick, running
from tableverse.server.config import Expiry


def test_unused_tables_are_unloaded_and_deleted(tmp_path):
    soon = Expiry(unload=0.0, open_table=1.0, unfinished=3600, finished=3600, sweep_every=0.05)
    with running(quick(tmp_path, expiry=soon)) as server:
        waiting = server.create("me open")["table"]
        ana = server.host("me random")
        deadline = time.monotonic() + 20
        while server.get(f"/api/tables/{waiting}").status_code != 404:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        table, token, view = ana.id, ana.token, ana.view
        ana.close()
        while table in server.backend.rooms.rooms:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert server.sit(table, token).view == view  # from disk
