"""Throttling: few are told of every change at once; a crowd is told once of all that changes within a while."""

import asyncio
from collections.abc import Callable

FEW = 20  # listeners; among them a word for each change costs nothing
PAUSE = 0.2  # seconds, for every CROWD of listeners
CROWD = 400


class Throttle:
    """The throttle of one place where people come and go.

    Whoever comes is told to all, so that telling all at once would cost the square of their number.
    """

    def __init__(self) -> None:
        self._soon: asyncio.TimerHandle | None = None

    def stir(self, listeners: int, tell: Callable[[], None]) -> None:
        """Tell a change now, or together with what else changes soon."""
        if self._soon is not None:
            return
        if listeners <= FEW:
            tell()
        else:
            self._soon = asyncio.get_running_loop().call_later(PAUSE * (1 + listeners / CROWD), self._over, tell)

    def _over(self, tell: Callable[[], None]) -> None:
        self._soon = None
        tell()
