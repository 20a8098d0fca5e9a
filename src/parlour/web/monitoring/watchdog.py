"""The watchdog: the times for which the event loop kept everybody waiting, and what ran on it meanwhile."""

import asyncio
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from time import perf_counter
from types import FrameType
from typing import Final

from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

LATE: Final = 0.05  # seconds: nothing on the loop is meant to take longer
BETWEEN: Final = 0.05  # seconds from an answer of the loop to the next question
MOST: Final = 100  # functions that are told apart
OTHERS: Final = "(others)"
NOBODY: Final = "(none)"  # nothing of ours ran: the process was stopped, or another thread had the interpreter
_OURS: Final = "parlour."


class Watchdog(Collector):
    """A thread that asks the loop for a sign, and looks at what runs there if none comes."""

    def __init__(self) -> None:
        self.longest = 0.0
        """The longest gap of the loop in seconds, as far as the watchdog saw."""
        self.late: dict[str, float] = {}
        """The longest gap of at least `LATE` in which each function was seen running."""
        self._answered, self._ended = threading.Event(), threading.Event()

    def watch(self) -> None:
        """Begin to watch the loop that runs in this thread."""
        place = (asyncio.get_running_loop(), threading.get_ident())
        threading.Thread(target=self._run, args=place, name="watchdog", daemon=True).start()

    def close(self) -> None:
        """End the watch."""
        self._ended.set()

    def collect(self) -> Iterator[Metric]:
        """Yield the figures as Prometheus reads them."""
        what = "The longest time in seconds for which the event loop kept everybody waiting."
        yield GaugeMetricFamily("parlour_loop_longest_gap_seconds", what, self.longest)
        each = GaugeMetricFamily("parlour_loop_late_seconds", f"{what[:-1]}, by what ran then.", labels=("ran",))
        for ran, seconds in self.late.copy().items():
            each.add_metric((ran,), seconds)
        yield each

    def _run(self, loop: asyncio.AbstractEventLoop, thread: int) -> None:
        while not self._ended.wait(BETWEEN):
            self._answered.clear()
            asked = perf_counter()
            try:
                loop.call_soon_threadsafe(self._answered.set)
            except RuntimeError:  # it is closed
                return
            self._wait(asked, thread)

    def _wait(self, asked: float, thread: int) -> None:
        seen: Counter[str] = Counter()
        while not (self._answered.wait(LATE) or self._ended.is_set()):
            seen[_running(thread)] += 1
            self._note(asked, seen)
        self._note(asked, seen)

    def _note(self, asked: float, seen: Counter[str]) -> None:
        gap = perf_counter() - asked
        self.longest = max(self.longest, gap)
        for ran, _times in seen.most_common(1):
            name = ran if ran in self.late or len(self.late) < MOST else OTHERS
            self.late[name] = max(self.late.get(name, 0.0), gap)


def _running(thread: int) -> str:
    """Return the innermost function of ours that a thread is in."""
    frame = sys._current_frames().get(thread)
    while frame is not None and not _module(frame).startswith(_OURS):
        frame = frame.f_back
    return NOBODY if frame is None else f"{_module(frame)}.{frame.f_code.co_qualname}"


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))
