"""Messages to the connections of a table, limited to each viewer's information."""

from __future__ import annotations

from collections.abc import Iterable

from tableverse.kernel.match import Match
from tableverse.server import presenter, wire
from tableverse.server.connections import Connection
from tableverse.server.messages import ChatLine, ChatMessage, PersonShown, SeatShown, TableMessage, Welcome
from tableverse.server.room_state import RoomState
from tableverse.server.tokens import Tokens


class Broadcaster:
    def __init__(self, room: RoomState, tokens: Tokens) -> None:
        self._room = room
        self._tokens = tokens
        self._encoder = wire.ViewEncoder()

    def send_welcome(self, connection: Connection) -> None:
        person = connection.person
        token = None if person is None else self._tokens.issue(self._room.id, person)
        connection.send(Welcome(token, self._room.seat_of(person)))

    def send_welcome_to(self, person: str) -> None:
        """Send ``welcome`` to all sockets of a person whose seat has changed."""
        for connection in self._room.connections:
            if connection.person == person:
                self.send_welcome(connection)

    def send_table(self) -> None:
        """Send the ``table`` message to every connection for which it has changed.

        Data that changes with every move is part of the view instead.
        """
        room = self._room
        shown: tuple[list[SeatShown], list[PersonShown]] | None = None
        for connection in room.connections:
            person = connection.person
            made_from = (room.version, person)
            if made_from != connection.table_sent:
                connection.table_sent = made_from
                if shown is None:
                    shown = presenter.seats_shown(room), presenter.people_shown(room)
                you = presenter.you_shown(room, person, self._tokens)
                connection.send(TableMessage(presenter.table_shown(room, person, *shown, you)))

    def send_move(self, match: Match) -> None:
        """Send the new position and the events of the last move to everybody, encoded once per viewer."""
        viewers: dict[int, list[Connection]] = {}
        self._room.switch_to_acting_seat(self._room.connections)
        for connection in self._room.connections:
            viewers.setdefault(self._room.viewer(connection), []).append(connection)
        messages = presenter.view_messages(self._room, match, list(viewers), False, self._encoder)
        for data, connections in zip(messages, viewers.values(), strict=True):
            for connection in connections:
                connection.send_encoded(data)

    def send_position(self, connections: Iterable[Connection]) -> None:
        """Send the position with the events of the whole game."""
        match = self._room.match
        if match is not None:
            for connection in connections:
                viewer = self._room.viewer(connection)
                for data in presenter.view_messages(self._room, match, [viewer], True, wire.ViewEncoder()):
                    connection.send_encoded(data)

    def switch_view(self, person: str | None) -> None:
        """Show a person who plays several seats the position of the seat that must choose."""
        room = self._room
        looked = {one: room.viewer(one) for one in room.connections if one.person == person}
        room.switch_to_acting_seat(looked)
        self.send_position([one for one, seat in looked.items() if room.viewer(one) != seat])

    def send_chat(self, line: ChatLine) -> None:
        data = wire.encode(ChatMessage([line]))
        for connection in self._room.connections:
            connection.send_encoded(data)
