"""Under which names a browser may reach the server.

A page from elsewhere can let its own name lead to this machine, and would then be of the same origin as our pages. So a
request that names a host nobody told us about is refused. Addresses, names without a dot and names that exist only in
local networks cannot be had by strangers, so they are always allowed.
"""

from __future__ import annotations

from ipaddress import ip_address

LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
#: Any name is allowed.
ANY = "*"


def is_known_host(header: str | None, hosts: tuple[str, ...]) -> bool:
    """``header``: as the client sent it, with or without a port; programs may send none. ``hosts``: the names of this
    server; ``*.example.org`` means all names that end like this."""
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
