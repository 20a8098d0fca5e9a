"""Threads split the matches of a batch: each is in exactly one part."""

import threading

from hypothesis import given
from hypothesis import strategies as st

from parlour.rl.batch_kernels import Threads


@given(st.integers(1, 40), st.integers(1, 9))
def test_parts_cover_all_matches_once(n: int, threads: int) -> None:
    """There are no more threads than matches, and each part gets the arguments passed on."""
    done: list[tuple[int, int]] = []
    names: set[int] = set()

    def part(mark: str, low: int, high: int) -> None:
        assert mark == "mark" and low < high
        names.add(threading.get_ident())
        done.append((low, high))

    Threads(n, threads).run(part, "mark")
    assert sorted(row for low, high in done for row in range(low, high)) == list(range(n))
    assert len(done) == min(n, threads) >= len(names)
