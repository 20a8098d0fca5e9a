"""The log holds rows of events, never more than fit."""

import numpy as np

from parlour.core.log import ALL_VIEWERS, LOG, LOG_ARGS, LOG_ROWS, closed_log, emit, is_open


def test_a_row_keeps_what_was_emitted():
    """A row keeps its kind, its viewers and all nine arguments as they were given."""
    log = np.zeros(1, LOG)
    emit(log[0], 3, ALL_VIEWERS, *range(1, LOG_ARGS + 1))
    assert (log[0].n, log[0].kind[0], log[0].seen[0]) == (1, 3, ALL_VIEWERS)
    assert log[0].args[0].tolist() == list(range(1, LOG_ARGS + 1))


def test_a_full_log_drops_rows():
    """Rows beyond the last are dropped; those before stay, and nothing outside the log is written."""
    log = np.zeros(2, LOG)
    for row in range(LOG_ROWS + 5):
        assert bool(is_open(log[0])) == (row < LOG_ROWS)
        emit(log[0], row, 1, *[row] * LOG_ARGS)
    assert log[0].n == LOG_ROWS
    assert log[0].kind.tolist() == list(range(LOG_ROWS))
    assert log[1] == np.zeros(1, LOG)[0]


def test_a_closed_log_takes_nothing():
    """A playout's log is full from the start and stays untouched."""
    log = closed_log()
    before = log.copy()
    emit(log[0], 1, 1, *[1] * LOG_ARGS)
    assert not is_open(log[0])
    assert log.tobytes() == before.tobytes()
