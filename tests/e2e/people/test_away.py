"""Days away at a table by post: the waiting player sees that the other is away, and until when."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, resize, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
RULES = {
    "triple-triad": "triple-triad:ff8+card_pick=random+visibility=open",
    "chakart": "chakart:seed",
    "cipher": "cipher:official",
}
SAYS = {"en-GB": re.compile(r"^Away to\s\d+\s\w+"), "fr-FR": re.compile(r"^Retour le\s\d+\s\w+")}


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", SAYS)
@pytest.mark.parametrize("game", RULES)
def test_who_waits_sees_until_when_the_other_is_away(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """The time stands in the place of a stopped clock; the player who is away sees their own clock."""
    ann, ben = visitor(hall), visitor(hall, locale=locale)
    players.claim(ann)
    players.be_somebody(ben)
    deck = {"deck": "S01"} if game == "cipher" else None
    wish = {"game": game, "rules": RULES[game], "seat": "first", "opponent": {"kind": "link"}, "bring": deck}
    opened = ann.request.post("/api/matches", data={**wish, "terms": {"clock": {"free": 259_200}}})
    assert opened.status == 201, opened.text()
    match = opened.json()["id"]
    assert ben.request.post(f"/api/matches/{match}/join", data={"bring": deck}).ok
    assert ann.request.put("/api/me/away", data={"days": 5}).ok
    ben.goto(f"/t/{match}")
    away = ben.locator("[data-away]").filter(visible=True)
    for width, height in ((1280, 800), (640, 360), (360, 640)):
        resize(ben, width, height)
        expect(away).to_have_count(1)
        expect(away).to_have_text(SAYS[locale])
        shoot(ben, f"away-{game}-{width}-{locale[:2]}")
        assert violations(ben) == [] and fits(ben)
        assert away.evaluate("clock => clock.firstChild.offsetWidth <= clock.clientWidth")
        box = away.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width
    ann.goto(f"/t/{match}")
    expect(ann.locator("[data-clock]").filter(visible=True).first).to_be_visible()
    expect(ann.locator("[data-away]")).to_have_count(0)
    assert ben.problems == []
