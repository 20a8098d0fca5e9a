"""The access log: each request is measured by its route, and logged without anything that may be secret."""

import asyncio
import io
import json
from typing import Any

import pytest

from parlour.web.monitoring.access_log import AccessLog
from parlour.web.monitoring.metrics import Metrics
from tests.web.monitoring.test_metrics import read

SCOPE = {
    "type": "http",
    "method": "GET",
    "path": "/t/abc",
    "query_string": b"key=hush",
    "headers": [],
    "client": ("10.0.0.5", 1),
}


async def serve(app: Any, scope: dict[str, Any]) -> None:
    """Make one request and drop the answer."""

    async def sent(message: Any) -> None:
        pass

    async def heard() -> Any:
        return {"type": "http.request"}

    await app(scope, heard, sent)


async def found(scope: Any, receive: Any, send: Any) -> None:
    """Answer at an address that a route has matched."""
    scope["route"] = type("Route", (), {"path": "/t/{name}"})
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body"})


async def broken(scope: Any, receive: Any, send: Any) -> None:
    """Fail before the answer."""
    raise ConnectionError


def test_a_request_is_measured_by_its_route_and_written_by_its_path() -> None:
    log, metrics = io.StringIO(), Metrics()
    asyncio.run(serve(AccessLog(found, metrics, log), dict(SCOPE)))
    line = json.loads(log.getvalue())
    assert {name: line[name] for name in ("from", "method", "path", "status")} == {
        "from": "10.0.0.5",
        "method": "GET",
        "path": "/t/abc",
        "status": 200,
    }
    assert "hush" not in log.getvalue() and line["ms"] >= 0
    assert read(metrics)["parlour_requests_total"] == {("GET", "/t/{name}", "200"): 1}


def test_whoever_was_not_answered_is_counted_too() -> None:
    """A request without an answer is counted under no route, so that invented addresses make no metrics."""
    metrics = Metrics()
    with pytest.raises(ConnectionError):
        asyncio.run(serve(AccessLog(broken, metrics), dict(SCOPE)))
    assert read(metrics)["parlour_requests_total"] == {("GET", "(none)", "499"): 1}
