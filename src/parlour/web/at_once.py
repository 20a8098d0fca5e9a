"""At once: coroutines that are run without a task of their own, if they have nothing to wait for."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class WaitsError(Exception):
    """The error of a coroutine that has something to wait for."""


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Return what a coroutine returns; close it and raise a WaitsError if it would have to wait."""
    try:
        work.send(None)
    except StopIteration as done:
        answer: T = done.value
        return answer
    work.close()
    raise WaitsError


def taken(lock: asyncio.Lock) -> bool:
    """Take a lock that is free and for which nobody waits; return False if it is not."""
    if lock.locked():
        return False
    try:
        return at_once(lock.acquire())
    except WaitsError:
        return False
