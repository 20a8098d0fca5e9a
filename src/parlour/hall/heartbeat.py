"""The heartbeat: that the hall runs, when it could be played in, and which matches wait for nothing but the time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.hall.effects import Effect

THE_HALL = "hall"  # the name under which the beats of processes that are gone are kept


@dataclass(frozen=True, slots=True)
class Runs(Effect):
    """A process of the hall runs at a time, though nobody can play in it yet."""

    process: str
    now: str


@dataclass(frozen=True, slots=True)
class Beat(Effect):
    """A process of the hall is alive at a time, and can be played in."""

    process: str
    now: str


@dataclass(frozen=True, slots=True)
class Gone(Effect):
    """A process is not waited for any more; its last beat remains the hall's."""

    process: str


@dataclass(frozen=True, slots=True)
class Outage(Effect):
    """Between two times the hall could not be played in: what was to happen by some day may happen so much later."""

    since: str
    until: str


class Heartbeat(Protocol):
    """What the clocks need kept."""

    async def beats(self) -> Mapping[str, str]:
        """When each process was last seen alive, and those that are gone, together, as `THE_HALL`."""

    async def running(self) -> Mapping[str, str]:
        """When each process was last seen at all, be it before anybody could play in it."""

    async def outages(self, known: int) -> Sequence[tuple[int, Outage]]:
        """The outages that were recorded after a number, with their numbers."""

    async def timed(self, game: str) -> Sequence[str]:
        """Ids of the matches of a game in which a clock runs."""

    async def claim_due(self, games: Sequence[str], now: str, until: str) -> Sequence[str]:
        """Ids of matches of these games whose clock is at zero, each given to one process alone until a time."""

    async def claim_turn(self, match: str, thinker: str, now: str, until: str) -> bool:
        """Whether a process may let an agent think at a match; it then has the turn alone until a time."""

    async def claim_turns(self, games: Sequence[str], thinker: str, now: str, until: str) -> Sequence[str]:
        """Ids of matches of these games where an agent is to move and no process lets it think, given to this one."""

    async def give_back_turn(self, match: str, thinker: str) -> None:
        """A process has no more thinking to do at a match."""
