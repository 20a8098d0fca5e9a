"""The guard: pages of other sites write nothing here, and every answer has its headers."""

import asyncio
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, PlainTextResponse
from starlette.types import ASGIApp

from parlour.web.edge.guard import READING, Guard, same_origin
from parlour.web.edge.headers import HEADERS, OF_FILES, OF_PAGES, OVER_HTTPS

HALL = "http://hall.example"


async def served(scope: Any, receive: Any, send: Any) -> None:
    """Answer everybody with a page; /file is plain text, and /own has a policy of its own."""
    if scope["path"] == "/file":
        await PlainTextResponse("in")(scope, receive, send)
    else:
        own = {"Content-Security-Policy": "default-src data:"} if scope["path"] == "/own" else {}
        await HTMLResponse("in", headers=own)(scope, receive, send)


def ask(method: str, path: str = "/", secure: bool = False, app: ASGIApp = served, **headers: str) -> httpx.Response:
    """Return the answer to a request through the guard."""

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(Guard(app, secure)), base_url=HALL) as client:
            return await client.request(
                method, path, headers={name.replace("_", "-"): headers[name] for name in headers}
            )

    return asyncio.run(asked())


@pytest.mark.parametrize(
    "headers",
    [
        {},  # a program
        {"origin": HALL, "sec_fetch_site": "same-origin", "content_type": "application/json"},
        {"origin": "https://hall.example"},  # behind a proxy that speaks HTTPS
        {"sec_fetch_site": "none"},
        {"content_type": "application/json; charset=utf-8"},
    ],
)
def test_our_own_page_and_programs_write(headers: dict[str, str]) -> None:
    """A page of this hall may write, and so may a program, which sends no origin."""
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        assert ask(method, **headers).text == "in"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://hall.example.evil.example"},
        {"origin": "http://hall.example:8000"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},  # a neighbouring host is another site too
        {"content_type": "text/plain"},  # a form of another site can send this
        {"content_type": "application/x-www-form-urlencoded"},
        {"content_type": "multipart/form-data; boundary=x"},
    ],
)
def test_another_site_s_page_writes_nothing(headers: dict[str, str]) -> None:
    """A page of another site may read, as anybody may, but not write."""
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        refused = ask(method, **headers)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "foreign-page")
        assert HEADERS.items() <= {name: refused.headers.get(name) for name in HEADERS}.items()
    for method in READING:
        assert ask(method, **headers).status_code == 200


@pytest.mark.parametrize("secure", [False, True])
def test_every_answer_has_its_headers(secure: bool) -> None:
    """Every answer has its headers. A page's own policy stays, and only HTTPS sets Strict-Transport-Security."""
    told = ask("GET", secure=secure).headers
    assert all(told[name] == value for name, value in (HEADERS | OF_PAGES).items())
    file = ask("GET", "/file", secure).headers
    assert all(file[name] == value for name, value in (HEADERS | OF_FILES).items())
    assert {name: told.get(name) for name in OVER_HTTPS} == (OVER_HTTPS if secure else dict.fromkeys(OVER_HTTPS))
    assert ask("GET", "/own", secure).headers["Content-Security-Policy"] == "default-src data:"


@given(host=st.from_regex(r"[a-z]{1,8}(\.[a-z]{2,3})?(:[0-9]{2,4})?", fullmatch=True), other=st.text(max_size=20))
def test_an_origin_is_a_scheme_and_this_host(host: str, other: str) -> None:
    """Only a scheme with this host is our own page; no other origin is, nor none at all."""
    assert same_origin(Headers({"host": host}))
    assert all(same_origin(Headers({"host": host, "origin": f"{scheme}://{host}"})) for scheme in ("http", "https"))
    if other.isascii():
        ours = other in (f"http://{host}", f"https://{host}")
        assert same_origin(Headers({"host": host, "origin": other})) == ours


async def interrupted(scope: Any, receive: Any, send: Any) -> None:
    """Break off as the server does when it closes without waiting for an answer."""
    raise asyncio.CancelledError


@pytest.mark.parametrize(("method", "code"), [("POST", "not-saved"), ("GET", "store-away")])
def test_who_was_not_answered_before_the_server_closed_is_asked_to_come_again(method: str, code: str) -> None:
    """A request that a closing server cuts off gets a 503 with a code of its own and all headers."""
    told = ask(method, app=interrupted)
    assert (told.status_code, told.json()["error"]["code"]) == (503, code)
    assert HEADERS.items() <= {name: told.headers.get(name) for name in HEADERS}.items()


def test_an_answer_that_was_begun_is_left_as_it_is() -> None:
    sent = []

    async def send(message: Any) -> None:
        sent.append(message["type"])

    async def begun(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise asyncio.CancelledError

    asyncio.run(Guard(begun)({"type": "http", "method": "GET", "headers": []}, None, send))  # type: ignore[arg-type]
    assert sent == ["http.response.start"]
