"""What a table is on disk, and what any store must promise: a call that returned is not lost."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from tableverse.server.messages import ChatLine

OPEN = "open"
PLAYING = "playing"
OVER = "over"


class SavedSeat(msgspec.Struct):
    """Neither person nor bot: open. Both: the bot holds the person's seat."""

    person: str | None = None
    bot: str | None = None


class SavedTable(msgspec.Struct):
    id: str
    game: str
    settings: dict[str, Any]
    seed: int
    #: The content that the table is played with.
    content: str
    seats: list[SavedSeat]
    #: Person id -> name: everybody who ever sat down or introduced themselves.
    people: dict[str, str]
    host: str
    status: str
    wait_minutes: int
    listed: bool
    seeded: bool
    #: A game that goes on from a record keeps its number of seats.
    fixed_seats: bool
    created: float
    touched: float
    rematch: str | None = None


class StoredTable(msgspec.Struct):
    table: SavedTable
    options: list[str]
    chat: list[ChatLine]


class Store(Protocol):
    """Every coroutine returns only when what it wrote would survive the death of the process, or raises StoreTrouble.
    Only one server uses a store at a time."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def secret(self) -> bytes:
        """The server's secret, made at the first call ever."""

    async def create(self, table: SavedTable, options: list[str]) -> None: ...

    async def save(self, table: SavedTable) -> None: ...

    async def append(self, table: str, number: int, option: str) -> None:
        """Choice ``number`` (from 0). Written again, it is replaced."""

    async def truncate(self, table: str, moves: int) -> None:
        """Keep only the first choices."""

    async def say(self, table: str, line: ChatLine) -> None: ...

    async def load(self, table: str, chat_lines: int) -> StoredTable | None: ...

    async def listed(self, since: float, most: int) -> list[SavedTable]:
        """Open tables of the lobby that somebody used since then, the newest first."""

    async def active(self, since: float, most: int) -> list[str]:
        """Tables in play that somebody touched since then, the latest first."""

    async def expire(self, status: str, before: float) -> int:
        """Delete tables of a status that nobody touched since then. Returns how many."""


def pack(table: SavedTable) -> bytes:
    return msgspec.json.encode(table)


def unpack(body: bytes | str) -> SavedTable:
    return msgspec.json.decode(body, type=SavedTable)
