"""Subpath: a hall that lies in a folder of its host. All other modules go by the hall's own paths."""

import re
from collections.abc import MutableMapping
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from parlour.core import words
from parlour.web.edge.headers import with_headers
from parlour.web.monitoring import health

ADDRESS: Final = re.compile(r"https?://[^/]+((?:/[^/]+)*)/*")
BESIDE: Final = (
    health.ALIVE,
    health.READY,
    health.METRICS,
)  # of the process, for whoever monitors its machine


class Subpath:
    """A layer of pure ASGI, around all else. What lies in the folder is the hall's, and beside it there is nothing."""

    def __init__(self, app: ASGIApp, folder: str) -> None:
        self._app = app
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        path = scope.get("path", "")
        if scope["type"] == "lifespan" or path in BESIDE:
            await self._app(scope, receive, send)
        elif path.startswith(f"{self._folder}/"):
            await self._app({**scope, "root_path": self._folder}, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await self._beside(scope)(scope, receive, with_headers(send))

    def _beside(self, scope: Scope) -> Response:
        if scope["path"] == self._folder:
            query = scope["query_string"].decode("latin-1")
            return RedirectResponse(f"{self._folder}/{query and f'?{query}'}")
        lang = words.language(HTTPConnection(scope).headers.get("accept-language"))
        return PlainTextResponse(words.say(lang, "error-not-found"), 404)


def within(app: ASGIApp, folder: str) -> ASGIApp:
    """Return a hall in a folder; without one it has its host to itself."""
    return Subpath(app, folder) if folder else app


def folder_of(address: str) -> str:
    """Return the folder of a public address, such as "/hall"; empty if it has none, or is no address."""
    found = ADDRESS.fullmatch(address)
    return found[1] if found else ""


def folder_at(scope: MutableMapping[str, Any]) -> str:
    """Return the folder of the hall that a request asks."""
    return scope.get("root_path", "")  # type: ignore[no-any-return]  # a text, by ASGI


def path_at(scope: MutableMapping[str, Any]) -> str:
    """Return the path that is asked for, without the folder of the hall."""
    return scope["path"].removeprefix(folder_at(scope))  # type: ignore[no-any-return]  # a text, by ASGI
