"""A lane: two players who play one match after the other, one move at a time."""

import time
from collections import deque
from typing import Protocol

from benchmarks.hall.frames import Line

clock = time.perf_counter


class Table(Protocol):
    """One match with a line for each of its players; it tells its lane what it hears."""

    lane: "Lane | None"
    lines: list[Line]
    match: str

    def begun(self) -> bool:
        """Return True if a move was made at it."""

    def over(self) -> bool:
        """Return True if its match has ended."""

    def move(self) -> tuple[Line, bytes] | None:
        """Return the next move and the line of its player, once they were told that it is their turn."""


class Tally:
    """The count of a round: seconds from each move to its acceptance, and how many lanes still play."""

    def __init__(self, lanes: int) -> None:
        self.waited: list[float] = []
        self.playing = lanes


class Lane:
    """Tables that are played one after another: freely, or when paced, as moves fall due."""

    def __init__(self) -> None:
        self.tables: deque[Table] = deque()
        self.left: list[Table] = []
        self._tally = Tally(0)
        self._due: deque[float] | None = None
        self._wanted = 0
        self._sent: float | None = None

    def give(self, table: Table) -> None:
        """Add a table, to be played after the others."""
        table.lane = self
        self.tables.append(table)

    def begin(self, tally: Tally, moves: int, paced: bool) -> None:
        """Begin a new round of so many moves."""
        self._tally, self._wanted = tally, moves
        self._due = deque() if paced else None

    def rest(self) -> None:
        """Make no more moves until the next round."""
        self._wanted = 0

    def fall_due(self, moment: float) -> None:
        """Let the next move fall due at this moment: its time is counted from here, late or not."""
        assert self._due is not None
        self._due.append(moment)
        self.go()

    def told(self, table: Table) -> None:
        """Hear that a player at this table was told how it stands."""
        if self.tables and table is self.tables[0]:
            self.go()

    def accepted(self) -> None:
        """Count the move that was sent as accepted."""
        assert self._sent is not None
        self._tally.waited.append(clock() - self._sent)
        self._sent = None
        self._wanted -= 1
        if self._wanted > 0:
            self.go()
        elif self._wanted == 0:
            self._tally.playing -= 1

    def go(self) -> None:
        """Send the next move, if it is known and due."""
        if self._sent is not None or self._wanted <= 0 or (self._due is not None and not self._due):
            return
        move = self.tables[0].move()
        if move is not None:
            self._sent = self._due.popleft() if self._due is not None else clock()
            move[0].send(move[1])
        elif self.tables[0].over():
            self._stand_up()

    def _stand_up(self) -> None:
        """Go on to the next table; without one the round is over here."""
        self.left.append(self.tables.popleft())
        if self.tables:
            self.go()
        else:
            self._wanted = 0
            self._tally.playing -= 1
