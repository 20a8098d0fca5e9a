"""kill -9 at any instant: no acknowledged move is lost or doubled, and everybody goes on by himself."""

import contextlib
import random
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from databases import fresh
from visiting import COMPILING, Guest, Message, Seat, free_port, until
from websockets.exceptions import ConnectionClosed, InvalidHandshake

RULES = "triple-triad:ffwtt+elemental+same+plus"
PLAYERS = 3
MOVES_BEFORE_A_KILL = range(3, 40)


class Server:
    """`parlour serve` as a process of its own that can be killed and started again on the same port."""

    def __init__(self, database: str, data: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        serve = ["serve", "--port", str(self.port), "--database", database, "--data", str(data)]
        self._command = [sys.executable, "-c", "from parlour.cli.app import main; main()", *serve]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until its tables are warm."""
        self._process = subprocess.Popen(self._command)
        until(self._ready, "the server is ready", COMPILING)

    def _ready(self) -> bool:
        assert self._process is not None and self._process.poll() is None, "the server stopped by itself"
        with contextlib.suppress(httpx.HTTPError):
            return bool(httpx.get(f"{self.address}/api/status").json()["ready"])
        return False

    def kill(self) -> None:
        """No goodbye: the process is gone at once."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@dataclass
class Player:
    """Somebody whose browser keeps a record of what it was told, outside the server's reach."""

    guest: Guest
    enough: threading.Event
    matches: list[Message] = field(default_factory=list)
    accepted: list[tuple[str, str, int, str]] = field(default_factory=list)  # match, command, seq, action
    failure: BaseException | None = None

    def run(self) -> None:
        """Play match after match against the house until it is enough; a failure is kept for the test."""
        try:
            while not self.enough.is_set():
                match = self._open()
                self.matches.append(match)
                self._play(match)
        except BaseException as error:
            self.failure = error

    def _open(self) -> Message:
        """A table; asked for again while the server is away."""

        def ask() -> Message | None:
            with contextlib.suppress(httpx.HTTPError):
                wish = {"game": "triple-triad", "rules": RULES, "seat": "random"}
                response = self.guest.post("/api/matches", {**wish, "opponent": {"kind": "bot", "agent": "random"}})
                return response.json() if response.status_code == 201 else None
            return None

        return until(ask, "a table is opened")  # type: ignore[no-any-return]  # what `ask` answers

    def _play(self, match: Message) -> None:
        """Play to the end, coming back after every lost connection and resending what was not acknowledged."""
        pending: dict[str, str] = {}
        over = False

        def attend() -> bool:
            nonlocal over
            lost = contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)
            with lost, self.guest.at(match) as seat:
                for command, action in pending.items():
                    seat.say({"type": "act", "command": command, "action": action})
                self._listen(match, seat, pending)
                over = True
            return over

        until(attend, "the match is played to its end")

    def _listen(self, match: Message, seat: Seat, pending: dict[str, str]) -> None:
        """Hear how the match stands and play on, until it is over and everything was acknowledged."""
        view: Message = {}
        while view.get("phase") != "over" or pending:
            told = seat.hear("snapshot", "entry", "accepted", "refused")
            if told["type"] == "refused":
                assert told["error"]["code"] == "warming-up", told
                raise TimeoutError("the game is not open again yet")  # as a browser does, come back
            if told["type"] == "accepted":
                action = pending.pop(told["command"])
                self.accepted.append((match["id"], told["command"], told["seq"], action))
            else:
                view = told["view"] if told["type"] == "snapshot" else told["entry"]["view"]
            # News go out before the answer to the command that made them, so the view is the one after it.
            if view["to_act"] == match["you"] and not pending:
                action = view["legal"][len(self.accepted) % len(view["legal"])]["action"]
                command = f"c{len(self.accepted)}-{len(self.matches)}"
                pending[command] = action
                seat.say({"type": "act", "command": command, "action": action})


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A hall in a process of its own."""
    with fresh(request.param, tmp_path) as url:
        made = Server(url, tmp_path)
        made.start()
        try:
            yield made
        finally:
            made.kill()


def kept(guest: Guest, match_id: str) -> list[dict[str, Any]]:
    """The acts a match's log holds, as the server tells them now."""
    with guest.at({"id": match_id}) as seat:
        history = seat.hear("snapshot")["history"]
    return [entry for entry in history if entry["kind"] == "act"]


@pytest.mark.crash
def test_no_acknowledged_move_is_lost_or_doubled(server: Server) -> None:
    """Five times killed under play; the browsers' own record is in the log, each move once, and every match ends."""
    enough = threading.Event()
    players = [Player(Guest(server.address), enough) for _ in range(PLAYERS)]
    threads = [threading.Thread(target=player.run) for player in players]
    for thread in threads:
        thread.start()
    chance = random.Random(5)

    def acknowledged() -> int:
        for player in players:
            if player.failure is not None:
                raise player.failure
        return sum(len(player.accepted) for player in players)

    try:
        for _ in range(5):
            wanted = acknowledged() + chance.choice(MOVES_BEFORE_A_KILL)
            until(lambda wanted=wanted: acknowledged() >= wanted, "moves are acknowledged")
            server.kill()
            server.start()
    finally:
        enough.set()
        for thread in threads:
            thread.join()
    acknowledged()
    for player in players:
        for match in player.matches:
            acts = kept(player.guest, match["id"])
            mine = Counter((entry["seq"], entry["action"]) for entry in acts if entry["seat"] == match["you"])
            told = Counter(
                (seq, action) for match_id, _command, seq, action in player.accepted if match_id == match["id"]
            )
            assert mine == told
            assert player.guest.look(match)["status"] == "over"
        player.guest.close()
