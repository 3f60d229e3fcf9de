"""A run kept in a SQLite file as it goes, so that an interrupted one goes on where it was.

Table ``outcomes`` has a row for each game, ``plan`` says what was played; any SQLite tool reads them.
"""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from types import TracebackType

from tableverse.kernel.errors import FileTrouble
from tableverse.kernel.record import ENGINE
from tableverse.lab.errors import NotARun, OtherRun
from tableverse.lab.outcome import Outcome
from tableverse.lab.plan import Plan

#: "tvrn", so that the file is known for what it is.
APPLICATION = 0x7476726E
#: Of the tables below: a file of another form is another run's.
FORM = "2"
#: A kill loses at most the games of so many seconds.
SAVE_EVERY = 0.5

TABLES = """
CREATE TABLE plan (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE outcomes (
    number INTEGER PRIMARY KEY, seating TEXT NOT NULL, winners TEXT NOT NULL, side TEXT NOT NULL,
    reason TEXT NOT NULL, scores TEXT NOT NULL, decisions INTEGER NOT NULL, held TEXT NOT NULL, against TEXT NOT NULL
);
"""


class RunFile:
    """Created if missing; refused, and left as it is, if it holds anything but games of the same plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        if path.is_dir():
            raise FileTrouble(file=str(path), why="folder")
        if not path.parent.is_dir():
            raise FileTrouble(file=str(path.parent), why="missing" if not path.parent.exists() else "no-folder")
        try:
            fresh = not path.exists() or path.stat().st_size == 0
        except OSError as error:
            raise FileTrouble.of(path, error) from error
        self._last_save = time.monotonic()
        try:
            self._database = sqlite3.connect(path)
        except sqlite3.Error as error:
            raise FileTrouble(file=str(path), why="denied") from error
        try:
            if fresh:
                self._create()
            else:
                self._recognise()
        except BaseException:
            self._database.close()
            raise

    def _create(self) -> None:
        try:
            self._database.executescript(f"PRAGMA application_id = {APPLICATION}; BEGIN; {TABLES}")
            self._database.executemany("INSERT INTO plan VALUES (?, ?)", self._description().items())
            self._database.commit()
        except sqlite3.Error as error:
            raise FileTrouble(file=str(self.path), why="denied") from error

    def _recognise(self) -> None:
        try:
            (application,) = self._database.execute("PRAGMA application_id").fetchone()
            if application != APPLICATION:
                raise NotARun(file=str(self.path))
            found = dict(self._database.execute("SELECT name, value FROM plan"))
            self._database.execute("BEGIN IMMEDIATE")  # may it be written to?
            self._database.commit()
        except sqlite3.OperationalError as error:
            raise FileTrouble(file=str(self.path), why="denied") from error
        except sqlite3.Error as error:
            raise NotARun(file=str(self.path)) from error
        wanted = self._description()
        for name, value in wanted.items():
            if found.get(name) != value:
                raise OtherRun(file=str(self.path), what=name, found=str(found.get(name))[:80], wanted=value[:80])

    def _description(self) -> dict[str, str]:
        """What must be the same for the outcomes to be the same. The number of games may grow."""
        plan = self.plan
        return {
            "game": plan.game,
            "bots": ",".join(plan.bots),
            "seed": str(plan.seed),
            "swap-seats": str(plan.swap_seats),
            "settings": json.dumps(sorted(plan.settings)),
            "content": plan.open().fingerprint(),
            "engine": ENGINE,
            "form": FORM,
        }

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        done = {number for (number,) in self._database.execute("SELECT number FROM outcomes")}
        return [number for number in range(self.plan.games) if number not in done]

    def add(self, played: list[Outcome]) -> None:
        rows = [_row(one) for one in played]
        try:
            self._database.executemany("INSERT INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
            if time.monotonic() - self._last_save > SAVE_EVERY:
                self.save()
        except sqlite3.Error as error:
            raise FileTrouble(file=str(self.path), why=str(error)) from error

    def save(self) -> None:
        self._database.commit()
        self._last_save = time.monotonic()

    def outcomes(self) -> list[Outcome]:
        """Those of the plan: a file may hold more games than are asked for."""
        found = self._database.execute(
            "SELECT number, seating, winners, side, reason, scores, decisions, held, against FROM outcomes"
            " WHERE number < ? ORDER BY number",
            (self.plan.games,),
        )
        return [
            Outcome(
                number,
                json.loads(seating),
                json.loads(won),
                side,
                reason,
                json.loads(scores),
                made,
                json.loads(held),
                against,
            )
            for number, seating, won, side, reason, scores, made, held, against in found
        ]

    def __enter__(self) -> RunFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """What has been played is kept, also when the run is interrupted."""
        try:
            self._database.commit()
        finally:
            self._database.close()


def _row(one: Outcome) -> tuple[int, str, str, str, str, str, int, str, str]:
    order, winners, scores, held = (json.dumps(value) for value in (one.order, one.winners, one.scores, one.held))
    return one.number, order, winners, one.side, one.reason, scores, one.decisions, held, one.against
