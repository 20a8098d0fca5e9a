"""Origins: where the seed of a tournament's match came from."""

import hmac
from dataclasses import dataclass

from parlour.table.match import commitment


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of the seed of a tournament's match: HMAC-SHA256 of the tournament's seed over a text."""

    commitment: str
    secret: str
    text: str

    def gives(self, seed: bytes) -> bool:
        """Tell whether a seed came from this secret, and the secret is what was published."""
        secret = bytes.fromhex(self.secret)
        return commitment(secret) == self.commitment and hmac.digest(secret, self.text.encode(), "sha256") == seed
