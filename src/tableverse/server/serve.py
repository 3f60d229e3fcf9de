"""``tableverse serve``: start the server, print its address, and open a browser if there is a screen."""

from __future__ import annotations

import os
import platform
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import typer

from tableverse.kernel import i18n
from tableverse.kernel.build import BUILD
from tableverse.kernel.errors import BadNumber
from tableverse.server.config import ServerConfig, default_database, is_shared
from tableverse.server.errors import BadProxy, ServerMissing, WorkersNeedPostgres
from tableverse.server.listening import ALL_INTERFACES, listen
from tableverse.server.offered_packs import read_packs

LOOPBACK = "127.0.0.1"
MAX_WORKERS = 64


Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-option-host", show_default=False)]
Port = Annotated[
    int,
    typer.Option("--port", metavar="N", envvar="PORT", help="cli-option-port", show_default=False, show_envvar=False),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="FILE|URL", envvar="TABLEVERSE_DATABASE", help="cli-option-database", show_default=False
    ),
]
Workers = Annotated[
    int,
    typer.Option("--workers", metavar="N", envvar="TABLEVERSE_WORKERS", help="cli-option-workers", show_default=False),
]
Internal = Annotated[
    str,
    typer.Option(
        "--internal", metavar="ADDRESS", envvar="TABLEVERSE_INTERNAL", help="cli-option-internal", show_default=False
    ),
]
Hosts = Annotated[
    str,
    typer.Option("--hosts", metavar="NAME,…", envvar="TABLEVERSE_HOSTS", help="cli-option-hosts", show_default=False),
]
Proxies = Annotated[
    str,
    typer.Option(
        "--proxies", metavar="ADDRESS,…", envvar="TABLEVERSE_PROXIES", help="cli-option-proxies", show_default=False
    ),
]
PacksFolder = Annotated[
    Path | None,
    typer.Option(
        "--packs", metavar="DIR", envvar="TABLEVERSE_PACKS", help="cli-option-packs-folder", show_default=False
    ),
]
OpenBrowser = Annotated[bool, typer.Option("--open/--no-open", help="cli-option-open", show_default=False)]
Language = Annotated[str | None, typer.Option("--lang", metavar="en|es", help="cli-option-lang", show_default=False)]


def serve(
    context: typer.Context,
    host: Host = LOOPBACK,
    port: Port = 8000,
    database: Database = None,
    workers: Workers = 1,
    internal: Internal = LOOPBACK,
    hosts: Hosts = "",
    proxies: Proxies = "127.0.0.1,::1",
    packs: PacksFolder = None,
    open_browser: OpenBrowser = True,
    lang: Language = None,
) -> None:
    if not 0 <= port <= 65535:
        raise BadNumber(what="--port", least=0, most="65535", value=str(port))
    if not 1 <= workers <= MAX_WORKERS:
        raise BadNumber(what="--workers", least=1, most=str(MAX_WORKERS), value=str(workers))
    config = ServerConfig(
        database=database or default_database(),
        hosts=_listed(hosts),
        proxies=tuple(_network(word) for word in _listed(proxies)),
        packs=packs,
    )
    if packs is not None:
        read_packs(packs)  # reports invalid packs before anything is started
    run_server(config, host, port, _language(context, lang), open_browser, internal, workers)


def run_server(
    config: ServerConfig,
    host: str,
    port: int,
    language: str,
    open_browser: bool,
    internal: str = LOOPBACK,
    workers: int = 1,
) -> None:
    """Serve until stopped. ``internal`` is the address at which servers on the same database reach this machine."""
    if workers > 1 and not (is_shared(config.database) and hasattr(os, "fork")):
        raise WorkersNeedPostgres(workers=str(workers))
    try:
        # Optional dependencies that are slow to import and needed only by this command.
        from tableverse.server.server_process import run_process
        from tableverse.server.workers import Worker, run_workers
    except ModuleNotFoundError as error:
        raise ServerMissing(what=str(error.name)) from error

    listener = listen(host, port)
    address = f"http://{_browser_host(host)}:{listener.getsockname()[1]}"

    def announce() -> None:
        _announce(address, language, open_browser)

    def work(worker: Worker, on_ready: Callable[[], None]) -> None:
        own = replace(config, name=worker.name, bot_workers=max(1, config.bot_workers // workers))
        run_process(own, listener, on_ready, internal, worker)

    with listener:
        if workers > 1:
            run_workers(workers, work, announce)
        else:
            run_process(config, listener, announce, internal)


def _listed(words: str) -> tuple[str, ...]:
    return tuple(words.replace(",", " ").split())


def _network(word: str) -> str:
    try:
        ip_network(word, strict=False)
    except ValueError as error:
        raise BadProxy(value=word) from error
    return word


def _language(context: typer.Context, lang: str | None) -> str:
    """Return the language of the command line."""
    terminal: Any = context.find_root().obj
    return str(getattr(terminal, "language", None) or lang or "en")


def _browser_host(host: str) -> str:
    if host in ALL_INTERFACES:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _announce(address: str, language: str, open_browser: bool) -> None:
    typer.echo(i18n.say(language, "server-ready", {"address": address, "build": BUILD}))
    if open_browser and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Return whether there is a screen. Without one, a text browser would open in this terminal."""
    if platform.system() == "Linux":
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
