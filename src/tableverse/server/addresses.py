"""Keys under which client addresses are rate-limited.

An IPv6 client usually owns a whole network and can connect from a new address each time, so the network is the key.
With IPv4 a household shares one address already.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

#: Length of the IPv6 prefix that one household shares.
HOME_PREFIX = 64
UNKNOWN = "unknown"


@lru_cache(maxsize=20_000)
def rate_limit_key(address: str) -> str:
    """Return the rate-limit key of an address, such as ``203.0.113.5``, or ``2001:db8::/64`` for ``2001:db8::5``."""
    try:
        known = ip_address(address)
    except ValueError:
        return UNKNOWN
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((int(known), HOME_PREFIX), strict=False))
