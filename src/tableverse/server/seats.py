"""Queries about the seats of a saved table."""

from __future__ import annotations

from tableverse.kernel.game import Game
from tableverse.server.errors import NotEnoughPlayers, SeatTaken, TableFull
from tableverse.server.store import SavedTable


def seats_of(table: SavedTable, person: str | None) -> list[int]:
    """Return all seats of a person."""
    return [] if person is None else [number for number, seat in enumerate(table.seats) if seat.person == person]


def seat_of(table: SavedTable, person: str | None) -> int | None:
    """Return the first seat of a person, or None."""
    return next(iter(seats_of(table, person)), None)


def people_seats(table: SavedTable) -> list[int]:
    """Return the seats that people play now."""
    return [number for number, seat in enumerate(table.seats) if seat.person and not seat.bot]


def owners(table: SavedTable) -> dict[int, str]:
    """Return the owner of each seat that has one, even while a bot plays there."""
    return {number: seat.person for number, seat in enumerate(table.seats) if seat.person}


def deciders(table: SavedTable) -> dict[int, str]:
    """Return the person who has a say in the choices of each seat, normally its owner.

    Nobody has a say for a bot's seat if its owner is playing another seat.
    """
    playing = {seat.person for seat in table.seats if not seat.bot}
    return {number: who for number, who in owners(table).items() if not table.seats[number].bot or who not in playing}


def open_seats(table: SavedTable) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if not seat.person and not seat.bot]


def why_no_start(table: SavedTable, game: Game) -> NotEnoughPlayers | None:
    """Return the reason why the game cannot start with the seated players, or None."""
    seated = len(table.seats) - len(open_seats(table))
    least = len(table.seats) if table.fixed_seats else game.seat_limits(table.settings)[0]
    return NotEnoughPlayers(seats=seated, least=least) if seated < least else None


def pick_seat(table: SavedTable, wanted: int | None) -> int:
    """Return the wanted seat if it is open, or the first open one if None is wanted."""
    free = open_seats(table)
    if wanted is None:
        if not free:
            raise TableFull()
        return free[0]
    if wanted not in free:
        raise SeatTaken(seat=wanted)
    return wanted
