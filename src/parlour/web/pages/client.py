"""Client: the built browser client at its plain addresses, which needs nothing else of the hall."""

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from parlour.web.pages.files import served

STATIC = Path(__file__).parent.parent / "static"
FOREVER, ASKED = "public, max-age=31536000, immutable", "no-cache"
PLAIN = re.compile(r"/(assets/)?[\w-][\w.-]{0,150}", re.ASCII)


def at(request: Request) -> Response | None:
    """The client's page, or its file at a plain address; None for all that the hall itself must look at."""
    path = "/index.html" if request.scope["path"] == "/" else request.scope["path"]
    file = STATIC / path[1:]
    if not PLAIN.fullmatch(path) or not file.is_file():
        return None
    return served(file, request, FOREVER if path.startswith("/assets/") else ASKED)
