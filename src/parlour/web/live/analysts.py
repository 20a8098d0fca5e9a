"""Analysts: searches for people who look back or want a hint, one look each, all in one thread.

The thread has the rank of every other. One that gave way to others would do so with the interpreter in its hands.
Whoever waits for that would wait behind it: on a busy machine a whole hall, for a minute.
"""

from collections.abc import AsyncIterator, Iterator
from typing import TypeVar

from parlour.web.thread_pool import ThreadPool

AT_ONCE = 1  # searches of one process
T = TypeVar("T")


class Analysts:
    """The looks of one process. All take turns, a step of each at a time."""

    def __init__(self) -> None:
        self._room = ThreadPool(AT_ONCE)
        self._looks: dict[str, object] = {}

    @property
    def count(self) -> int:
        """The number of looks right now."""
        return len(self._looks)

    async def each(self, who: str, look: Iterator[T]) -> AsyncIterator[T]:
        """Yield the steps of a look, each when it is worked out; it ends when the same person begins another."""
        mine = self._looks[who] = object()
        try:
            while self._looks.get(who) is mine:
                step = await self._room.work(next, look, None)
                if step is None:
                    return
                yield step
        finally:
            if self._looks.get(who) is mine:
                del self._looks[who]

    def close(self) -> None:
        """End all looks with the step they are at."""
        self._looks.clear()
        self._room.close()
