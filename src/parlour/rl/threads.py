"""Threads: a pass over many matches done in parts, each in a thread of its own."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any


class Threads:
    """Parts of a pass over `n` matches; kernels hold no lock of the interpreter, so the parts run at once."""

    def __init__(self, n: int, threads: int) -> None:
        parts = min(n, threads)
        edges = [n * part // parts for part in range(parts + 1)]
        (self._own, *self._others) = pairwise(edges)
        self._pool = ThreadPoolExecutor(parts - 1, "parlour-batch") if self._others else None

    def run(self, part: Callable[..., Any], *arguments: Any) -> None:
        """Call `part(*arguments, low, high)` for all matches; the calling thread takes the first of them."""
        if self._pool is None:
            part(*arguments, *self._own)
            return
        begun = [self._pool.submit(part, *arguments, low, high) for low, high in self._others]
        part(*arguments, *self._own)
        for one in begun:
            one.result()
