"""Client: the built browser client at its plain addresses, which needs nothing else of the hall."""

import json
import re
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from parlour.web.pages.files import served
from parlour.web.server.subpath import folder_at, path_at

STATIC = Path(__file__).parent.parent / "static"
FOREVER, ASKED = "public, max-age=31536000, immutable", "no-cache"
INDEX = "index.html"
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>parlour</title>
<h1>The browser client is not built</h1><p>Run <code>make build</code> (it needs Node 20), then reload.</p></html>"""
PLAIN = re.compile(r"/(assets/)?[\w-][\w.-]{0,150}", re.ASCII)


def at(request: Request) -> Response | None:
    """Return the client's page, or its file at a plain address; None for all that the hall itself must look at."""
    path = path_at(request.scope)
    if path == "/":
        return page(request)
    file = STATIC / path[1:]
    if not PLAIN.fullmatch(path) or not file.is_file() or file.name == INDEX:
        return None
    return served(file, request, FOREVER if path.startswith("/assets/") else ASKED)


def page(request: Request, head: str = "") -> Response | None:
    """Return the client's page, with more in its head; None where it is not built."""
    if not head and not folder_at(request.scope) and (STATIC / INDEX).is_file():
        return served(STATIC / INDEX, request, ASKED)
    told = text(request)
    if told is None:
        return None
    told = told.replace("</head>", f"{head}</head>", 1)
    return HTMLResponse(told, headers={"Cache-Control": ASKED, "Vary": "Accept-Language"})


def lost(request: Request) -> Response:
    """Return the page that says in the reader's language that there is nothing; programs read it in the status."""
    return HTMLResponse(text(request) or UNBUILT, 404, headers={"Cache-Control": ASKED})


def text(request: Request) -> str | None:
    """Return the page with its own addresses led into the hall's folder: no other values in it begin with a slash."""
    index = STATIC / INDEX
    if not index.is_file():
        return None
    return index.read_text(encoding="utf-8").replace('="/', f'="{folder_at(request.scope)}/')


def leads(path: str) -> bool:
    """Tell whether the client has a page at a path, as its build wrote them down; all count while it is not built."""
    given = [part for part in path.split("/") if part]
    file = STATIC / "addresses.json"
    known = _known(file) if file.exists() else None
    return known is None or any(_fits(address, given) for address in known)


def _fits(address: list[str], given: list[str]) -> bool:
    """Tell whether a path fits: a part that begins with ":" is anything, one that ends with "?" may be missing."""
    least = sum(not part.endswith("?") for part in address)
    same = (part.startswith(":") or part == here for part, here in zip(address, given, strict=False))
    return least <= len(given) <= len(address) and all(same)


@cache
def _known(file: Path) -> list[list[str]]:
    return [[part for part in address.split("/") if part] for address in json.loads(file.read_text(encoding="utf-8"))]
