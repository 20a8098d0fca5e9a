"""Entries: the rows of a match's log, the only truth about it."""

import json
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, NotRequired, cast, overload

from typing_extensions import TypedDict

from parlour.core import record
from parlour.core.event import Event, StoredEvent
from parlour.core.record import State
from parlour.core.respelling import today
from parlour.table.close_reason import StoredCloseReason
from parlour.table.entry_data import (
    Dealt,
    EntryData,
    GivenBack,
    Nothing,
    Offered,
    Played,
    PlayedAgain,
    Seated,
    TakenBack,
)

Kind = Literal[
    "seated",
    "dealt",
    "act",
    "resigned",
    "timeout",
    "downtime",
    "offered",
    "declined",
    "agreed",
    "aborted",
    "called-off",
    "takeback",
    "rematch",
    "closed",
]


class StoredEntry(TypedDict):
    """An entry as the store keeps it, beside what the table's columns say; an older one may have no digest."""

    action: int | None
    picks: Sequence[Sequence[int]]
    events: Sequence[StoredEvent]
    data: EntryData
    digest: NotRequired[str | None]


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command: its seat, its kind, the picks of chance, and what happened.

    `picks` are [n, value] pairs in order; with them a replay needs no generator. `after` is the state the entry led to,
    kept when it is already known. It is no part of the log, but its `digest` is.
    """

    seq: int
    kind: Kind
    time: str
    seat: int | None = None
    command: str | None = None
    action: int | None = None
    picks: tuple[tuple[int, int], ...] = ()
    events: tuple[Event, ...] = ()
    data: EntryData = field(default_factory=Nothing)
    after: State | None = field(default=None, compare=False, repr=False)
    digest: str | None = None

    def __post_init__(self) -> None:
        """Compute the digest of the state, if the entry comes with one."""
        if self.after is not None and self.digest is None:
            object.__setattr__(self, "digest", record.digest(self.after))

    @overload
    def data_as(self, kind: Literal["seated"]) -> Seated: ...
    @overload
    def data_as(self, kind: Literal["dealt"]) -> Dealt: ...
    @overload
    def data_as(self, kind: Literal["act"]) -> Played: ...
    @overload
    def data_as(self, kind: Literal["offered"]) -> Offered: ...
    @overload
    def data_as(self, kind: Literal["downtime"]) -> GivenBack: ...
    @overload
    def data_as(self, kind: Literal["takeback"]) -> TakenBack: ...
    @overload
    def data_as(self, kind: Literal["rematch"]) -> PlayedAgain: ...
    @overload
    def data_as(self, kind: Literal["closed"]) -> StoredCloseReason: ...
    def data_as(self, kind: Kind) -> EntryData:
        """Return the data of an entry of this kind; the caller names the kind, and knows the fields by it."""
        assert self.kind == kind, f"an entry of the kind {self.kind}"
        return self.data

    @property
    def text(self) -> str | None:
        """The action it played, as text; None when it played none."""
        return None if self.action is None else cast(Played, self.data)["text"]

    def led_to(
        self,
        after: State,
        events: Sequence[Event],
        by_digest: bool = True,
        notes: Container[str] = (),
        names: Mapping[str, str] = MappingProxyType({}),
    ) -> bool:
        """Return True if a replay that came to this state with these events came to where the entry did.

        The digest tells. An entry without one, or of a record with another layout, is compared by its events. In those
        today's rules may tell more. Events that are only `notes` do not count; `names` are those of older releases.
        """
        if by_digest and self.digest is not None:
            return self.digest == record.digest(after)
        mine = self.events[1:] if self.kind == "timeout" else self.events  # the first of a timeout is the table's own
        return says(today(happened(mine, notes), names), happened(events, notes))

    def as_json(self) -> StoredEntry:
        """Return the entry as the store keeps it, without what the table's columns say."""
        return {
            "action": self.action,
            "picks": [list(pick) for pick in self.picks],
            "events": [event.as_json() for event in self.events],
            "data": self.data,
            "digest": self.digest,
        }

    @classmethod
    def from_json(
        cls, seq: int, kind: Kind, time: str, seat: int | None, command: str | None, stored: StoredEntry
    ) -> "Entry":
        """Return the entry that a store kept."""
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
            digest=stored.get("digest"),
        )


def happened(events: Sequence[Event], notes: Container[str]) -> list[Any]:
    """Return the events as JSON spells them, without those that only write down what the others tell (`Game.notes`)."""
    told: list[Any] = json.loads(json.dumps([event.as_json() for event in events if event.kind not in notes]))
    return told


def says(told: Any, due: Any) -> bool:
    """Return True if all that is told is due, both as JSON spells it; a newer release may tell more."""
    if isinstance(told, dict) and isinstance(due, dict):
        return all(key in due and says(value, due[key]) for key, value in told.items())
    if isinstance(told, list) and isinstance(due, list):
        return len(told) == len(due) and all(map(says, told, due))
    return type(told) is type(due) and bool(told == due)
