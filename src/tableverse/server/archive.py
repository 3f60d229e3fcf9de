"""Finished games: their records and replays, open to everybody, since nothing is hidden any more."""

from __future__ import annotations

from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.server import presenter
from tableverse.server.errors import GameNotOver
from tableverse.server.messages import ReplayStep
from tableverse.server.room_state import RoomState
from tableverse.server.store import OVER, SavedSeat, SavedTable


def finished_match(room: RoomState) -> Match:
    if room.match is None or room.status != OVER:
        raise GameNotOver()
    return room.match


def finished_record(room: RoomState) -> Record:
    match = finished_match(room)
    match.record.people = [_player(room.saved, seat) for seat in room.saved.seats]
    return match.finished_record()


def _player(table: SavedTable, seat: SavedSeat) -> dict[str, str]:
    player = {"name": (seat.bot or "") if seat.person is None else table.people[seat.person]}
    if seat.bot is not None:
        player["bot"] = seat.bot
    return player


def replay_step(room: RoomState, move: int, person: str | None) -> ReplayStep:
    match = finished_match(room)
    viewer = presenter.viewer_of(room, person)
    view = room.game.view(match.at(move), viewer)
    return ReplayStep(move, match.moves, view, presenter.visible_events(match, [viewer], move, move)[0])
