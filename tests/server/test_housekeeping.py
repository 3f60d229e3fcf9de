"""Unloading and deletion of unused tables."""

import time

from server.support import quick, running
from tableverse.server.config import Expiry


def test_unused_tables_are_unloaded_and_deleted(tmp_path):
    soon = Expiry(unload=0.0, open_table=1.0, unfinished=3600, finished=3600, second_look=0.5, sweep_every=0.05)
    with running(quick(tmp_path, expiry=soon)) as server:
        waiting = server.create("me open")["table"]
        ana = server.host("me random")
        deadline = time.monotonic() + 60
        while len(server.get("/api/tables").json()) > 0:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert server.get(f"/api/tables/{waiting}").status_code == 404
        table, token, view = ana.id, ana.token, ana.view
        ana.close()
        while table in server.backend.rooms.rooms:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert server.sit(table, token).view == view  # reloaded from disk


def test_a_clock_that_jumps_deletes_nothing(tmp_path, monkeypatch):
    often = Expiry(unload=0.0, sweep_every=0.05)
    real = time.time
    with running(quick(tmp_path, expiry=often)) as server:
        tables = [server.create("me open")["table"]]
        for _ in range(3):
            ana = server.host("me random")
            ana.choose(ana.options[0])
            tables.append(ana.id)
        server.disconnect_all()
        for years in (5, -5):
            monkeypatch.setattr(time, "time", lambda years=years: real() + years * 366 * 24 * 3600)
            swept = server.backend.services.metrics.sweeps
            deadline = time.monotonic() + 60
            while server.backend.services.metrics.sweeps < swept + 3:
                assert time.monotonic() < deadline
                time.sleep(0.05)
            for table in tables:
                assert server.get(f"/api/tables/{table}").status_code == 200
