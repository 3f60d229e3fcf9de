"""All other servers on the same database, as known from their heartbeats."""

from __future__ import annotations

import asyncio
import platform
from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import ip_address

import msgspec

from tableverse import __version__

#: A server sends a new table to another server that has at least this many fewer tables.
ROOM_IMBALANCE = 8


class Usage(msgspec.Struct, array_like=True):
    """Resources that one address uses on one server."""

    sockets: int = 0
    tables: int = 0
    seats: int = 0


class Report(msgspec.Struct):
    """The data that a server publishes with every heartbeat."""

    rooms: int = 0
    #: Number of idle bot workers that other servers may borrow.
    idle_bots: int = 0
    #: The server's release. During an upgrade, another release may not understand bot requests.
    release: str = ""
    #: Usage of the addresses that use a substantial part of their limits.
    usage: dict[str, Usage] = {}
    counters: dict[str, float] = {}
    gauges: dict[str, float] = {}


class Peer(msgspec.Struct):
    """Another server. ``address`` is the ``host:port`` at which it takes requests from its peers."""

    id: int
    beat: int
    address: str
    machine: str
    #: The server's name among the processes of its machine, if there are several.
    name: str
    report: Report
    #: When this server first saw the heartbeat, by its own clock.
    since: float

    @property
    def reachable(self) -> bool:
        return is_reachable(self.address, self.machine)


class Peers:
    def __init__(self) -> None:
        #: This server's id in the database, or 0 while it is not registered.
        self.own_id = 0
        #: Returns the data that this server publishes.
        self.report: Callable[[], Report] = Report
        #: Called with the name of a server that is gone, whose tables are free.
        self.on_gone: list[Callable[[str], None]] = []
        #: Called after reading the heartbeats of all other servers.
        self.on_beat: Callable[[], None] = lambda: None
        self._peers: dict[int, Peer] = {}
        self._usage: dict[str, Usage] = {}
        self._gone: set[int] = set()
        #: Set, and replaced by a new event, when a server is gone.
        self._change = asyncio.Event()

    def __len__(self) -> int:
        return len(self._peers)

    def all(self) -> list[Peer]:
        return list(self._peers.values())

    def update(self, rows: Iterable[tuple[int, int, str, str, str, Report]], now: float) -> None:
        """Update the peers from all rows of other servers in the database."""
        seen: dict[int, Peer] = {}
        for id, beat, address, machine, name, report in rows:
            before = self._peers.get(id)
            since = before.since if before is not None and before.beat == beat else now
            seen[id] = Peer(id, beat, address, machine, name, report, since)
        for id in self._peers.keys() - seen.keys():
            self.forget(id)
        self._peers = seen
        self._usage = _total_usage(peer.report for peer in seen.values())
        self.on_beat()

    def reset_timers(self, now: float) -> None:
        """Restart the silence timers after this server could not read the heartbeats."""
        for peer in self._peers.values():
            peer.since = now

    def silent(self, now: float, seconds: float) -> list[Peer]:
        return [peer for peer in self._peers.values() if now - peer.since > seconds]

    def forget(self, id: int) -> None:
        """Remove a server that is dead or has stopped."""
        peer = self._peers.pop(id, None)
        self._gone.add(id)
        self._change.set()
        self._change = asyncio.Event()
        for call in self.on_gone:
            call("" if peer is None else peer.name)

    async def wait_until_gone(self, id: int, seconds: float) -> bool:
        """Wait until the server is declared gone. Return False on timeout."""
        try:
            async with asyncio.timeout(seconds):
                while id not in self._gone:
                    await self._change.wait()
        except TimeoutError:
            return False
        return True

    def usage(self, address: str) -> Usage:
        """Return the resources that an address uses on all other servers."""
        return self._usage.get(address) or Usage()

    def less_busy(self, rooms: int) -> Peer | None:
        """Return a server with clearly fewer tables than ``rooms``, to create the next table there, or None."""
        least = min((peer for peer in self._peers.values() if peer.reachable), key=_rooms, default=None)
        if least is None or least.report.rooms + ROOM_IMBALANCE > rooms:
            return None
        least.report.rooms += 1  # until the peer's next heartbeat reports the new table
        return least

    def borrow_bot(self) -> Peer | None:
        """Return a server that seems to have an idle bot worker, or None.

        The worker is reserved until it is returned or the server's next heartbeat.
        """
        alike = [peer for peer in self._peers.values() if peer.reachable and peer.report.release == __version__]
        most = max(alike, key=_idle_bots, default=None)
        if most is None or not most.report.idle_bots:
            return None
        most.report.idle_bots -= 1
        return most

    def return_bot(self, id: int) -> None:
        if id in self._peers:
            self._peers[id].report.idle_bots += 1


def this_machine() -> str:
    return platform.node()


def is_reachable(address: str, machine: str) -> bool:
    """Return whether a server can be reached. A loopback address of another machine would lead back to this one."""
    return bool(address) and (machine == this_machine() or not _is_loopback(address))


def _rooms(peer: Peer) -> int:
    return peer.report.rooms


def _idle_bots(peer: Peer) -> int:
    return peer.report.idle_bots


def _total_usage(reports: Iterable[Report]) -> dict[str, Usage]:
    sockets: Counter[str] = Counter()
    tables: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    for report in reports:
        for address, usage in report.usage.items():
            sockets[address] += usage.sockets
            tables[address] += usage.tables
            seats[address] += usage.seats
    return {address: Usage(sockets[address], tables[address], seats[address]) for address in sockets}


def _is_loopback(address: str) -> bool:
    host = address.rpartition(":")[0].strip("[]")
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
