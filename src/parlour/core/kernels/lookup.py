"""Lookup: tables of constants that kernels read, kept once in memory instead of in the code of every kernel.

A global array is frozen into each kernel that reads it, and again into each caller. For tables of a megabyte that is
most of a game's compile time and nearly all of its cache. The code knows these tables by name alone. The name gets its
address whenever the module that makes the table is imported.
"""

from collections.abc import Callable
from typing import Any, Final

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import ArrayLike, NDArray

from parlour.core.kernels import config

_TABLES: Final[dict[str, NDArray[np.int32]]] = {}  # kept alive, because compiled code holds their addresses
_NUMBER: Final = ir.IntType(32)


def lookup(name: str, rows: ArrayLike) -> Callable[..., Any]:
    """Return a kernel that reads a constant table: `read(row, column)`, or `read(place)` of a list.

    The numbers lie below 2**31 in absolute value. `name` must be unique in the process. A place outside the table must
    not be read.
    """
    wide = np.asarray(rows, np.int64)
    table = np.ascontiguousarray(wide, np.int32)
    if not np.array_equal(table, wide):
        raise ValueError(f"a number of {name} does not fit into 32 bits")
    return _read_by(name, table)


def writable_lookup(name: str, rows: int, columns: int) -> tuple[Callable[..., Any], NDArray[np.int32]]:
    """Return a kernel that reads a table as `lookup` does, and the table: zeros, to be filled as the process runs.

    A row is written once, before any kernel reads it.
    """
    table = np.zeros((rows, columns), np.int32)
    return _read_by(name, table), table


def _read_by(name: str, table: NDArray[np.int32]) -> Callable[..., Any]:
    if config.DISABLE_JIT:
        return (lambda row, column: int(table[row, column])) if table.ndim == 2 else (lambda place: int(table[place]))
    _TABLES[name] = table
    llvm.add_symbol(name, table.ctypes.data)
    return _reader(name, table.shape)


def _reader(name: str, shape: tuple[int, ...]) -> Callable[..., Any]:
    def load(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kept = builder.module.globals.get(name)
        if kept is None:
            kept = ir.GlobalVariable(builder.module, ir.ArrayType(_NUMBER, int(np.prod(shape))), name)
            kept.global_constant = True  # a row that was read is never written again, so LLVM need not read it twice
        at = arguments[0]
        if len(shape) == 2:
            at = builder.add(builder.mul(at, at.type(shape[1])), arguments[1])
        return builder.sext(builder.load(builder.gep(kept, [at.type(0), at])), at.type)

    if len(shape) == 2:

        def read_cell(typing: Any, row: Any, column: Any) -> Any:
            return types.int64(types.int64, types.int64), load

        return intrinsic(read_cell)

    def read_entry(typing: Any, place: Any) -> Any:
        return types.int64(types.int64), load

    return intrinsic(read_entry)
