"""A connection to a server that can fall silent: bytes are dropped and neither side learns of it."""

import contextlib
import socket
import threading


class SilentProxy:
    """A TCP proxy that drops data in both directions, or only the answers, while ``swallows`` is set.

    A connection that has lost data stays dead. New connections work again.
    """

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        #: "" (none), "answers" or "all".
        self.swallows = ""
        self._sockets: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._target))
                self._sockets += [client, server]
                dead = threading.Event()
                for source, sink, way in ((client, server, "asks"), (server, client, "answers")):
                    threading.Thread(target=self._carry, args=(source, sink, way, dead), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, way: str, dead: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if self.swallows in (way, "all"):
                    dead.set()
                if not (dead.is_set() and (self.swallows != "answers" or way == "answers")):
                    sink.sendall(data)
            if not dead.is_set():
                sink.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for one in [self._listener, *self._sockets]:
            one.close()
