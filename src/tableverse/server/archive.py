"""Records and replays of finished games.

Finished games are public because they have no hidden information any more. If an upgrade stops a game, each viewer can
replay their own view of the game. The record becomes public once a player at the table ends the game.
"""

from __future__ import annotations

from tableverse.kernel.errors import NoSuchMove
from tableverse.kernel.record import Record, Upgrade
from tableverse.kernel.state import State
from tableverse.server import presenter
from tableverse.server.errors import GameNotOver
from tableverse.server.messages import StepsMessage
from tableverse.server.rest_messages import ReplayStep
from tableverse.server.room_state import RoomState
from tableverse.server.store import ENDED, OPEN, OVER, STOPPED, SavedSeat, SavedTable


def require_over(room: RoomState) -> None:
    if room.status != OVER:
        raise GameNotOver()


def finished_record(room: RoomState) -> Record:
    if room.saved.status not in ENDED:
        raise GameNotOver()
    record = record_so_far(room)
    record.people = [_player(room.saved, seat) for seat in room.saved.seats]
    return record


def record_so_far(room: RoomState) -> Record:
    """Return the record, from which all hidden information can be derived."""
    match, saved = room.match, room.saved
    if match is None:
        assert room.past is not None  # a started game has a match or past positions
        return room.past.record()
    record = match.finished_record()
    record.content, record.engine = saved.content, saved.engine or record.engine
    record.upgrades = [
        Upgrade(
            one.move,
            one.content,
            one.engine,
            match.game.codec.pack(match.at(one.move)) if one.restarted and one.move == match.start else None,
        )
        for one in saved.upgrades
    ]
    return record


def _player(table: SavedTable, seat: SavedSeat) -> dict[str, str]:
    player = {"name": (seat.bot or "") if seat.person is None else table.people[seat.person]}
    if seat.bot is not None:
        player["bot"] = seat.bot
    return player


def replay_steps(room: RoomState, move: int, person: str | None) -> StepsMessage:
    """Return the effects of one choice, step by step."""
    return presenter.steps_shown(room, _viewer(room, move, person), move)


def _viewer(room: RoomState, move: int, person: str | None) -> int:
    if room.status not in (OVER, STOPPED) or room.saved.status == OPEN:
        raise GameNotOver()
    if move > room.moves:
        raise NoSuchMove(move=move, last=room.moves)
    return presenter.viewer_of(room, person)


def replay_step(room: RoomState, move: int, person: str | None) -> ReplayStep:
    viewer = _viewer(room, move, person)
    state, certain = _position(room, move)
    history = room.match.history if room.match is not None else room.past.history if room.past is not None else []
    return ReplayStep(
        move,
        room.moves,
        None if state is None else room.game.view(state, viewer),
        presenter.visible_events(history, [viewer], move, move)[0],
        None if state is None else state.moves,
        certain,
    )


def _position(room: RoomState, move: int) -> tuple[State | None, bool]:
    """Return the position after a move, and whether it is known to be the original position.

    If the position is unknown, return the latest earlier position that is known, or None.
    """
    if room.match is not None and move >= room.match.start:
        return room.match.at(move), room.certain
    return (None if room.past is None else room.past.at(move)), True
