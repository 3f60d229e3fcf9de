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


def positions(room: Room, match: Match, eyes: list[int], reset: bool, writing: wire.Writing) -> list[bytes]:
    """The position for each pair of eyes, with what just happened or with all that ever did."""
    views = match.views(eyes, writing.views)
    events = happened(match, eyes, 0 if reset else match.moves, match.moves)
    undos = undoing(room, eyes)
    return [
        wire.encode(ViewMessage(match.moves, reset, view, seen, undo))
        for view, seen, undo in zip(writing.write(views), events, undos, strict=True)
    ]


def happened(match: Match, eyes: list[int], first: int, last: int) -> list[list[EventShown]]:
    """What each pair of eyes saw of the moves from the first to the last."""
    seen: list[list[EventShown]] = [[] for _ in eyes]
    for move in range(first, last + 1):
        for event in match.history[move]:
            shown = EventShown(move, event.kind, event.facts)
            for viewer, their in zip(eyes, seen, strict=True):
                if event.seen_by(viewer):
                    their.append(shown)
    return seen


def seats(room: Room) -> list[SeatShown]:
    shown: list[SeatShown] = []
    for number, seat in enumerate(room.saved.seats):
        name = "" if seat.person is None else room.saved.people[seat.person]
        kind = "bot" if seat.bot else "person" if seat.person else "open"
        online = kind == "bot" or (seat.person is not None and seat.person not in room.away)
        thinking = room.thinking == number
        shown.append(SeatShown(number, kind, name, seat.bot, online, thinking, room.away_seconds(number)))
    return shown


def undoing(room: Room, eyes: list[int]) -> list[UndoShown]:
    """What each pair of eyes is told of taking back."""
    match = room.match
    if match is None or room.status == OVER:
        return [UndoShown() for _ in eyes]
    people = seating.people_seats(room.saved)
    free = undo.free_for(match, people)
    asked_by = None if room.asked is None else room.asked.seat
    waiting = [] if room.asked is None else sorted(room.asked.waiting)
    return [UndoShown(seat == free, seat in people and seat in match.seats_asked, asked_by, waiting) for seat in eyes]


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
        undoing(room, [viewer(room, person)])[0],
        saved.wait_minutes,
        saved.rematch,
        0 if room.match is None else room.match.moves,
        saved.seeded,
    )
