"""Close reason: the reason why an offer fell through. A lack is told to its player; anything public, to all."""

from dataclasses import dataclass
from typing import NotRequired

from typing_extensions import TypedDict

from parlour.core import words
from parlour.core.refusal import Refusal
from parlour.core.shapes import Said


class StoredCloseReason(TypedDict):
    """A close reason as logs and tables keep it; in older ones it was told to its player alone."""

    player: str
    said: Said
    to_all: NotRequired[bool]


@dataclass(frozen=True, slots=True)
class CloseReason:
    """The player whose offer fell through, the reason in every language, and whether it is told `to_all`."""

    player: str
    said: Said
    to_all: bool = False

    @classmethod
    def why(cls, player: str, refusal: Refusal, to_all: bool = False) -> "CloseReason":
        """Return the reason why a player's offer fell through, for the refusal that stands in its way."""
        return cls(player, words.said(refusal.message), to_all)

    def shown_to(self, player: str | None) -> Said | None:
        """Return the reason for a player who may know it; None for everybody else."""
        return self.said if self.to_all or player == self.player else None

    def as_json(self) -> StoredCloseReason:
        """Return the reason as logs and tables keep it."""
        return {"player": self.player, "said": {**self.said}, "to_all": self.to_all}

    @classmethod
    def from_json(cls, kept: StoredCloseReason | None) -> "CloseReason | None":
        """Return the reason that was kept, or None."""
        return None if kept is None else cls(kept["player"], kept["said"], kept.get("to_all", False))
