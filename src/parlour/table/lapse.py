"""A lapse: an offer fell through for want of what one player had offered, and he alone is told of what."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Lapse:
    """Whose offer it was, and why it fell through, in every language."""

    player: str
    said: Mapping[str, str]

    def told(self, player: str | None) -> dict[str, str] | None:
        """The reason, for the player whose own it is; None for everybody else."""
        return dict(self.said) if player == self.player else None

    def as_json(self) -> dict[str, Any]:
        """The lapse as logs and tables keep it."""
        return {"player": self.player, "said": dict(self.said)}

    @classmethod
    def from_json(cls, kept: Mapping[str, Any] | None) -> "Lapse | None":
        """The lapse that was kept, or None."""
        return None if kept is None else cls(kept["player"], kept["said"])
