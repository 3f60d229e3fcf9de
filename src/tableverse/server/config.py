"""Everything that can be configured about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one person, one address and the whole server may use: generous for people, tight for floods."""

    message_bytes: int = 16 * 1024
    #: A request body may hold a whole record.
    body_bytes: int = 512 * 1024
    name_length: int = 24
    chat_length: int = 500
    #: Messages per second that a socket or an address may send in the long run, and how many in one burst.
    socket_rate: float = 20
    socket_burst: float = 40
    address_rate: float = 200
    address_burst: float = 600
    #: Packs that an address may have checked: per second in the long run, and in one burst.
    check_rate: float = 1
    check_burst: float = 20
    packs_per_table: int = 4
    #: Per address and hour.
    tables_per_hour: int = 120
    seats_per_hour: int = 480
    sockets_per_address: int = 200
    sockets: int = 4000
    #: Connections that are not sockets of tables. Each must send a whole request in so many seconds.
    connections: int = 4000
    connections_per_address: int = 300
    request_seconds: float = 20
    header_bytes: int = 64 * 1024
    #: People with a name at one table, and those from one address; at a full table, watchers who left
    #: so many seconds ago are forgotten.
    people_per_table: int = 100
    people_per_address: int = 20
    watcher_seconds: float = 60
    #: The longest record that a table may continue, in choices.
    record_options: int = 20_000
    hello_seconds: float = 10
    #: A socket is asked for a sign of life every so many seconds, and given up if none comes within so many.
    ping_seconds: float = 5
    pong_seconds: float = 20
    #: Messages, and their bytes, that may wait for a slow client before it is disconnected.
    backlog: int = 256
    backlog_bytes: int = 4 * 1024 * 1024
    chat_kept: int = 200


@dataclass(frozen=True, slots=True)
class Expiry:
    """Seconds until an unused table is unloaded from memory (``unload``) or marked for deletion (the others), counted
    only while the server runs. A marked table that is still unused at the ``second_look`` is deleted for good."""

    unload: float = 15 * 60
    open_table: float = 2 * 24 * 3600
    unfinished: float = 60 * 24 * 3600
    finished: float = 365 * 24 * 3600
    second_look: float = 3 * 24 * 3600
    sweep_every: float = 60


def default_database() -> str:
    return str(user_data_path("tableverse", appauthor=False) / "tables.sqlite")


def is_shared(database: str) -> bool:
    """Whether several servers may use this database."""
    return database.startswith(("postgresql://", "postgres://"))


@dataclass(frozen=True, slots=True)
class ServerConfig:
    #: An SQLite file, or ``postgresql://...``.
    database: str = field(default_factory=default_database)
    #: PostgreSQL: seconds without a sign of life after which another server may take over.
    lease_seconds: float = 6
    #: PostgreSQL: where this process alone takes requests from the other servers (``host:port``).
    internal: str = ""
    #: PostgreSQL: a name that a process has from the dead one that it replaces.
    name: str = ""
    #: Seconds that a bot takes at least for a choice, so that people can follow.
    bot_delay: float = 0.6
    #: Seconds after which a bot is stopped and asked again; the second time a random choice replaces its own.
    bot_timeout: float = 30
    #: Seconds after which the bots of a table that nobody looks at rest; they play on when somebody comes.
    bot_rest: float = 60
    #: The bots offered to people, weakest first, each with the key of its name; ``expert`` at games that have one.
    bots: tuple[tuple[str, str], ...] = (
        ("easy", "level-easy"),
        ("normal", "level-normal"),
        ("hard", "level-hard"),
        ("expert", "level-expert"),
    )
    #: Bots that programs may seat as well.
    more_bots: tuple[str, ...] = ("random", "greedy", "mcts:100", "mcts:400")
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    #: Other origins whose pages may open a WebSocket, such as a development server.
    origins: tuple[str, ...] = ()
    #: The server's own names, besides local ones: ``example.org``, ``*.example.org``, or ``*`` for any.
    hosts: tuple[str, ...] = ()
    #: Addresses or networks whose word is taken for whom they speak for (``X-Forwarded-For``).
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    #: A folder of content packs that are offered at every table.
    packs: Path | None = None
    static: Path = Path(__file__).parent / "static"
    limits: Limits = field(default_factory=Limits)
    expiry: Expiry = field(default_factory=Expiry)
