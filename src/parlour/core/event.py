"""Events: what happened and why, the source of every animation, spoken line, replay and ruling."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from typing_extensions import TypedDict

from parlour.core.shapes import Sentence

ALL = 7
Names = Sequence[str | None]  # of the players, by seat; None for a player without a name, or one who has left
Called = Sequence[str | Sentence | None]  # likewise, where some names differ by language
EventFacts: TypeAlias = Mapping[str, Any]
"""The facts of an event: the fields that its kind has in the game's shapes, beside kind and sentence.

The whole sentence follows from them, the names of the players and the words. A log written under older rules may hold
other facts.
"""


class StoredEvent(TypedDict):
    """An event as a match's log keeps it."""

    kind: str
    data: EventFacts
    seen: int


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: a kind, its facts as JSON, and the bitmask of viewers who may know the facts.

    Bit `v` stands for viewer `v`: the seats 0 and 1, then spectators. A viewer outside the mask is told the kind and
    the seat alone.
    """

    kind: str
    data: EventFacts
    seen: int = ALL

    def known_to(self, viewer: int) -> bool:
        """Return True if the viewer may know the facts."""
        return bool(self.seen >> viewer & 1)

    @property
    def is_public(self) -> bool:
        """True if everybody may know the facts."""
        return self.seen & ALL == ALL

    def as_json(self) -> StoredEvent:
        """Return the event as it is stored in a match's log."""
        return {"kind": self.kind, "data": self.data, "seen": self.seen}

    @classmethod
    def from_json(cls, stored: StoredEvent) -> "Event":
        """Return the event that a log stored."""
        return cls(stored["kind"], stored["data"], stored["seen"])
