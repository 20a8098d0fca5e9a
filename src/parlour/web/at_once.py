"""At once: what a coroutine does without a task of its own, where it has nothing to wait for."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class WaitsError(Exception):
    """It has something to wait for."""


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine comes to; a WaitsError where it would have to wait, and it goes no further."""
    try:
        work.send(None)
    except StopIteration as done:
        answer: T = done.value
        return answer
    work.close()
    raise WaitsError


def taken(lock: asyncio.Lock) -> bool:
    """Take a lock that is free, and for which nobody waits; False where it is not."""
    if lock.locked():
        return False
    try:
        return at_once(lock.acquire())
    except WaitsError:
        return False
