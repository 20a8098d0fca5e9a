"""Keys: who forgot his password is let in once, by what his mail or the host hands him, and thinks of another."""

from dataclasses import dataclass
from typing import Final

from parlour.hall.effects import Effect
from parlour.table import timestamps

HOUR: Final = 3_600_000  # milliseconds
LASTS: Final = 24  # hours


@dataclass(frozen=True, slots=True)
class KeyMade(Effect):
    """What has this digest opens an account until a time, once; what opened it before does not any more."""

    player: str
    digest: str
    expires: str


@dataclass(frozen=True, slots=True)
class KeyUsed(Effect):
    """A player's account gets another password, and all its sessions end; "unknown-key" for what does not open it."""

    player: str
    digest: str
    password: str
    now: str


def made(player: str, digest: str, now: str) -> KeyMade:
    """A key to an account."""
    return KeyMade(player, digest, timestamps.later(now, LASTS * HOUR))
