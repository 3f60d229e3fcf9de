"""Who sits where at a saved table."""

from __future__ import annotations

from tableverse.kernel.game import Game
from tableverse.server.errors import NotEnoughPlayers, SeatTaken, TableFull
from tableverse.server.store import SavedTable


def seats_of(table: SavedTable, person: str | None) -> list[int]:
    """One person may play several."""
    return [] if person is None else [number for number, seat in enumerate(table.seats) if seat.person == person]


def seat_of(table: SavedTable, person: str | None) -> int | None:
    """Their first."""
    return next(iter(seats_of(table, person)), None)


def people_seats(table: SavedTable) -> list[int]:
    """The seats that people play now."""
    return [number for number, seat in enumerate(table.seats) if seat.person and not seat.bot]


def owners(table: SavedTable) -> dict[int, str]:
    """Seat -> the person whom it belongs to, also while a bot plays for them."""
    return {number: seat.person for number, seat in enumerate(table.seats) if seat.person}


def deciders(table: SavedTable) -> dict[int, str]:
    """Seat -> the person who has a say in what was chosen there: its owner, also while a bot plays for them. Where they
    play another seat themselves, the bot is one like any other."""
    playing = {seat.person for seat in table.seats if not seat.bot}
    return {number: who for number, who in owners(table).items() if not table.seats[number].bot or who not in playing}


def open_seats(table: SavedTable) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if not seat.person and not seat.bot]


def why_no_start(table: SavedTable, game: Game) -> NotEnoughPlayers | None:
    """What keeps a game from beginning with those who are seated, None if nothing does."""
    seated = len(table.seats) - len(open_seats(table))
    least = len(table.seats) if table.fixed_seats else game.seat_limits(table.settings)[0]
    return NotEnoughPlayers(seats=seated, least=least) if seated < least else None


def pick_seat(table: SavedTable, wanted: int | None) -> int:
    """The wanted seat, or the first open one if none is wanted."""
    free = open_seats(table)
    if wanted is None:
        if not free:
            raise TableFull()
        return free[0]
    if wanted not in free:
        raise SeatTaken(seat=wanted)
    return wanted
