"""Entries: the rows of a match's log, the only truth about it."""

from dataclasses import dataclass, field
from typing import Any, Literal

from parlour.core.event import Event
from parlour.core.record import State

Kind = Literal[
    "seated", "dealt", "act", "resigned", "timeout", "downtime", "offered", "declined", "agreed", "aborted", "rematch"
]


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command: who did what, the picks chance made, and what happened.

    `picks` are [n, value] pairs in order; with them a replay needs no generator. `after` is the state the entry led
    to, kept when it is already known; it is no part of the log.
    """

    seq: int
    kind: Kind
    time: str
    seat: int | None = None
    command: str | None = None
    action: int | None = None
    picks: tuple[tuple[int, int], ...] = ()
    events: tuple[Event, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)
    after: State | None = field(default=None, compare=False, repr=False)

    def as_json(self) -> dict[str, Any]:
        """The entry as the store keeps it, without what the table's columns say."""
        return {
            "action": self.action,
            "picks": [list(pick) for pick in self.picks],
            "events": [event.as_json() for event in self.events],
            "data": self.data,
        }

    @classmethod
    def from_json(
        cls, seq: int, kind: Kind, time: str, seat: int | None, command: str | None, stored: dict[str, Any]
    ) -> "Entry":
        """The entry a store kept."""
        return cls(
            seq=seq,
            kind=kind,
            time=time,
            seat=seat,
            command=command,
            action=stored["action"],
            picks=tuple((n, value) for n, value in stored["picks"]),
            events=tuple(Event.from_json(event) for event in stored["events"]),
            data=stored["data"],
        )
