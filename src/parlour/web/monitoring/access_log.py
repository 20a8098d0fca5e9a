"""The access log: each request is measured as it is answered, and written down where the host wants that."""

import json
from time import perf_counter
from typing import TextIO

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.web.clock import now
from parlour.web.edge.limits import address
from parlour.web.monitoring.metrics import Metrics

NOWHERE = "(none)"  # the route of an address that leads to none: each that people invent would be a metric
GONE = 499  # whoever asked left before the answer


class AccessLog:
    """A layer of pure ASGI, around all that answers."""

    def __init__(self, app: ASGIApp, metrics: Metrics, log: TextIO | None = None) -> None:
        self._app, self._metrics, self._log = app, metrics, log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; sockets are counted elsewhere."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status, took = perf_counter(), GONE, 0.0

        async def sent(message: Message) -> None:
            nonlocal status, took
            if message["type"] == "http.response.start":
                status, took = message["status"], perf_counter() - began
            await send(message)

        try:
            await self._app(scope, receive, sent)
        finally:
            self._metrics.count(scope["method"], _route(scope), status, took or perf_counter() - began)
            if self._log is not None:
                self._write(self._log, scope, status, took)

    def _write(self, log: TextIO, scope: Scope, status: int, took: float) -> None:
        """Write a line of JSON, without what stands behind the question mark, which may be a secret."""
        line = {
            "at": now(),
            "from": address(HTTPConnection(scope)),
            "method": scope["method"],
            "path": scope["path"],
            "status": status,
            "ms": round(1000 * took, 1),
        }
        print(json.dumps(line), file=log, flush=True)  # the log is where it is meant to go


def _route(scope: Scope) -> str:
    """Return the address as it is declared, so that a million matches are one metric."""
    return getattr(scope.get("route"), "path", NOWHERE)
