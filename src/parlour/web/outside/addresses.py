"""Addresses: servers that the hall may call, as people and hosts write them."""

from typing import Final, NamedTuple
from urllib.parse import urlsplit

from parlour.core.refusal import Refusal

PORTS: Final = {"https": 443, "http": 80}
MAIL_PORTS: Final = {"smtp": 587, "smtps": 465}


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
