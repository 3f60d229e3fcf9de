"""The WebSocket of a table.

The client sends ``hello``, then further messages. The reply to each is the resulting change or one error.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Literal
from urllib.parse import urlsplit

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tableverse.kernel.errors import TableError, Unplayable
from tableverse.server import client_messages, fast_websocket, wire
from tableverse.server.addresses import UNKNOWN, rate_limit_key
from tableverse.server.bot_worker import FORESEE, HINT
from tableverse.server.client_messages import AnyFromClient
from tableverse.server.connections import BANNED, NO_TABLE, RESTARTING, TOO_SLOW, Connection
from tableverse.server.errors import (
    BadMessage,
    BadToken,
    Banned,
    LeaseLost,
    NoSuchTable,
    TableElsewhere,
    TooFast,
    TooLarge,
    TooManySockets,
)
from tableverse.server.forwarding import FORWARDED, Forwarder
from tableverse.server.hosts import is_known_host
from tableverse.server.messages import Pong, error_message
from tableverse.server.rate_limits import RateLimiter, TokenBucket
from tableverse.server.room import Room
from tableverse.server.room_registry import RoomRegistry
from tableverse.server.tunnel import Tunnel

log = logging.getLogger("tableverse.socket")

# Close codes. After a code 4xxx, repeating the same request is pointless.
TOO_LARGE = 1009
FLOOD = 1008
NO_HELLO = 4400
UNKNOWN_PERSON = 4401

PATH = re.compile("/ws/(?P<table>[^/]+)")
#: Number of consecutive refused messages after which the socket is closed.
MAX_REFUSED = 200


class WebSocketEndpoint:
    """An ASGI application that accepts sockets and passes their messages to their rooms."""

    def __init__(self, rooms: RoomRegistry, rate_limiter: RateLimiter, forwarder: Forwarder) -> None:
        self.rooms = rooms
        self.rate_limiter = rate_limiter
        self.forwarder = forwarder
        self.limits = rooms.services.config.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        path = PATH.fullmatch(scope["path"])
        if path is None or not self._knows_host(socket) or not self._same_origin(socket):
            await socket.close(FLOOD)  # the socket is not accepted yet, so the response is a 403
            return
        address = _address(socket)
        if scope.get(FORWARDED):  # counted by the server that the client connected to
            await self._accept(socket, receive, send, path["table"], address)
            return
        try:
            self.rate_limiter.open_socket(address)
        except TooManySockets as error:
            await socket.accept()
            await _refuse(socket, error, TOO_SLOW)
            return
        try:
            if not await self._connect_to_owner(socket, receive, path["table"]):
                await self._accept(socket, receive, send, path["table"], address)
        finally:
            self.rate_limiter.close_socket(address)

    async def _accept(self, socket: WebSocket, receive: Receive, send: Send, table: str, address: str) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            await socket.accept()
            await self._serve(socket, receive, send, table, address)

    async def _connect_to_owner(self, socket: WebSocket, receive: Receive, table: str) -> bool:
        """Connect the client to the server that has the table. Return False if this server has it."""
        join = fast_websocket.tunnel_of(socket.scope)
        if join is None or not self.forwarder.peers.own_id:
            return False
        try:
            tunnel = await self.forwarder.call_owner(table, lambda owner: self._connect_owner(owner, socket.scope))
        except TableError:
            return False  # the client learns the reason after its hello
        if not isinstance(tunnel, Tunnel):
            return tunnel is not None
        try:
            join(tunnel)
            with contextlib.suppress(WebSocketDisconnect):
                await socket.accept()
                while (await receive())["type"] != "websocket.disconnect":
                    pass
        finally:
            tunnel.close()
        return True

    async def _connect_owner(self, owner: TableElsewhere, scope: Scope) -> Tunnel | Literal["handed over"]:
        return "handed over" if self.forwarder.hand_over(owner, scope) else await self.forwarder.tunnel(owner, scope)

    def _knows_host(self, socket: WebSocket) -> bool:
        return is_known_host(socket.headers.get("host"), self.rooms.services.config.hosts)

    def _same_origin(self, socket: WebSocket) -> bool:
        """Return whether the page is from an allowed origin. Programs other than browsers send no origin."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self.rooms.services.config.origins:
            return True
        return urlsplit(origin).netloc == socket.headers.get("host")

    async def _serve(self, socket: WebSocket, receive: Receive, send: Send, table: str, address: str) -> None:
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
            await _refuse(socket, error, UNKNOWN_PERSON)
            return
        except LeaseLost as error:
            await _refuse(socket, error, RESTARTING)
            return
        except TableError as error:
            await _refuse(socket, error, NO_HELLO)
            return
        connection = Connection(person, address, self.limits, _SocketTransport(socket, send))
        try:
            await room.connect(connection)
            await self._listen(socket, receive, room, connection)
        except LeaseLost as error:
            await _refuse(socket, error, RESTARTING)
        except NoSuchTable as error:
            await _refuse(socket, error, NO_TABLE)
        except Banned as error:
            await _refuse(socket, error, BANNED)
            with contextlib.suppress(TableError):
                await room.moderator.note_return(person, address)
        finally:
            await room.disconnect(connection)
            await connection.close()

    async def _hello(self, receive: Receive, table: str) -> tuple[Room, str | None]:
        message = self._read(await _receive_text(receive))
        if not isinstance(message, client_messages.Hello):
            raise BadMessage()
        room = await self.rooms.get(table)
        if message.token is None:
            return room, None
        person = self.rooms.services.tokens.person(table, message.token)
        if person is None or not room.state.knows(person):
            raise BadToken()
        return room, person

    async def _listen(self, socket: WebSocket, receive: Receive, room: Room, connection: Connection) -> None:
        bucket = TokenBucket(self.limits.socket_rate, self.limits.socket_burst)
        refused = 0
        while not connection.dropped:
            text = await _receive_text(receive)
            try:
                if not bucket.take() or not self.rate_limiter.allow_request(connection.address):
                    raise TooFast()
                await self._handle(self._read(text), room, connection)
                refused = 0
            except TooLarge as error:
                await _refuse(socket, error, TOO_LARGE)
                return
            except TableError as error:
                if isinstance(error, Unplayable):
                    log.warning("a pack of table %s cannot be played", room.id, exc_info=error)
                self.rooms.services.metrics.refused += 1
                refused += 1
                if refused > MAX_REFUSED:
                    await _refuse(socket, error, FLOOD)
                    return
                connection.send(error_message(error))
            except Exception:
                self.rooms.services.metrics.faults += 1
                log.exception("a message to table %s failed", room.id)
                connection.send(error_message(TableError()))

    def _read(self, text: str | None) -> AnyFromClient:
        if text is None:  # a binary message
            raise BadMessage()
        if len(text) > self.limits.message_bytes:
            raise TooLarge(most=self.limits.message_bytes)
        return wire.decode_message(text)

    async def _handle(self, message: AnyFromClient, room: Room, connection: Connection) -> None:
        person = connection.person
        match message:
            case client_messages.Choose(option=option, move=move, undone=undone):
                await room.choose(connection, option, move, undone)
            case client_messages.Ping():
                connection.send(Pong())
            case client_messages.Chat(text=text):
                await room.say(person, text)
            case client_messages.Start():
                await room.start(person)
            case client_messages.Undo():
                await room.request_undo(person)
            case client_messages.UndoAnswer(agree=agree):
                await room.answer_undo(person, agree)
            case client_messages.Leave(seat=own_seat):
                await room.seating.leave(connection, own_seat)
            case client_messages.LookFrom(seat=seat):
                await room.seating.look_from(connection, seat)
            case client_messages.AskOtherViews():
                await room.seating.send_other_views(connection)
            case client_messages.Sit(seat=seat, name=name):
                self.rate_limiter.count_seat(connection.address)
                await room.sit(connection, seat, name)
            case client_messages.HandToBot(seat=seat, bot=bot):
                await room.seating.hand_to_bot(person, seat, bot)
            case client_messages.TakeBack():
                await room.seating.take_back(connection)
            case client_messages.DismissBot(seat=seat):
                await room.seating.dismiss_bot(person, seat)
            case client_messages.Swap(seat=seat, other=other):
                await room.seating.swap(person, seat, other)
            case client_messages.Close():
                await room.seating.close(person)
            case client_messages.Kick(name=name, bot=bot):
                await room.moderator.kick(person, name, bot)
            case client_messages.Mute(name=name, muted=muted):
                await room.moderator.mute(person, name, muted)
            case client_messages.Pardon(name=name):
                await room.moderator.pardon(person, name)
            case client_messages.MakeHost(name=name):
                await room.moderator.make_host(person, name)
            case client_messages.Why(thing=thing):
                await room.explain(connection, thing)
            case client_messages.Steps(move=move):
                await room.show_steps(connection, move)
            case client_messages.Foresee():
                await room.ask_coach(connection, FORESEE)
            case client_messages.AskHint():
                await room.ask_coach(connection, HINT)
            case client_messages.AskCorrectables():
                await room.corrections.list(connection)
            case client_messages.Correct():
                await room.corrections.propose(connection, message)
            case client_messages.CorrectAnswer(agree=agree):
                await room.corrections.answer(person, agree)
            case client_messages.Rematch():
                await self.rooms.rematch(room, person)
            case client_messages.Hello():
                raise BadMessage()


def _address(socket: WebSocket) -> str:
    return rate_limit_key(socket.client.host) if socket.client else UNKNOWN


async def _receive_text(receive: Receive) -> str | None:
    """Return the next text message, or None for a binary one."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text


async def _refuse(socket: WebSocket, error: TableError, code: int) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(wire.encode(error_message(error)).decode())
            await socket.close(code)


class _SocketTransport:
    __slots__ = ("_send", "_socket", "write_now")

    def __init__(self, socket: WebSocket, send: Send) -> None:
        self._socket = socket
        self._send = send
        self.write_now = fast_websocket.write_now_of(socket.scope)

    async def write(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        await self._socket.close(code)
