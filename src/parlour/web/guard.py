"""The guard: what another site's page could send with our cookie is refused, and every answer has its headers."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.refusal import Refusal
from parlour.web.problems import answer


def policy(style: str = "'self'") -> str:
    """What a page may load: its own files and nothing else; `style` is where its styles come from."""
    return (
        f"default-src 'self'; img-src 'self' data:; style-src {style}; connect-src 'self'; font-src 'self'; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )


HEADERS = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
READING = ("GET", "HEAD", "OPTIONS")
TOO_LARGE = 413
LARGEST_BODY = 1_000_000  # bytes; a game with two decks of own cards is under 20,000


class Guard:
    """Pure ASGI, so that a request costs nothing more than two dictionaries."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refusal = None if scope["method"] in READING else _refusal(Headers(scope=scope))
        if refusal is not None:
            await answer(Request(scope), refusal)(scope, receive, _with_headers(send))
            return
        await self._app(scope, _at_most(receive), _with_headers(send))


def _refusal(headers: Headers) -> Refusal | None:
    """Why a writing request is not let in: not from our own page, not JSON, too large.

    A form of another site can send neither JSON nor our Origin; a program sends no Origin.
    """
    origin = headers.get("origin")
    ours = origin is None or urlsplit(origin).netloc == headers.get("host")
    # The user's own doing, or a page of this origin; a page of a neighbouring host is another site's too.
    ours = ours and headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if not ours or not headers.get("content-type", "application/json").startswith("application/json"):
        return Refusal("foreign-page")
    length = headers.get("content-length", "0")
    too_large = length.isdecimal() and int(length) > LARGEST_BODY
    return Refusal("too-large") if too_large else None


def _at_most(receive: Receive) -> Receive:
    """The body as it comes, until it has become too large without having said so."""
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_BODY:
            raise HTTPException(TOO_LARGE, f"more than {LARGEST_BODY} bytes")
        return message

    return limited


def _with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sent
