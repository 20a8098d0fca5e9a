"""Manual: the site that `make docs` builds of the documents, at /help."""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from parlour.web.edge.headers import policy
from parlour.web.pages import client
from parlour.web.pages.files import inside, served

SITE = Path(__file__).parent.parent / "help"
INDEX = "index.html"
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>parlour</title>
<h1>The manual is not built</h1><p>Run <code>make docs</code>, then reload.</p></html>"""

router = APIRouter(include_in_schema=False)


@router.get("/help")
async def beginning() -> Response:
    """Lead to the manual's own folder, so that its pages find each other wherever the hall lies."""
    return RedirectResponse("help/")


@router.get("/help/{path:path}")
async def manual(path: str, request: Request) -> Response:
    """Return a page of the manual, or a file that it needs."""
    if not (SITE / INDEX).is_file():
        return HTMLResponse(UNBUILT, 503)
    if inside(SITE, f"{path}/{INDEX}") and path and not path.endswith("/"):
        return RedirectResponse(f"{path.rpartition('/')[2]}/")
    file = inside(SITE, f"{path}{INDEX}" if path.endswith("/") or not path else path)
    if file is None:
        return client.lost(request)
    answer = served(file, request, client.ASKED)
    answer.headers["Content-Security-Policy"] = policy()  # for its scripts too: the one that searches reads an index
    return answer
