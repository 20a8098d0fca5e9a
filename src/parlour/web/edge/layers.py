"""Layers of pure ASGI around the whole hall: answers to HEAD, and the version of the interface in every answer."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.refusal import Refusal
from parlour.web.edge.problems import answer

VERSION: Final = "1"  # another once something that is promised goes or changes (docs/reference/interface.md)
HEADER: Final = "Parlour-API"
BELOW: Final = "/api/"


class Interface:
    """Every answer below /api says its version. A request that names another one is refused."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or not scope["path"].startswith(BELOW):
            await self._app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = VERSION
            await send(message)

        asked = Headers(scope=scope).get(HEADER, VERSION)
        if asked == VERSION:
            await self._app(scope, receive, sent)
        else:
            refusal = Refusal("unknown-interface", at=HEADER, asked=asked[:20], spoken=VERSION)
            await answer(HTTPConnection(scope), refusal)(scope, receive, sent)


class Heads:
    """HEAD is GET without the body, at any address (RFC 9110, 9.3.2)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; once its head is sent nothing more is worked out for it."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return
        told = False

        async def heard() -> Message:
            return {"type": "http.disconnect"} if told else await receive()

        async def sent(message: Message) -> None:
            nonlocal told
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body"})
                told = True

        await self._app({**scope, "method": "GET"}, heard, sent)
