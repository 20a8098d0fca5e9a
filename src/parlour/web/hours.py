"""The hours of a hall: whoever looks again and again rests in between, and goes home from his rest when it closes.

Nobody is stopped in the middle of a look: a statement that is cut off costs its connection.
"""

import asyncio
from contextlib import suppress


class Hours:
    """Of one process."""

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    @property
    def open(self) -> bool:
        """Whether the hall is open."""
        return not self._closed.is_set()

    def close(self) -> None:
        """Wake everybody who rests."""
        self._closed.set()

    async def last(self) -> None:
        """Wait until the hall closes."""
        await self._closed.wait()

    async def rest(self, seconds: float) -> None:
        """Wait so long, or until the hall closes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.last()
