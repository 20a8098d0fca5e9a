"""Our tables: opened over the browser's interface, and played with the first legal action that a seat is told.

The client knows no rules. It keeps the last message to each seat as the bytes that came. To move, it reads one thing
out of them: the first legal action of the seat that has any.
"""

from collections.abc import Sequence
from functools import partial

from benchmarks.hall.asking import Browser
from benchmarks.hall.frames import Line
from benchmarks.hall.games import Game
from benchmarks.hall.lane import Lane

SNAPSHOT = b'{"type":"snapshot"'
NEWS = (b'{"type":"entry"', SNAPSHOT)
ACCEPTED, REFUSED = b'{"type":"accepted"', b'{"type":"refused"'
LEGAL, QUOTE = b'"legal":[', b'"'
ACTIONS = (b'{"action":"', b'["')  # the beginnings of the first one: in a view, or in a sketch's row
OVER = b'"result":{'


class OurTable:
    """A match of ours, with a line for each player that is not of the house."""

    def __init__(self, port: int, match: str, cookies: Sequence[str]) -> None:
        self.lane: Lane | None = None
        self.match = match
        self._told: list[bytes] = []
        self._made = 0
        self.lines: list[Line] = []
        for seat, cookie in enumerate(cookies):
            line, snapshot = attended(port, match, cookie)
            self._told.append(snapshot)
            line.hear = partial(self._hear, seat)
            self.lines.append(line)

    def begun(self) -> bool:
        """Return True if a move was made."""
        return self._made > 0

    def over(self) -> bool:
        """Return True if anybody was told the result."""
        return any(OVER in told for told in self._told)

    def move(self) -> tuple[Line, bytes] | None:
        """Return the first legal action of the seat that was offered one."""
        for seat, told in enumerate(self._told):
            action = _first(told)
            if action is not None:
                self._told[seat] = b""  # it is out of date after this move
                self._made += 1
                return self.lines[seat], b'{"type":"act","command":"m%d","action":"%b"}' % (self._made, action)
        return None

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(NEWS):
            self._told[seat] = text
            if self.lane is not None:
                self.lane.told(self)
        elif text.startswith(ACCEPTED):
            if self.lane is not None:
                self.lane.accepted()
        elif text.startswith(REFUSED):
            raise RuntimeError(text.decode())


def _first(told: bytes) -> bytes | None:
    """Return the first legal action that is told."""
    at = told.find(LEGAL)
    begins = next((one for one in ACTIONS if at >= 0 and told.startswith(one, at + len(LEGAL))), None)
    if begins is None:
        return None
    start = at + len(LEGAL) + len(begins)
    return told[start : told.index(QUOTE, start)]


def attended(port: int, match: str, cookie: str = "", source: str = "127.0.0.1") -> tuple[Line, bytes]:
    """Return a line to a match, and the snapshot that comes first; a passer-by's without a cookie."""
    line = Line(port, f"/api/matches/{match}/socket", cookie, source)
    return line, line.await_text(SNAPSHOT)


def newcomer(port: int) -> str:
    """Return the cookie of a new guest."""
    with Browser(port) as browser:
        browser.get("/api/me")
        return browser.cookie


def begun(port: int, game: Game, cookies: Sequence[str]) -> str:
    """Return the id of a new match of two guests."""
    match = _opened(port, game, cookies[0], {"kind": "link"})
    with Browser(port, cookies[1]) as browser:
        browser.post(f"/api/matches/{match}/join", {})
    return match


def against_the_house(port: int, game: Game, cookie: str) -> OurTable:
    """Open a table for a guest and a search."""
    return OurTable(port, _opened(port, game, cookie, {"kind": "bot", "agent": "search"}), [cookie])


def _opened(port: int, game: Game, cookie: str, opponent: dict[str, str]) -> str:
    wish = {"game": game.name, "rules": game.rules, "seat": "first", "opponent": opponent}
    with Browser(port, cookie) as browser:
        return str(browser.post("/api/matches", wish)["id"])
