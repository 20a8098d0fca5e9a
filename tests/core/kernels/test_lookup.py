"""Tables that kernels read by name return what was written, compiled or not, and refuse what does not fit."""

import subprocess
import sys

import numpy as np
import pytest

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count, first
from parlour.core.kernels.lookup import lookup

ROWS = [[3, -4, 2**31 - 1], [0, 7, -(2**31)]]
cells = lookup("test.cells", ROWS)
entries = lookup("test.entries", [5, -6, 7])


@kernel
def read_all(out):
    n = 0
    for row in range(2):
        for column in range(3):
            out[n] = cells(row, column)
            n += 1
    for place in range(3):
        out[n] = entries(place)
        n += 1


@kernel
def sets(masks, out):
    for i in range(masks.shape[0]):
        mask = int(masks[i])
        out[2 * i] = count(mask)
        out[2 * i + 1] = first(mask)


def test_a_kernel_reads_what_the_table_holds() -> None:
    out = np.zeros(9, np.int64)
    read_all(out)
    assert out.tolist() == [3, -4, 2**31 - 1, 0, 7, -(2**31), 5, -6, 7]


def test_a_number_that_does_not_fit_is_refused_when_the_table_is_made() -> None:
    with pytest.raises(ValueError, match=r"test\.wide"):
        lookup("test.wide", [2**31])


def test_sets_are_counted_and_their_lowest_found() -> None:
    masks = np.array([1, 6, 1 << 62, -1, -(1 << 63)], np.int64)
    out = np.zeros(10, np.int64)
    sets(masks, out)
    assert out.tolist() == [1, 0, 2, 1, 1, 62, 64, 0, 1, 63]


def test_with_the_compiler_off_tables_and_sets_are_the_same() -> None:
    program = "import numpy as np, test_lookup as t; t.test_a_kernel_reads_what_the_table_holds(); "
    program += "t.test_sets_are_counted_and_their_lowest_found()"
    folder = __file__.rpartition("/")[0]
    environment = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": folder}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
