"""Limits: how often something may be done, counted for all processes on Redis, or in the memory of this one."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from parlour.web.edge.counts import Counts
from parlour.web.edge.pace import Pace

if TYPE_CHECKING:
    from parlour.web.edge.shared_limits import SharedLimits

SUBNET = 64  # bits of an IPv6 address that one household, or one machine, has to itself

ARRIVING = Pace("arriving", 300, 600)  # strangers from one address; a school has one address
ASKING = Pace("asking", 6000, 60)  # requests of any kind from one address
LOOKING = Pace("looking", 1200, 60)  # requests of one player that change nothing
SPEAKING = Pace("speaking", 12, 3600)  # other languages and zones of one player's requests
WRITING = Pace("writing", 300, 30)  # requests of one player that change something
MACHINE_LOOKING = Pace("machine-looking", 600, 60, "machine-too-fast")  # the same of a machine
MACHINE_WRITING = Pace("machine-writing", 120, 30, "machine-too-fast")
STUDYING = Pace("studying", 120, 60)  # what takes long to work out, for one address
SAYING = Pace("saying", 600, 30, "slow-down")  # messages of one player over all their sockets
MACHINE_SAYING = Pace("machine-saying", 300, 30, "machine-too-fast")  # the same of a machine
CALLING = Pace("calling", 18_000, 60, "slow-down")  # the same of one address
TALKING = Pace("talking", 6, 18)  # lines of one player
REPORTING = Pace("reporting", 10, 600)  # reports of one player
SIGNING_IN = Pace("signing-in", 10, 100)  # passwords for one name from one address
GUESSING = Pace("guessing", 40, 3600)  # passwords for one name from anywhere
MAILING = Pace("mailing", 6, 3600)  # letters that one player asks for, and to one address
HASHING = Pace("hashing", 60, 120)  # passwords for any names from one address


def address(connection: HTTPConnection) -> str:
    """Return where a request comes from: of an IPv6 address the part that cannot be changed at will."""
    host = connection.client.host if connection.client else ""
    try:
        known = ip_address(host)
    except ValueError:
        return host
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return str(ip_network((known, SUBNET), strict=False))
    return host


class Limits:
    """All counts of a hall. While Redis is away each process counts for itself."""

    def __init__(self, redis: str = "", hall: str = "", enforced: bool = True) -> None:
        self._enforced = enforced
        self._own = Counts()
        self._shared = _shared(redis, hall) if redis else None

    async def close(self) -> None:
        """Close the connection to Redis."""
        if self._shared is not None:
            await self._shared.close()

    async def take(self, pace: Pace, who: str) -> None:
        """Count one more time; raise "too-often", or what the pace says, with the seconds until the next try."""
        if self._enforced and not (self._shared is not None and await self._shared.take(pace, who)):
            self._own.take(pace, who)

    def take_here(self, pace: Pace, who: str) -> None:
        """Count one more time at this process alone: a move over a socket must not wait for Redis."""
        if self._enforced:
            self._own.take(pace, who)


def _shared(redis: str, hall: str) -> "SharedLimits":
    from parlour.web.edge.shared_limits import SharedLimits  # what knows Redis, which most halls do without

    return SharedLimits(redis, hall)
