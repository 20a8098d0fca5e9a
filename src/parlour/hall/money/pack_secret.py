"""Secrets of packs: what decides the cards of a purse's next pack, fixed before it is bought."""

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.core.chance import Chance, Keyed
from parlour.hall.money import shapes


@dataclass(frozen=True, slots=True)
class PackSecret:
    """The secret of a purse's next pack, fixed before it is bought; `number` counts the packs opened for it.

    SHA-256 of the secret is shown before, the secret itself after: its picks can be checked.
    """

    purse: str
    number: int
    secret: bytes

    @classmethod
    def of(cls, house_secret: bytes, purse: str, number: int) -> "PackSecret":
        """Return the secret of a purse's pack of a number."""
        return cls(purse, number, hmac.digest(house_secret, f"pack|{purse}|{number}".encode(), "sha256"))

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret in hex, shown before the pack is bought."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def chance(self) -> Chance:
        """The tape the pack is opened with."""
        return Keyed(self.secret, f"pack:{self.purse}", self.number)


def opened_json(data: Mapping[str, Any]) -> shapes.OpenedPack:
    """Return what an opened pack held and the secret its picks came from, as the ledger keeps them."""
    secret = bytes.fromhex(data["secret"])
    return {"cards": data["cards"], "commitment": hashlib.sha256(secret).hexdigest(), "secret": data["secret"]}
