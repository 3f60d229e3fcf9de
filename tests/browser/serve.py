"""Start a server for the browser tests: bots answer at once. Run as a program, so that a test can kill it."""

import asyncio
import sys
from pathlib import Path

import uvicorn

from tableverse.server.app import create_app
from tableverse.server.config import ServerConfig


async def main(port: int, database: str, bot_delay: float, static: Path) -> None:
    app = create_app(ServerConfig(database=database, bot_delay=bot_delay, bot_workers=1, static=static))
    settings = uvicorn.Config(app, host="127.0.0.1", port=port, lifespan="off", log_level="warning")
    async with app.state.service:
        await uvicorn.Server(settings).serve()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), str(Path(sys.argv[2])), float(sys.argv[3]), Path(sys.argv[4])))
