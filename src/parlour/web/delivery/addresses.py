"""Addresses: servers that the hall may call, as people and hosts write them, and the open net.

The open net has addresses that anybody may call, and none of a single machine, of a closed network or of nobody.
IANA's registries of special-purpose addresses tell what is special (RFC 6890). The list of Python's `ipaddress` is
shorter.
"""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from parlour.core.refusal import Refusal

PORTS: Final = {"https": 443, "http": 80}
MAIL_PORTS: Final = {"smtp": 587, "smtps": 465}
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


class Origin(NamedTuple):
    """A server: its scheme, its name and its port."""

    scheme: str
    host: str
    port: int


def origin_of(url: str, at: str = "url") -> Origin:
    """Return the server of an address that stands there; raise "address-malformed" for what no program could call."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise Refusal("address-malformed", at=at, url=url) from None
    if not parts.hostname or parts.username is not None or not url.isascii() or any(mark <= " " for mark in url):
        raise Refusal("address-malformed", at=at, url=url)
    return Origin(parts.scheme, parts.hostname, port)


def listed(text: str, at: str) -> frozenset[Origin]:
    """Return servers as a host lists them, with commas between: a name means HTTPS, any other is written whole."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    return frozenset(origin_of(name if "://" in name else f"https://{name}", at) for name in names)


def is_public(place: str) -> bool:
    """Tell whether an address is one of the open net."""
    address = ip_address(place.partition("%")[0])
    return _unicast(address) and not any(address in network for network in SPECIAL)


def _unicast(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        return address in UNICAST
    return address.is_global and not address.is_multicast
