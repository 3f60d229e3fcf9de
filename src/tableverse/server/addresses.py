"""Whom an address stands for, when it is counted.

In IPv6 whoever has one address has all of its network, and could come from another one each time. So the network is
counted, as it would be in IPv4, where all of a home have one address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

#: The bits that are the same for everything in one home.
HOME_PREFIX = 64
UNKNOWN = "unknown"


@lru_cache(maxsize=20_000)
def counted_as(address: str) -> str:
    """``203.0.113.5``, and ``2001:db8::5`` as ``2001:db8::/64``."""
    try:
        known = ip_address(address)
    except ValueError:
        return UNKNOWN
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((int(known), HOME_PREFIX), strict=False))
