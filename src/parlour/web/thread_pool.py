"""The thread pool: what takes long is worked out beside the event loop, so that those who play wait for none of it."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, Protocol, TypeVar

AT_ONCE = 2  # more would take the interpreter's lock from the event loop more often
P = ParamSpec("P")
T = TypeVar("T")


class Apart(Protocol):
    """A function that works something out in the thread pool."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        """Return what `work` returns."""


class ThreadPool:
    """The thread pool of one process."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="worker")

    async def work(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `work` returns, as soon as its turn has come; it is run in the environment of the caller."""
        here = copy_context()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: here.run(work, *args, **kwargs))

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
