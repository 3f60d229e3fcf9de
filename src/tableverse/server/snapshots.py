"""Snapshots, which let a table survive upgrades that change cards or rules.

A snapshot contains the position after some number of choices and the events since the previous snapshot. Together the
snapshots hold the whole game as it was seen, even if its choices no longer lead to the same positions. A snapshot is
taken every few choices, when the game ends and when a table leaves memory, so the cost of a choice does not grow with
the game.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from tableverse.kernel.content import Manifest
from tableverse.kernel.errors import CorruptData
from tableverse.kernel.event import Event
from tableverse.kernel.game import Game
from tableverse.kernel.match import SNAPSHOT_EVERY, Match
from tableverse.kernel.state import State
from tableverse.kernel.upgrading import restore
from tableverse.server import wire
from tableverse.server.store import StoredSnapshot

#: The lowest level, because a higher one would save little on many small snapshots.
COMPRESSION = 1
#: The move number before the first snapshot of a table.
NO_SNAPSHOT = -1


class _Body(msgspec.Struct):
    """The contents of a snapshot.

    ``history`` has the events of each choice since the previous snapshot. In the first snapshot it starts with the
    events of the set-up.
    """

    state: dict[str, Any]
    history: list[list[tuple[str, dict[str, Any], int, bool]]]
    seats_asked: list[int]


def due_moves(match: Match, last: int) -> list[int]:
    """Return the move numbers at which snapshots are due. ``last`` is the move number of the latest snapshot."""
    regular = range((last // SNAPSHOT_EVERY + 1) * SNAPSHOT_EVERY, match.moves, SNAPSHOT_EVERY)
    return [*(number for number in regular if number >= match.start), *([match.moves] if match.moves > last else [])]


def take_snapshot(match: Match, number: int, last: int) -> StoredSnapshot:
    state = match.state if number == match.moves else match.at(number)
    encoded = wire.encode(state)
    history = [
        [(event.kind, event.facts, event.audience, event.reveals) for event in events]
        for events in match.history[last + 1 : number + 1]
    ]
    seats_asked = match.seats_asked[max(0, last) : number]
    body = wire.encode({"state": msgspec.Raw(encoded), "history": history, "seats_asked": seats_asked})
    return StoredSnapshot(
        number,
        match.game.fingerprint(),
        match.game.encoding,
        hashlib.sha256(encoded).hexdigest()[:16],  # the same as Game.digest
        zlib.compress(body, COMPRESSION),
    )


def packed_manifest(game: Game) -> bytes:
    return zlib.compress(msgspec.json.encode(game.registry.manifest()))


class SnapshotReader:
    """The snapshots of a table, decoded lazily."""

    def __init__(self, game: Game, snapshots: Sequence[StoredSnapshot], contents: dict[str, bytes]) -> None:
        self.game = game
        self.snapshots = snapshots
        self._contents = contents
        self._bodies: dict[int, _Body] = {}

    def state(self, snapshot: StoredSnapshot) -> State:
        """Return the position converted to the current content, raising TableError if that is impossible."""
        manifest = self._contents.get(snapshot.content)
        if manifest is None:
            raise CorruptData(what=f"content {snapshot.content}")
        # The manifest is decoded again each time, because restoring modifies it.
        packed = _read(snapshot).state
        return restore(self.game, packed, msgspec.json.decode(zlib.decompress(manifest), type=Manifest))

    def digest(self, snapshot: StoredSnapshot) -> str:
        """Return the digest of the position with the current content, raising TableError if it cannot be converted."""
        if snapshot.content == self.game.fingerprint() and snapshot.encoding == self.game.encoding:
            return snapshot.digest
        return self.game.digest(self.state(snapshot))

    def packed(self, snapshot: StoredSnapshot) -> dict[str, Any]:
        """Return the position as it was written."""
        return _read(snapshot).state

    def history(self, moves: int) -> list[list[Event]]:
        """Return the events of the set-up and of the first ``moves`` choices."""
        events: list[list[Event]] = []
        for snapshot in self.snapshots:
            for packed_events in self._body(snapshot).history:
                events.append(
                    [Event(kind, facts, audience, reveals) for kind, facts, audience, reveals in packed_events]
                )
        events += [[] for _ in range(moves + 1 - len(events))]
        return events[: moves + 1]

    def seats_asked(self, moves: int) -> list[int]:
        return [seat for snapshot in self.snapshots for seat in self._body(snapshot).seats_asked][:moves]

    def _body(self, snapshot: StoredSnapshot) -> _Body:
        body = self._bodies.get(snapshot.number)
        if body is None:
            body = self._bodies[snapshot.number] = _read(snapshot)
        return body


def _read(snapshot: StoredSnapshot) -> _Body:
    try:
        return msgspec.json.decode(zlib.decompress(snapshot.body), type=_Body)
    except (zlib.error, msgspec.DecodeError) as error:
        raise CorruptData(what=f"snapshot {snapshot.number}") from error
