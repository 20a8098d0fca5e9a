"""A lane: two players who never leave their chairs, one match after the other, one move at a time."""

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
        """Whether a move was made at it."""

    def over(self) -> bool:
        """Whether its match has ended."""

    def move(self) -> tuple[Line, bytes] | None:
        """The next move and who sends it, once he was told that it is his turn."""


class Tally:
    """What a round comes to: seconds from each move to its acceptance, and how many lanes still play."""

    def __init__(self, lanes: int) -> None:
        self.waited: list[float] = []
        self.playing = lanes


class Lane:
    """Tables that are played one after another, by turns or, when paced, as moves fall due."""

    def __init__(self) -> None:
        self.tables: deque[Table] = deque()
        self.left: list[Table] = []
        self._tally = Tally(0)
        self._due: deque[float] | None = None
        self._wanted = 0
        self._sent: float | None = None

    def give(self, table: Table) -> None:
        """One more table, to be played after those there are."""
        table.lane = self
        self.tables.append(table)

    def begin(self, tally: Tally, moves: int, paced: bool) -> None:
        """A new round of so many moves."""
        self._tally, self._wanted = tally, moves
        self._due = deque() if paced else None

    def rest(self) -> None:
        """Make no move more, until the next round."""
        self._wanted = 0

    def fall_due(self, moment: float) -> None:
        """The next move should be made at this moment: how long it takes is counted from here, late or not."""
        assert self._due is not None
        self._due.append(moment)
        self.go()

    def told(self, table: Table) -> None:
        """A player at this table was told how it stands."""
        if self.tables and table is self.tables[0]:
            self.go()

    def accepted(self) -> None:
        """The move that was sent is taken."""
        assert self._sent is not None
        self._tally.waited.append(clock() - self._sent)
        self._sent = None
        self._wanted -= 1
        if self._wanted > 0:
            self.go()
        elif self._wanted == 0:
            self._tally.playing -= 1

    def go(self) -> None:
        """Send the next move, if it is known and it is time."""
        if self._sent is not None or self._wanted <= 0 or (self._due is not None and not self._due):
            return
        move = self.tables[0].move()
        if move is not None:
            self._sent = self._due.popleft() if self._due is not None else clock()
            move[0].send(move[1])
        elif self.tables[0].over():
            self._stand_up()

    def _stand_up(self) -> None:
        """On to the next table; without one the round is over here."""
        self.left.append(self.tables.popleft())
        if self.tables:
            self.go()
        else:
            self._wanted = 0
            self._tally.playing -= 1
