"""A run saved in a SQLite file while it proceeds, so that it can be resumed.

Table ``outcomes`` has a row for each game, and ``plan`` describes the run; any SQLite tool can read both.
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

#: SQLite's application id, "tvrn", which identifies the file.
APPLICATION = 0x7476726E
#: Version of the tables. A file with another version belongs to another run.
FORM = "2"
#: Seconds between saves. A killed process loses at most the games played since the last save.
SAVE_EVERY = 0.5

TABLES = """
CREATE TABLE plan (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE outcomes (
    number INTEGER PRIMARY KEY, seating TEXT NOT NULL, winners TEXT NOT NULL, side TEXT NOT NULL,
    reason TEXT NOT NULL, scores TEXT NOT NULL, decisions INTEGER NOT NULL, held TEXT NOT NULL, against TEXT NOT NULL
);
"""


class RunFile:
    """A run on disk, created if the file is missing.

    A file that contains anything but games of the same plan is rejected and left unchanged.
    """

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
            self._database.execute("BEGIN IMMEDIATE")  # checks that the file is writable
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
        """Return the settings that must match for equal outcomes, without the number of games, which may grow."""
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
        """Return the numbers of the games still to be played."""
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
        """Return the outcomes of the plan's games, even if the file has more games."""
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
        """Save the games played so far, even if the run is interrupted."""
        try:
            self._database.commit()
        finally:
            self._database.close()


def _row(one: Outcome) -> tuple[int, str, str, str, str, str, int, str, str]:
    order, winners, scores, held = (json.dumps(value) for value in (one.order, one.winners, one.scores, one.held))
    return one.number, order, winners, one.side, one.reason, scores, one.decisions, held, one.against
