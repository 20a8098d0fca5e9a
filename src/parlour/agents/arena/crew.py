"""Crew: workers for many independent jobs. The answers come in the order of the jobs.

So results do not depend on the number of workers. Jobs are taken from their list as workers become free. To stop early,
close the iterator: this ends all jobs under way.
"""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

from parlour.core.refusal import Refusal

J = TypeVar("J")
A = TypeVar("A")
AHEAD = 2  # jobs under way or waiting for each worker, so that none is idle while an early one takes long


class Crew(Protocol):
    """A worker, or many, for jobs."""

    def map(self, function: Callable[[J], A], jobs: Iterable[J]) -> Generator[A, None, None]:
        """Yield the answer to each job, in order; `function` and jobs can be pickled."""


class Alone:
    """This process, which does one job after another."""

    def map(self, function: Callable[[J], A], jobs: Iterable[J]) -> Generator[A, None, None]:
        """Yield the answer to each job, in order."""
        for job in jobs:
            yield function(job)


class Processes:
    """Some processes of this machine, started anew and not forked, so that threads and compiled code stay whole."""

    def __init__(self, count: int) -> None:
        self._count = count

    def map(self, function: Callable[[J], A], jobs: Iterable[J]) -> Generator[A, None, None]:
        """Yield the answer to each job, in order."""
        children: set[BaseProcess] = set()
        pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"))

        def begin(job: J) -> Future[A]:
            before = set(multiprocessing.active_children())
            with _no_interrupt():
                future = pool.submit(function, job)
            children.update(set(multiprocessing.active_children()) - before)
            return future

        try:
            yield from in_order(begin, lambda future: future.result(), jobs, AHEAD * self._count)
        except BrokenProcessPool:
            raise Refusal("crew-broken") from None
        finally:
            for child in children:
                child.terminate()
            pool.shutdown(cancel_futures=True)  # only the pool waits for them: of two waiters, one is told too early


def local(processes: int) -> Crew:
    """Return a crew of this number of processes, of which this one is the first."""
    return Alone() if processes == 1 else Processes(processes)


def in_order(
    begin: Callable[[J], Any], answer: Callable[[Any], A], jobs: Iterable[J], most: int
) -> Generator[A, None, None]:
    """Yield the answers to jobs in order; at most `most` are under way at a time."""
    left = iter(jobs)
    begun = deque(begin(job) for job in islice(left, most))
    while begun:
        yield answer(begun.popleft())
        begun.extend(begin(job) for job in islice(left, 1))


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """Keep Ctrl-C from processes that are started meanwhile; their parent hears it, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # without it, only the process at the terminal is interrupted
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
