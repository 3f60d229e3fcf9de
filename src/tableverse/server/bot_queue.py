"""Whose bot thinks next when all workers are busy.

Tables that people look at come first. Among these, and among the rest, addresses take turns, and so do the tables of an
address: somebody with a hundred tables delays another's bot by one thought, not by a hundred. A table has one thought
at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tableverse.server.bot_worker import BotReply, BotRequest


class Thought:
    """A request that waits for a worker, or that one is busy with; ``reply`` is the answer."""

    __slots__ = ("address", "reply", "request", "stays", "table", "watched")

    def __init__(self, request: BotRequest, table: str, address: str, watched: Callable[[], bool]) -> None:
        self.request = request
        self.table = table
        #: Of whoever made the table.
        self.address = address
        #: Whether somebody looks at the table now.
        self.watched = watched
        #: Another server was asked, in vain: this one's own workers do it.
        self.stays = False
        self.reply: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()


class BotQueue:
    def __init__(self) -> None:
        #: The thoughts of each address; the address whose turn it is comes first.
        self._waiting: dict[str, list[Thought]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, thought: Thought) -> None:
        self._waiting.setdefault(thought.address, []).append(thought)

    def put_first(self, thought: Thought) -> None:
        """It has waited already."""
        self._waiting = {thought.address: [thought, *self._waiting.pop(thought.address, [])], **self._waiting}

    def discard(self, thought: Thought) -> None:
        thoughts = self._waiting.get(thought.address, [])
        if thought in thoughts:
            thoughts.remove(thought)
            if not thoughts:
                del self._waiting[thought.address]

    def take(self, busy_tables: set[str], watched: bool, travels: bool = False) -> Thought | None:
        """The next thought of a table that people look at or, otherwise, of one that nobody looks at. ``travels``: of
        those that another server may be asked for."""
        for address, thoughts in self._waiting.items():
            for thought in thoughts:
                fits = thought.watched() == watched and not (travels and thought.stays)
                if fits and thought.table not in busy_tables:
                    self.discard(thought)
                    if address in self._waiting:
                        self._waiting[address] = self._waiting.pop(address)  # to the end
                    return thought
        return None
