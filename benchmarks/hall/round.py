"""A round: all lanes play so many moves each, and the results are counted."""

import gc
import itertools
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from benchmarks.hall import machine
from benchmarks.hall.board import Board
from benchmarks.hall.lane import Lane, Tally, clock

SILENCE = 60.0  # seconds without a message after which the server counts as gone
FULL = 0.9  # share of lanes that must play for time to count: the last stragglers say nothing about a busy hall


class Played(NamedTuple):
    """The result of a round; `server`, `client` and `machine` are seconds of processor time, of all processors."""

    seconds: float
    waited: list[float]
    server: float
    client: float
    machine: float

    def figures(self) -> dict[str, float]:
        """Return moves a second, latencies, processor time a move in microseconds, and processors busy elsewhere."""
        moves, ordered = len(self.waited), sorted(self.waited)
        return {
            "moves_per_second": moves / self.seconds,
            "p50_ms": ordered[moves // 2] * 1e3,
            "p99_ms": ordered[int(moves * 0.99)] * 1e3,
            "server_us": self.server / moves * 1e6,
            "client_us": self.client / moves * 1e6,
            "elsewhere": max(0.0, self.machine - self.server - self.client) / self.seconds,
        }


def play(board: Board, lanes: Sequence[Lane], moves: int, processor: Callable[[], float], pace: float = 0.0) -> Played:
    """Play so many moves on each lane: without waiting, or `pace` moves a second over all lanes, evenly.

    Only the time while nine of ten lanes play is counted. `processor` tells the seconds of processor time that the
    server has used.
    """
    tally = Tally(len(lanes))
    for lane in lanes:
        lane.begin(tally, moves, paced=pace > 0)
    gc.collect()
    gc.disable()
    began, used = clock(), (processor(), time.process_time(), machine.busy_seconds())
    if pace:
        _paced(board, lanes, tally, pace, began, moves)
    else:
        _busy(board, lanes, tally, FULL * len(lanes))
    now, using = clock(), (processor(), time.process_time(), machine.busy_seconds())
    played = Played(
        now - began, list(tally.waited), *(after - before for before, after in zip(used, using, strict=True))
    )
    gc.enable()
    while tally.playing:
        _attend(board, SILENCE)
    return played


def _busy(board: Board, lanes: Sequence[Lane], tally: Tally, least: float) -> None:
    for lane in lanes:
        lane.go()
    while tally.playing and tally.playing >= least:
        _attend(board, SILENCE)


def _paced(board: Board, lanes: Sequence[Lane], tally: Tally, pace: float, began: float, moves: int) -> None:
    """Let move after move fall due on lane after lane, accepted or not."""
    due = ((began + number / pace, lane) for number, lane in enumerate(itertools.chain(*[lanes] * moves)))
    for moment, lane in due:
        board.attend(max(0.0, moment - clock()))
        while (ahead := moment - clock()) > 0:
            board.attend(ahead)
        lane.fall_due(moment)
    while tally.playing:
        _attend(board, SILENCE)


def _attend(board: Board, seconds: float) -> None:
    if not board.attend(seconds):
        raise TimeoutError(f"nothing was heard for {seconds:.0f} seconds")
