"""Secrets of packs: what decides the cards of a player's next pack, fixed before he buys it."""

import hashlib
import hmac
from dataclasses import dataclass

from parlour.core.chance import Chance, Keyed


@dataclass(frozen=True, slots=True)
class PackSecret:
    """The secret of a player's next pack, fixed before he buys it; `number` counts the packs he opened.

    SHA-256 of the secret is shown before, the secret itself after: its picks can be checked.
    """

    player: str
    number: int
    secret: bytes

    @classmethod
    def of(cls, house_secret: bytes, player: str, number: int) -> "PackSecret":
        """The secret of a player's pack of a number."""
        return cls(player, number, hmac.digest(house_secret, f"pack|{player}|{number}".encode(), "sha256"))

    @property
    def commitment(self) -> str:
        """What is shown before the pack is bought."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def chance(self) -> Chance:
        """The tape the pack is opened with."""
        return Keyed(self.secret, f"pack:{self.player}", self.number)
