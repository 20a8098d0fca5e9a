"""Previews: the pictures of links, for whoever they are handed to."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Request
from fastapi.responses import Response

from parlour.core.refusal import NotFound
from parlour.hall.play.preview import Preview, boards_of
from parlour.web.edge.problems import wanted_language
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Hall, InThread
from parlour.web.pages.previews import challenge_preview, match_preview
from parlour.web.pictures.gallery import tag_of
from parlour.web.thread_pool import Apart

router = APIRouter()
UNCHANGED = 304
Known = Annotated[str | None, Header(alias="If-None-Match", max_length=200)]
STILL: dict[int | str, dict[str, Any]] = {304: {"description": "The picture that was known is still the one."}}
PNG = {200: {"content": {"image/png": {}}}, **STILL}
GIF = {200: {"content": {"image/gif": {}}}, **STILL}


@router.get("/matches/{match_id}/preview.png", response_class=Response, responses=PNG, summary="A table's picture")
async def match_picture(
    match_id: str, request: Request, hall: Hall, in_thread: InThread, names: bool = True, known: Known = None
) -> Response:
    """Return a picture of how the match stands, as a spectator sees it; with `names=false` it tells sides only."""
    preview = await match_preview(hall, match_id, wanted_language(request), in_thread, names)
    return await _picture(hall, preview, in_thread, known)


@router.get("/matches/{match_id}/moves.gif", response_class=Response, responses=GIF, summary="A match that moves")
async def match_film(match_id: str, request: Request, hall: Hall, in_thread: InThread, known: Known = None) -> Response:
    """Return a finished match, move by move, as a spectator saw it.

    There is none where today's rules lead to no position of it.
    """
    match, lang = (await hall.rooms.room(match_id)).match, wanted_language(request)
    boards = await in_thread(boards_of, match.after(()), lang)
    if not boards:
        raise NotFound("no-film")
    preview = await match_preview(hall, match_id, lang, in_thread)
    tag = await in_thread(tag_of, preview, boards)
    if known == tag:
        return Response(status_code=UNCHANGED, headers=_kept(tag))
    picture = await hall.gallery.film(tag, preview, boards, in_thread)
    return Response(picture, media_type="image/gif", headers=_kept(tag))


@router.get(
    "/challenges/{challenge_id}/preview.png", response_class=Response, responses=PNG, summary="A challenge's picture"
)
async def challenge_picture(
    challenge_id: str, request: Request, hall: Hall, in_thread: InThread, known: Known = None
) -> Response:
    """Return a picture of what is proposed."""
    return await _picture(hall, await challenge_preview(hall, challenge_id, wanted_language(request)), in_thread, known)


async def _picture(hall: Context, preview: Preview, in_thread: Apart, known: str | None) -> Response:
    tag = tag_of(preview)
    if known == tag:
        return Response(status_code=UNCHANGED, headers=_kept(tag))
    return Response(await hall.gallery.picture(tag, preview, in_thread), media_type="image/png", headers=_kept(tag))


def _kept(tag: str) -> dict[str, str]:
    return {"ETag": tag, "Cache-Control": "public, no-cache", "Vary": "Accept-Language"}
