"""The lifespan of a hall: work that is done again and again rests in between, and ends at a rest when the hall closes.

Nothing is stopped in the middle of its work: a statement that is cut off costs its connection.
"""

import asyncio
from contextlib import suppress


class Lifespan:
    """The lifespan of one process, from its opening to its closing."""

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    @property
    def open(self) -> bool:
        """Tell whether the hall is open."""
        return not self._closed.is_set()

    def close(self) -> None:
        """Close the hall, and wake everybody who rests."""
        self._closed.set()

    async def last(self) -> None:
        """Wait until the hall closes."""
        await self._closed.wait()

    async def rest(self, seconds: float) -> None:
        """Wait so long, or until the hall closes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.last()
