"""The guard: what another site's page could send with our cookie is refused, and every answer has its headers."""

import asyncio

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.refusal import Forbidden, Refusal, Unavailable
from parlour.web.edge.headers import HEADERS, OVER_HTTPS, with_headers
from parlour.web.edge.problems import answer

READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Pure ASGI, so that a request costs nothing more than two dictionaries."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self._app = app
        self._headers = {**HEADERS, **(OVER_HTTPS if secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket; whom a closing server waited for in vain is asked to come again."""
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._serve(scope, receive, sent)
        except asyncio.CancelledError:
            if scope["type"] == "lifespan":
                raise
            if scope["type"] == "http" and not begun:
                code = "store-away" if scope["method"] in READING else "not-saved"  # nobody knows how far it came
                await self._answer(scope, receive, send, Unavailable(code))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refusal = None if scope["method"] in READING else _refusal(Headers(scope=scope))
        if refusal is not None:
            await self._answer(scope, receive, send, refusal)
            return
        await self._app(scope, receive, with_headers(send, self._headers))

    async def _answer(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
        await answer(HTTPConnection(scope), refusal)(scope, receive, with_headers(send, self._headers))


def same_origin(headers: Headers) -> bool:
    """A browser says where its page came from, a program says nothing; another site's page may not use our cookie."""
    origin, host = headers.get("origin"), headers.get("host")
    return origin is None or origin in (f"http://{host}", f"https://{host}")


def _refusal(headers: Headers) -> Refusal | None:
    """Why a writing request is not let in: not from our own page, or not JSON, which no form of another site sends."""
    # The user's own doing, or a page of this origin; a page of a neighbouring host is another site's too.
    ours = same_origin(headers) and headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    json = headers.get("content-type", "application/json").startswith("application/json")
    return None if ours and json else Forbidden("foreign-page")
