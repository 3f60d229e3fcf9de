"""Start a server for the browser tests: bots answer at once, and the same game is played on every run. Run as a
program, so that a test can kill it."""

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

#: Milliseconds after which, at the latest, a message goes out (see conftest.py).
LATE = float(os.environ.get("TABLEVERSE_LATE", "0"))
#: Nobody here is a flood, however fast a machine is at clicking.
LIMITS = Limits(socket_rate=1e6, socket_burst=1e6, address_rate=1e6, address_burst=1e6, tables_per_hour=10_000)
#: The cards of a table for which nobody wished a seed.
SEED = 20_240_607


class Late:
    """An app whose every message to a client comes late, some more and some less, in the order they were sent."""

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
    """Told to stop, it ends what it has begun, as the real one does (``server_process.py``)."""

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
    """One in which this card of Splendor has another name. It has been read before anybody comes, and whatever is read
    afterwards is as it was shipped: other games and packs have files of the same names."""
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
        # A bot's own chance comes from the name of the table, which is never the same.
        patch.object(bot_pool, "_bot_seed", lambda secret, table, seat, move: 1000 * move + seat),
    ):
        asyncio.run(main(int(sys.argv[1]), str(Path(sys.argv[2])), float(sys.argv[3]), Path(sys.argv[4])))
