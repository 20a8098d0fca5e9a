"""Keys: each lets a player in once who forgot their password. Their mail or a host hands it to them."""

from dataclasses import dataclass
from typing import Final

from parlour.hall.effects import Effect
from parlour.table import timestamps

HOUR: Final = 3_600_000  # milliseconds
LASTS: Final = 24  # hours


@dataclass(frozen=True, slots=True)
class KeyMade(Effect):
    """A new key to an account, by its digest. It opens the account once, until a time; an older key does no more."""

    player: str
    digest: str
    expires: str


@dataclass(frozen=True, slots=True)
class KeyUsed(Effect):
    """The use of a key: an account gets another password, and its sessions end; "unknown-key" if it does not fit."""

    player: str
    digest: str
    password: str
    now: str


def made(player: str, digest: str, now: str) -> KeyMade:
    """Make a key to an account."""
    return KeyMade(player, digest, timestamps.later(now, LASTS * HOUR))
