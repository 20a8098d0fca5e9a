"""Passwords: hashed and checked by argon2, in a thread and two at a time, so that signing in stalls no game."""

import asyncio

from argon2.exceptions import InvalidHashError, VerificationError

from parlour.web.environment import environment

AT_ONCE = 2


class Passwords:
    """The hall's hasher."""

    def __init__(self) -> None:
        self._hasher = environment().hasher()
        self._nobodys = self._hasher.hash("nobody")
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """Return what is kept of a password."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Tell whether a password is the one that was kept. Unknown names take as long, so none is given away."""
        async with self._turns:
            fits = await asyncio.to_thread(self._fits, password, kept or self._nobodys)
        return fits and kept is not None

    def _fits(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
