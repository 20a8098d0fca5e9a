"""The environment: ids, secrets, lots and clocks that a hall takes from its machine, and the cost of its hashes.

A hall that is given another environment can be run twice with the same outcome.
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
        """Return an id or a key for a link: `size` bytes nobody guesses, in text that looks like no option."""
        while (drawn := secrets.token_urlsafe(size)).startswith("-"):
            pass
        return drawn

    def secret(self, size: int) -> bytes:
        """Return `size` bytes nobody guesses."""
        return secrets.token_bytes(size)

    def lot(self, n: int) -> int:
        """Return one of 0 to n - 1, each as likely."""
        return secrets.randbelow(n)

    def wall(self) -> int:
        """Return the time of day, in milliseconds since 1970; somebody may set it."""
        return time.time_ns() // NANOSECONDS

    def hasher(self) -> PasswordHasher:
        """Return the hasher of passwords, with the cost that its authors advise."""
        return PasswordHasher()

    def steady(self) -> int:
        """Return milliseconds that run on evenly, from wherever they began."""
        return time.monotonic_ns() // NANOSECONDS


MACHINE = Environment()
_CURRENT = ContextVar("environment", default=MACHINE)


def environment() -> Environment:
    """Return the environment of the hall that runs here."""
    return _CURRENT.get()


@contextmanager
def running_in(given: Environment) -> Iterator[None]:
    """Run a hall that is started in here, with all its tasks, in the given environment."""
    token = _CURRENT.set(given)
    try:
        yield
    finally:
        _CURRENT.reset(token)
