"""Early: what whoever watches over a process is told while its hall is not open yet."""

from typing import Final

from starlette.responses import JSONResponse, Response

ALIVE: Final = "/healthz"
READY: Final = "/readyz"
MEASURES: Final = "/metrics"
FRESH: Final = {"Cache-Control": "no-store"}


def alive() -> Response:
    """The process answers."""
    return JSONResponse({"alive": True}, headers=FRESH)


def at(path: str) -> Response | None:
    """The answer at an address of theirs; None at any other."""
    if path == ALIVE:
        return alive()
    return JSONResponse({"ready": False}, 503, headers=FRESH) if path == READY else None
