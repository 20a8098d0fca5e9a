"""Wide sets in kernels do what whole numbers of Python do, within 128 bits, and a record keeps them whole."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.kernels import config, kernel
from parlour.core.kernels.bits import count, first, nth
from parlour.core.kernels.wide import WORDS, add, keep, listed, told
from parlour.core.record import record

pytestmark = pytest.mark.skipif(bool(config.DISABLE_JIT), reason="with the compiler off there are no wide sets")

ALL = (1 << 128) - 1
SETS = record([("given", WORDS, (2,)), ("made", WORDS, (2, 5)), ("n", "i8")])
SOME = st.one_of(st.integers(0, ALL), st.sets(st.integers(0, 127), max_size=6).map(lambda of: sum(1 << n for n in of)))


@kernel
def work(states: Any, n: int, out: Any) -> None:
    """Do all that kernels do with sets."""
    s = states[0]
    one, other = int(s.given[0]), int(s.given[1])
    s.made[0, 0], s.made[0, 1], s.made[0, 2] = one & other, one | other, one ^ other
    s.made[0, 3], s.made[0, 4] = ~one, one - other
    s.made[1, 0], s.made[1, 1] = one & -one, one & (one - 1)
    found, rest = 0, one  # a set that begins as a plain number
    while rest != 0:
        found |= rest & -rest
        rest &= rest - 1
    s.made[1, 2], s.made[1, 3] = found, n
    s.made[1, 4] = one & n
    out[0], out[1], out[2] = one == other, one != other, 1 if one else 0
    out[3] = count(one)
    if one != 0:
        out[4], out[5] = first(one), nth(one, count(one) - 1)
        out[6] = nth(one, count(one) // 2)


@given(SOME, SOME, st.integers(0, (1 << 63) - 1))
def test_kernels_reckon_as_python_does(one: int, other: int, n: int) -> None:
    """All operators, with sets of both widths on either side, and a plain number that is kept as a set."""
    states, out = np.zeros(1, SETS), np.zeros(7, np.int64)
    keep(states[0]["given"], 0, one)
    keep(states[0]["given"], 1, other)
    work(states, n, out)
    made = [[told(kept) for kept in row] for row in states[0]["made"]]
    assert made[0] == [one & other, one | other, one ^ other, ~one & ALL, (one - other) & ALL]
    assert made[1] == [one & -one, one & (one - 1) if one else 0, one, n, one & n]
    things = listed(states[0]["given"][0])
    assert out[:4].tolist() == [one == other, one != other, one != 0, len(things)]
    if things:
        assert out[4:].tolist() == [things[0], things[-1], things[len(things) // 2]]


@given(SOME, st.integers(0, 127))
def test_code_in_python_reads_what_it_kept(things: int, more: int) -> None:
    """A set is told as a number, listed, and added to, in a record of either width."""
    for kind, most in ((np.dtype(WORDS), ALL), (np.dtype("i8"), (1 << 63) - 1)):
        sets = np.zeros((2, 2), kind)
        keep(sets, (1, 0), things & most)
        assert told(sets[1, 0]) == things & most
        if 1 << more <= most:
            add(sets, (1, 0), more)
            assert listed(sets[1, 0]) == [n for n in range(128) if (things & most | 1 << more) >> n & 1]
        assert not any(told(sets[at]) for at in ((0, 0), (0, 1), (1, 1)))
