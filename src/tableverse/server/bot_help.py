"""Idle bot workers that servers on the same database lend to each other.

A busy server sends bot jobs to another server, but only for tables with viewers. A server helps only with workers that
it does not need at that moment, and it never passes a job on to a third server.
"""

from __future__ import annotations

import msgspec
from fastapi import FastAPI, Request, Response

from tableverse.server.bot_pool import BotPool, WorkerFailed
from tableverse.server.bot_worker import BotReply, BotRequest
from tableverse.server.errors import LeaseLost, NoSuchPage, TableElsewhere
from tableverse.server.forwarding import FORWARDED, Forwarder, Unreachable
from tableverse.server.peers import Peer

PATH = "/api/think"
#: Seconds for everything except the computation itself.
TRAVEL_SECONDS = 5.0


def add_bot_help(app: FastAPI, pool: BotPool, forwarder: Forwarder) -> None:
    """Add the route for other servers' bot jobs, and let the pool borrow their workers."""
    peers = forwarder.peers

    def borrow() -> PeerWorker | None:
        peer = peers.borrow_bot()
        return None if peer is None else PeerWorker(peer, forwarder)

    pool.borrow = borrow
    peers.on_beat = pool.assign_jobs

    @app.post(PATH, include_in_schema=False)
    async def think(request: Request) -> Response:
        if not request.scope.get(FORWARDED):  # the client does not know the servers' secret
            raise NoSuchPage()
        try:
            asked = msgspec.json.decode(await request.body(), type=BotRequest)
            reply = await pool.help_peer(asked)
        except (WorkerFailed, msgspec.DecodeError) as error:
            reply = BotReply(error=str(error))
        return Response(msgspec.json.encode(reply), media_type="application/json")


class PeerWorker:
    """An idle worker of another server, borrowed for one job."""

    def __init__(self, peer: Peer, forwarder: Forwarder) -> None:
        self._peer = peer
        self._forwarder = forwarder

    async def ask(self, request: BotRequest, timeout: float) -> BotReply:
        peer = self._peer
        try:
            answer = await self._forwarder.post(
                TableElsewhere(peer.id, peer.address, peer.machine),
                PATH,
                msgspec.json.encode(request),
                timeout + TRAVEL_SECONDS,
            )
            reply = msgspec.json.decode(answer.body, type=BotReply)
        except (Unreachable, LeaseLost, msgspec.DecodeError) as error:
            raise WorkerFailed(str(error) or type(error).__name__) from error
        if reply.error:
            raise WorkerFailed(reply.error)
        return reply

    def release(self) -> None:
        self._forwarder.peers.return_bot(self._peer.id)
