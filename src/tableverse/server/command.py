"""``tableverse serve``: start the server, say where it is, open a browser where there is one."""

from __future__ import annotations

import asyncio
import errno
import os
import platform
import socket
import sys
import time
from types import FrameType
from typing import Annotated, Any

import typer

from tableverse.kernel import i18n
from tableverse.kernel.errors import BadNumber
from tableverse.server.config import ServerConfig, default_database
from tableverse.server.rubbish import search_rarely
from tableverse.server.trouble import PortTaken, ServerMissing

#: Addresses that mean "everywhere": a browser here finds the server as localhost.
EVERYWHERE = ("0.0.0.0", "::", "")
#: Seconds that open connections are given to end when the server is stopped.
FAREWELL = 3
#: Seconds to wait for the port of a server that was just killed: a child that it was starting may hold it a moment.
HANDOVER = 2.0


def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="cli-option-host", show_default=False)
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            "--port", metavar="N", envvar="PORT", help="cli-option-port", show_default=False, show_envvar=False
        ),
    ] = 8000,
    database: Annotated[
        str | None, typer.Option("--database", metavar="FILE|URL", help="cli-option-database", show_default=False)
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="cli-option-open", show_default=False)] = True,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|es", help="cli-option-lang", show_default=False)
    ] = None,
) -> None:
    if not 0 <= port <= 65535:
        raise BadNumber(what="--port", least=0, most="65535", value=str(port))
    config = ServerConfig(database=database or default_database())
    run(config, host, port, _language(context, lang), open_browser)


def run(config: ServerConfig, host: str, port: int, language: str, open_browser: bool) -> None:
    """Serve until told to stop."""
    try:
        import uvicorn

        from tableverse.server.app import create_app
        from tableverse.server.shortcut import ShortcutProtocol
    except ModuleNotFoundError as error:
        raise ServerMissing(what=str(error.name)) from error

    door = _listen(host, port)
    address = f"http://{_shown(host)}:{door.getsockname()[1]}"
    app = create_app(config)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _announce(address, language, open_browser)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Ctrl-C or SIGTERM: end in good order; asked again: at once."""
            self.force_exit = self.should_exit
            self.should_exit = True

    settings = uvicorn.Config(
        app,
        ws=ShortcutProtocol,
        lifespan="off",  # opened here, where trouble can be said in one sentence
        log_level="warning",
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,  # costs more time than it saves on messages of a few kB
        timeout_graceful_shutdown=FAREWELL,
        server_header=False,
    )

    # The thread of the store waits for its turn after every statement: let it come sooner than after 5 ms.
    sys.setswitchinterval(0.001)
    search_rarely()

    async def serve_in_order() -> None:
        async with app.state.service:
            await Server(settings).serve([door])

    with door, asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(serve_in_order())


def _language(context: typer.Context, lang: str | None) -> str:
    """The one that the command line chose for all its words."""
    terminal: Any = context.find_root().obj
    return str(getattr(terminal, "language", None) or lang or "en")


def _shown(host: str) -> str:
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is started, so that a taken one is said in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    deadline = time.monotonic() + HANDOVER
    while True:
        door = socket.socket(family, socket.SOCK_STREAM)
        try:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((host, port))
            return door
        except OSError as error:
            door.close()
            if error.errno != errno.EADDRINUSE or time.monotonic() > deadline:
                raise PortTaken(host=host, port=str(port), why=error.strerror or str(error)) from error
            time.sleep(0.05)


def _announce(address: str, language: str, open_browser: bool) -> None:
    typer.echo(i18n.say(language, "server-ready", {"address": address}))
    if open_browser and _has_screen():
        import webbrowser

        webbrowser.open(address)


def _has_screen() -> bool:
    """Without a screen, opening a browser would open a text browser in this terminal."""
    if platform.system() == "Linux":
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
