"""The heartbeat: which processes of the hall run, when it was open to play, and which matches wait only for time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.hall.effects import Effect

THE_HALL = "hall"  # the name under which the beats of processes that are gone are kept


@dataclass(frozen=True, slots=True)
class Runs(Effect):
    """The sign that a process of the hall runs at a time, though nobody can play in it yet."""

    process: str
    now: str


@dataclass(frozen=True, slots=True)
class Beat(Effect):
    """The sign that a process of the hall is alive at a time, and can be played in."""

    process: str
    now: str


@dataclass(frozen=True, slots=True)
class Gone(Effect):
    """The end of a process that is not waited for any more; its last beat remains the hall's."""

    process: str


@dataclass(frozen=True, slots=True)
class Outage(Effect):
    """A stretch of time in which the hall could not be played in; whatever was due may happen so much later."""

    since: str
    until: str


class Heartbeat(Protocol):
    """The data that the clocks need."""

    async def beats(self) -> Mapping[str, str]:
        """Return when each process was last seen alive; those that are gone count together, as `THE_HALL`."""

    async def running(self) -> Mapping[str, str]:
        """Return when each process was last seen at all, even before anybody could play in it."""

    async def outages(self, known: int) -> Sequence[tuple[int, Outage]]:
        """Return the outages that were recorded after a number, with their numbers."""

    async def timed(self, game: str) -> Sequence[str]:
        """Return the ids of the matches of a game in which a clock runs."""

    async def claim_due(self, games: Sequence[str], now: str, until: str) -> Sequence[str]:
        """Return the ids of matches of these games whose clock is at zero; one process alone has each until a time."""

    async def claim_turn(self, match: str, thinker: str, now: str, until: str) -> bool:
        """Return True if a process may let an agent think at a match; it then has the turn alone until a time."""

    async def claim_turns(self, games: Sequence[str], thinker: str, now: str, until: str) -> Sequence[str]:
        """Give one process, until a time, the turns of agents that no process lets think; return the matches' ids."""

    async def give_back_turn(self, match: str, thinker: str) -> None:
        """Give a turn back: the process has no more thinking to do at the match."""
