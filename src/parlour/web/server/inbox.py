"""Inbox: what came over a socket, for the one who hears it.

A queue of asyncio would do, at five times the memory: most sockets are idle, with nothing that waits.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """The messages that came, in order. Whoever puts them here says how many may, and sees when it is empty."""

    __slots__ = ("_came", "_hearer")

    def __init__(self) -> None:
        self._came: list[T] = []
        self._hearer: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self._came

    def put_nowait(self, one: T) -> None:
        """Let something wait, and wake whoever waits for it."""
        self._came.append(one)
        if self._hearer is not None and not self._hearer.done():
            self._hearer.set_result(None)

    def get_nowait(self) -> T:
        """Return what came first; raise an IndexError if nothing waits."""
        return self._came.pop(0)

    async def get(self) -> T:
        """Return what came first, as soon as something has; whoever is cancelled while waiting took nothing."""
        while self.empty():
            self._hearer = asyncio.get_running_loop().create_future()
            try:
                await self._hearer
            finally:
                self._hearer = None
        return self.get_nowait()
