"""The HTTP client: the hall calls addresses that people gave, and none that is not for everybody."""

import asyncio
import socket
from collections.abc import Iterable, Mapping
from typing import Final

import httpcore

from parlour.core.refusal import Refusal
from parlour.web.delivery.addresses import PORTS, Origin, is_public, origin_of
from parlour.web.delivery.quota import Quota

PATIENCE: Final = 10.0  # seconds
TIMEOUTS: Final = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
SocketOptions = Iterable[tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]]


class HttpClient:
    """The caller of servers by HTTPS at its usual port, each so often a day; it follows no redirect.

    Servers that the host `trusts` may have a private address, another port, or be called by HTTP. Of all others the
    address of their name is looked at before the call, and that very address is called.
    """

    def __init__(self, trusts: frozenset[Origin], quota: Quota) -> None:
        self._trusts = trusts
        self._quota = quota
        self._pool = httpcore.AsyncConnectionPool(network_backend=_Guarded(trusts), retries=0, keepalive_expiry=5)

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()

    async def require(self, url: str) -> None:
        """Refuse an address that would not be called."""
        origin = origin_of(url)
        if origin not in self._trusts:
            await _public(origin)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Return the status with which a server answers; a Refusal if it may not be called, OSError if it cannot be."""
        origin = origin_of(url)
        await self._quota.count(origin.host)
        if origin not in self._trusts:  # many names may lead to one server, and many servers have one name
            await self._quota.count(await _public(origin))
        try:
            async with self._pool.stream(
                "POST", url, headers=list(headers.items()), content=body, extensions={"timeout": TIMEOUTS}
            ) as answer:
                return answer.status
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise ConnectionError(repr(error)) from error


class _Guarded(httpcore.AsyncNetworkBackend):
    """A network that connects to the address that was looked at, because the owner of a name may change it."""

    def __init__(self, trusts: frozenset[Origin]) -> None:
        self._trusted = {(origin.host, origin.port) for origin in trusts}
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: SocketOptions | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to a server of that name."""
        place = host if (host, port) in self._trusted else await _public(Origin("https", host, port))
        return await self._inner.connect_tcp(place, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await self._inner.sleep(seconds)


async def _public(origin: Origin) -> str:
    """Return an address of a server of the open net, called as anybody would; a Refusal says why not."""
    if origin.scheme != "https":
        raise Refusal("address-insecure", at="url")
    if origin.port != PORTS["https"]:
        raise Refusal("address-port", at="url", port=str(origin.port), usual=str(PORTS["https"]))
    try:
        found = await asyncio.get_running_loop().getaddrinfo(origin.host, origin.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        found = []  # told like a private one: nobody learns which names there are on the host's own network
    places = [str(one[4][0]) for one in found]
    if not places or not all(is_public(place) for place in places):
        raise Refusal("address-private", at="url", host=origin.host)
    return places[0]
