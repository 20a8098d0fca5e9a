"""Interface: the version of the interface in every answer, and a refusal where another version is asked for."""

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
    """A layer of pure ASGI: every answer below /api says its version. A request that names another one is refused."""

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
