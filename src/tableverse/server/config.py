"""Everything about a server that can be set, in one place."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one person, one address, one server may ask for. Generous to people, narrow for floods."""

    message_bytes: int = 16 * 1024
    #: A REST body may hold a Record.
    body_bytes: int = 512 * 1024
    name_length: int = 24
    chat_length: int = 500
    #: Messages a second that a socket and an address may send over time, and how many at once.
    socket_rate: float = 20
    socket_burst: float = 40
    address_rate: float = 200
    address_burst: float = 600
    #: Per address and hour.
    tables_per_hour: int = 120
    seats_per_hour: int = 480
    sockets_per_address: int = 200
    sockets: int = 4000
    people_per_table: int = 100
    #: Choices that a record may bring along when it is played on.
    record_options: int = 20_000
    hello_seconds: float = 10
    #: Messages waiting for a client that reads too slowly, before it is dropped.
    backlog: int = 256
    chat_kept: int = 200


@dataclass(frozen=True, slots=True)
class Expiry:
    """Seconds after which what nobody uses is put away (from memory) or deleted (for good)."""

    unload: float = 15 * 60
    open_table: float = 2 * 24 * 3600
    unfinished: float = 60 * 24 * 3600
    finished: float = 365 * 24 * 3600
    sweep_every: float = 60


def default_database() -> str:
    return str(user_data_path("tableverse", appauthor=False) / "tables.sqlite")


@dataclass(frozen=True, slots=True)
class ServerConfig:
    #: A file for SQLite, or ``postgresql://...``.
    database: str = field(default_factory=default_database)
    #: A bot's choice is shown no sooner than this, so that people can follow.
    bot_delay: float = 0.6
    #: A bot that thinks longer is stopped, asked again, and then replaced for this choice.
    bot_timeout: float = 30
    #: The bots that people are offered, weakest first, each with the key of what they read.
    bots: tuple[tuple[str, str], ...] = (("easy", "level-easy"), ("normal", "level-normal"), ("hard", "level-hard"))
    #: Those that programs may seat as well.
    more_bots: tuple[str, ...] = ("random", "greedy", "mcts:100", "mcts:400")
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    #: Other origins whose pages may connect, such as a development server.
    origins: tuple[str, ...] = ()
    static: Path = Path(__file__).parent / "static"
    limits: Limits = field(default_factory=Limits)
    expiry: Expiry = field(default_factory=Expiry)
