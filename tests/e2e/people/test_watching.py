"""Players who are here are marked in the directory and watched at a table; traded cards stay told."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.e2e.players import enrolled, owned
from tests.e2e.sound import faults
from tests.served import Hall
from tests.web.collecting import SHELF

pytestmark = pytest.mark.browser
HERE = {"en-GB": "Here now", "fr-FR": "Là maintenant"}
PLAYS = {"en-GB": "Plays", "fr-FR": "Joue contre"}
WATCH = {"en-GB": "Watch", "fr-FR": "Regarder"}
LOST = {"en-GB": "Lost", "fr-FR": "Perte\u00a0:"}
SAYS = {"en-GB": "says:", "fr-FR": "dit\u00a0:"}
LOOKS = {"en-GB": "looks for it", "fr-FR": "la recherche"}


def hand(page: Any) -> dict[str, list[int]]:
    """Return five cards that somebody has."""
    return {"cards": [int(card["id"]) for card in owned(page)[:5]]}


def staked(ann: Any, ben: Any) -> str:
    """Begin a match at which both play for five cards of their own."""
    wish = {"game": "triple-triad", "rules": "triple-triad:wiki+visibility=open", "opponent": {"kind": "link"}}
    opened = ann.request.post("/api/matches", data={**wish, "terms": {"owned": True}, "bring": hand(ann)})
    assert opened.status == 201, opened.text()
    match = str(opened.json()["id"])
    assert ben.request.post(f"/api/matches/{match}/join", data={"bring": hand(ben)}).ok
    return match


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", HERE)
def test_who_plays_right_now_is_watched_from_the_directory(locale: str, hall: Hall, visitor: Any) -> None:
    """A running match is watched from the directory; the loser's page tells the lost card by its result."""
    ann, ben, eve = visitor(hall), visitor(hall), visitor(hall, locale=locale)
    first, second = enrolled(ann), enrolled(ben)
    match = staked(ann, ben)
    eve.goto("/people?who=all")
    expect(eve.get_by_role("switch")).to_be_visible()  # the bell
    eve.get_by_role("link", name=HERE[locale]).click()
    expect(eve).to_have_url(re.compile(r"who=here"))
    eve.get_by_role("searchbox").fill(second)  # others may play here by the dozen
    eve.get_by_role("searchbox").press("Enter")
    expect(eve.get_by_text(f"{PLAYS[locale]} {first}")).to_be_visible()
    assert faults(eve, f"here-{locale[:2]}") == []
    eve.get_by_role("link", name=re.compile(rf"^{WATCH[locale]}.*{second}$")).click()
    expect(eve).to_have_url(re.compile(f"/t/{match}$"))
    expect(eve.locator("[data-seq]").first).to_be_visible()

    ben.goto(f"/t/{match}")
    expect(ben.locator("[data-seq]").first).to_be_visible()
    ben.get_by_role("button", name="Resign", exact=True).filter(visible=True).first.click()
    ben.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ben.get_by_role("region", name=re.compile("lost|won"))).to_be_visible()
    won = ann.request.get(f"/api/matches/{match}/winnings").json()["winnings"]["pool"][0]
    assert ann.request.post(f"/api/matches/{match}/winnings", data={"cards": [won["asset"]]}).ok
    eve.goto(f"/p/{second}")
    expect(eve.get_by_text(f"{LOST[locale]} {won['name']}.")).to_be_visible()
    assert faults(eve, f"moved-{locale[:2]}") == []
    assert ann.problems == ben.problems == eve.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", SAYS)
def test_a_few_words_go_with_an_offer(locale: str, hall: Hall, visitor: Any) -> None:
    """A few words are written on the desk, read in the list, and reported word by word."""
    ann, ben = visitor(hall, width=360, height=640), visitor(hall, locale=locale)
    name, _other = enrolled(ann), enrolled(ben)
    ann.goto(f"/trades?with={ben.request.get('/api/me').json()['id']}&set=triple-triad/ff8")
    ann.get_by_label("Gil you give").fill("7")
    ann.get_by_label(re.compile("A few words to")).fill("Seven for nothing.")
    shoot(ann, "trade-message-360")
    assert violations(ann) == [] and fits(ann)
    ann.get_by_role("button", name="Offer it").click()
    expect(ann.get_by_text("You say:")).to_be_visible()
    trade = ben.request.get("/api/trades").json()[0]["id"]
    ben.goto(f"/trades?trade={trade}")
    expect(ben.get_by_text(f"{name} {SAYS[locale]}")).to_be_visible()
    expect(ben.get_by_text("Seven for nothing.")).to_be_visible()
    assert faults(ben, f"trade-said-{locale[:2]}") == []
    ben.get_by_role("button", name=re.compile("^(Report|Signaler)")).click()
    expect(ben.get_by_role("dialog").get_by_role("textbox")).to_have_value(re.compile("Seven for nothing"))
    assert ann.problems == ben.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOOKS)
def test_an_opened_pack_says_who_looks_for_its_cards(locale: str, hall: Hall, visitor: Any) -> None:
    """Each card tells who looks for it, as soon as it is turned."""
    page, other = visitor(hall, locale=locale), visitor(hall)
    enrolled(page)
    enrolled(other)
    for card in other.request.get(SHELF).json()["cards"]:
        assert other.request.put(f"/api/wishes/triple-triad/ff8/{card['id']}").ok
    page.goto("/collection")
    page.get_by_role("button", name=re.compile("400 gil")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("^(Turn them all|Tout retourner)$")).click()
    expect(sheet.get_by_text(re.compile(LOOKS[locale])).first).to_be_visible()
    assert faults(page, f"pack-lookers-{locale[:2]}") == []
    assert page.problems == []
