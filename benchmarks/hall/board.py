"""The switchboard: all open lines, listened to in one thread, so that pings are always answered."""

import select
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from benchmarks.hall.frames import Line

A_MOMENT = 0.01  # seconds
AT_ONCE = 8  # things opened side by side: opening tables is mostly waiting for disks
T = TypeVar("T")


class Board:
    """Open lines, and the listener to those with messages."""

    def __init__(self) -> None:
        self._epoll = select.epoll()
        self._lines: dict[int, Line] = {}

    def join(self, lines: Iterable[Line]) -> None:
        """Listen to these lines too."""
        for line in lines:
            line.opened()
            self._lines[line.fileno()] = line
            self._epoll.register(line.fileno(), select.EPOLLIN)

    def part(self, lines: Iterable[Line]) -> None:
        """Close these lines."""
        for line in lines:
            self._epoll.unregister(line.fileno())
            del self._lines[line.fileno()]
            line.close()

    def close(self) -> None:
        """Close all lines."""
        self.part(list(self._lines.values()))
        self._epoll.close()

    def attend(self, seconds: float) -> bool:
        """Wait so long at most, and listen to the lines with messages; return True if there were any."""
        heard = self._epoll.poll(seconds)
        lines = self._lines
        for number, _ in heard:
            lines[number].listen()
        return bool(heard)

    def meanwhile(self, jobs: Iterable[Callable[[], T]]) -> Iterator[T]:
        """Yield the results of jobs in order; they run in threads side by side while the lines are attended."""
        with ThreadPoolExecutor(AT_ONCE) as threads:
            for job in [threads.submit(job) for job in jobs]:
                while not job.done():
                    self.attend(A_MOMENT)
                yield job.result()
