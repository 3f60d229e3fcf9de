"""Who sits where at a table, as it is written down."""

from __future__ import annotations

from tableverse.server.limits import clean
from tableverse.server.store import SavedTable
from tableverse.server.trouble import NameMissing, SeatTaken, TableFull


def seat_of(table: SavedTable, person: str | None) -> int | None:
    if person is not None:
        for number, seat in enumerate(table.seats):
            if seat.person == person:
                return number
    return None


def people_seats(table: SavedTable) -> list[int]:
    """The seats that persons play now."""
    return [number for number, seat in enumerate(table.seats) if seat.person and not seat.bot]


def open_seats(table: SavedTable) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if not seat.person and not seat.bot]


def open_seat(table: SavedTable, wanted: int | None) -> int:
    """The wanted seat if it is free, or any."""
    free = open_seats(table)
    if wanted is None:
        if not free:
            raise TableFull()
        return free[0]
    if wanted not in free:
        raise SeatTaken(seat=wanted)
    return wanted


def free_name(table: SavedTable, name: str, person: str, length: int) -> str:
    """The name as readable text, numbered if somebody at the table has it already."""
    wanted = clean(name, length)
    if not wanted:
        raise NameMissing()
    taken = {other.casefold() for known, other in table.people.items() if known != person}
    free = wanted
    number = 1
    while free.casefold() in taken:
        number += 1
        free = f"{wanted[: length - len(str(number)) - 1]} {number}"
    return free
