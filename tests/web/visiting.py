"""Visiting: a hall on a real port, and guests with what a browser can do."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
from argon2 import PasswordHasher
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from parlour.web.app import create_app
from parlour.web.environment import Environment, running_in
from parlour.web.server.wire import Wire, on_port
from parlour.web.settings import Settings
from tests.legal import actions
from tests.ports import free_port
from tests.spent import begun, look_at
from tests.store.migrated import migrated
from tests.web.described import require_answer, require_message

PATIENCE = 180  # seconds until a condition that never holds is a failure, however busy the machine
COMPILING = 600  # seconds where kernels may have to be compiled first
SOON, SELDOM = 0.01, 0.2  # seconds between two questions: asking all the time would slow down the hall
FAST = {"game": "nim", "rules": "nim:free", "seat": "red"}
LINK = {"kind": "link"}
dial = partial(connect, open_timeout=PATIENCE)
browser = partial(httpx.Client, timeout=PATIENCE, verify=False)  # certificates take long to read, and none is needed
Message = dict[str, Any]


def until(condition: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """Ask again and again, ever more seldom, until the answer is true. An AssertionError says what never happened."""
    deadline = time.monotonic() + patience
    pause = SOON
    while time.monotonic() < deadline:
        answer = condition()
        if answer:
            return answer
        time.sleep(pause)
        pause = min(1.2 * pause, SELDOM)
    raise AssertionError(f"never: {what}")


class Thrifty(Environment):
    """A machine that hashes passwords as cheaply as possible, since they would take most of the tests' time."""

    def hasher(self) -> PasswordHasher:
        """Return a cheap hasher of the usual kind, whose hashes are recognised everywhere."""
        return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


THRIFTY = Thrifty()


class Reset(Thrifty):
    """A machine whose time of day is so many milliseconds `ahead`."""

    ahead = 0

    def wall(self) -> int:
        """Return the time of day as it was set."""
        return super().wall() + self.ahead


@contextmanager
def serving(data: Path, database: str = "", environment: Environment = THRIFTY, **set_by_host: Any) -> Iterator[str]:
    """Yield the address of a hall in a thread, its games ready. Newcomers may give and stake at once, unless set
    otherwise.
    """
    chosen = {"trade_after": 0, **set_by_host}
    settings = Settings(data=data, database=database or migrated(data), **chosen)
    with running(create_app(settings), environment, folder=settings.folder) as address:
        yield address


@contextmanager
def running(
    app: FastAPI, environment: Environment = THRIFTY, wire: type[Wire] = Wire, folder: str = ""
) -> Iterator[str]:
    """Yield the address of a hall made before. Its sockets may be of a test's own class, and it may lie in a folder of
    its host.
    """
    port = free_port()
    config = on_port(app, "127.0.0.1", port, folder)
    config.ws = wire
    begun["halls"] += 1
    server = uvicorn.Server(config)

    def run() -> None:
        with running_in(environment):
            server.run()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive(), "the server starts")
        address = f"http://127.0.0.1:{port}{folder}"
        with browser(base_url=address) as client:
            until(lambda: client.get("/api/status").json()["ready"], "the games are warm", COMPILING)
        yield address
    finally:
        look_at(f"http://127.0.0.1:{port}")
        server.should_exit = True
        thread.join()


class Guest:
    """One browser: its cookie, its requests, its sockets, all closed where its `with` ends.

    With a machine's `token` it is a program instead.
    """

    def __init__(self, address: str, lang: str = "en", token: str | None = None) -> None:
        self.address = address
        hooks = {"response": [require_answer]}
        self.shown = {} if token is None else {"authorization": f"Bearer {token}"}
        heads = {"accept-language": lang, **self.shown}
        self.http = browser(base_url=address, headers=heads, event_hooks=hooks)
        self.me = self.http.get("/api/me").json()

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def post(self, path: str, body: object = None, key: str | None = None) -> httpx.Response:
        """Send JSON by POST, with an Idempotency-Key if one is given."""
        return self.http.post(path, json=body, headers={"Idempotency-Key": key} if key else {})

    def open(self, **wish: Any) -> Message:
        """Open a table, against a link unless told otherwise."""
        response = self.post("/api/matches", {**FAST, "opponent": LINK, **wish})
        assert response.status_code == 201, response.text
        return response.json()  # type: ignore[no-any-return]  # JSON

    def join(self, match: Message, **wish: Any) -> Message:
        """Take the free seat of a table."""
        response = self.post(f"/api/matches/{match['id']}/join", wish)
        assert response.status_code == 200, response.text
        return response.json()  # type: ignore[no-any-return]  # JSON

    def look(self, match: Message) -> Message:
        """Return the table as it stands."""
        return self.http.get(f"/api/matches/{match['id']}").json()  # type: ignore[no-any-return]  # JSON

    @contextmanager
    def at(self, match: Message, since: int | None = None, **headers: str) -> Iterator["Seat"]:
        """Yield this guest's socket at a table."""
        url = f"{self.address.replace('http', 'ws')}/api/matches/{match['id']}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"cookie": cookies, "accept-language": self.http.headers["accept-language"], **self.shown, **headers}
        where = url + (f"?since={since}" if since is not None else "")
        with dial(where, additional_headers=sent, max_size=None) as made:  # a browser takes any length
            seat = Seat(made)
            seat.arrive()
            yield seat


class Seat:
    """A guest's socket at a table: what it heard, and the means to speak."""

    def __init__(self, made: ClientConnection) -> None:
        self.socket = made
        self.raw: list[str] = []
        self._ahead: list[str | bytes] = []

    def arrive(self) -> None:
        """Wait for the first message, so that nothing later is missed; `hear` returns it first."""
        with suppress(ConnectionClosed):  # a refused guest finds out by hearing
            self._ahead.append(self.socket.recv(timeout=PATIENCE))

    def hear(self, *kinds: str) -> Message:
        """Return the next message of one of these kinds."""
        while True:
            text = self._ahead.pop() if self._ahead else self.socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self.raw.append(text)
            message: Message = json.loads(text)
            require_message(message)
            if message["type"] in kinds:
                return message

    def say(self, message: object) -> None:
        """Send a message; text goes as it is."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def ask(self, message: object) -> Message:
        """Send a message and return the answer to it."""
        self.say(message)
        return self.hear("accepted", "refused", "pong")

    def act(self, action: str, command: str | None = None) -> Message:
        """Play an action and return the answer."""
        return self.ask({"type": "act", "command": command or uuid4().hex, "action": action})

    def settle(self) -> None:
        """Hear everything that is on its way."""
        self.ask({"type": "ping"})


def play_out(seats: dict[str, Seat], view: Message) -> Message:
    """Play the first legal action of each seat in turn until the match is over, and return the last view.

    `view` is of the seat whose turn it is.
    """
    while view["to_act"] is not None:
        mover = view["to_act"]
        assert seats[mover].act(actions(view)[0])["type"] == "accepted"
        (other,) = (seat for name, seat in seats.items() if name != mover)
        view = other.hear("entry")["entry"]["view"]
    return view
