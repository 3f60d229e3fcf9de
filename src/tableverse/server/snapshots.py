"""Positions kept beside the choices, so that a table survives an upgrade that changes cards or rules.

A snapshot holds the position after some number of choices, and what happened since the snapshot before: together they
hold the whole game as it was seen, even where its choices do not lead the same way any more. One is taken every few
choices, when the game ends and when a table leaves memory: what a choice costs does not grow with the game.
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

#: Snapshots are many and small: more effort would save little.
COMPRESSION = 1
#: Before the first snapshot of a table.
NOTHING = -1


class _Body(msgspec.Struct):
    """``history``: of every choice since the snapshot before (of the set-up too, in the first one), its events."""

    state: dict[str, Any]
    history: list[list[tuple[str, dict[str, Any], int, bool]]]
    seats_asked: list[int]


def due(match: Match, last: int) -> list[int]:
    """The choices after which a position is to be kept now, ``last`` being the latest one that is."""
    regular = range((last // SNAPSHOT_EVERY + 1) * SNAPSHOT_EVERY, match.moves, SNAPSHOT_EVERY)
    return [*(number for number in regular if number >= match.start), *([match.moves] if match.moves > last else [])]


def take(match: Match, number: int, last: int) -> StoredSnapshot:
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
        hashlib.sha256(encoded).hexdigest()[:16],  # as Game.digest does
        zlib.compress(body, COMPRESSION),
    )


def packed_manifest(game: Game) -> bytes:
    return zlib.compress(msgspec.json.encode(game.registry.manifest()))


class Album:
    """The snapshots of a table, read when they are needed."""

    def __init__(self, game: Game, snapshots: Sequence[StoredSnapshot], contents: dict[str, bytes]) -> None:
        self.game = game
        self.snapshots = snapshots
        self._contents = contents
        self._bodies: dict[int, _Body] = {}

    def state(self, snapshot: StoredSnapshot) -> State:
        """The position as the present content has it; a TableError if it has none like it."""
        manifest = self._contents.get(snapshot.content)
        if manifest is None:
            raise CorruptData(what=f"content {snapshot.content}")
        # Read anew each time, because restoring changes it.
        packed = _read(snapshot).state
        return restore(self.game, packed, msgspec.json.decode(zlib.decompress(manifest), type=Manifest))

    def digest(self, snapshot: StoredSnapshot) -> str:
        """What the position is called with the present content; a TableError as above."""
        if snapshot.content == self.game.fingerprint() and snapshot.encoding == self.game.encoding:
            return snapshot.digest
        return self.game.digest(self.state(snapshot))

    def packed(self, snapshot: StoredSnapshot) -> dict[str, Any]:
        """The position as it was written."""
        return _read(snapshot).state

    def history(self, moves: int) -> list[list[Event]]:
        """What happened in the first ``moves`` choices, after the events of the set-up."""
        events: list[list[Event]] = []
        for snapshot in self.snapshots:
            for told in self._body(snapshot).history:
                events.append([Event(kind, facts, audience, reveals) for kind, facts, audience, reveals in told])
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
