"""Errors of the server, one class each, with the message key, its arguments and the HTTP status."""

from __future__ import annotations

from tableverse.kernel.errors import TableError


class ServerError(TableError):
    status = 400


class NoSuchTable(ServerError):
    key = "no-such-table"
    status = 404


class NoSuchPage(ServerError):
    key = "no-such-page"
    status = 404


class BadToken(ServerError):
    key = "bad-token"
    status = 401


class BadMessage(ServerError):
    key = "bad-message"


class BadRequest(ServerError):
    key = "bad-request"
    status = 422


class UnknownHost(ServerError):
    key = "unknown-host"
    status = 421


class BadProxy(ServerError):
    key = "bad-proxy"


class TooLarge(ServerError):
    key = "too-large"
    status = 413


class TooFast(ServerError):
    key = "too-fast"
    status = 429


class TooManyTables(ServerError):
    key = "too-many-tables"
    status = 429


class BadPack(ServerError):
    """A content pack with a mistake, described in each language."""

    key = "bad-pack"
    status = 422


class PackTooSlow(ServerError):
    """A pack whose check timed out."""

    key = "pack-too-slow"
    status = 422


class PackCheckStopped(ServerError):
    """A pack whose check ended without a result because the process was killed or ran out of memory."""

    key = "pack-check-stopped"
    status = 422


class NoSuchPack(ServerError):
    key = "no-such-pack"
    status = 404


class PacksUnusable(ServerError):
    """Packs of a table that this release cannot load."""

    key = "packs-unusable"
    status = 409


class TooManySeats(ServerError):
    key = "too-many-seats"
    status = 429


class TooManySockets(ServerError):
    key = "too-many-sockets"
    status = 429


class TooManyPeople(ServerError):
    key = "too-many-people"
    status = 409


class NameMissing(ServerError):
    key = "name-missing"
    status = 422


class SeatTaken(ServerError):
    key = "seat-taken"
    status = 409


class TableFull(ServerError):
    key = "table-full"
    status = 409


class GameNotOver(ServerError):
    key = "not-over"
    status = 409


class NotPlaying(ServerError):
    key = "not-playing"
    status = 409


class AlreadyStarted(ServerError):
    key = "already-started"
    status = 409


class NotEnoughPlayers(ServerError):
    key = "not-enough-players"
    status = 409


class HostOnly(ServerError):
    key = "host-only"
    status = 403


class NoSuchPerson(ServerError):
    key = "no-such-person"
    status = 404


class Banned(ServerError):
    key = "banned"
    status = 403


class Muted(ServerError):
    key = "muted"
    status = 403


class OthersPlay(ServerError):
    """A table in play cannot be closed while other people play there."""

    key = "others-play"
    status = 409


class NotSeated(ServerError):
    key = "not-seated"
    status = 403


class BotHoldsSeat(ServerError):
    key = "bot-plays"
    status = 409


class NotAway(ServerError):
    key = "not-away"
    status = 409


class NoUndoRequest(ServerError):
    key = "nothing-asked"
    status = 409


class CorrectionsOff(ServerError):
    key = "corrections-off"
    status = 409


class NoCorrectionRequest(ServerError):
    key = "no-correction-asked"
    status = 409


class StaleMove(ServerError):
    key = "stale"
    status = 409


class RecordTooLong(ServerError):
    key = "record-too-long"
    status = 413


class StoreError(ServerError):
    """The database could not save a change, so the change was not made."""

    key = "store-trouble"
    status = 503


class LeaseLost(ServerError):
    """Another server runs the table, or may run it.

    No data was changed, and no outdated data is shown.
    """

    key = "lease-lost"
    status = 503


class TableElsewhere(LeaseLost):
    """Another live server has the table. The attributes identify that server."""

    def __init__(self, server: int, address: str, machine: str, name: str = "") -> None:
        super().__init__()  # clients are not told which server it is
        self.name = name
        self.server = server
        self.address = address
        self.machine = machine


class Misdirected(LeaseLost):
    """A request that was forwarded to the wrong server."""

    status = 421


class DatabaseBusy(ServerError):
    key = "database-busy"
    status = 503


class DatabaseUnusable(ServerError):
    key = "database-unusable"
    status = 503


class BadInternal(ServerError):
    key = "bad-internal"


class WorkersNeedPostgres(ServerError):
    key = "workers-need-postgres"


class DatabaseDamaged(ServerError):
    """The database is corrupt, because of a failing disk or because another program wrote into the file."""

    key = "database-damaged"
    status = 503


class BackupElsewhere(ServerError):
    """PostgreSQL databases are backed up with PostgreSQL's own tools."""

    key = "backup-elsewhere"


class BadBackup(ServerError):
    key = "bad-backup"


class PortTaken(ServerError):
    key = "port-taken"


class ServerMissing(ServerError):
    """The package was installed without the server's dependencies."""

    key = "server-missing"


class UnknownUvicorn(ServerError):
    key = "unknown-uvicorn"


class PostgresMissing(ServerError):
    key = "postgres-missing"


class TableDamaged(ServerError):
    """A saved table that this release, with its content, cannot replay."""

    key = "table-damaged"
    status = 409


class RulesChanged(ServerError):
    """The choices of a saved game no longer lead to the same positions."""

    key = "rules-changed"
    status = 409


class CardMissing(ServerError):
    """A game in play contains a card that this release lacks. Only the log names the card, which may be hidden."""

    key = "card-missing"
    status = 409


class ReviewBusy(ServerError):
    """The server is already computing the maximum number of reviews."""

    key = "review-busy"
    status = 503


class TableStopped(ServerError):
    """The game at this table cannot continue after an upgrade."""

    key = "table-stopped"
    status = 409


class NotStopped(ServerError):
    key = "not-stopped"
    status = 409


def status_of(error: TableError) -> int:
    return error.status if isinstance(error, ServerError) else 422
