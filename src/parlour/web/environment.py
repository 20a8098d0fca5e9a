"""The environment: the ids, secrets, lots and the clocks that a hall takes from its machine, and how dearly it hashes.

A hall that is given another environment can be lived through twice.
"""

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from argon2 import PasswordHasher

NANOSECONDS = 1_000_000  # of a millisecond


class Environment:
    """The machine: what it draws is known to nobody beforehand."""

    def token(self, size: int) -> str:
        """An id or a key for a link, `size` bytes nobody guesses, as text that a terminal takes for no option."""
        while (drawn := secrets.token_urlsafe(size)).startswith("-"):
            pass
        return drawn

    def secret(self, size: int) -> bytes:
        """`size` bytes nobody guesses."""
        return secrets.token_bytes(size)

    def lot(self, n: int) -> int:
        """One of 0 to n - 1, each as likely."""
        return secrets.randbelow(n)

    def wall(self) -> int:
        """The time of day, in milliseconds since 1970; somebody may set it."""
        return time.time_ns() // NANOSECONDS

    def hasher(self) -> PasswordHasher:
        """What passwords are hashed by, as dearly as its authors advise."""
        return PasswordHasher()

    def steady(self) -> int:
        """Milliseconds that run on evenly, from wherever they began."""
        return time.monotonic_ns() // NANOSECONDS


MACHINE = Environment()
_CURRENT = ContextVar("environment", default=MACHINE)


def environment() -> Environment:
    """The environment of the hall that runs here."""
    return _CURRENT.get()


@contextmanager
def running_in(given: Environment) -> Iterator[None]:
    """A hall that is started in here runs in the given environment, with all its tasks."""
    token = _CURRENT.set(given)
    try:
        yield
    finally:
        _CURRENT.reset(token)
