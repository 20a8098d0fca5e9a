"""Clocks: the time each seat may think, told from the times of the entries alone."""

from dataclasses import dataclass, replace

from parlour.core.refusal import Refusal
from parlour.table.downtime import Downtime

SECOND = 1000
DAY = 86_400  # seconds
LONGEST_BANK = DAY
LONGEST_INCREMENT = 600
LONGEST_TURN = 28 * DAY
UNEVEN = SECOND  # the clocks of two machines may differ by this much
AT_ZERO = ("lose", "play", "count")


@dataclass(frozen=True, slots=True)
class Clock:
    """The agreed time, in seconds.

    `bank` is for the whole match, and `increment` is given back after every turn. `free` is the beginning of every
    turn, which costs nothing. Three numbers write every usual clock: live with increment (bank, increment); Final
    Fantasy XIV's 90 seconds and 5 free ones at each turn (bank, free); correspondence in days a turn (free alone). A
    turn lasts until the other seat has to act.

    At zero, `at_zero` "lose" loses the match, and "play" has the table play a legal action by lot. With "count" the
    bank is the match's, and both seats use it. At zero everything stops, and the seat ahead by the game's count has won
    (`Game.ahead`).
    """

    bank: int = 0
    increment: int = 0
    free: int = 0
    at_zero: str = "lose"

    def checked(self) -> "Clock":
        """Return the clock itself; a Refusal when nobody can play by it."""
        limits = ((self.bank, LONGEST_BANK), (self.increment, LONGEST_INCREMENT), (self.free, LONGEST_TURN))
        if any(not 0 <= value <= most for value, most in limits) or self.at_zero not in AT_ZERO:
            raise Refusal("bad-clock", at="clock")
        if self.bank + self.free == 0:
            raise Refusal("clock-without-time", at="clock")
        if self.is_shared and (not self.bank or self.increment or self.free):
            raise Refusal("clock-of-a-match", at="clock")
        return self

    @property
    def is_shared(self) -> bool:
        """True if both seats have one bank."""
        return self.at_zero == "count"


@dataclass(frozen=True, slots=True)
class Timing:
    """The state of both clocks, in milliseconds: what is `left` of each bank, whose is `running`, `since` when.

    `since` is the beginning of the turn, moved on by what was given back; while a turn lasts, nothing else changes.
    `began` is its real beginning.
    """

    clock: Clock
    left: tuple[int, int]
    running: int | None = None
    since: int = 0
    began: int = 0

    @classmethod
    def full(cls, clock: Clock) -> "Timing":
        """Return both banks full, with no clock running yet."""
        return cls(clock, (clock.bank * SECOND, clock.bank * SECOND))

    @property
    def deadline(self) -> int | None:
        """The time at which the running clock is at zero; None while none runs."""
        if self.running is None:
            return None
        return self.since + self.clock.free * SECOND + self.left[self.running]

    def turned(self, to_act: int | None, now: int) -> "Timing":
        """Return the clocks when the turn passes to a seat, or to nobody: the seat that had it pays for its time.

        It gets the increment if another turn follows. Where the match ends nothing is given back.
        """
        if to_act == self.running:
            return self
        left = list(self.left)
        if self.running is not None:
            paid = max(0, now - self.since - self.clock.free * SECOND)
            back = 0 if to_act is None else self.clock.increment * SECOND
            for seat in (0, 1) if self.clock.is_shared else (self.running,):
                left[seat] = max(0, left[seat] - paid) + back
        return replace(self, left=(left[0], left[1]), running=to_act, since=now, began=now)

    def owed(self, downtime: Downtime, now: int, until: int) -> int:
        """Return the milliseconds to give back to the running clock: the downtime in its turn until a known time.

        What was given back already is left out. If a turn seems to begin in the future, the time of day was put back
        since. It counts as begun now, and the result is negative.
        """
        if self.running is None:
            return 0
        if self.began > now + UNEVEN:
            return now - self.since
        return max(0, downtime.between(self.began, until) - (self.since - self.began))

    def given_back(self, milliseconds: int) -> "Timing":
        """Return the clocks when so much of the turn does not count."""
        since = self.since + milliseconds
        return replace(self, since=since, began=min(self.began, since))
