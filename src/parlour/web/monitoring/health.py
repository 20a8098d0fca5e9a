"""Health: the answers to programs that watch over a process, while its hall is not open yet."""

from typing import Final

from starlette.responses import JSONResponse, Response

ALIVE: Final = "/healthz"
READY: Final = "/readyz"
METRICS: Final = "/metrics"
FRESH: Final = {"Cache-Control": "no-store"}


def alive() -> Response:
    """Return the answer that the process lives."""
    return JSONResponse({"alive": True}, headers=FRESH)


def at(path: str) -> Response | None:
    """Return the answer at an address that such programs ask; None at any other."""
    if path == ALIVE:
        return alive()
    return JSONResponse({"ready": False}, 503, headers=FRESH) if path == READY else None
