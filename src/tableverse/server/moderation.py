"""The host's actions against disruptive people, visible to everybody at the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from tableverse.server import seats
from tableverse.server.broadcast import Broadcaster
from tableverse.server.connections import BANNED, Connection
from tableverse.server.errors import Banned, HostOnly, NoSuchPerson
from tableverse.server.messages import Act, error_message
from tableverse.server.room_state import RoomState
from tableverse.server.services import Services
from tableverse.server.store import OVER, SavedSeat, SavedTable
from tableverse.server.tokens import new_person_id

#: Number of recent actions that a table stores.
MAX_ACTS = 50
#: Maximum number of stored addresses per removed person.
MAX_MARKS = 20


class Moderator:
    """The host's moderation actions. ``save`` also starts the game if it fills the last open seat."""

    def __init__(
        self,
        room: RoomState,
        services: Services,
        lock: asyncio.Lock,
        broadcast: Broadcaster,
        save: Callable[[SavedTable], Awaitable[None]],
    ) -> None:
        self._room = room
        self._services = services
        self._lock = lock
        self._broadcast = broadcast
        self._save = save

    # --- admission ----------------------------------------------------------------------------------------------

    def check(self, person: str | None, address: str) -> None:
        """Raise Banned for a removed person, and for strangers from that person's addresses.

        Other people from the same address who are known at the table may enter.
        """
        banned = self._room.saved.banned
        if person is not None and self._room.knows(person):
            if person in banned:
                raise Banned()
        elif any(self._mark(address) in marks for marks in banned.values()):
            raise Banned()

    async def note_return(self, person: str | None, address: str) -> None:
        """Store the new address of a removed person who tries to return."""
        async with self._lock:
            marks = self._room.saved.banned.get(person or "")
            if person is None or marks is None or self._mark(address) in marks or len(marks) >= MAX_MARKS:
                return
            changed = self._room.draft()
            changed.banned[person] = self._marks_of(person, [*marks, self._mark(address)])
            await self._save(changed)

    def _is_stranger(self, connection: Connection) -> bool:
        """Return whether this is an anonymous watcher from the address of a removed person."""
        marks = self._room.saved.banned.values()
        return connection.person is None and any(self._mark(connection.address) in known for known in marks)

    def _mark(self, address: str) -> str:
        return self._services.tokens.hash_address(address)

    def _marks_of(self, person: str, marks: list[str]) -> list[str]:
        """Return the address hashes that no other person at the table shares, as in a household or a school."""
        others = {
            self._mark(connection.address)
            for connection in self._room.connections
            if connection.person not in (None, person) and connection.person not in self._room.saved.banned
        }
        return sorted({mark for mark in marks if mark not in others})

    # --- actions of the host ------------------------------------------------------------------------------------

    async def kick(self, host: str | None, name: str, bot: str | None) -> None:
        """Remove a person permanently. Their seat becomes open or goes to a bot.

        An anonymous watcher is identified by number. All anonymous watchers from that address are removed together.
        """
        if bot is not None:
            self._services.check_bot(bot, self._room.saved.game)
        async with self._lock:
            room = self._room
            changed = room.draft()
            address = self._address_of_anonymous(host, name)
            if address is None:
                person = self._find(host, name)
                sockets = [one for one in room.connections if one.person == person]
                addresses = {one.address for one in sockets} | room.addresses.get(person, set())
            else:
                person = new_person_id()
                changed.people[person] = name
                sockets = [one for one in room.connections if one.person is None and one.address == address]
                addresses = {address}
            for seat in seats.seats_of(changed, person) if changed.status != OVER else []:
                changed.seats[seat] = SavedSeat(None, bot)
            changed.banned[person] = self._marks_of(person, [self._mark(address) for address in addresses])
            room.drop_requests()  # a removed person cannot agree to a request
            await self._do(changed, "kick", name)
            strangers = [connection for connection in room.connections if self._is_stranger(connection)]
            for connection in sockets + strangers:
                connection.send(error_message(Banned()))
                connection.drop(BANNED)

    async def mute(self, host: str | None, name: str, muted: bool) -> None:
        """Hide a person's chat and prevent them from writing, or allow it again."""
        async with self._lock:
            person = self._find(host, name)
            changed = self._room.draft()
            if (person in changed.muted) != muted:
                changed.muted = [*changed.muted, person] if muted else [one for one in changed.muted if one != person]
                await self._do(changed, "mute" if muted else "unmute", name)

    async def pardon(self, host: str | None, name: str) -> None:
        """Allow a removed person to come back."""
        async with self._lock:
            person = self._find(host, name)
            changed = self._room.draft()
            if changed.banned.pop(person, None) is not None:
                await self._do(changed, "pardon", name)

    async def make_host(self, host: str | None, name: str) -> None:
        async with self._lock:
            person = self._find(host, name)
            if person in self._room.saved.banned:
                raise NoSuchPerson(name=name)
            changed = self._room.draft()
            changed.host = person
            await self._do(changed, "host", name)

    def _find(self, host: str | None, name: str) -> str:
        """Return another person by name, which is unique at a table."""
        saved = self._room.saved
        if host is None or host != saved.host:
            raise HostOnly()
        for person, known in saved.people.items():
            if known == name and person != host:
                return person
        raise NoSuchPerson(name=name)

    def _address_of_anonymous(self, host: str | None, name: str) -> str | None:
        """Return the address of the anonymous watchers with this name, or None if there are none."""
        if host is None or host != self._room.saved.host:
            raise HostOnly()
        return next((address for address, known in self._room.anonymous_names.items() if known == name), None)

    async def _do(self, changed: SavedTable, act: str, about: str) -> None:
        by = self._room.saved.people[self._room.saved.host]
        changed.acts = [*changed.acts, Act(act, by, about, int(time.time()))][-MAX_ACTS:]
        await self._save(changed)
        self._broadcast.send_table()
