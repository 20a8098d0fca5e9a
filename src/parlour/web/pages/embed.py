"""Embed: a match as a page of another site frames it: a picture that leads to it, without cookie or script."""

import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from parlour.core import words
from parlour.core.refusal import NotFound
from parlour.hall.play.preview import Preview

WIDTH: Final = 600
HEIGHT: Final = 360
LOOK_AGAIN: Final = 30  # seconds until a match that is still played is looked at again
STYLE: Final = """
* { box-sizing: border-box; margin: 0 }
body { font: 16px/1.3 system-ui, sans-serif; color: #2a1826; background: #f5e6de }
@media (prefers-color-scheme: dark) { body { color: #f5e6de; background: #2a1826 } }
a { display: block; color: inherit; text-decoration: none }
a:focus-visible { outline: 3px solid #4b2141; outline-offset: -3px }
img { display: block; width: 100%; height: auto }
h1 { font: inherit; padding: 8px 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
"""
LEADS: Final = re.compile(r"/(?:t|library|embed)/([^/?#]+)/?(?:[?#].*)?")
STYLE_SOURCE: Final = f"'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'"


class OEmbed(TypedDict):
    """The answer about a link to a program that shows links, by oEmbed 1.0."""

    version: Literal["1.0"]
    type: Literal["rich", "photo"]
    title: str
    provider_name: str
    provider_url: str
    width: int
    height: int
    url: NotRequired[str]
    html: NotRequired[str]


def page(preview: Preview, match_id: str, status: str, moves: bool, base: str, lang: str) -> str:
    """Return the page of a match: how it stands, looked at again until it is over.

    Then it is shown from its beginning to its end where it `moves`.
    """
    over = status == "over"
    moves = over and moves
    invites = "watch" if status == "live" else "open"
    if over and not moves:
        invites = "still"
    picture = f"../api/matches/{match_id}/{'moves.gif' if moves else 'preview.png'}?lang={lang}"
    leads = f"{base}/{'library' if over else 't'}/{match_id}"
    again = f'<meta http-equiv="refresh" content="{LOOK_AGAIN}">' if not over else ""
    said = f"{preview.title} · {preview.game} · {preview.status_line}"
    leading = words.say(lang, f"embed-{invites}", {"title": preview.title})
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width">{again}<title>{escape(said)}</title>'
        f"<style>{STYLE}</style></head><body><main>"
        f'<a href="{escape(leads)}" target="_blank" rel="noopener"><img src="{escape(picture)}" alt="{escape(said)}">'
        f"<h1>{escape(leading)}</h1></a></main></body></html>"
    )


def told(preview: Preview, match_id: str, base: str, framed: bool, width: int | None, height: int | None) -> OEmbed:
    """Return a match for programs that show links, no larger than they say.

    It is framed where the host lets pages frame it; else its picture is shown.
    """
    scale = min(1.0, (width or WIDTH) / WIDTH, (height or HEIGHT) / HEIGHT)
    wide, high = max(1, int(WIDTH * scale)), max(1, int(HEIGHT * scale))
    about: OEmbed = {
        "version": "1.0",
        "type": "rich" if framed else "photo",
        "title": f"{preview.title} · {preview.game}",
        "provider_name": "parlour",
        "provider_url": base,
        "width": wide,
        "height": high,
    }
    if framed:
        title = escape(about["title"])
        src = f"{base}/embed/{match_id}"
        frame = f'<iframe src="{escape(src)}" width="{wide}" height="{high}" title="{title}" loading="lazy"></iframe>'
        return {**about, "html": frame}
    return {**about, "url": f"{base}/api/matches/{match_id}/preview.png"}


def match_at(url: str, base: str) -> str:
    """Return the id of the match to which an address of this hall leads; "unknown-match" for any other address."""
    found = LEADS.fullmatch(url.removeprefix(base)) if url.startswith(base) else None
    if found is None:
        raise NotFound("unknown-match")
    return found[1]
