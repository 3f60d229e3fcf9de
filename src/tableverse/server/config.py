"""The configuration of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


@dataclass(frozen=True, slots=True)
class Limits:
    """Resource limits per person, per address and for the whole server: generous for people, tight against floods."""

    message_bytes: int = 16 * 1024
    #: Maximum size of a request's body, large enough for a whole record.
    body_bytes: int = 512 * 1024
    name_length: int = 24
    chat_length: int = 500
    #: Sustained messages per second and burst size, per socket and per address.
    socket_rate: float = 20
    socket_burst: float = 40
    address_rate: float = 200
    address_burst: float = 600
    #: Pack checks per address: sustained rate per second, and burst size.
    check_rate: float = 1
    check_burst: float = 20
    packs_per_table: int = 4
    #: Per address and hour.
    tables_per_hour: int = 120
    seats_per_hour: int = 480
    sockets_per_address: int = 200
    sockets: int = 4000
    #: New tables, and seats taken, per address and hour.
    connections: int = 4000
    connections_per_address: int = 300
    request_seconds: float = 20
    header_bytes: int = 64 * 1024
    #: Named people per table, and per address at one table. A full table forgets watchers who left ``watcher_seconds``
    #: ago.
    people_per_table: int = 100
    people_per_address: int = 20
    watcher_seconds: float = 60
    #: Maximum number of choices in a record that a table continues.
    record_options: int = 20_000
    hello_seconds: float = 10
    #: Interval between pings, and time to wait for a pong before closing the socket.
    ping_seconds: float = 5
    pong_seconds: float = 20
    #: Messages, and their bytes, that may be queued for a slow client before it is disconnected.
    backlog: int = 256
    backlog_bytes: int = 4 * 1024 * 1024
    chat_kept: int = 200


@dataclass(frozen=True, slots=True)
class Expiry:
    """How long tables are kept, in seconds of server uptime.

    An unused table is unloaded from memory after ``unload`` and marked for deletion after the time for its status. A
    marked table that stays unused for another ``second_look`` is deleted.
    """

    unload: float = 15 * 60
    open_table: float = 2 * 24 * 3600
    unfinished: float = 60 * 24 * 3600
    finished: float = 365 * 24 * 3600
    second_look: float = 3 * 24 * 3600
    sweep_every: float = 60


def default_database() -> str:
    return str(user_data_path("tableverse", appauthor=False) / "tables.sqlite")


def is_shared(database: str) -> bool:
    """Return whether several servers can share this database."""
    return database.startswith(("postgresql://", "postgres://"))


@dataclass(frozen=True, slots=True)
class ServerConfig:
    #: An SQLite file, or ``postgresql://...``.
    database: str = field(default_factory=default_database)
    #: PostgreSQL: seconds without a heartbeat after which another server may take over.
    lease_seconds: float = 6
    #: PostgreSQL: the ``host:port`` at which this process takes requests from other servers.
    internal: str = ""
    #: PostgreSQL: the name of this process. A process that replaces a dead one takes over its name.
    name: str = ""
    #: Minimum seconds per bot choice, so that people can follow.
    bot_delay: float = 0.6
    #: Seconds until a bot's choice is cancelled and retried. After the second timeout, a random choice is made instead.
    bot_timeout: float = 30
    #: Seconds without viewers after which a table's bots pause. They resume when somebody connects.
    bot_rest: float = 60
    #: Bots that people can choose, weakest first, each with the key of its name. Not every game has ``expert``.
    bots: tuple[tuple[str, str], ...] = (
        ("easy", "level-easy"),
        ("normal", "level-normal"),
        ("hard", "level-hard"),
        ("expert", "level-expert"),
    )
    #: Further bots that API clients can seat.
    more_bots: tuple[str, ...] = ("random", "greedy", "mcts:100", "mcts:400")
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    #: Other origins whose pages may open a WebSocket, such as a development server.
    origins: tuple[str, ...] = ()
    #: The server's host names in addition to local ones: ``example.org``, ``*.example.org``, or ``*`` for any.
    hosts: tuple[str, ...] = ()
    #: Addresses or networks of trusted proxies, whose ``X-Forwarded-For`` is accepted.
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    #: A folder of content packs that are offered at every table.
    packs: Path | None = None
    static: Path = Path(__file__).parent / "static"
    limits: Limits = field(default_factory=Limits)
    expiry: Expiry = field(default_factory=Expiry)
