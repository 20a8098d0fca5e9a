# mypy: allow-untyped-defs, allow-untyped-calls
"""The log: what happened in a kernel, as rows of small integers; each game turns its rows into events."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.core.kernels import inline, rare

LOG_ROWS = 96
LOG_ARGS = 9

LOG = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("n", "i4"),  # rows written so far
                ("kind", "i2", (LOG_ROWS,)),  # the game's number for this kind of row
                ("seen", "i2", (LOG_ROWS,)),  # bitmask of the viewers who may know it
                ("args", "i2", (LOG_ROWS, LOG_ARGS)),  # the kind says what they mean
            ],
            align=True,
        ),
    )
)

ALL_VIEWERS = 7  # both seats and spectators
_FIELDS: Mapping[str, Any] = LOG.fields or {}
# Offsets in units of two bytes.
_KIND, _SEEN, _ARGS = (_FIELDS[name][1] // 2 for name in ("kind", "seen", "args"))


@inline
def is_open(log):
    """Return True if the log takes rows. Playouts pass a full log, and pay nothing for events."""
    return log.n < LOG_ROWS


@rare
def _append(log, kind, seen, a, b, c, d, e, f, g, h, i):
    at = int(log.n)
    log.kind[at] = kind
    log.seen[at] = seen
    log.args[at, 0] = a
    log.args[at, 1] = b
    log.args[at, 2] = c
    log.args[at, 3] = d
    log.args[at, 4] = e
    log.args[at, 5] = f
    log.args[at, 6] = g
    log.args[at, 7] = h
    log.args[at, 8] = i
    log.n = at + 1


@inline
def emit(log, kind, seen, a, b, c, d, e, f, g, h, i):
    """Append one row, dropped when the log is full; `seen` is the bitmask of viewers who may know it."""
    if is_open(log):
        _append(log, kind, seen, a, b, c, d, e, f, g, h, i)


def closed_log() -> np.ndarray:
    """Return a full log, to which nothing is written."""
    log = np.zeros(1, LOG)
    log["n"] = LOG_ROWS
    return log


def rows(log: np.ndarray) -> list[tuple[int, int, list[int]]]:
    """Return the rows of a log in order: of each its kind, the viewers who may know it, its numbers."""
    words = memoryview(log.tobytes()).cast("h")  # faster than NumPy's fields
    return [
        (words[_KIND + at], words[_SEEN + at], words[_ARGS + LOG_ARGS * at :][:LOG_ARGS].tolist())
        for at in range(int(log["n"][0]))
    ]
