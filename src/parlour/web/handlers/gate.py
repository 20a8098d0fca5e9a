"""The gate: addresses, headers and bodies pass it first. It refuses what cannot be kept, and those who ask too often.

`parlour.core.validation` decides what is a text, a number or JSON of ours. A socket's messages pass `hear`.
"""

from typing import Any
from urllib.parse import parse_qsl

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from parlour.core import validation
from parlour.core.refusal import NotFound, Refusal, TooLarge
from parlour.web.edge.guard import READING
from parlour.web.edge.limits import ASKING, address
from parlour.web.edge.problems import answer
from parlour.web.handlers.context import Context
from parlour.web.live.sockets import turn_away

LONGEST_PATH, LONGEST_PART = 1000, 200  # bytes; no file system takes a name of more than 255
LONGEST_QUERY, LONGEST_VALUE = 4000, 1000  # characters
LONGEST_HEADER = 4000  # characters, of one
LONGEST_SAID = 4096  # characters of a socket's message
LARGEST_BODY = 1_000_000  # bytes; a game with two decks of own cards is under 20,000


class Gate:
    """A layer of pure ASGI around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request or socket in, or answer what is wrong with it.

        A request whose sender left before its end asks for nothing: half a command must not be carried out.
        """
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            _check_path(scope["path"])
            _check_query(scope["query_string"].decode("latin-1"))
            _check_headers(Headers(scope=scope))
            if scope["type"] == "http" and scope["method"] not in READING:
                receive = _again(await _body(receive), receive)
            hall: Context = scope["app"].state.context
            await hall.limits.take(ASKING, address(HTTPConnection(scope)))
        except ClientDisconnect:
            return
        except Refusal as refusal:
            if scope["type"] == "websocket":
                await turn_away(WebSocket(scope, receive, send), refusal)
            else:
                await answer(HTTPConnection(scope), refusal)(scope, receive, send)
            return
        await self._app(scope, receive, send)


def hear(text: str | None) -> Any:
    """Return the value that a socket's message spells; None stands for a message of bytes."""
    if text is None:
        raise Refusal("bad-json", problem="bytes")
    if len(text) > LONGEST_SAID:
        raise Refusal("message-too-long", most=LONGEST_SAID)
    return validation.parse_json(text)


def _check_path(path: str) -> None:
    parts = path.split("/")
    short = len(path) <= LONGEST_PATH and all(len(part.encode(errors="replace")) <= LONGEST_PART for part in parts)
    if not short or not validation.is_printable(path):
        raise NotFound("not-found")


def _check_query(query: str) -> None:
    if len(query) > LONGEST_QUERY:
        raise _bad("?", "long", LONGEST_QUERY)
    for name, value in parse_qsl(query, keep_blank_values=True):
        if not validation.is_printable(name):
            raise _bad("?", "characters")
        if len(value) > LONGEST_VALUE:
            raise _bad(name, "long", LONGEST_VALUE)
        if not validation.is_printable(value):
            raise _bad(name, "characters")


def _check_headers(headers: Headers) -> None:
    for name, value in headers.items():
        if len(value) > LONGEST_HEADER:
            raise _bad(name, "long", LONGEST_HEADER)
        # Its bytes may be UTF-8 read as Latin-1: there only the control characters of ASCII are control characters.
        if not validation.is_printable(value.encode("latin-1").decode(errors="replace")):
            raise _bad(name, "characters")


def _bad(field: str, problem: str, most: int = 0) -> Refusal:
    field = field[: validation.LONGEST_PATH]
    return Refusal("bad-message", at=field, field=field, problem=problem, most=most)


async def _body(receive: Receive) -> bytes:
    """Return the whole body: nothing, or JSON whose every text and number can be kept.

    ClientDisconnect is raised if its sender leaves before the end.
    """
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST_BODY:
            raise TooLarge("too-large")
    if body:
        validation.checked(validation.parse_json_bytes(body))
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that gives the body that was read once more, and then whatever comes."""
    read = False

    async def received() -> Message:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return received
