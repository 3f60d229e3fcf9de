"""``tableverse serve``: start the server, print its address, open a browser if there is a screen."""

from __future__ import annotations

import asyncio
import errno
import os
import platform
import socket
import sys
import time
import webbrowser
from ipaddress import ip_network
from types import FrameType
from typing import Annotated, Any

import typer

from tableverse.kernel import i18n
from tableverse.kernel.errors import BadNumber
from tableverse.server.config import ServerConfig, default_database
from tableverse.server.errors import BadProxy, PortTaken, ServerMissing
from tableverse.server.gc_tuning import tune_gc

#: Addresses that mean all interfaces: a browser on this machine finds the server at localhost.
ALL_INTERFACES = ("0.0.0.0", "::", "")
#: Seconds that open connections have to end when the server is stopped.
SHUTDOWN_SECONDS = 3
#: Open files to ask the system for: all connections and sockets that the limits allow, and some more.
MANY_FILES = 16_384
#: Seconds to wait for a port in use: a child of a server that was just killed may hold it for a moment longer.
PORT_WAIT_SECONDS = 2.0


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
    hosts: Annotated[
        str,
        typer.Option(
            "--hosts", metavar="NAME,…", envvar="TABLEVERSE_HOSTS", help="cli-option-hosts", show_default=False
        ),
    ] = "",
    proxies: Annotated[
        str,
        typer.Option(
            "--proxies", metavar="ADDRESS,…", envvar="TABLEVERSE_PROXIES", help="cli-option-proxies", show_default=False
        ),
    ] = "127.0.0.1,::1",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="cli-option-open", show_default=False)] = True,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|es", help="cli-option-lang", show_default=False)
    ] = None,
) -> None:
    if not 0 <= port <= 65535:
        raise BadNumber(what="--port", least=0, most="65535", value=str(port))
    config = ServerConfig(
        database=database or default_database(),
        hosts=_listed(hosts),
        proxies=tuple(_network(word) for word in _listed(proxies)),
    )
    run_server(config, host, port, _language(context, lang), open_browser)


def run_server(config: ServerConfig, host: str, port: int, language: str, open_browser: bool) -> None:
    """Serve until told to stop."""
    try:
        # Optional dependencies, and slow to import: only this command pays for them.
        import uvicorn

        from tableverse.server.app import create_app, uvicorn_config
    except ModuleNotFoundError as error:
        raise ServerMissing(what=str(error.name)) from error

    listener = _listen(host, port)
    address = f"http://{_browser_host(host)}:{listener.getsockname()[1]}"
    app = create_app(config)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _announce(address, language, open_browser)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Ctrl-C or SIGTERM: shut down cleanly; the second time, at once."""
            self.force_exit = self.should_exit
            self.should_exit = True

    # The backend is opened below, where an error can be reported in one sentence.
    settings = uvicorn_config(
        app, config, lifespan="off", log_level="warning", timeout_graceful_shutdown=SHUTDOWN_SECONDS
    )
    _allow_many_files()

    # The thread of the store has to win back the interpreter after every statement; 5 ms each time would be too long.
    sys.setswitchinterval(0.001)
    tune_gc()

    async def open_and_serve() -> None:
        async with app.state.backend:
            await Server(settings).serve([listener])

    with listener, asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(open_and_serve())


def _listed(words: str) -> tuple[str, ...]:
    return tuple(words.replace(",", " ").split())


def _network(word: str) -> str:
    try:
        ip_network(word, strict=False)
    except ValueError as error:
        raise BadProxy(value=word) from error
    return word


def _allow_many_files() -> None:
    """Every connection is an open file, and systems allow few of them unless asked."""
    try:
        import resource
    except ModuleNotFoundError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(MANY_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _language(context: typer.Context, lang: str | None) -> str:
    """The language that the command line uses for all its texts."""
    terminal: Any = context.find_root().obj
    return str(getattr(terminal, "language", None) or lang or "en")


def _browser_host(host: str) -> str:
    if host in ALL_INTERFACES:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int) -> socket.socket:
    """Bind the port before anything else is started, so that a port in use is reported in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    deadline = time.monotonic() + PORT_WAIT_SECONDS
    while True:
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
            return listener
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE or time.monotonic() > deadline:
                raise PortTaken(host=host, port=str(port), why=error.strerror or str(error)) from error
            time.sleep(0.05)


def _announce(address: str, language: str, open_browser: bool) -> None:
    typer.echo(i18n.say(language, "server-ready", {"address": address}))
    if open_browser and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Without a screen, a text browser would be opened in this terminal."""
    if platform.system() == "Linux":
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
