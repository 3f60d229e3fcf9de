"""Listening sockets, bound before anything else starts so that a port in use gives a short error message."""

from __future__ import annotations

import errno
import re
import socket
import time

from tableverse.server.errors import BadInternal, PortTaken

#: Addresses that mean all interfaces. A local browser reaches the server at localhost.
ALL_INTERFACES = ("0.0.0.0", "::", "")
#: Seconds to wait for a port in use. A child of a server that was just killed may hold it for a moment.
PORT_WAIT_SECONDS = 2.0
HOST_AND_PORT = re.compile(r"(?P<host>\[[0-9a-fA-F:]+\]|[^:\[\]]+)(:(?P<port>[0-9]{1,5}))?")


def listen(host: str, port: int) -> socket.socket:
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


def listen_internally(address: str, number: int) -> tuple[socket.socket, str]:
    """Return the socket and address at which other servers reach this process.

    ``address`` is that of the machine, with or without the port of its first process. ``number`` is the index of this
    process.
    """
    found = HOST_AND_PORT.fullmatch(address)
    if found is None or found["host"].strip("[]") in ALL_INTERFACES or int(found["port"] or 0) + number > 65535:
        raise BadInternal(value=address)
    listener = listen(found["host"].strip("[]"), int(found["port"]) + number if found["port"] else 0)
    return listener, f"{found['host']}:{listener.getsockname()[1]}"
