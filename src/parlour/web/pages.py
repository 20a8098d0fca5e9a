"""Pages: the built client, the API's page, and the headers that keep strangers out."""

from pathlib import Path

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.middleware.base import BaseHTTPMiddleware, RequestResponseEndpoint

from parlour.core.refusal import Refusal
from parlour.web.problems import answer

STATIC = Path(__file__).parent / "static"
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>parlour</title>
<h1>The browser client is not built</h1><p>Run <code>make build</code> (it needs Node 20), then reload.</p></html>"""

router = APIRouter(include_in_schema=False)


@router.get("/assets/{path:path}")
async def asset(path: str) -> Response:
    """A file of the built client; its name carries its hash, so it never changes."""
    file = (STATIC / "assets" / path).resolve()
    if not file.is_relative_to((STATIC / "assets").resolve()) or not file.is_file():
        raise Refusal("not-found")
    return FileResponse(file, headers={"Cache-Control": "public, max-age=31536000, immutable"})


@router.get("/{path:path}")
async def page(path: str) -> Response:
    """The client, whatever its own address is: it reads the path itself."""
    if path.startswith("api/") or path == "api":
        raise Refusal("not-found")
    file = (STATIC / path).resolve()
    if path and file.is_relative_to(STATIC.resolve()) and file.is_file():
        return FileResponse(file)
    index = STATIC / "index.html"
    if not index.exists():
        return HTMLResponse(UNBUILT, 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


class Guard(BaseHTTPMiddleware):
    """Refuses what another site's page could send with our cookie, and sets the headers of every answer."""

    async def dispatch(self, request: Request, call_next: RequestResponseEndpoint) -> Response:
        if request.method not in ("GET", "HEAD", "OPTIONS") and not _from_here(request):
            return answer(request, Refusal("foreign-page"), 403)
        response = await call_next(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response


def _from_here(request: Request) -> bool:
    """Our own page, or a program: a form of another site can send neither JSON nor our Origin."""
    origin = request.headers.get("origin")
    same = origin is None or origin.split("//")[-1] == request.headers.get("host")
    sends_json = request.headers.get("content-type", "application/json").startswith("application/json")
    return same and sends_json


def install(app: FastAPI) -> None:
    """Add the pages and their guard."""
    app.include_router(router)
    app.add_middleware(Guard)
