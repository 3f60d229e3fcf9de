"""The journal that keeps a match in memory and its saved choices in step. A choice counts only once it is saved."""

from __future__ import annotations

import asyncio

from tableverse.kernel.corrections import Correction
from tableverse.kernel.errors import TableError
from tableverse.kernel.match import Match
from tableverse.server import snapshots
from tableverse.server.room_state import RoomState
from tableverse.server.table_lease import TableLease


class MoveJournal:
    """The writer of a match's choices and snapshots. ``kept`` lists the move numbers of the saved snapshots."""

    def __init__(self, room: RoomState, lease: TableLease, kept: list[int]) -> None:
        self._room = room
        self._lease = lease
        self._kept = kept
        #: True after a failed write, whose data may or may not have reached the database.
        self._uncertain = False

    async def append(self, match: Match, choice: str | Correction, seat: int) -> None:
        """Make a choice or an agreed correction, then save it. If saving fails, undo it."""
        number = match.moves
        option = choice if isinstance(choice, str) else choice.id
        try:
            if isinstance(choice, str):
                match.choose(choice, seat)
            else:
                match.correct(choice)
        except TableError:
            raise
        except Exception:
            match.undo_to(number)  # a bug in the rules may have left the position half changed
            raise
        try:
            await self._lease.append(number, option)
        except (TableError, asyncio.CancelledError):
            match.undo_to(number)
            self._uncertain = True
            raise

    async def truncate(self, match: Match, move: int) -> None:
        """Undo all choices from ``move`` on."""
        try:
            await self._lease.truncate(move)
        except (TableError, asyncio.CancelledError):
            self._uncertain = True
            raise
        match.undo_to(move)
        self._kept = [number for number in self._kept if number <= move]

    async def save_snapshots(self, match: Match) -> None:
        """Save a snapshot of the current position, and any missing ones before it."""
        for number in snapshots.due_moves(match, self._last_kept):
            await self._lease.snapshot(snapshots.take_snapshot(match, number, self._last_kept))
            self._kept.append(number)

    async def rewrite_snapshots(self, match: Match) -> None:
        """Rewrite the snapshots since the match was last continued in the format of this release."""
        again = [number for number in self._kept if match.start <= number <= match.moves]
        self._kept = [number for number in self._kept if number < match.start]
        for number in again:
            await self._lease.snapshot(snapshots.take_snapshot(match, number, self._last_kept))
            self._kept.append(number)

    @property
    def _last_kept(self) -> int:
        return self._kept[-1] if self._kept else snapshots.NO_SNAPSHOT

    async def reconcile(self, match: Match) -> bool:
        """Reload the match if a failed write has reached the database after all, and return whether it was reloaded.

        This happens, for example, if the connection breaks after a commit. Call this before every change.
        """
        if not self._uncertain:
            return False
        stored = await self._lease.read_again()
        self._uncertain = False
        if stored.options == match.record.options:
            return False
        self._room.match = self._room.resume_match(self._room.saved, stored)
        self._kept = [snapshot.number for snapshot in stored.snapshots]
        return True
