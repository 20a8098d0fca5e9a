"""oEmbed (https://oembed.com): the answer to a program that shows links, about a link to a match."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from parlour.web.edge.problems import wanted_language
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Hall, InThread
from parlour.web.pages import embed
from parlour.web.pages.previews import match_preview, origin

router = APIRouter()
Url = Annotated[str, Query(max_length=500)]
Most = Annotated[int, Query(ge=1, le=10_000)]


@router.get("/oembed", summary="A match for programs that show links")
async def oembed(
    request: Request,
    hall: Hall,
    in_thread: InThread,
    url: Url,
    maxwidth: Most | None = None,
    maxheight: Most | None = None,
    format: Literal["json"] = "json",
) -> Answer[embed.OEmbed]:
    """Return a frame where the host lets pages frame matches, else the picture."""
    base = origin(request, hall.public_url)
    match_id = embed.match_at(url, base)
    preview = await match_preview(hall, match_id, wanted_language(request), in_thread)
    return embed.told(preview, match_id, base, bool(hall.frames), maxwidth, maxheight)
