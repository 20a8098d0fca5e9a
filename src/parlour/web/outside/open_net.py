"""The open net: addresses that anybody may call, and none of a single machine, of a closed network or of nobody.

IANA's registries of special-purpose addresses tell what is special (RFC 6890). The list of Python's `ipaddress` is
shorter.
"""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

# All that IPv6 gives to single machines of the open net (RFC 4291). Outside it lie loopback, link-local, site-local and
# unique local addresses, multicast, and whatever wraps an address of IPv4: mapped, compatible, translated, NAT64.
UNICAST: Final = ip_network("2000::/3")
SPECIAL: Final = tuple(
    ip_network(one)
    for one in (
        "192.0.0.0/24",  # protocols' own
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # protocols' own, Teredo and ORCHID among them
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which wraps an address of IPv4
        "3fff::/20",  # documentation
    )
)


def is_public(place: str) -> bool:
    """Tell whether an address is one of the open net."""
    address = ip_address(place.partition("%")[0])
    return _unicast(address) and not any(address in network for network in SPECIAL)


def _unicast(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        return address in UNICAST
    return address.is_global and not address.is_multicast
