"""A crew: who carries out many jobs that know nothing of each other. The answers come in the order of the jobs.

So what comes out does not hang on how many there are. Jobs are taken from their list as hands become free, and whoever
stops listening (close the iterator) ends what is still under way.
"""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

J = TypeVar("J")
A = TypeVar("A")
AHEAD = 2  # jobs under way or waiting for each hand, so that none is idle while an early one takes long


class Crew(Protocol):
    """Somebody who does jobs."""

    def map(self, function: Callable[[J], A], jobs: Iterable[J]) -> Generator[A, None, None]:
        """The answer to each job, in order; `function` and jobs can be pickled."""


class Alone:
    """This process, one job after another."""

    def map(self, function: Callable[[J], A], jobs: Iterable[J]) -> Generator[A, None, None]:
        """The answer to each job, in order."""
        for job in jobs:
            yield function(job)


class Processes:
    """So many processes of this machine, started anew and not forked: threads and compiled code stay whole."""

    def __init__(self, count: int) -> None:
        self._count = count

    def map(self, function: Callable[[J], A], jobs: Iterable[J]) -> Generator[A, None, None]:
        """The answer to each job, in order."""
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
        finally:
            for child in children:
                child.terminate()
            pool.shutdown(cancel_futures=True)  # the pool alone waits for them: of two who wait, one is told too early


def local(processes: int) -> Crew:
    """So many processes, of which this one is the first."""
    return Alone() if processes == 1 else Processes(processes)


def in_order(
    begin: Callable[[J], Any], answer: Callable[[Any], A], jobs: Iterable[J], most: int
) -> Generator[A, None, None]:
    """The answers to jobs that are begun and not waited for, at most so many at a time."""
    left = iter(jobs)
    begun = deque(begin(job) for job in islice(left, most))
    while begun:
        yield answer(begun.popleft())
        begun.extend(begin(job) for job in islice(left, 1))


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """Processes that are started meanwhile never hear Ctrl-C: whoever started them does, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # there, nobody but the one at the terminal is told
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
