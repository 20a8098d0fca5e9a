"""Embeds: a match in a page of another site, which is nobody in the hall and may be any site the host names."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from parlour.core.refusal import NotFound
from parlour.web.pages.embed import match_at
from tests.table.shelving import shelved
from tests.web.visiting import Guest, serving

Arrive = Callable[..., Guest]
TRIAD = {"game": "triple-triad", "rules": "triple-triad:free"}


def finished(ann: Guest, ben: Guest, **wish: str) -> str:
    """The id of a match that somebody gave up."""
    match = ann.open(**wish)
    ben.join(match)
    with ann.at(match) as seat:
        seat.ask({"type": "resign", "command": "r"})
    return str(match["id"])


def test_it_shows_the_match_and_knows_nobody(guest: Arrive) -> None:
    """A finished one moves; one that is played is looked at again. No cookie, no script, no word of the page's own."""
    ann, ben = guest(), guest()
    ann.http.patch("/api/me", json={"name": "Ann d’Or"})
    done, live = finished(ann, ben, **TRIAD), ann.open()["id"]
    with httpx.Client(base_url=ann.address) as stranger:
        shown = stranger.get(f"/embed/{done}", headers={"Accept-Language": "fr"})
        assert shown.status_code == 200 and "set-cookie" not in shown.headers
        assert f"/api/matches/{done}/moves.gif?lang=fr" in shown.text and "ouvrir dans la salle" in shown.text
        assert f"/library/{done}" in shown.text and "http-equiv" not in shown.text and "<script" not in shown.text
        assert "frame-ancestors 'none'" in shown.headers["content-security-policy"]
        waiting = stranger.get(f"/embed/{live}").text
        assert f"/api/matches/{live}/preview.png" in waiting and 'http-equiv="refresh"' in waiting
        assert stranger.get("/embed/nothing").status_code == 404


def test_the_sites_that_the_host_names_may_frame_it(tmp_path: Path) -> None:
    """It, and no other page of the hall."""
    frames = "forum.example, http://10.0.0.5:8080"
    with shelved(), serving(tmp_path, frames=frames, games="nim") as address, Guest(address) as ann:
        match = ann.open()["id"]
        policy = ann.http.get(f"/embed/{match}").headers["content-security-policy"]
        assert "frame-ancestors http://10.0.0.5:8080 https://forum.example:443;" in policy
        for path in (f"/t/{match}", "/", "/docs", "/api/me"):
            assert "frame-ancestors 'none'" in ann.http.get(path).headers["content-security-policy"]


def test_a_finished_match_moves(guest: Arrive) -> None:
    """Position by position as a spectator saw it, known by its tag; not before it is over, nor where none is drawn."""
    ann, ben = guest(), guest()
    path = f"/api/matches/{finished(ann, ben, **TRIAD)}/moves.gif"
    film = ann.http.get(path)
    assert film.headers["content-type"] == "image/gif"
    with Image.open(BytesIO(film.content)) as image:
        assert image.format == "GIF" and image.size == (600, 315)
    assert ann.http.get(path, headers={"If-None-Match": film.headers["etag"]}).status_code == 304
    live = ann.open(**TRIAD)
    assert ann.http.get(f"/api/matches/{live['id']}/moves.gif").json()["error"]["code"] == "not-over-yet"
    assert ann.http.get(f"/api/matches/{finished(ann, ben)}/moves.gif").json()["error"]["code"] == "no-film"


@pytest.mark.parametrize(
    "url", ["https://other.example/t/abc", "https://cards.example/p/abc", "https://cards.example/t/abc/x", "t/abc", ""]
)
def test_an_address_of_no_match_is_none(url: str) -> None:
    with pytest.raises(NotFound):
        match_at(url, "https://cards.example")


def test_an_address_of_a_match_is_its() -> None:
    for place in ("t", "library", "embed"):
        assert match_at(f"https://cards.example/{place}/abc?step=3", "https://cards.example") == "abc"
