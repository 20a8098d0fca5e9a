"""A program learns in one sentence that an address is no hall; refusals have the hall's own words."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from parlour.core.refusal import Refusal, Unavailable
from parlour.remote import hall
from parlour.remote.hall import Hall, HallRefusal
from tests.ports import free_port


class _Page(BaseHTTPRequestHandler):
    """A server that answers everything with a page."""

    def do_GET(self) -> None:
        """Send the page."""
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<!doctype html>")

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def elsewhere() -> Iterator[str]:
    """Yield the address of a server that is no hall."""
    with HTTPServer(("127.0.0.1", 0), _Page) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def refused(url: str, token: str | None = None) -> str:
    """Return the code of the refusal to connect to an address."""
    with pytest.raises(Refusal) as told, Hall(url, token):
        pass
    assert told.value.message("en") != told.value.message("fr")
    return told.value.code


def test_what_is_no_hall_is_told() -> None:
    """A wrong address, a silent one and one of another server are each told."""
    for address in ("cards.example", "http://[::1", "http://cards.example:abc", "http://"):
        assert refused(address) == "bad-hall-address"
    assert refused("http://cards.example", "") == "token-empty"
    assert refused("http://cards.example", "tokén") == "token-illegible"
    assert refused(f"http://127.0.0.1:{free_port()}") == "hall-not-reached"
    with elsewhere() as url:
        assert refused(url) == "no-hall-there"


def test_a_refusal_is_told_in_the_halls_own_words(address: str, machine: Callable[[], Hall]) -> None:
    """A refusal has the hall's own code and words, in both languages."""
    assert refused(address, "nonsense") == "unknown-token"
    with pytest.raises(HallRefusal) as told:
        machine().get("/api/inbox")
    assert told.value.code == "machine-may-not" and "jeton" in told.value.message("fr")


def test_another_version_is_not_spoken(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall with another version of the interface is refused once, clearly."""
    monkeypatch.setattr(hall, "VERSION", "0")
    assert refused(address) == "unknown-interface"


def test_who_shows_nothing_is_a_guest(address: str) -> None:
    """A client without a token becomes a guest, and its cookie is sent at sockets as well."""
    with Hall(address) as one, one.socket("/api/lobby/socket") as line:
        assert one.me["role"] == "guest"
        heard = iter(lambda: line.hear(30), None)
        assert any(message is not None and message["type"] == "here" for message in heard)


ERROR = {
    "code": "warming-up",
    "message": "The table is being warmed.",
    "at": None,
    "en": "Warming.",
    "fr": "Ça chauffe.",
}


def _busy(connection: ServerConnection, request: Request) -> Response | None:
    """Answer who asks, and put off every other request; open sockets."""
    if "Upgrade" in request.headers:
        return None
    if request.path == "/api/me":
        return connection.respond(HTTPStatus.OK, "{}")
    if request.path == "/api/before":
        return connection.respond(HTTPStatus.BAD_GATEWAY, "<!doctype html>")
    return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, json.dumps({"error": ERROR}))


def _put_off(socket: ServerConnection) -> None:
    """Say why, and close as a hall does: at /later with the code to try again, elsewhere for good."""
    socket.send(json.dumps({"type": "refused", "command": None, "error": ERROR}))
    assert socket.request is not None
    socket.close(1013 if socket.request.path == "/later" else 4404, "warming-up")


@pytest.fixture
def busy() -> Iterator[Hall]:
    """Yield a hall that puts off whatever it is asked."""
    with serve(_put_off, "127.0.0.1", 0, process_request=_busy) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        with Hall(f"http://127.0.0.1:{server.socket.getsockname()[1]}") as hall:
            yield hall
        server.shutdown()
        thread.join()


def test_what_may_be_asked_again_is_told_apart(busy: Hall) -> None:
    """A request worth repeating is told by its HTTP status, or by the closing code of its socket."""
    with pytest.raises(Unavailable) as told:
        busy.get("/api/lobby")
    assert (told.value.code, told.value.message("en")) == ("warming-up", "Warming.")
    with pytest.raises(Unavailable) as told:
        busy.get("/api/before")
    assert told.value.code == "hall-not-reached" and "HTTP 502." in told.value.message("en")
    with busy.socket("/later") as line, pytest.raises(Unavailable) as told:
        line.hear(30)
    assert told.value.message("fr") == "Ça chauffe."
    with busy.socket("/never") as line, pytest.raises(HallRefusal):
        line.hear(30)
