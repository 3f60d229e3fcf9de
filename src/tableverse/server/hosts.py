"""Validation of the Host header, which protects against DNS rebinding.

A foreign page can point its own host name at this machine and would then have the same origin as our pages. Requests to
unknown host names are therefore refused. IP addresses, names without a dot and names of local networks cannot be
registered by strangers, so they are always allowed.
"""

from __future__ import annotations

from ipaddress import ip_address

LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
#: Allows any name.
ANY = "*"


def is_known_host(header: str | None, hosts: tuple[str, ...]) -> bool:
    """Return whether the Host header names this server.

    ``header`` may contain a port, and may be None because some programs send none. In ``hosts``, ``*.example.org``
    matches every name that ends in ``.example.org``.
    """
    if header is None or ANY in hosts:
        return True
    name = _name(header)
    if _is_address(name) or "." not in name or name.endswith(LOCAL):
        return True
    return any(name == host or (host.startswith("*.") and name.endswith(host[1:])) for host in map(str.lower, hosts))


def _name(header: str) -> str:
    if header.startswith("["):  # an IPv6 address
        return header[1:].partition("]")[0]
    return header.partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
