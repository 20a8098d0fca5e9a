"""Pages: the built client, whatever its own address is, the page of the REST interface, and the manual at /help."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from parlour.core.refusal import NotFound, Refusal
from parlour.hall.play.preview import moves
from parlour.web.edge.headers import policy
from parlour.web.edge.problems import wanted_language
from parlour.web.handlers.dependencies import Hall
from parlour.web.pages import client, embed, previews
from parlour.web.pages.client import ASKED, FOREVER
from parlour.web.pages.files import inside, served
from parlour.web.pages.reference import STYLE_SOURCE, reference_page
from parlour.web.server.subpath import folder_at

WORKER = "worker.js"  # asks for the pages that a browser goes to, so it may load what a page may
PATIENCE = 1.0  # seconds that a page waits for what its link shows

MANUAL = Path(__file__).parent.parent / "help"  # the site that `make docs` builds of the documents
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>parlour</title>
<h1>The manual is not built</h1><p>Run <code>make docs</code>, then reload.</p></html>"""

router = APIRouter(include_in_schema=False)


@router.get("/openapi.json")
async def description(request: Request, hall: Hall) -> Response:
    """Return the REST interface as programs read it."""
    text = await hall.thread_pool.work(lambda: orjson.dumps(_described(request)))
    return Response(text, media_type="application/json")


@router.get("/docs")
async def docs(request: Request, hall: Hall) -> Response:
    """Return the REST interface as a page, described from its own schema; nothing is loaded from anywhere else."""
    page = await hall.thread_pool.work(lambda: reference_page(_described(request)))
    return HTMLResponse(page, headers={"Content-Security-Policy": policy(STYLE_SOURCE)})


def _described(request: Request) -> Mapping[str, Any]:
    """Return the schema, with the folder in which the hall lies."""
    schema: Mapping[str, Any] = request.app.openapi()
    folder = folder_at(request.scope)
    return {**schema, "servers": [{"url": folder}]} if folder else schema


@router.get("/help")
async def beginning() -> Response:
    """Lead to the manual's own folder, so that its pages find each other wherever the hall lies."""
    return RedirectResponse("help/")


@router.get("/help/{path:path}")
async def manual(path: str, request: Request) -> Response:
    """Return a page of the manual, or a file that it needs."""
    if not (MANUAL / client.INDEX).is_file():
        return HTMLResponse(UNBUILT, 503)
    if inside(MANUAL, f"{path}/{client.INDEX}") and path and not path.endswith("/"):
        return RedirectResponse(f"{path.rpartition('/')[2]}/")
    file = inside(MANUAL, f"{path}{client.INDEX}" if path.endswith("/") or not path else path)
    if file is None:
        return client.lost(request)
    answer = served(file, request, client.ASKED)
    answer.headers["Content-Security-Policy"] = policy()  # for its scripts too: the one that searches reads an index
    return answer


@router.get("/assets/{path:path}")
async def asset(path: str, request: Request) -> Response:
    """Return a file of the built client; its name carries its hash, so it never changes."""
    file = inside(client.STATIC / "assets", path)
    if file is None:
        raise NotFound("not-found")
    return served(file, request, FOREVER)


@router.api_route("/api/{path:path}", methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
async def no_api(path: str) -> Response:
    """Refuse what the interface does not have, which no page may answer."""
    raise NotFound("not-found")


@router.get("/t/{name}")
@router.get("/library/{name}")
async def match_page(name: str, request: Request, hall: Hall) -> Response:
    """Return the client, and in its head what the link to this match shows."""
    lang = wanted_language(request)
    try:
        async with asyncio.timeout(PATIENCE):
            preview = await previews.match_preview(hall, name, lang, hall.thread_pool.work)
    except NotFound:
        return client.lost(request)
    except (Refusal, TimeoutError):
        return _index(request)  # the page itself says what is wrong, and is not kept waiting for its head
    tags = previews.tags(request, hall.public_url, preview, f"/api/matches/{name}/preview.png", lang)
    return _index(request, tags + previews.oembed(request, hall.public_url))


@router.get("/embed/{name}")
async def embedded(name: str, request: Request, hall: Hall) -> Response:
    """Return a match as pages of the host's choice frame it."""
    lang = wanted_language(request)
    match = (await hall.rooms.room(name)).match
    preview = await previews.match_preview(hall, name, lang, hall.thread_pool.work)
    base = previews.origin(request, hall.public_url)
    page = embed.page(preview, match.id, match.status, moves(match), base, lang)
    frames = " ".join(hall.frames) or "'none'"
    kept = {"Cache-Control": ASKED, "Vary": "Accept-Language"}
    return HTMLResponse(page, headers={"Content-Security-Policy": policy(embed.STYLE_SOURCE, frames), **kept})


@router.get("/c/{name}")
async def challenge_page(name: str, request: Request, hall: Hall) -> Response:
    """Return the client, and in its head what the link to this challenge shows."""
    lang = wanted_language(request)
    try:
        preview = await previews.challenge_preview(hall, name, lang)
    except NotFound:
        return client.lost(request)
    except Refusal:
        return _index(request)
    return _index(
        request, previews.tags(request, hall.public_url, preview, f"/api/challenges/{name}/preview.png", lang)
    )


@router.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """Return a file of the client by name, and for everything else the client itself: it reads the path."""
    file = inside(client.STATIC, path)
    if file is not None and path != client.INDEX:
        answer = served(file, request, ASKED)
        if path == WORKER:
            answer.headers["Content-Security-Policy"] = policy()
        return answer
    return _index(request) if client.leads(path) else client.lost(request)


def _index(request: Request, head: str = "") -> Response:
    """Return the client's page, with more in its head."""
    return client.page(request, head) or HTMLResponse(client.UNBUILT, 503)
