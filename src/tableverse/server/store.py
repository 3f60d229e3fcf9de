"""A table as it is saved, and what every store must guarantee: what a call has written is never lost."""

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
#: Ended by somebody because it could not be gone on with after an upgrade. Not played any more, so its record is open.
STOPPED = "stopped"
ENDED = (OVER, STOPPED)


class SavedSeat(msgspec.Struct):
    """With neither person nor bot the seat is open; with both, the bot plays for the person."""

    person: str | None = None
    bot: str | None = None


class SavedUpgrade(msgspec.Struct):
    """From a move on, the table is played with another release. ``restarted``: from the position that was kept there,
    because the choices before do not lead to it any more. ``taken_back``: choices after it that were not possible."""

    move: int
    content: str
    engine: str
    restarted: bool
    taken_back: int = 0


class SavedClock(msgspec.Struct):
    kind: str
    seconds: int
    at_zero: str
    #: By seat, in seconds; empty before the start.
    left: list[float] = []
    #: The seats whose time has run out at least once.
    overdue: list[int] = []


class SavedReview(msgspec.Struct):
    """How a finished game went, as it was judged by the bots of one release."""

    engine: str
    moves: int
    undone: int
    #: What people are shown, encoded.
    shown: msgspec.Raw


class SavedPack(msgspec.Struct, frozen=True):
    """A content pack of a table; the pack itself is kept beside it. ``cards``: how many components it has."""

    title: str
    fingerprint: str
    cards: int


class SavedTable(msgspec.Struct):
    id: str
    game: str
    settings: dict[str, Any]
    #: A number that somebody chose, or a secret key.
    seed: Seed
    #: The fingerprint of the content that the table began with.
    content: str
    seats: list[SavedSeat]
    #: Person id -> name, of everybody who ever sat down or gave a name.
    people: dict[str, str]
    host: str
    status: str
    wait_minutes: int
    listed: bool
    seeded: bool
    #: A table that continues a record keeps its number of seats.
    fixed_seats: bool
    created: float
    touched: float
    rematch: str | None = None
    #: How often choices have been taken back.
    undone: int = 0
    #: Whom the host removed: person id -> marks of their addresses.
    banned: dict[str, list[str]] = {}
    muted: list[str] = []
    acts: list[Act] = []
    #: The release that it began with.
    engine: str = ""
    upgrades: list[SavedUpgrade] = []
    #: The lesson that is given here, if any.
    lesson: str = ""
    #: By its host: nobody finds it any more.
    closed: bool = False
    #: Once somebody has asked for it and it is complete.
    review: SavedReview | None = None
    clock: SavedClock | None = None
    #: What is laid over the cards that are shipped, in this order.
    packs: list[SavedPack] = []
    #: Things may be put right by hand, if all agree.
    corrections: bool = True

    @property
    def latest_content(self) -> str:
        return self.upgrades[-1].content if self.upgrades else self.content


class StoredSnapshot(msgspec.Struct):
    """The position after ``number`` choices, and what happened since the snapshot before (see ``snapshots.py``)."""

    number: int
    #: Of the release that wrote it.
    content: str
    encoding: int
    digest: str
    body: bytes


class StoredTable(msgspec.Struct):
    table: SavedTable
    options: list[str]
    chat: list[ChatLine]
    #: Under which it may be written to, until it is claimed again.
    epoch: int = 0
    snapshots: list[StoredSnapshot] = []
    #: The manifests of the contents that the snapshots are of.
    contents: dict[str, bytes] = {}
    #: The content packs by their fingerprints, wrapped (see ``packed_games.py``).
    packs: dict[str, bytes] = {}


class Kept(msgspec.Struct, frozen=True):
    """What a table begins with besides its choices: positions, and content packs by their fingerprints."""

    snapshots: Sequence[StoredSnapshot] = ()
    packs: dict[str, bytes] = {}


NOTHING_KEPT = Kept()


class Store(Protocol):
    """Every method either returns when what it wrote would survive the death of the process, or raises StoreError: then
    it may have been written or not, and may even be written later, until the table is claimed again. LeaseLost means
    that it was not written and never will be: another server has the table.

    Where several servers may use a database, each table is leased to one of them: from the moment it claims or creates
    the table until it releases it, or is dead."""

    #: Called when this server has lost the store and must stop serving.
    on_lost: Callable[[], None]
    #: The other servers on the same database.
    peers: Peers

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def secret(self) -> bytes:
        """The server's secret; created by the first call ever."""

    async def probe(self) -> None:
        """Write something that does no harm."""

    async def create(self, table: SavedTable, options: list[str], kept: Kept = NOTHING_KEPT) -> None: ...

    def check(self) -> None:
        """Raises LeaseLost unless this server may serve."""

    async def claim(self, table: str, chat_lines: int) -> StoredTable | None:
        """Everything about a table, under a new epoch. What was sent under an earlier one is not written any more.
        TableElsewhere if another server has it."""

    async def read(self, table: str) -> StoredTable | None:
        """A table as it is saved at this moment, without its chat, whoever has it. Nothing can be written with it."""

    async def release(self, table: str, epoch: int) -> None:
        """Other servers may claim the table now."""

    async def save(self, table: SavedTable, epoch: int) -> None: ...

    async def append(self, table: str, epoch: int, number: int, option: str) -> None:
        """Write choice ``number`` (from 0). StoreError unless it is the next one: nothing is ever written over."""

    async def truncate(self, table: str, epoch: int, moves: int) -> None:
        """Keep only the first ``moves`` choices, and the snapshots up to there."""

    async def snapshot(self, table: str, epoch: int, snapshot: StoredSnapshot) -> None:
        """Keep a position, in place of another one after the same choices. StoreError if there are fewer choices."""

    async def keep_content(self, fingerprint: str, manifest: bytes) -> None:
        """What a content consists of, for the releases that will have another one."""

    async def say(self, table: str, epoch: int, line: ChatLine, keep: int) -> None:
        """Add a line of chat, and keep only the latest ``keep``."""

    async def listed(self, since: float, most: int) -> list[SavedTable]:
        """Open tables of the lobby used since then, newest first."""

    async def active(self, since: float, most: int) -> list[str]:
        """Tables in play used since then that no other server has, most recently used first."""

    async def sweep(self, ran: float, unused: dict[str, float], second_look: float, in_use: list[str]) -> int:
        """Mark the tables that nobody has used for so long (``unused``: status -> seconds), and delete those marked
        ``second_look`` seconds ago and not used since. Returns how many were deleted.

        Only time in which servers ran counts: the store adds up the seconds that they ``ran`` since the last sweep and
        notes for each table at which of them it was last claimed or saved. No clock that is set wrong can delete
        anything. The tables in memory (``in_use``), and those of other servers, are left alone whatever the store says.
        Of several servers, one sweeps; for the others this does nothing."""


def pack(table: SavedTable) -> bytes:
    return msgspec.json.encode(table)


def unpack(body: bytes | str) -> SavedTable:
    return msgspec.json.decode(body, type=SavedTable)
