"""A game that is over: its record and its replay, open to all, since nothing is hidden any more."""

from __future__ import annotations

from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.server import showing
from tableverse.server.messages import EventShown
from tableverse.server.room import Room
from tableverse.server.store import OVER, SavedSeat, SavedTable
from tableverse.server.trouble import NotOver


def finished(room: Room) -> Match:
    if room.match is None or room.status != OVER:
        raise NotOver()
    return room.match


def record(room: Room) -> Record:
    """The record, which tells the seed."""
    match = finished(room)
    match.record.people = [_recorded(room.saved, seat) for seat in room.saved.seats]
    return match.finished_record()


def _recorded(table: SavedTable, seat: SavedSeat) -> dict[str, str]:
    who = {"name": (seat.bot or "") if seat.person is None else table.people[seat.person]}
    if seat.bot is not None:
        who["bot"] = seat.bot
    return who


def replay(room: Room, move: int, person: str | None) -> dict[str, object]:
    """The position after a move, and what that move did."""
    match = finished(room)
    eyes = showing.viewer(room, person)
    view = room.game.view(match.at(move), eyes)
    events: list[EventShown] = showing.happened(match, [eyes], move, move)[0]
    return {"move": move, "moves": match.moves, "view": view, "events": events}
