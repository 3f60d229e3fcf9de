"""Saved tables, and the guarantee of every store: data that a call has written is never lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from tableverse.kernel.secret_rng import Seed
from tableverse.server.messages import Act, ChatLine
from tableverse.server.peers import Peers

OPEN = "open"
PLAYING = "playing"
OVER = "over"
#: The status of a game that a person ended because it could not continue after an upgrade. Its record is public.
STOPPED = "stopped"
ENDED = (OVER, STOPPED)


class SavedSeat(msgspec.Struct):
    """A saved seat, open if it has neither person nor bot. If it has both, the bot plays for the person."""

    person: str | None = None
    bot: str | None = None


class SavedUpgrade(msgspec.Struct):
    """An upgrade: from ``move`` on, the table is played with another release.

    ``restarted`` says that play continued from a snapshot, because the earlier choices no longer lead to its position.
    ``taken_back`` is the number of later choices that were not possible.
    """

    move: int
    content: str
    engine: str
    restarted: bool
    taken_back: int = 0


class SavedClock(msgspec.Struct):
    kind: str
    seconds: int
    at_zero: str
    #: Seconds left by seat. Empty before the start.
    left: list[float] = []
    #: Seats whose time has run out at least once.
    overdue: list[int] = []


class SavedReview(msgspec.Struct):
    """The review of a finished game by the bots of one release."""

    engine: str
    moves: int
    undone: int
    #: The encoded review as sent to clients.
    shown: msgspec.Raw


class SavedPack(msgspec.Struct, frozen=True):
    """A content pack of a table, stored separately. ``cards`` is its number of components."""

    title: str
    fingerprint: str
    cards: int


class SavedTable(msgspec.Struct):
    id: str
    game: str
    settings: dict[str, Any]
    #: A number chosen by a person, or a secret key.
    seed: Seed
    #: The fingerprint of the content that the table began with.
    content: str
    seats: list[SavedSeat]
    #: Names by person id, of everybody who ever sat down or gave a name.
    people: dict[str, str]
    host: str
    status: str
    wait_minutes: int
    listed: bool
    seeded: bool
    #: True if the table continues a record, which fixes the number of seats.
    fixed_seats: bool
    created: float
    touched: float
    rematch: str | None = None
    #: Number of undos.
    undone: int = 0
    #: Removed people: person id -> hashes of their addresses.
    banned: dict[str, list[str]] = {}
    muted: list[str] = []
    acts: list[Act] = []
    #: The release that the table began with.
    engine: str = ""
    upgrades: list[SavedUpgrade] = []
    #: The id of the table's lesson, if any.
    lesson: str = ""
    #: True if the host has closed the table, so that nobody can find it.
    closed: bool = False
    #: The complete review, or None until somebody has requested it and it is complete.
    review: SavedReview | None = None
    clock: SavedClock | None = None
    #: Packs applied to the shipped content, in this order.
    packs: list[SavedPack] = []
    #: Whether players may agree on corrections by hand.
    corrections: bool = True

    @property
    def latest_content(self) -> str:
        return self.upgrades[-1].content if self.upgrades else self.content


class StoredSnapshot(msgspec.Struct):
    """The position after ``number`` choices, and the events since the previous snapshot (see ``snapshots.py``)."""

    number: int
    #: The content fingerprint of the release that wrote the snapshot.
    content: str
    encoding: int
    digest: str
    body: bytes


class StoredTable(msgspec.Struct):
    table: SavedTable
    options: list[str]
    chat: list[ChatLine]
    #: The epoch in which the table may be written, until it is claimed again.
    epoch: int = 0
    snapshots: list[StoredSnapshot] = []
    #: Manifests of the contents with which the snapshots were written.
    contents: dict[str, bytes] = {}
    #: Content packs by fingerprint, compressed (see ``packed_games.py``).
    packs: dict[str, bytes] = {}


class InitialData(msgspec.Struct, frozen=True):
    """The initial data of a table other than its choices: snapshots, and content packs by fingerprint."""

    snapshots: Sequence[StoredSnapshot] = ()
    packs: dict[str, bytes] = {}


NO_INITIAL_DATA = InitialData()


class Store(Protocol):
    """A store of tables.

    A method that returns has written its data durably. If it raises StoreError, the data may or may not be written, and
    may even be written later, until the table is claimed again. If it raises LeaseLost, another server has the table,
    and the data is never written.

    If several servers share a database, each table is leased to one of them, from the time it claims or creates the
    table until it releases the table or dies.
    """

    #: Called when this server has lost the store and must stop serving.
    on_lost: Callable[[], None]
    #: All other servers on the same database.
    peers: Peers

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def secret(self) -> bytes:
        """Return the server's secret, created by the first call ever."""

    async def probe(self) -> None:
        """Write a harmless value to test the store."""

    async def create(self, table: SavedTable, options: list[str], kept: InitialData = NO_INITIAL_DATA) -> None: ...

    def check(self) -> None:
        """Raise LeaseLost unless this server may serve."""

    async def claim(self, table: str, chat_lines: int) -> StoredTable | None:
        """Return everything about a table, in a new epoch that invalidates writes sent earlier.

        Raise TableElsewhere if another server has the table.
        """

    async def read(self, table: str) -> StoredTable | None:
        """Return a table for reading, as saved now and without its chat, even if another server has it."""

    async def release(self, table: str, epoch: int) -> None:
        """Allow other servers to claim the table."""

    async def save(self, table: SavedTable, epoch: int) -> None: ...

    async def append(self, table: str, epoch: int, number: int, option: str) -> None:
        """Write choice ``number`` (from 0), raising StoreError unless it is the next one. Never overwrite a choice."""

    async def truncate(self, table: str, epoch: int, moves: int) -> None:
        """Keep only the first ``moves`` choices and the snapshots up to there."""

    async def snapshot(self, table: str, epoch: int, snapshot: StoredSnapshot) -> None:
        """Save a snapshot, replacing one at the same move. Raise StoreError if there are fewer choices."""

    async def save_content(self, fingerprint: str, manifest: bytes) -> None:
        """Save the manifest of a content for later releases with other content."""

    async def say(self, table: str, epoch: int, line: ChatLine, keep: int) -> None:
        """Add a chat line and keep only the latest ``keep`` lines."""

    async def listed(self, since: float, most: int) -> list[SavedTable]:
        """Return the open tables of the lobby used after ``since``, newest first."""

    async def active(self, since: float, most: int) -> list[str]:
        """Return the tables in play used after ``since`` that no other server has, most recently used first."""

    async def sweep(self, ran: float, unused: dict[str, float], second_look: float, in_use: list[str]) -> int:
        """Mark tables that have been unused for too long, and return the number of tables deleted.

        ``unused`` maps each status to seconds. Tables marked ``second_look`` seconds ago and unused since are deleted.
        Only server uptime counts. The store adds up the seconds (``ran``) since the last sweep and records that total
        whenever a table is claimed or saved, so a wrong clock cannot delete a table. Tables in memory (``in_use``) and
        tables of other servers are never deleted. If there are several servers, only one sweeps.
        """


def pack(table: SavedTable) -> bytes:
    return msgspec.json.encode(table)


def unpack(body: bytes | str) -> SavedTable:
    return msgspec.json.decode(body, type=SavedTable)
