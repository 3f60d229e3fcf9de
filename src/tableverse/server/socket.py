"""The WebSocket of a table: hello, then messages, each answered by what changed or by one error."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from urllib.parse import urlsplit

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tableverse.kernel.errors import TableError
from tableverse.server import messages, shortcut, wire
from tableverse.server.audience import Connection
from tableverse.server.limits import Bucket, Shares
from tableverse.server.messages import AnyFromClient, ErrorMessage, Pong
from tableverse.server.room import Room
from tableverse.server.rooms import Rooms
from tableverse.server.trouble import BadMessage, BadToken, NoSuchTable, TooFast, TooLarge, TooManySockets

log = logging.getLogger("tableverse.socket")

# Why a socket is closed. 4xxx: coming back with the same request is of no use.
TOO_SLOW = 1013
TOO_LARGE = 1009
FLOOD = 1008
NO_HELLO = 4400
NOT_KNOWN = 4401
NO_TABLE = 4404

PATH = re.compile("/ws/(?P<table>[^/]+)")
#: Refused messages in a row after which a flooding socket is closed.
PATIENCE = 200


class Door:
    """Lets sockets in, and takes their messages to their rooms."""

    def __init__(self, rooms: Rooms, shares: Shares) -> None:
        self.rooms = rooms
        self.shares = shares
        self.limits = rooms.house.config.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI application of its own: messages go to the server without a detour through the framework."""
        socket = WebSocket(scope, receive, send)
        path = PATH.fullmatch(scope["path"])
        if path is None or not self._same_origin(socket):
            await socket.close(FLOOD)  # before it is accepted: answered with 403
            return
        address = address_of(socket)
        await socket.accept()
        try:
            self.shares.open_socket(address)
        except TooManySockets as error:
            await _refuse(socket, error, TOO_SLOW)
            return
        try:
            await self._converse(socket, receive, send, path["table"], address)
        except WebSocketDisconnect:
            pass
        finally:
            self.shares.close_socket(address)

    def _same_origin(self, socket: WebSocket) -> bool:
        """Browsers say which page connects; programs say nothing."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self.rooms.house.config.origins:
            return True
        return urlsplit(origin).netloc == socket.headers.get("host")

    async def _converse(self, socket: WebSocket, receive: Receive, send: Send, table: str, address: str) -> None:
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                room, person = await self._hello(receive, table)
        except TimeoutError:
            await _refuse(socket, BadMessage(), NO_HELLO)
            return
        except NoSuchTable as error:
            await _refuse(socket, error, NO_TABLE)
            return
        except BadToken as error:
            await _refuse(socket, error, NOT_KNOWN)
            return
        except TableError as error:
            await _refuse(socket, error, NO_HELLO)
            return
        connection = Connection(person, address, self.limits.backlog, _Line(socket, send))
        try:
            await room.connect(connection)
            await self._listen(socket, receive, room, connection)
        finally:
            await room.disconnect(connection)
            await connection.close()

    async def _hello(self, receive: Receive, table: str) -> tuple[Room, str | None]:
        message = self._read(await _next(receive))
        if not isinstance(message, messages.Hello):
            raise BadMessage()
        room = await self.rooms.get(table)
        if message.token is None:
            return room, None
        person = self.rooms.house.tokens.person(table, message.token)
        if person is None or not room.knows(person):
            raise BadToken()
        return room, person

    async def _listen(self, socket: WebSocket, receive: Receive, room: Room, connection: Connection) -> None:
        bucket = Bucket(self.limits.socket_rate, self.limits.socket_burst)
        refused = 0
        while not connection.dropped:
            text = await _next(receive)
            try:
                if not bucket.take() or not self.shares.may_ask(connection.address):
                    raise TooFast()
                await self._take(self._read(text), room, connection)
                refused = 0
            except TooLarge as error:
                await _refuse(socket, error, TOO_LARGE)
                return
            except TableError as error:
                self.rooms.house.metrics.refused += 1
                refused += 1
                if refused > PATIENCE:
                    await _refuse(socket, error, FLOOD)
                    return
                connection.send(_error(error))
            except Exception:
                self.rooms.house.metrics.faults += 1
                log.exception("a message to table %s could not be handled", room.id)
                connection.send(_error(TableError()))

    def _read(self, text: str | None) -> AnyFromClient:
        if text is None:  # a binary frame
            raise BadMessage()
        if len(text) > self.limits.message_bytes:
            raise TooLarge(most=self.limits.message_bytes)
        return wire.read(text)

    async def _take(self, message: AnyFromClient, room: Room, connection: Connection) -> None:
        person = connection.person
        match message:
            case messages.Choose(option=option, move=move):
                await room.choose(person, option, move)
            case messages.Ping():
                connection.send(Pong())
            case messages.Chat(text=text):
                await room.talk(person, text)
            case messages.Start():
                await room.start(person)
            case messages.Undo():
                await room.ask_undo(person)
            case messages.UndoAnswer(agree=agree):
                await room.answer_undo(person, agree)
            case messages.Leave():
                await room.leave(connection)
            case messages.Sit(seat=seat, name=name):
                self.shares.count_seat(connection.address)
                await room.sit(connection, seat, name)
            case messages.HandToBot(seat=seat, bot=bot):
                await room.hand_to_bot(person, seat, bot)
            case messages.TakeBack():
                await room.take_back(connection)
            case messages.Rematch():
                await self.rooms.rematch(room, person)
            case messages.Hello():
                raise BadMessage()


def address_of(client: WebSocket) -> str:
    return client.client.host if client.client else "unknown"


def _error(error: TableError) -> ErrorMessage:
    return ErrorMessage(f"error-{error.key}", error.arguments)


async def _next(receive: Receive) -> str | None:
    """The next text; None for anything else."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text


async def _refuse(socket: WebSocket, error: TableError, code: int) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(wire.encode(_error(error)).decode())
            await socket.close(code)


class _Line:
    """The way out of a socket."""

    __slots__ = ("_send", "_socket", "write_now")

    def __init__(self, socket: WebSocket, send: Send) -> None:
        self._socket = socket
        self._send = send
        self.write_now = shortcut.write_now_of(socket.scope)

    async def write(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def hang_up(self) -> None:
        await self._socket.close(TOO_SLOW)
