"""The server of the browser tests: bots answer at once, and every run plays the same games.

It is a program, so that a test can kill it.
"""

import asyncio
import importlib
import os
import random
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import uvicorn

from tableverse.kernel.content import open_yaml
from tableverse.server import bot_pool
from tableverse.server.app import create_app
from tableverse.server.config import Limits, ServerConfig

#: The longest delay of a message, in milliseconds (see conftest.py).
LATE = float(os.environ.get("TABLEVERSE_LATE", "0"))
#: High limits, so that fast clicking is not refused as a flood.
LIMITS = Limits(socket_rate=1e6, socket_burst=1e6, address_rate=1e6, address_burst=1e6, tables_per_hour=10_000)
#: The seed of a table that names none.
SEED = 20_240_607


class Late:
    """An ASGI app that delays every message to a client by a random time and keeps their order."""

    def __init__(self, app: Any, milliseconds: float) -> None:
        self.app = app
        self.seconds = milliseconds / 1000

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        waiting: asyncio.Queue[tuple[float, Any]] = asyncio.Queue()
        clock = asyncio.get_running_loop().time

        async def send_later(message: Any) -> None:
            waiting.put_nowait((clock() + self.seconds * random.uniform(0.5, 1), message))

        async def deliver() -> None:
            while True:
                due, message = await waiting.get()
                await asyncio.sleep(due - clock())
                await send(message)
                waiting.task_done()

        delivery = asyncio.create_task(deliver())
        try:
            await self.app(scope, receive, send_later)
            left = asyncio.create_task(waiting.join())
            await asyncio.wait([left, delivery], return_when=asyncio.FIRST_COMPLETED)
            left.cancel()
        finally:
            delivery.cancel()


class Stoppable(uvicorn.Server):
    """A server that finishes what it has begun when it is stopped, as the real one does (``server_process.py``)."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.should_exit = True


async def main(port: int, database: str, bot_delay: float, static: Path) -> None:
    config = ServerConfig(
        database=database, bot_delay=bot_delay, bot_workers=1, bot_timeout=600, static=static, limits=LIMITS
    )
    app = create_app(config)
    settings = uvicorn.Config(
        Late(app, LATE) if LATE else app, host="127.0.0.1", port=port, lifespan="off", log_level="warning"
    )
    async with app.state.backend:
        await Stoppable(settings).serve()


@contextmanager
def other_release(without: str) -> Iterator[None]:
    """Run a release in which this Splendor card has another id.

    The cards are read at the start. Later reads are unchanged, because other games and packs have files of the same
    names.
    """
    sys.path.append(str(Path(__file__).parents[1]))
    from server.releases import READING, release

    folder = Path(tempfile.mkdtemp(prefix="tableverse-release-"))
    with release(folder, ("splendor", "characters.yaml", f"id: {without},", f"id: {without}-reworked,")):
        for module in map(importlib.import_module, READING.values()):
            patch.object(module, "open_yaml", open_yaml).start()
        yield


if __name__ == "__main__":
    with (
        other_release(sys.argv[5]) if sys.argv[5] else nullcontext(),
        patch.object(secrets, "randbits", lambda bits: SEED),
        # A bot's real seed comes from the table's id, which differs on every run.
        patch.object(bot_pool, "_bot_seed", lambda secret, table, seat, move: 1000 * move + seat),
    ):
        asyncio.run(main(int(sys.argv[1]), str(Path(sys.argv[2])), float(sys.argv[3]), Path(sys.argv[4])))
