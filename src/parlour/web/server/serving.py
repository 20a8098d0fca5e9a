"""Serving: the way of a hall onto a port, the same for hosts and for whoever tries a hall."""

from typing import Final

import uvicorn
from starlette.types import ASGIApp

from parlour.web.server.frames import LONGEST
from parlour.web.server.subpath import within
from parlour.web.server.wire import Wire

PATIENCE: Final = 3  # seconds a hall that closes waits for requests that do not end, and for answers that are not taken


def on_port(app: ASGIApp, host: str, port: int, folder: str = "") -> uvicorn.Config:
    """Return the settings of a server of one process, whose sockets are wires; its hall may lie in a folder."""
    return uvicorn.Config(
        within(app, folder),
        host=host,
        port=port,
        log_level="warning",
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=LONGEST,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,  # of use to nobody who plays, and a line of every answer
        proxy_headers=False,  # whom to believe is the host's to say: PARLOUR_TRUSTED_PROXIES
    )
