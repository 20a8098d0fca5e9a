"""Events: what happened and why, the source of every animation, spoken line, replay and ruling."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from typing_extensions import TypedDict

from parlour.core.shapes import Sentence

ALL = 7
Names = Sequence[str | None]  # of the players, by seat; None for who has none, or has left
Called = Sequence[str | Sentence | None]  # the same, where some are called otherwise in each language
EventFacts: TypeAlias = Mapping[str, Any]
"""The facts of an event, which its kind decides: what the game's shape of that kind has beside kind and sentence.

All that the sentence says follows from them, the names of the players and the words. A log written under older rules
may hold others.
"""


class StoredEvent(TypedDict):
    """An event as a match's log keeps it."""

    kind: str
    data: EventFacts
    seen: int


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: a kind, its facts as JSON, and the bitmask of viewers who may know the facts.

    Bit `v` stands for viewer `v`: the seats 0 and 1, then spectators. A viewer outside the mask is told the kind
    and the seat alone.
    """

    kind: str
    data: EventFacts
    seen: int = ALL

    def known_to(self, viewer: int) -> bool:
        """Whether the viewer may know the facts."""
        return bool(self.seen >> viewer & 1)

    @property
    def is_public(self) -> bool:
        """Whether everybody may know the facts."""
        return self.seen & ALL == ALL

    def as_json(self) -> StoredEvent:
        """The event as it is stored in a match's log."""
        return {"kind": self.kind, "data": self.data, "seen": self.seen}

    @classmethod
    def from_json(cls, stored: StoredEvent) -> "Event":
        """The event a log stored."""
        return cls(stored["kind"], stored["data"], stored["seen"])
