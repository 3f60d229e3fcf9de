"""Rate limits per socket and address, and limits on tables, seats and sockets."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from tableverse.kernel.errors import TableError
from tableverse.server.config import Limits
from tableverse.server.errors import TooFast, TooManySeats, TooManySockets, TooManyTables
from tableverse.server.peers import Peers, Usage

HOUR = 3600.0
#: Maximum number of tracked addresses. The least recently seen is evicted first.
MAX_ADDRESSES = 20_000
#: Usage above this fraction (1/20) of a limit is reported to other servers.
PART = 20


class TokenBucket:
    """A bucket that gains ``rate`` tokens per second, up to ``burst``. Each message takes one."""

    __slots__ = ("_burst", "_level", "_rate", "_updated")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._updated = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._updated) * self._rate)
        self._updated = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class AddressUsage:
    """Recent usage of one address."""

    __slots__ = ("bucket", "checks", "seats", "sockets", "tables")

    def __init__(self, limits: Limits) -> None:
        self.bucket = TokenBucket(limits.address_rate, limits.address_burst)
        self.checks = TokenBucket(limits.check_rate, limits.check_burst)
        self.tables: deque[float] = deque()
        self.seats: deque[float] = deque()
        self.sockets = 0


class RateLimiter:
    """The usage and limits of all addresses.

    Usage on other servers (``peers``) counts too, as far as it is known. Each server counts messages by itself, because
    they cost only the server that reads them.
    """

    def __init__(self, limits: Limits, peers: Peers | None = None) -> None:
        self.limits = limits
        self.sockets = 0
        self._peers = Peers() if peers is None else peers
        self._usage: dict[str, AddressUsage] = {}

    def allow_request(self, address: str) -> bool:
        return self._usage_of(address).bucket.take()

    def count_check(self, address: str) -> None:
        """Count a pack check, which costs far more than other requests."""
        if not self._usage_of(address).checks.take():
            raise TooFast()

    def count_table(self, address: str) -> None:
        elsewhere = self._peers.usage(address).tables
        _count(self._usage_of(address).tables, self.limits.tables_per_hour - elsewhere, TooManyTables)

    def count_seat(self, address: str) -> None:
        elsewhere = self._peers.usage(address).seats
        _count(self._usage_of(address).seats, self.limits.seats_per_hour - elsewhere, TooManySeats)

    def open_socket(self, address: str) -> None:
        usage = self._usage_of(address)
        used = usage.sockets + self._peers.usage(address).sockets
        if self.sockets >= self.limits.sockets or used >= self.limits.sockets_per_address:
            raise TooManySockets()
        usage.sockets += 1
        self.sockets += 1

    def close_socket(self, address: str) -> None:
        self._usage_of(address).sockets -= 1
        self.sockets -= 1

    def heavy_users(self) -> dict[str, Usage]:
        """Return the usage of addresses that use a substantial part of their limits."""
        limits, now = self.limits, time.monotonic()
        heavy: dict[str, Usage] = {}
        for address, known in self._usage.items():
            usage = Usage(known.sockets, _lately(known.tables, now), _lately(known.seats, now))
            if (
                usage.sockets * PART > limits.sockets_per_address
                or usage.tables * PART > limits.tables_per_hour
                or usage.seats * PART > limits.seats_per_hour
            ):
                heavy[address] = usage
        return heavy

    def _usage_of(self, address: str) -> AddressUsage:
        usage = self._usage.pop(address, None) or AddressUsage(self.limits)
        self._usage[address] = usage  # moved to the end, since the dict is ordered by the latest request
        if len(self._usage) > MAX_ADDRESSES:
            silent = next(known for known, other in self._usage.items() if other.sockets == 0)
            del self._usage[silent]
        return usage


def _count(times: deque[float], most: int, error: Callable[[], TableError]) -> None:
    now = time.monotonic()
    if _lately(times, now) >= most:
        raise error()
    times.append(now)


def _lately(times: deque[float], now: float) -> int:
    while times and times[0] < now - HOUR:
        times.popleft()
    return len(times)
