"""Counters and gauges of the server, in the text format of Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterable


class Metrics:
    def __init__(self) -> None:
        self.started = time.time()
        self.tables_created = 0
        self.moves = 0
        self.undone = 0
        self.refused = 0
        self.faults = 0
        self.sweeps = 0

    def counters(self) -> dict[str, float]:
        return {
            "tables_created_total": self.tables_created,
            "moves_total": self.moves,
            "undone_total": self.undone,
            "refused_total": self.refused,
            "faults_total": self.faults,
            "sweeps_total": self.sweeps,
        }


def metrics_text(servers: Iterable[tuple[str, dict[str, float], dict[str, float]]]) -> str:
    """Return the metrics as text, grouped by name. ``servers`` yields a label, counters and gauges for each server."""
    lines: dict[str, list[str]] = {}
    for label, counters, gauges in servers:
        for kind, numbers in (("counter", counters), ("gauge", gauges)):
            for name, value in numbers.items():
                about = lines.setdefault(name, [f"# TYPE tableverse_{name} {kind}"])
                about.append(f"tableverse_{name}{label} {value:g}")
    return "\n".join(line for about in lines.values() for line in about) + "\n"
