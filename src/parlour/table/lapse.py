"""A lapse: why an offer fell through. What one player has not is told to him alone; what is nobody's secret, to all."""

from dataclasses import dataclass
from typing import NotRequired

from typing_extensions import TypedDict

from parlour.core import words
from parlour.core.refusal import Refusal
from parlour.core.shapes import Said


class StoredLapse(TypedDict):
    """A lapse as logs and tables keep it; before any was told to all, it was told to its player alone."""

    player: str
    said: Said
    to_all: NotRequired[bool]


@dataclass(frozen=True, slots=True)
class Lapse:
    """Whose offer it was, why it fell through, in every language, and whether that is told `to_all`."""

    player: str
    said: Said
    to_all: bool = False

    @classmethod
    def why(cls, player: str, refusal: Refusal, to_all: bool = False) -> "Lapse":
        """The lapse of a player's offer, for what stands in its way."""
        return cls(player, words.said(refusal.message), to_all)

    def told(self, player: str | None) -> Said | None:
        """The reason, for whoever may know it; None for everybody else."""
        return self.said if self.to_all or player == self.player else None

    def as_json(self) -> StoredLapse:
        """The lapse as logs and tables keep it."""
        return {"player": self.player, "said": {**self.said}, "to_all": self.to_all}

    @classmethod
    def from_json(cls, kept: StoredLapse | None) -> "Lapse | None":
        """The lapse that was kept, or None."""
        return None if kept is None else cls(kept["player"], kept["said"], kept.get("to_all", False))
