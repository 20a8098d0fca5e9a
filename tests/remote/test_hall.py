"""A hall as a program meets it: what is none is told in one sentence, and what it refuses in its own."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from parlour.core.refusal import Refusal
from parlour.remote import hall
from parlour.remote.hall import Hall, Told
from tests.ports import free_port


class _Page(BaseHTTPRequestHandler):
    """Answers everything with a page."""

    def do_GET(self) -> None:
        """One page."""
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<!doctype html>")

    def log_message(self, *_: object) -> None:
        """Nothing is written down."""


@contextmanager
def elsewhere() -> Iterator[str]:
    """The address of a server that is no hall."""
    with HTTPServer(("127.0.0.1", 0), _Page) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def refused(url: str, token: str | None = None) -> str:
    """Why there is no hall at an address, or who asks is not let in."""
    with pytest.raises(Refusal) as told, Hall(url, token):
        pass
    assert told.value.message("en") != told.value.message("fr")
    return told.value.code


def test_what_is_no_hall_is_told() -> None:
    """No address, nobody there, somebody else there."""
    assert refused("cards.example") == "bad-hall-address"
    assert refused(f"http://127.0.0.1:{free_port()}") == "hall-not-reached"
    with elsewhere() as url:
        assert refused(url) == "no-hall-there"


def test_a_refusal_is_told_in_the_halls_own_words(address: str, machine: Callable[[], Hall]) -> None:
    """With its code, in both languages."""
    assert refused(address, "nonsense") == "unknown-token"
    with pytest.raises(Told) as told:
        machine().get("/api/inbox")
    assert told.value.code == "machine-may-not" and "jeton" in told.value.message("fr")


def test_another_version_is_not_spoken(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was written for another than the hall speaks is told so, once and clearly."""
    monkeypatch.setattr(hall, "VERSION", "0")
    assert refused(address) == "unknown-interface"


def test_who_shows_nothing_is_a_guest(address: str) -> None:
    """His cookie is kept, at sockets as well."""
    with Hall(address) as one, one.socket("/api/lobby/socket") as line:
        assert one.me["role"] == "guest"
        heard = [line.hear(30), line.hear(30)]
        assert "here" in {message["type"] for message in heard if message is not None}
