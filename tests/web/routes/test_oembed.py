"""oEmbed: what a program that shows links is told of a match's link."""

from collections.abc import Callable
from pathlib import Path

from tests.table.shelving import shelved
from tests.web.visiting import Guest, serving

Arrive = Callable[..., Guest]


def test_a_match_is_a_picture_where_nobody_may_frame_it(guest: Arrive, built: Path) -> None:
    """The page names the address of oEmbed, and the picture is no larger than asked."""
    ann = guest()
    match = ann.open()["id"]
    page = f"{ann.address}/t/{match}"
    assert "application/json+oembed" in ann.http.get(f"/t/{match}").text
    told = ann.http.get("/api/oembed", params={"url": page, "maxwidth": 300}).json()
    assert (told["type"], told["width"], told["height"]) == ("photo", 300, 180)
    assert told["url"] == f"{ann.address}/api/matches/{match}/preview.png" and told["version"] == "1.0"
    for url in (f"{ann.address}/t/nothing", "https://elsewhere.example/t/1", f"{ann.address}/"):
        assert ann.http.get("/api/oembed", params={"url": url}).status_code == 404
    assert ann.http.get("/api/oembed", params={"url": page, "format": "xml"}).status_code == 422


def test_it_is_a_frame_where_a_site_may(tmp_path: Path) -> None:
    """A site that may frame a match gets a frame, whatever its players are called."""
    with shelved(), serving(tmp_path, frames="forum.example", games="nim") as address, Guest(address) as ann:
        match = ann.open()["id"]
        told = ann.http.get("/api/oembed", params={"url": f"{address}/library/{match}"}).json()
        assert told["type"] == "rich" and f'<iframe src="{address}/embed/{match}" width="600"' in told["html"]
