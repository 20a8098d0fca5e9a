"""The pictures that the server makes show the faces that the page shows."""

import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import expect
from resvg_py import svg_to_bytes

from parlour.core import registry
from parlour.core.picture import Portrait
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.compiled.compile import enforced
from parlour.games.cipher.shown.drawing import field
from parlour.games.triple_triad import sets
from parlour.games.triple_triad.shown.drawing import picture
from parlour.portraits import printed
from tests.e2e import players
from tests.served import Hall

pytestmark = pytest.mark.browser

SHAPES = "all => all.map(one => one.getAttribute('d'))"
SIDE = 200  # pixels


def _portraits(game: str) -> list[str]:
    """Return the portraits of a game's invitation as SVG, and the frames about them."""
    shapes = registry.game(game).invitation()
    return [printed.element(Portrait(0, 0, SIDE, SIDE, one.name)) for one in shapes if isinstance(one, Portrait)]


def test_the_build_has_what_each_card_asks_for() -> None:
    """Every card that can lie on a table has its portrait there, and its frame if it is worth more than a plain one."""
    cards = [{"card": card.code, "attack": 0, "main": False} for card in all_cards() if enforced(card)]
    sides = {"front": cards, "back": [], "orbs": [], "hand": []}
    asked = field({"sides": {"first": sides, "second": sides}}, "en")
    for name in sets.set_names():
        for card in sets.card_set(name):
            piece = {"card": card.as_json(), "colour": "red"}
            asked += picture({"board": [piece, {**piece, "colour": "blue"}], "elements": [], "restrictions": []})
    wanted = {(one.name, one.sitter) for one in asked if isinstance(one, Portrait)}
    assert len(wanted) > 2000
    absent = [name for name, sitter in wanted if not printed.element(Portrait(0, 0, 1, 1, name, sitter=sitter))]
    assert sorted(absent) == []


def test_an_invitation_has_the_faces_of_its_page(hall: Hall, visitor: Any) -> None:
    """Each shape of the portraits in the picture of an invitation is on the page that the link leads to."""
    host, friend = visitor(hall), visitor(hall)
    players.be_somebody(host)
    wish = {"game": "cipher", "rules": "cipher:seed", "bring": {"deck": "S01"}, "to": {"kind": "link"}}
    answer = host.request.post("/api/challenges", data=wish)
    assert answer.status == 201, answer.text()
    friend.goto(f"/c/{answer.json()['id']}")
    expect(friend.locator(".hero svg text.name")).to_have_count(2)
    shown = friend.locator(".hero svg path").evaluate_all(SHAPES)
    drawn = [re.findall(' d="([^"]+)"', svg) for svg in _portraits("cipher")[::2]]  # its frame follows each
    assert len(drawn) == 2 and all(len(shapes) > 50 for shapes in drawn)
    assert [shape for shapes in drawn for shape in shapes if shape not in shown] == []


def _on_paper(image: Image.Image) -> Image.Image:
    """Return a picture on white: a frame alone has none."""
    return Image.alpha_composite(Image.new("RGBA", image.size, "white"), image.convert("RGBA")).convert("RGB")


def test_the_server_paints_what_a_browser_paints(hall: Hall, visitor: Any) -> None:
    page = visitor(hall)
    page.set_viewport_size({"width": SIDE, "height": SIDE})
    for svg in _portraits("cipher"):
        page.set_content(f"<body style='margin: 0'>{svg}")
        pictures = [page.screenshot(), svg_to_bytes(svg, skip_system_fonts=True)]
        ours, theirs = (_on_paper(Image.open(BytesIO(one))) for one in pictures)
        assert ours.size == theirs.size == (SIDE, SIDE)
        assert max(ImageStat.Stat(ImageChops.difference(ours, theirs)).mean) < 4  # of 255
