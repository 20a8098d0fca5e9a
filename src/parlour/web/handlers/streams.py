"""Streams: what is found out step by step, sent as server-sent events of JSON while it deepens."""

from collections.abc import AsyncIterator, Mapping
from typing import Any

import orjson
from fastapi import Request
from fastapi.responses import StreamingResponse

from parlour.web.edge.limits import STUDYING, address
from parlour.web.handlers.dependencies import Hall

MEDIA_TYPE = "text/event-stream"


def described(message: str) -> dict[int | str, dict[str, Any]]:
    """Return what the interface's description says of a route that streams messages of a shape."""
    shape = {"$ref": f"#/components/schemas/{message}"}
    return {200: {"content": {MEDIA_TYPE: {"schema": shape}}, "description": "One a line"}}


async def studying(request: Request, hall: Hall) -> None:
    """Count a search that is asked for: one address may not ask for too many."""
    await hall.limits.take(STUDYING, address(request))


def streamed(steps: AsyncIterator[Mapping[str, Any]]) -> StreamingResponse:
    """Send every step as it comes; nobody keeps it on the way."""
    return StreamingResponse(_written(steps), media_type=MEDIA_TYPE, headers={"Cache-Control": "no-store"})


async def _written(steps: AsyncIterator[Mapping[str, Any]]) -> AsyncIterator[bytes]:
    async for step in steps:
        yield b"data: " + orjson.dumps(step) + b"\n\n"
