"""Origins: where the seed of a tournament's match came from."""

import hmac
from dataclasses import dataclass

from parlour.table.match import commitment


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the seed of a tournament's match came from: it is HMAC-SHA256 of the tournament's over a text."""

    commitment: str
    secret: str
    text: str

    def gives(self, seed: bytes) -> bool:
        """Whether a seed came from there, and there from what was published."""
        secret = bytes.fromhex(self.secret)
        return commitment(secret) == self.commitment and hmac.digest(secret, self.text.encode(), "sha256") == seed
