"""One process that serves tables until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn

from tableverse.server.app import create_app, uvicorn_config
from tableverse.server.config import ServerConfig, is_shared
from tableverse.server.gc_tuning import tune_gc
from tableverse.server.listening import listen_internally
from tableverse.server.workers import Worker

#: Seconds for open connections to end when the server is stopped.
SHUTDOWN_SECONDS = 3
#: The limit of open files to request, above the limits of connections and sockets together.
WANTED_FILES = 16_384


def run_process(
    config: ServerConfig,
    listener: socket.socket,
    on_ready: Callable[[], None],
    internal: str,
    worker: Worker | None = None,
) -> None:
    """Serve tables in this process, the only one if ``worker`` is None.

    ``internal`` is described in ``listen_internally``.
    """
    with contextlib.ExitStack() as stack:
        listeners = [stack.enter_context(listener)]
        if is_shared(config.database):
            for_servers, address = listen_internally(internal, 0 if worker is None else worker.number)
            listeners.append(stack.enter_context(for_servers))
            config = replace(config, internal=address)
        _run(config, listeners, on_ready, worker)


def _run(
    config: ServerConfig, listeners: list[socket.socket], on_ready: Callable[[], None], worker: Worker | None
) -> None:
    app = create_app(config, None if worker is None else worker.mailboxes)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if worker is not None:
                worker.mailboxes.open(worker.name, self.new_protocol)
                peers = app.state.backend.services.store.peers
                peers.on_gone.append(lambda name: worker.mailboxes.empty(name, self.new_protocol))
            on_ready()

        def new_protocol(self) -> asyncio.Protocol:
            """Create the protocol of one connection, as uvicorn does."""
            make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
            return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Shut down cleanly on the first Ctrl-C or SIGTERM, and immediately on the second."""
            self.force_exit = self.should_exit
            self.should_exit = True

    # The backend is opened below, where an error gives a short message.
    settings = uvicorn_config(
        app, config, lifespan="off", log_level="warning", timeout_graceful_shutdown=SHUTDOWN_SECONDS
    )
    server = Server(settings)
    _allow_many_files()

    # The store's thread must reacquire the interpreter after every statement. The default of 5 ms would be too long.
    sys.setswitchinterval(0.001)
    tune_gc()

    def end_with_parent(parent: int) -> None:
        asyncio.get_running_loop().remove_reader(parent)
        server.should_exit = True

    async def open_and_serve() -> None:
        if worker is not None:
            asyncio.get_running_loop().add_reader(worker.parent, end_with_parent, worker.parent)
        async with app.state.backend:
            await server.serve(listeners)

    with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(open_and_serve())


def _allow_many_files() -> None:
    """Raise the limit of open files, because every connection needs one."""
    try:
        import resource
    except ModuleNotFoundError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
