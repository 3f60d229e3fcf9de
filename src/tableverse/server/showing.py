"""What each may see of a table: its people, its position, what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.match import Match
from tableverse.server import seating, undo, wire
from tableverse.server.messages import EventShown, SeatShown, TableShown, UndoShown, ViewMessage, You
from tableverse.server.store import OVER

if TYPE_CHECKING:
    from tableverse.server.room import Room


def viewer(room: Room, person: str | None) -> int:
    """The eyes with which a person sees the game."""
    seat = seating.seat_of(room.saved, person)
    return SPECTATOR if seat is None else seat


def positions(room: Room, match: Match, eyes: list[int], reset: bool) -> list[bytes]:
    """The position for each pair of eyes, with what just happened or with all that ever did."""
    first = 0 if reset else match.moves
    writing = wire.Writing()
    seen = match.views(eyes)
    return [
        wire.encode(
            ViewMessage(
                match.moves,
                reset,
                writing.view(view),
                happened(match, view.seat, first, match.moves),
                undoing(room, None if view.seat == SPECTATOR else view.seat),
            )
        )
        for view in seen
    ]


def happened(match: Match, eyes: int, first: int, last: int) -> list[EventShown]:
    return [
        EventShown(move, event.kind, event.facts)
        for move in range(first, last + 1)
        for event in match.history[move]
        if event.seen_by(eyes)
    ]


def seats(room: Room) -> list[SeatShown]:
    shown: list[SeatShown] = []
    for number, seat in enumerate(room.saved.seats):
        name = "" if seat.person is None else room.saved.people[seat.person]
        kind = "bot" if seat.bot else "person" if seat.person else "open"
        online = kind == "bot" or (seat.person is not None and seat.person not in room.away)
        thinking = room.thinking == number
        shown.append(SeatShown(number, kind, name, seat.bot, online, thinking, room.away_seconds(number)))
    return shown


def undoing(room: Room, seat: int | None) -> UndoShown:
    match = room.match
    if match is None or room.status == OVER:
        return UndoShown()
    asked_by = None if room.asked is None else room.asked.seat
    waiting = [] if room.asked is None else sorted(room.asked.waiting)
    if seat is None or room.saved.seats[seat].bot or seat not in match.seats_asked:
        return UndoShown(False, False, asked_by, waiting)
    return UndoShown(undo.is_free(match, seat, seating.people_seats(room.saved)), True, asked_by, waiting)


def you(room: Room, person: str | None) -> You:
    rematch = room.saved.rematch
    if person is None:
        return You(None, "")
    token = None if rematch is None else room.house.tokens.issue(rematch, person)
    return You(seating.seat_of(room.saved, person), room.saved.people[person], token)


def table(room: Room, person: str | None, all_seats: list[SeatShown], whose: You | None) -> TableShown:
    """``whose``: None for the table as such, as REST tells it."""
    saved = room.saved
    return TableShown(
        saved.id,
        saved.game,
        saved.settings,
        saved.status,
        person is not None and person == saved.host,
        all_seats,
        whose,
        sum(seating.seat_of(saved, connection.person) is None for connection in room.connections),
        undoing(room, seating.seat_of(saved, person)),
        saved.wait_minutes,
        saved.rematch,
        0 if room.match is None else room.match.moves,
        saved.seeded,
    )
