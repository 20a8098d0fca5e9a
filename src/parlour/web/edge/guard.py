"""The guard: it refuses what another site's page could send with our cookie, and gives every answer its headers."""

import asyncio

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.refusal import Forbidden, Refusal, Unavailable
from parlour.web.edge.headers import HEADERS, OVER_HTTPS, with_headers
from parlour.web.edge.problems import answer

READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The guard as pure ASGI, so that a request costs nothing more than two dictionaries."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self._app = app
        self._headers = {**HEADERS, **(OVER_HTTPS if secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket; if a closing server cuts it off, ask for it to be sent again."""
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
    """Tell whether a page may use our cookie. A browser names the origin of a page; a program names none."""
    origin, host = headers.get("origin"), headers.get("host")
    return origin is None or origin in (f"http://{host}", f"https://{host}")


def _refusal(headers: Headers) -> Refusal | None:
    """Return why a writing request is refused: a foreign page, or not JSON, which no form of another site sends."""
    # The user's own doing, or a page of this origin. A page of a neighbouring host is another site's.
    ours = same_origin(headers) and headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    json = headers.get("content-type", "application/json").startswith("application/json")
    return None if ours and json else Forbidden("foreign-page")
