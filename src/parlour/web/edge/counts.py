"""Counts: how often somebody has lately done something, in the memory of one process."""

from collections import OrderedDict
from dataclasses import dataclass

from parlour.table.timestamps import SECOND
from parlour.web.edge.pace import Pace
from parlour.web.environment import environment


@dataclass(slots=True)
class _Window:
    """A stretch of time by its number, with how often something was done in it, and in the one before."""

    number: int
    count: int
    before: int


class Counts:
    """Counts by the clock that runs on evenly. Whoever sets the time of day lets nobody in, and keeps nobody out.

    The stretch before counts by the part of it that lies within the seconds of the pace.
    """

    def __init__(self) -> None:
        self._kept: dict[Pace, OrderedDict[str, _Window]] = {}  # the last to begin a new stretch stands last

    def take(self, pace: Pace, who: str) -> None:
        """Count one more time; raise the pace's Refusal, which says in how many seconds it may be tried again."""
        number, since = divmod(environment().steady(), pace.seconds * SECOND)
        passed = since / (pace.seconds * SECOND)
        window = self._window(pace, who, number)
        if window.before * (1 - passed) + window.count >= pace.most:
            enough = 1 - (pace.most - window.count) / window.before if window.count < pace.most else 1
            raise pace.refused((enough - passed) * pace.seconds)
        window.count += 1

    def _window(self, pace: Pace, who: str, number: int) -> _Window:
        """Return the stretch of this number; forget all who did nothing in it or in the one before."""
        kept = self._kept.setdefault(pace, OrderedDict())
        while kept and next(iter(kept.values())).number < number - 1:
            kept.popitem(last=False)
        was = kept.get(who)
        if was is None or was.number < number:
            kept[who] = _Window(number, 0, 0 if was is None else was.count)
            kept.move_to_end(who)
        return kept[who]
