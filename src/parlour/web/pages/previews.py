"""Previews: what an address of the hall shows, told to whoever is handed it before they follow it."""

from html import escape
from urllib.parse import quote

from starlette.requests import Request

from parlour.core import words
from parlour.core.refusal import NotFound
from parlour.core.shapes import Said
from parlour.hall.play.preview import Preview, of_challenge, of_match
from parlour.web.clock import now
from parlour.web.handlers.context import Context
from parlour.web.server.subpath import path_at
from parlour.web.thread_pool import Apart

LOCALES: Said = {"en": "en_GB", "fr": "fr_FR"}


async def match_preview(hall: Context, match_id: str, lang: str, in_thread: Apart, names: bool = True) -> Preview:
    """Return the preview of a table or of a finished match, with its players' names or without."""
    match = (await hall.rooms.room(match_id)).match
    return await in_thread(of_match, match.after(()), lang, names)  # a copy, because the match may go on meanwhile


async def challenge_preview(hall: Context, challenge_id: str, lang: str) -> Preview:
    """Return the preview of a challenge."""
    found = await hall.store.challenges.challenge(challenge_id)
    if found is None:
        raise NotFound("unknown-challenge")
    return of_challenge(found, found.status_at(now()), lang)


def origin(request: Request, public_url: str) -> str:
    """Return the address by which the hall is known, else the one connected to; never what a client calls it."""
    if public_url:
        return public_url
    host, port = request.scope["server"]
    return f"{request.url.scheme}://{f'[{host}]' if ':' in host else host}:{port}"


def oembed(request: Request, public_url: str) -> str:
    """Return the link at which programs that show links are told more of this page."""
    base = origin(request, public_url)
    here = quote(f"{base}{path_at(request.scope)}", safe=":/")
    href = escape(f"{base}/api/oembed?url={here}")
    return f'<link rel="alternate" type="application/json+oembed" href="{href}">\n'


def tags(request: Request, public_url: str, preview: Preview, picture: str, lang: str) -> str:
    """Return the head of a page, which tells the preview to programs that show links.

    `picture` is the path of its PNG.
    """
    base = origin(request, public_url)
    told = {
        "og:site_name": "parlour",
        "og:type": "website",
        "og:locale": words.localised(lang, LOCALES),
        "og:title": f"{preview.title} · {preview.game}",
        "og:description": preview.text,
        "og:url": f"{base}{quote(path_at(request.scope))}",
        "og:image": f"{base}{picture}?lang={lang}",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": preview.title,
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}">\n' for name, text in told.items())
