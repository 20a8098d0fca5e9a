"""Links: their pictures and the head of their pages."""

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


@pytest.fixture
def stranger(hall: str) -> Iterator[httpx.Client]:
    """Yield a browser that follows a link without a cookie."""
    with httpx.Client(base_url=hall) as client:
        yield client


def test_a_picture_is_asked_for_once(guest: Arrive, stranger: httpx.Client) -> None:
    """The picture is a PNG of the size for links, and its tag holds until something happens."""
    ann, ben = guest(), guest()
    match = ann.open()
    path = f"/api/matches/{match['id']}/preview.png"
    first = stranger.get(path)
    assert first.headers["content-type"] == "image/png" and "set-cookie" not in first.headers
    with Image.open(BytesIO(first.content)) as image:
        assert (image.format, image.size) == ("PNG", (1200, 630))
    known = {"If-None-Match": first.headers["etag"]}
    assert stranger.get(path, headers=known).status_code == 304
    assert stranger.get(path, headers={**known, "Accept-Language": "fr"}).status_code == 200
    ben.join(match)
    assert stranger.get(path, headers=known).headers["etag"] != known["If-None-Match"]
    assert stranger.get("/api/matches/nothing/preview.png").status_code == 404
    assert stranger.get("/api/challenges/nothing/preview.png").status_code == 404


def test_the_head_of_a_page_tells_what_it_leads_to(guest: Arrive, stranger: httpx.Client, built: Path) -> None:
    """The head of a page describes its link in the reader's language, whatever a player is called. For an unknown link
    it tells nothing.
    """
    ann = guest()
    renamed = ann.http.patch("/api/me", json={"name": "Ann d’Or - 2"})
    assert renamed.status_code == 200, renamed.text
    match = ann.open()
    wish = {"game": "nim", "rules": "nim:free", "to": {"kind": "link"}, "terms": {"rated": False}}
    challenge = ann.post("/api/challenges", wish).json()["id"]
    for path, picture, words in (
        (f"/t/{match['id']}", f"/api/matches/{match['id']}/preview.png", "vous invite"),
        (f"/library/{match['id']}", f"/api/matches/{match['id']}/preview.png", "vous invite"),
        (f"/c/{challenge}", f"/api/challenges/{challenge}/preview.png", "vous invite"),
    ):
        head = stranger.get(path, headers={"Accept-Language": "fr-FR"}).text
        assert f'content="Ann d’Or - 2 {words}' in head
        assert f'property="og:image" content="{ann.address}{picture}?lang=fr"' in head
    assert "og:" not in stranger.get("/t/nothing").text
    assert "og:" not in stranger.get("/c/nothing").text
