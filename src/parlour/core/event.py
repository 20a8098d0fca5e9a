"""Events: what happened and why, the source of every animation, spoken line, replay and ruling."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

ALL = 7
Names = Sequence[str | None]  # of the players, by seat; None for who has none, or has left


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: a kind, its facts as JSON, and the bitmask of viewers who may know the facts.

    Bit `v` stands for viewer `v`: the seats 0 and 1, then spectators. A viewer outside the mask is told the kind
    and the seat alone.
    """

    kind: str
    data: dict[str, Any]
    seen: int = ALL

    def known_to(self, viewer: int) -> bool:
        """Whether the viewer may know the facts."""
        return bool(self.seen >> viewer & 1)

    def as_json(self) -> dict[str, Any]:
        """The event as it is stored in a match's log."""
        return {"kind": self.kind, "data": self.data, "seen": self.seen}

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> "Event":
        """The event a log stored."""
        return cls(stored["kind"], stored["data"], stored["seen"])
