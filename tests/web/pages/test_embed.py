"""Embeds: a match in a page of another site, shown to strangers on any site that the host names."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from parlour.core.refusal import NotFound
from parlour.hall.play.preview import Preview
from parlour.web.pages.embed import match_at, page
from tests.table.shelving import shelved
from tests.web.visiting import Guest, serving

Arrive = Callable[..., Guest]
TRIAD = {"game": "triple-triad", "rules": "triple-triad:free"}


def finished(ann: Guest, ben: Guest, **wish: str) -> str:
    """Return the id of a match that a player resigned."""
    match = ann.open(**wish)
    ben.join(match)
    with ann.at(match) as seat:
        seat.ask({"type": "resign", "command": "r"})
    return str(match["id"])


def test_it_shows_the_match_and_knows_nobody(guest: Arrive) -> None:
    """A finished match moves and a running one is reloaded; the embed has no cookie and no script."""
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
    """The sites that the host names may frame the embed, and no other page of the hall."""
    frames = "forum.example, http://10.0.0.5:8080"
    with shelved(), serving(tmp_path, frames=frames, games="nim") as address, Guest(address) as ann:
        match = ann.open()["id"]
        policy = ann.http.get(f"/embed/{match}").headers["content-security-policy"]
        assert "frame-ancestors http://10.0.0.5:8080 https://forum.example:443;" in policy
        for path in (f"/t/{match}", "/", "/docs", "/api/me"):
            assert "frame-ancestors 'none'" in ann.http.get(path).headers["content-security-policy"]


@pytest.mark.parametrize("game", [TRIAD, {"game": "nim", "rules": "nim:free"}])
def test_a_finished_match_moves(game: dict[str, str], guest: Arrive) -> None:
    """The film of a match shows each position, drawn or in lines of text, and has a tag. It exists only when the match
    is over.
    """
    ann, ben = guest(), guest()
    done = finished(ann, ben, **game)
    path = f"/api/matches/{done}/moves.gif"
    film = ann.http.get(path)
    assert film.headers["content-type"] == "image/gif"
    with Image.open(BytesIO(film.content)) as image:
        assert image.format == "GIF" and image.size == (600, 315)
    assert ann.http.get(path, headers={"If-None-Match": film.headers["etag"]}).status_code == 304
    assert "moves.gif" in {kept["kind"] for kept in ann.http.get(f"/api/matches/{done}/exports").json()}
    live = ann.open(**game)
    assert ann.http.get(f"/api/matches/{live['id']}/moves.gif").json()["error"]["code"] == "not-over-yet"


def test_a_match_that_is_played_says_that_it_can_be_watched(guest: Arrive) -> None:
    """A match that is played links to its table. When it is over, the same page shows the film and is not reloaded."""
    ann, ben = guest(), guest()
    match = ann.open(**TRIAD)
    assert "Watch live" not in ann.http.get(f"/embed/{match['id']}").text
    ben.join(match)
    playing = ann.http.get(f"/embed/{match['id']}").text
    assert "Watch live in the hall" in playing and f'/t/{match["id"]}"' in playing and 'http-equiv="refresh"' in playing
    with ann.at(match) as seat:
        seat.ask({"type": "resign", "command": "r"})
    over = ann.http.get(f"/embed/{match['id']}").text
    assert "moves.gif" in over and "Watch live" not in over and "http-equiv" not in over


def test_where_nothing_moves_the_page_says_so() -> None:
    """A match under older rules is shown as it ended, and the page says so."""
    preview = Preview("Tide", "Ann – Ben", "Ann won", "Free")
    still = page(preview, "m-1", "over", moves=False, base="https://hall.example", lang="en")
    assert "preview.png" in still and "without its moves" in still


@pytest.mark.parametrize(
    "url", ["https://other.example/t/abc", "https://cards.example/p/abc", "https://cards.example/t/abc/x", "t/abc", ""]
)
def test_an_address_of_no_match_is_none(url: str) -> None:
    with pytest.raises(NotFound):
        match_at(url, "https://cards.example")


def test_an_address_of_a_match_is_its() -> None:
    for place in ("t", "library", "embed"):
        assert match_at(f"https://cards.example/{place}/abc?step=3", "https://cards.example") == "abc"
