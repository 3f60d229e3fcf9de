"""What can go wrong at the server, as types: a text key with arguments, and the HTTP status that says the same."""

from __future__ import annotations

from tableverse.kernel.errors import TableError


class ServerTrouble(TableError):
    status = 400


class NoSuchTable(ServerTrouble):
    key = "no-such-table"
    status = 404


class NoSuchPage(ServerTrouble):
    key = "no-such-page"
    status = 404


class BadToken(ServerTrouble):
    key = "bad-token"
    status = 401


class BadMessage(ServerTrouble):
    key = "bad-message"


class BadRequest(ServerTrouble):
    key = "bad-request"
    status = 422


class TooLarge(ServerTrouble):
    key = "too-large"
    status = 413


class TooFast(ServerTrouble):
    key = "too-fast"
    status = 429


class TooManyTables(ServerTrouble):
    key = "too-many-tables"
    status = 429


class TooManySeats(ServerTrouble):
    key = "too-many-seats"
    status = 429


class TooManySockets(ServerTrouble):
    key = "too-many-sockets"
    status = 429


class TooManyPeople(ServerTrouble):
    key = "too-many-people"
    status = 409


class NameMissing(ServerTrouble):
    key = "name-missing"
    status = 422


class OneMe(ServerTrouble):
    key = "one-me"
    status = 422


class SeatTaken(ServerTrouble):
    key = "seat-taken"
    status = 409


class TableFull(ServerTrouble):
    key = "table-full"
    status = 409


class NotOver(ServerTrouble):
    key = "not-over"
    status = 409


class NotPlaying(ServerTrouble):
    key = "not-playing"
    status = 409


class AlreadyStarted(ServerTrouble):
    key = "already-started"
    status = 409


class NotEnoughPlayers(ServerTrouble):
    key = "not-enough-players"
    status = 409


class HostOnly(ServerTrouble):
    key = "host-only"
    status = 403


class NotSeated(ServerTrouble):
    key = "not-seated"
    status = 403


class BotPlays(ServerTrouble):
    key = "bot-plays"
    status = 409


class NotAway(ServerTrouble):
    key = "not-away"
    status = 409


class NothingAsked(ServerTrouble):
    key = "nothing-asked"
    status = 409


class Stale(ServerTrouble):
    key = "stale"
    status = 409


class RecordTooLong(ServerTrouble):
    key = "record-too-long"
    status = 413


class StoreTrouble(ServerTrouble):
    """The move could not be written down, so it was not made."""

    key = "store-trouble"
    status = 503


class DatabaseBusy(ServerTrouble):
    key = "database-busy"
    status = 503


class DatabaseUnusable(ServerTrouble):
    key = "database-unusable"
    status = 503


class PortTaken(ServerTrouble):
    key = "port-taken"


class ServerMissing(ServerTrouble):
    """The package was installed without what only the server needs."""

    key = "server-missing"


class PostgresMissing(ServerTrouble):
    key = "postgres-missing"


class TableDamaged(ServerTrouble):
    """A stored table that this version, or this content, cannot replay."""

    key = "table-damaged"
    status = 409


def status_of(error: TableError) -> int:
    return error.status if isinstance(error, ServerTrouble) else 422
