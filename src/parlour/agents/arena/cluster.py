"""Cluster: a crew of many machines. Jobs are tasks of a Ray cluster, or of one that starts and ends with them."""

import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from parlour.agents.arena.crew import AHEAD, in_order
from parlour.core.refusal import Refusal, Unavailable

J = TypeVar("J")
A = TypeVar("A")
PATIENCE = 5.0  # seconds that a cluster may take to answer
HERE = "local"  # Ray's own word for a cluster that it starts


class Cluster:
    """A Ray cluster at an address (`host:port`), or one that is started on this machine's processors.

    Every node has this version of parlour installed, with the games that are played. It is a Refusal if Ray is missing,
    or if nobody answers.
    """

    def __init__(self, address: str | None = None) -> None:
        self._ray = _installed()
        self._address = address or HERE
        with self._heard():
            _knock(self._address)

    def map(self, function: Callable[[J], A], jobs: Iterable[J]) -> Generator[A, None, None]:
        """Yield the answer to each job, in order."""
        ray = self._ray
        begun = {"include_dashboard": False} if self._address == HERE else {}
        try:
            with self._heard():
                ray.init(self._address, configure_logging=False, log_to_driver=False, **begun)
            task = ray.remote(max_retries=-1)(_carried_out)  # a node that goes away takes no job with it
            most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
            yield from in_order(lambda job: task.remote(function, job), ray.get, jobs, most)
        finally:
            ray.shutdown()  # this also ends the tasks of this driver

    @contextmanager
    def _heard(self) -> Iterator[None]:
        try:
            yield
        except (OSError, RuntimeError, ValueError) as error:
            why = " ".join(str(error).split())
            raise Unavailable("ray-unreachable", address=self._address, why=why) from None


def _knock(address: str) -> None:
    """Raise an OSError if nobody answers at `host:port`; Ray itself would go on asking for minutes."""
    host, _colon, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _installed() -> Any:
    """Return Ray, with its usage reports switched off; a Refusal says how to install it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise Refusal("ray-not-installed") from None
    return ray


def _carried_out(function: Callable[[J], A], job: J) -> A:
    return function(job)
