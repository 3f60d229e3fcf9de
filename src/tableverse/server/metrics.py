"""Counters and gauges of the server, in the text format of Prometheus."""

from __future__ import annotations

import time


class Metrics:
    def __init__(self) -> None:
        self.started = time.time()
        self.tables_created = 0
        self.moves = 0
        self.undone = 0
        self.refused = 0
        self.faults = 0
        self.sweeps = 0

    def text(self, more_counters: dict[str, float], gauges: dict[str, float]) -> str:
        counters: dict[str, float] = {
            "tables_created_total": self.tables_created,
            "moves_total": self.moves,
            "undone_total": self.undone,
            "refused_total": self.refused,
            "faults_total": self.faults,
            "sweeps_total": self.sweeps,
            **more_counters,
        }
        gauges = {"start_time_seconds": self.started, **gauges}
        lines: list[str] = []
        for kind, numbers in (("counter", counters), ("gauge", gauges)):
            for name, value in numbers.items():
                lines += [f"# TYPE tableverse_{name} {kind}", f"tableverse_{name} {value:g}"]
        return "\n".join(lines) + "\n"
