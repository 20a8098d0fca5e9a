"""The pulse: that the hall lives, and which matches wait for nothing but the time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.hall.effects import Effect


@dataclass(frozen=True, slots=True)
class Beat(Effect):
    """The hall is alive at a time; of several processes the last to beat counts."""

    now: str


class Pulse(Protocol):
    """What the clocks need kept."""

    async def last_beat(self) -> str | None:
        """When the hall was last seen alive; None before the first time."""

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
