"""Fair shares: how often a socket or an address may ask, and how much it may hold."""

from __future__ import annotations

import time
import unicodedata
from collections import deque
from collections.abc import Callable

from tableverse.kernel.errors import TableError
from tableverse.server.config import Limits
from tableverse.server.trouble import TooManySeats, TooManySockets, TooManyTables

HOUR = 3600.0
#: Addresses remembered at most; the quietest are forgotten first.
MOST_ADDRESSES = 20_000
#: Holds the parts of an emoji together.
JOINER = "\u200d"


class Bucket:
    """A bucket of tokens that fills by ``rate`` a second up to ``burst``; each message takes one."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Guest:
    """What one address has asked for lately."""

    __slots__ = ("bucket", "seats", "sockets", "tables")

    def __init__(self, limits: Limits) -> None:
        self.bucket = Bucket(limits.address_rate, limits.address_burst)
        self.tables: deque[float] = deque()
        self.seats: deque[float] = deque()
        self.sockets = 0


class Shares:
    """The shares of all addresses."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets = 0
        self._guests: dict[str, Guest] = {}

    def may_ask(self, address: str) -> bool:
        return self._guest(address).bucket.take()

    def count_table(self, address: str) -> None:
        _count(self._guest(address).tables, self.limits.tables_per_hour, TooManyTables)

    def count_seat(self, address: str) -> None:
        _count(self._guest(address).seats, self.limits.seats_per_hour, TooManySeats)

    def open_socket(self, address: str) -> None:
        guest = self._guest(address)
        if self.sockets >= self.limits.sockets or guest.sockets >= self.limits.sockets_per_address:
            raise TooManySockets()
        guest.sockets += 1
        self.sockets += 1

    def close_socket(self, address: str) -> None:
        self._guest(address).sockets -= 1
        self.sockets -= 1

    def _guest(self, address: str) -> Guest:
        guest = self._guests.pop(address, None) or Guest(self.limits)
        self._guests[address] = guest  # the latest to ask stands last
        if len(self._guests) > MOST_ADDRESSES:
            quietest = next(known for known, other in self._guests.items() if other.sockets == 0)
            del self._guests[quietest]
        return guest


def _count(times: deque[float], most: int, trouble: Callable[[], TableError]) -> None:
    now = time.monotonic()
    while times and times[0] < now - HOUR:
        times.popleft()
    if len(times) >= most:
        raise trouble()
    times.append(now)


def clean(text: str, length: int) -> str:
    """One line of readable text: no control, format or private characters, single spaces, no longer than allowed."""
    kept = "".join(character if _readable(character) else " " for character in text[: length * 4])
    return " ".join(kept.split())[:length].strip()


def _readable(character: str) -> bool:
    return character == JOINER or unicodedata.category(character)[0] != "C"
