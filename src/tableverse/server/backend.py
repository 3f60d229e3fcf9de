"""The services behind the HTTP and WebSocket interfaces, opened and closed with the server."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from tableverse import __version__
from tableverse.server.bot_pool import BotPool
from tableverse.server.config import ServerConfig, is_shared
from tableverse.server.errors import LeaseLost
from tableverse.server.game_content import preload_games
from tableverse.server.housekeeping import run_housekeeping, run_reopening
from tableverse.server.metrics import Metrics
from tableverse.server.offered_packs import read_packs
from tableverse.server.peers import Report
from tableverse.server.rate_limits import RateLimiter
from tableverse.server.room_registry import RoomRegistry
from tableverse.server.services import Services
from tableverse.server.sqlite_store import SqliteStore
from tableverse.server.store import Store
from tableverse.server.tokens import Tokens


def open_store(database: str, lease_seconds: float = 6, address: str = "", name: str = "") -> Store:
    """Return the store for a database: an SQLite file or a PostgreSQL URL.

    All further arguments apply only to PostgreSQL (see ``ServerLease``).
    """
    if is_shared(database):
        # asyncpg is an optional dependency.
        from tableverse.server.postgres_store import PostgresStore

        return PostgresStore(database, lease_seconds, address, name)
    return SqliteStore(Path(database).expanduser())


class Backend:
    """An async context manager that owns all services of the server."""

    def __init__(self, config: ServerConfig) -> None:
        self.services = Services(
            config=config,
            store=open_store(config.database, config.lease_seconds, config.internal, config.name),
            tokens=Tokens(),
            bots=BotPool(config.bot_workers, config.bot_timeout),
            metrics=Metrics(),
            offered={} if config.packs is None else {pack.fingerprint: pack for pack in read_packs(config.packs)},
        )
        self.rate_limiter = RateLimiter(config.limits, self.services.store.peers)
        self.rooms = RoomRegistry(self.services)
        self._background: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> None:
        self.services.store.on_lost = lambda: self.rooms.close(LeaseLost())
        self.services.store.peers.report = self._report
        await self.services.store.open()
        self.services.tokens.use_secret(await self.services.store.secret())
        self._background = [
            asyncio.create_task(run_housekeeping(self.rooms), name="housekeeping"),
            asyncio.create_task(run_reopening(self.rooms), name="reopening tables"),
            asyncio.create_task(preload_games(), name="preloading games"),
        ]

    def _report(self) -> Report:
        counters, gauges = self.services.metric_values(len(self.rooms.rooms), self.rate_limiter.sockets)
        return Report(
            rooms=len(self.rooms.rooms),
            idle_bots=self.services.bots.idle,
            release=__version__,
            usage=self.rate_limiter.heavy_users(),
            counters=counters,
            gauges=gauges,
        )

    async def __aexit__(self, *_: object) -> None:
        for task in self._background:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.rooms.shut_down()
        await self.services.bots.close()
        await self.services.checker.close()
        await self.services.store.close()
