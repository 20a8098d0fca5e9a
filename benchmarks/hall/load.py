"""A load: lanes at one server, supplied with tables before every round; no table is opened while it is measured."""

import math
from functools import partial
from typing import Protocol

from benchmarks.hall.board import Board
from benchmarks.hall.figures import Figures
from benchmarks.hall.games import Game
from benchmarks.hall.lane import Lane, Table
from benchmarks.hall.round import play


class Server(Protocol):
    """A server of matches: a hall of ours, or the peer."""

    name: str

    def processor_seconds(self) -> float:
        """Return the processor time of all its processes."""

    def table(self, lane: int, game: Game) -> Table:
        """Open a table for the two players of a lane."""


ENDLESS = 1_000_000  # moves


def played_out(server: Server, game: Game, matches: int) -> list[Table]:
    """Play matches to their ends, all at one time, and return their tables."""
    board, lanes = Board(), [Lane() for _ in range(matches)]
    for number, lane in enumerate(lanes):
        table = server.table(number, game)
        board.join(table.lines)
        lane.give(table)
    play(board, lanes, ENDLESS, server.processor_seconds)
    board.close()
    return [table for lane in lanes for table in lane.left]


class Load:
    """Lanes at a server that play one game; each plays so many moves in a round."""

    def __init__(self, server: Server, game: Game, lanes: int, moves: int) -> None:
        self._server = server
        self._game = game
        self._moves = moves
        self.board = Board()
        self.lanes = [Lane() for _ in range(lanes)]

    def supply(self) -> None:
        """Give every lane tables enough for another round, and close those it has left."""
        for lane in self.lanes:
            for table in lane.left:
                self.board.part(table.lines)
            lane.left.clear()
        jobs = [partial(self._opened, number, lane) for number, lane in enumerate(self.lanes)]
        for lane, made in zip(self.lanes, self.board.meanwhile(jobs), strict=True):
            for table in made:
                self.board.join(table.lines)
                lane.give(table)

    def round(self, pace: float = 0.0) -> Figures:
        """Play one round."""
        self.supply()
        return play(self.board, self.lanes, self._moves, self._server.processor_seconds, pace).figures()

    def close(self) -> None:
        """Close all lines."""
        self.board.close()

    def _opened(self, number: int, lane: Lane) -> list[Table]:
        fresh = sum(not table.begun() for table in lane.tables)
        missing = math.ceil(self._moves / self._game.moves) - fresh
        return [self._server.table(number, self._game) for _ in range(missing)]
