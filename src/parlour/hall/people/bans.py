"""Bans: who may not come in until a time, or any more, and why."""

from dataclasses import dataclass

from parlour.core.refusal import Forbidden
from parlour.hall.effects import Effect


@dataclass(frozen=True, slots=True)
class Banned(Effect):
    """An account may not come in until a time, or for good; `act` is the host's. A new ban replaces the old one."""

    player: str
    act: str
    until: str | None
    why: str


@dataclass(frozen=True, slots=True)
class Unbanned(Effect):
    """An account may come in again; "not-banned" when it could, or, where an act is named, is banned by another."""

    player: str
    now: str
    act: str | None = None


def banned(until: str | None, why: str) -> Forbidden:
    """Why somebody may not come in, and until when."""
    if until is None:
        return Forbidden("banned", said_as="error-banned-for-good", why=why)
    return Forbidden("banned", until=until[:16].replace("T", " "), why=why)
