"""The peer: boardgame.io with a game of nine placements, in memory or on files, spoken to as its own client does.

Its moves are in memory when they are told. With files they are told before they are written, and nobody waits for a
disk. Texts are engine.io's (a ping is `2`, its answer `3`), with socket.io's in them: `42/triad,["update",...]` is an
event.
"""

import json
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from benchmarks.hall import machine
from benchmarks.hall.asking import Browser
from benchmarks.hall.frames import Line
from benchmarks.hall.games import Game
from benchmarks.hall.lane import Lane
from benchmarks.hall.served import Served, free_port

PACKAGE = Path(__file__).parents[1] / "peer"
SEATS, CELLS = ("0", "1"), 9
SOCKET = "/socket.io/?EIO=4&transport=websocket"
PING, PONG = b"2", b"3"
HELLO, EVENT = b"40/triad,", b"42/triad,"
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'
STATE = b'"_stateID":'


class PeerTable:
    """A match of the peer's with a line for each player; cells are filled in order with the first card of the hand."""

    def __init__(self, port: int) -> None:
        self.lane: Lane | None = None
        self.lines: list[Line] = []
        self._made, self._sender = 0, -1
        self._told = [0, 0]  # the number of moves each seat knows of
        with Browser(port) as browser:
            self.match = browser.post("/games/triad/create", {"numPlayers": len(SEATS)})["matchID"]
            self._credentials = [self._join(browser, seat) for seat in SEATS]
        self._placements = [self._placement(cell) for cell in range(CELLS)]
        for seat in range(len(SEATS)):
            self.lines.append(self._sit(port, seat))

    def begun(self) -> bool:
        """Return True if a move was made."""
        return self._made > 0

    def over(self) -> bool:
        """Return True if all cells are filled."""
        return self._made == CELLS

    def move(self) -> tuple[Line, bytes] | None:
        """Return the next placement, once its player knows of the one before."""
        seat = self._made % 2
        if self._made == CELLS or self._told[seat] != self._made:
            return None
        self._sender = seat
        self._made += 1
        return self.lines[seat], self._placements[self._made - 1]

    def _placement(self, cell: int) -> bytes:
        seat = SEATS[cell % 2]
        player = {"playerID": seat, "credentials": self._credentials[cell % 2]}
        act = {"type": "MAKE_MOVE", "payload": {"type": "place", "args": [0, cell], **player}}
        return EVENT + json.dumps(["update", act, cell, self.match, seat]).encode()

    def _join(self, browser: Browser, seat: str) -> str:
        body = {"playerID": seat, "playerName": f"player {seat}"}
        return str(browser.post(f"/games/triad/{self.match}/join", body)["playerCredentials"])

    def _sit(self, port: int, seat: int) -> Line:
        line = Line(port, SOCKET)
        line.await_text(b"0")
        line.send(HELLO)
        line.await_text(HELLO)
        line.send(EVENT + json.dumps(["sync", self.match, SEATS[seat], self._credentials[seat], 2]).encode())
        line.await_text(SYNC)
        line.hear = partial(self._hear, seat)
        return line

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(UPDATE):
            at = text.index(STATE) + len(STATE)
            self._told[seat] = int(text[at : at + 1])
            if self.lane is not None:
                self.lane.accepted() if seat == self._sender else self.lane.told(self)
        elif text == PING:
            self.lines[seat].send(PONG)


class Peer:
    """A running peer, which knows one game."""

    def __init__(self, name: str, process: Served) -> None:
        self.name = name
        self.processes = [process]

    def processor_seconds(self) -> float:
        """Return the processor time it has used."""
        return machine.processor_seconds([self.processes[0].pid])

    def table(self, lane: int, game: Game) -> PeerTable:
        """Open a table for two players."""
        return PeerTable(self.processes[0].port)


def install() -> None:
    """Install its locked packages into its own folder."""
    subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=PACKAGE, check=True)


@contextmanager
def in_memory() -> Iterator[Peer]:
    """Run the peer in memory, which it forgets when it ends."""
    with tempfile.TemporaryDirectory() as folder, _running("boardgame.io, in memory", Path(folder)) as peer:
        yield peer


@contextmanager
def on_files() -> Iterator[Peer]:
    """Run the peer with a file for each thing it keeps of a match (FlatFile)."""
    with tempfile.TemporaryDirectory() as folder:
        kept = str(Path(folder) / "matches")
        with _running("boardgame.io, on files", Path(folder), kept) as peer:
            yield peer


@contextmanager
def _running(name: str, folder: Path, *kept: str) -> Iterator[Peer]:
    port = free_port()
    served = Served(["node", str(PACKAGE / "server.js"), str(port), *kept], port, folder, {"NODE_ENV": "production"})
    try:
        served.wait("/games")
        yield Peer(name, served)
    finally:
        served.stop()
