"""Attendance: the times when the hall can be played in, and when it could not be.

The hall is there as long as every process of it beats: a beat is a write that the store took. What passed between two
beats that are far apart was nobody's time: the process was stopped or busy, or the store did not answer. If the time
of day gained more than the steady clock, that was nobody's time either: somebody set it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from parlour.hall.notices.triggers import is_by_post
from parlour.hall.play.absence import Absence
from parlour.table.clock import UNEVEN
from parlour.table.downtime import Downtime, Stretch
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.timeouts import decide_downtime
from parlour.web.clock import Reading, read

BEAT_EVERY = 1000  # milliseconds, as are all below
ABSENT = 2 * BEAT_EVERY  # a process that was silent for so long was not there
OTHER_ABSENT = 3 * BEAT_EVERY  # the same for another process, whose beats are heard of once a beat
FORGOTTEN = 30_000  # a process that is silent for so long does not come back


@dataclass(frozen=True, slots=True)
class News:
    """The news of a process with a beat: the outages nobody has recorded, and processes not waited for any more."""

    at: Reading
    outages: tuple[Stretch, ...]
    forgotten: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Heard:
    """The last beat of another process, as it told the time, and when it was first heard of here.

    A beat that ends a silence may have been on its way when its process was stopped: only the next one tells what was
    missed. Until then the process is `waking`, and silent since the beat before.
    """

    beat: str
    at: Reading
    waking: bool = False


class Attendance:
    """The attendance as one process knows it; `clocks` reads the clocks of its machine."""

    def __init__(self, clocks: Callable[[], Reading] = read) -> None:
        self._clocks = clocks
        self._recorded = Downtime()
        self._last = clocks()
        self._others: dict[str, _Heard] = {}
        self._away: dict[str, tuple[Stretch, ...]] = {}

    def absent_since(self, moment: int) -> None:
        """Note that the hall was last seen at a time of day, before this process began."""
        gone = max(0, self._last.wall - moment)
        self._last = Reading(self._last.wall - gone, self._last.steady - gone)

    @property
    def present(self) -> bool:
        """Tell whether everybody beats, so that clocks may be held against players."""
        here = self._clocks()
        return here.steady - self._last.steady <= ABSENT and not self._silent(here)

    def beat_due(self) -> bool:
        """Tell whether it is time for another beat."""
        return self._clocks().steady - self._last.steady >= BEAT_EVERY

    def news(self) -> News:
        """Return what this process should write down at its next beat."""
        here = self._clocks()
        forgotten = {name: heard for name, heard in self._silent(here).items() if _lasted(heard, here, FORGOTTEN)}
        silent = tuple((heard.at.wall, here.wall) for heard in forgotten.values())
        return News(here, (*self._own(here), *silent), tuple(forgotten))

    def beat(self, news: News) -> None:
        """Note that the store took a beat with its news.

        An outage that ends in the future was told by a time of day that was put back.
        """
        self.record(*news.outages)
        self._recorded = self._recorded.ended_by(news.at.wall + UNEVEN)
        self._last = news.at

    def record(self, *outages: Stretch) -> None:
        """Note what the store keeps: that the hall was away."""
        self._recorded = self._recorded.and_also(*outages)

    def _own(self, here: Reading) -> tuple[Stretch, ...]:
        """Return what was lost since the last beat by this process or its clock, by the time of day."""
        steady, wall = here.steady - self._last.steady, here.wall - self._last.wall
        lost = wall - (steady if steady <= ABSENT else 0)
        return ((here.wall - lost, here.wall),) if lost > UNEVEN else ()

    def heard(self, beats: Mapping[str, str]) -> None:
        """Note the last beats of all other processes, by their names, as the store has them now."""
        here = self._clocks()
        silent = self._silent(here)

        def hear(name: str, beat: str) -> _Heard:
            before = self._others.get(name)
            if before is None or (before.beat != beat and (name not in silent or before.waking)):
                return _Heard(beat, here)
            return _Heard(beat, before.at, before.waking or before.beat != beat)

        self._others = {name: hear(name, beat) for name, beat in beats.items()}

    def _silent(self, here: Reading) -> dict[str, _Heard]:
        return {name: heard for name, heard in self._others.items() if _lasted(heard, here, OTHER_ABSENT)}

    def owed(self, match: Match) -> list[Entry]:
        """Return the entries that give the running clock of a match back what the hall took from it until now.

        It also gets back what passes while whoever is to move is away, to the end of that.
        """
        if match.timing is None or match.timing.running is None:
            return []
        here = self._clocks()
        silent = ((heard.at.wall, here.wall) for heard in self._silent(here).values())
        away = self._away_from(match)
        until = max([here.wall, *(end for begin, end in away if begin <= here.wall)])
        return decide_downtime(match, self._recorded.and_also(*self._own(here), *silent, *away), here.moment, until)

    def go(self, absences: Sequence[Absence]) -> None:
        """Note that these people are away, or were not long ago: in games by post that is none of their time."""
        self._away = {}
        for one in absences:
            self._away[one.player] = (*self._away.get(one.player, ()), one.stretch)

    def _away_from(self, match: Match) -> tuple[Stretch, ...]:
        """Return when whoever is to move there was away, or will be."""
        assert match.timing is not None and match.timing.running is not None
        sits = match.seats[match.timing.running]
        return self._away.get(str(sits.player), ()) if sits is not None and is_by_post(match) else ()


def _lasted(heard: _Heard, here: Reading, milliseconds: int) -> bool:
    """Tell whether nothing more was heard for so long."""
    return here.steady - heard.at.steady > milliseconds
