"""Bug reports from a table, as a file for the maintainers.

A record reveals everything that is hidden. A report therefore contains the record only if the game has ended, or if the
reporter is the only player and nobody else can sit down. In the latter case the table announces from then on that
somebody may know the order of its decks. Other reports contain the view of the reporter's seat, and the table and move
from which the server's operator can find the position.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tableverse import __version__
from tableverse.kernel.record import Record
from tableverse.server import archive, presenter
from tableverse.server.room_state import RoomState
from tableverse.server.seats import open_seats, owners
from tableverse.server.store import ENDED

FORMAT = "tableverse-report"


def may_include_record(room: RoomState, person: str) -> bool:
    """Return whether the record may be revealed during play, because nobody else has a seat or can take one."""
    return set(owners(room.saved).values()) == {person} and not open_seats(room.saved)


def report(room: RoomState, person: str, sentence: str) -> dict[str, Any]:
    match, saved = room.match, room.saved
    viewer = presenter.viewer_of(room, person)
    details: dict[str, Any] = {
        "version": __version__,
        "table": saved.id,
        "move": room.moves,
        "undone": saved.undone,
        "seat": viewer,
        "sentence": sentence,
    }
    record: Record | None = None
    if saved.status in ENDED:
        record = archive.finished_record(room)
    elif match is not None and may_include_record(room, person):
        record = archive.record_so_far(room)
    if record is not None:
        return {**msgspec.json.decode(record.to_json()), "report": details}
    view = None if match is None else match.view(viewer)
    events = [] if match is None else presenter.visible_events(match.history, [viewer], 0, match.moves)[0]
    return {"format": FORMAT, "game": saved.game, "settings": saved.settings, **details, "view": view, "events": events}
