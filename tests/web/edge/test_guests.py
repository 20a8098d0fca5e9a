"""Guests are known by their cookies alone, for as long as they come and until they sign out.

A page of the hall decides on language and clock format; what a browser fetches by itself does not.
"""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from parlour.hall.people.locale import UNHEARD, Locale
from parlour.web.edge.guests import LIFETIME, heard
from tests.web.visiting import Guest, serving

Arrive = Callable[..., Guest]
PARIS = Locale("fr", "Europe/Paris")


def test_a_stranger_becomes_a_guest_once(hall: str) -> None:
    """A stranger becomes a guest and is given a cookie that only the hall reads; it makes them known again."""
    with httpx.Client(base_url=hall) as browser:
        arrived = browser.get("/api/me")
        given = arrived.headers["set-cookie"].lower()
        assert "httponly" in given and "samesite=strict" in given
        assert f"max-age={LIFETIME}" in given
        again = browser.get("/api/me")
        assert again.json()["id"] == arrived.json()["id"]
        assert "set-cookie" not in again.headers


def test_guests_who_come_together_are_not_called_the_same(guest: Arrive) -> None:
    """Two friends who meet by a link have two names."""
    assert len({guest().me["name"] for _ in range(8)}) == 8


@pytest.mark.parametrize("token", ["", "x", "0" * 64])
def test_a_cookie_that_is_worth_nothing_is_nobodys(hall: str, guest: Arrive, token: str) -> None:
    """An invalid cookie makes its bearer a stranger, who is given a new one."""
    known = guest().me["id"]
    with httpx.Client(base_url=hall, cookies={"parlour": token}) as browser:
        arrived = browser.get("/api/me")
        assert arrived.json()["id"] != known and "set-cookie" in arrived.headers


def test_who_leaves_gives_their_cookie_back(guest: Arrive) -> None:
    """The cookie of a player who signed out opens nothing any more."""
    ann = guest()
    assert ann.post("/api/me/claim", {"name": "Ann who leaves", "password": "correct horse"}).status_code == 201
    kept = dict(ann.http.cookies)
    assert ann.http.delete("/api/session").status_code == 204
    assert not ann.http.cookies
    ann.http.cookies.update(kept)
    assert ann.http.get("/api/me").json()["id"] != ann.me["id"]


def test_no_token_is_kept_as_it_is(tmp_path: Path) -> None:
    """The database does not hold a token by which somebody could sign in."""
    with serving(tmp_path) as address, Guest(address) as ann:
        (token,) = ann.http.cookies.values()
        assert ann.http.get("/api/me").json()["id"] == ann.me["id"]
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("parlour.db*"))
    assert ann.me["id"].encode() in kept and token.encode() not in kept


def asking(**heads: str) -> HTTPConnection:
    """Return a request with these headers."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in heads.items()]
    return HTTPConnection({"type": "http", "headers": given, "query_string": b""})


@pytest.mark.parametrize(
    ("heads", "before", "now"),
    [
        ({"accept_language": "fr", "time_zone": "Europe/Paris"}, UNHEARD, PARIS),
        ({"accept_language": "fr-CA, en"}, UNHEARD, Locale("fr", None)),
        ({"accept_language": "en"}, Locale("fr", None), Locale("en", None)),
        ({"accept_language": "en", "time_zone": "Asia/Tokyo"}, PARIS, Locale("en", "Asia/Tokyo")),
        ({"accept_language": "en"}, PARIS, PARIS),
        ({"accept_language": "en", "time_zone": "nowhere"}, PARIS, PARIS),
        ({"accept_language": "en", "time_zone": "../../etc/passwd"}, UNHEARD, Locale("en", None)),
        ({"time_zone": "Asia/Tokyo"}, PARIS, PARIS),
        ({}, UNHEARD, UNHEARD),
    ],
)
def test_what_a_request_says(heads: dict[str, str], before: Locale, now: Locale) -> None:
    assert heard(asking(**heads), before) == now
