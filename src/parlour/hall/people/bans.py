"""Bans: accounts that may not come in until a time, or for good, and why."""

from dataclasses import dataclass

from parlour.core.refusal import Forbidden
from parlour.hall.effects import Effect


@dataclass(frozen=True, slots=True)
class Banned(Effect):
    """The ban of an account until a time, or for good; `act` is the host's. A new ban replaces the old one."""

    player: str
    act: str
    until: str | None
    why: str


@dataclass(frozen=True, slots=True)
class Unbanned(Effect):
    """The end of a ban; refused as "not-banned" if there is none, or none by the act that is named."""

    player: str
    now: str
    act: str | None = None


def banned(until: str | None, why: str) -> Forbidden:
    """Return why somebody may not come in, and until when."""
    if until is None:
        return Forbidden("banned", said_as="error-banned-for-good", why=why)
    return Forbidden("banned", until=until[:16].replace("T", " "), why=why)
