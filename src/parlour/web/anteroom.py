"""The anteroom: it hands out the browser client at once, while the hall behind it is still being opened."""

import asyncio
from contextlib import AbstractAsyncContextManager

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from parlour.web.edge.headers import with_headers
from parlour.web.monitoring import health
from parlour.web.pages import client
from parlour.web.server.subpath import path_at

AGAIN = "1"  # seconds after which to ask again, when the hall did not open
TRY_LATER = 1013  # the code that closes a socket then


class Anteroom:
    """The application of a process from its start: files of the client by itself, all else by the hall.

    Any other request before the hall is open waits for it: no answer is given but the hall's own.
    """

    def __init__(self, hall: AbstractAsyncContextManager[ASGIApp]) -> None:
        """Keep a hall that is open within its context; `error` says why it could not be opened or closed."""
        self.error: Exception | None = None
        self._behind = hall
        self._hall: ASGIApp | None = None
        self._decided, self._closing = asyncio.Event(), asyncio.Event()

    @property
    def open(self) -> bool:
        """Tell whether there is a hall, which is closed before its process ends."""
        return self._hall is not None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket, or open the hall and close it."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        answer = _early(scope) if self._hall is None and scope["type"] == "http" else None
        if answer is not None:
            await answer(scope, receive, with_headers(send))
            return
        await self._decided.wait()
        await (self._hall or _nobody)(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        open_hall = asyncio.create_task(self._keep_open())
        await send({"type": "lifespan.startup.complete"})  # the server listens
        await receive()
        self._closing.set()
        await open_hall
        await send({"type": "lifespan.shutdown.complete"})

    async def _keep_open(self) -> None:
        try:
            async with self._behind as self._hall:
                self._decided.set()
                await self._closing.wait()
        except Exception as error:
            self.error = error
        finally:
            self._decided.set()


def _early(scope: Scope) -> Response | None:
    """Return what can be answered without the hall: a file of the client, or that the process lives."""
    if scope["method"] not in ("GET", "HEAD"):
        return None
    return health.at(path_at(scope)) or client.at(Request(scope))


async def _nobody(scope: Scope, receive: Receive, send: Send) -> None:
    """Turn a request or socket away: the process ends, because there is no hall behind the anteroom."""
    if scope["type"] == "websocket":
        await WebSocketClose(TRY_LATER)(scope, receive, send)
    else:
        await Response(status_code=503, headers={"Retry-After": AGAIN})(scope, receive, with_headers(send))
