"""A player's page is the hub, the directory leads to it, and the register says who owns what."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.access import violations
from tests.e2e.furnished import account, played
from tests.e2e.measured import shoot
from tests.e2e.players import enrolled, named, owned
from tests.e2e.sound import faults
from tests.served import Hall

pytestmark = pytest.mark.browser
WORDS = {
    "en-GB": {
        "challenge": "Challenge",
        "trade": "Trade",
        "befriend": "Add to friends",
        "friends": "Friends",
        "away": "Keep away",
        "report": "Report",
        "close": "Close",
        "kept": "You keep",
        "find": "Find a name",
        "wish": "I want it",
        "wished": "You want it",
        "owners": "Who owns what",
    },
    "fr-FR": {
        "challenge": "Défier",
        "trade": "Échanger",
        "befriend": "Ajouter aux amis",
        "friends": "Amis",
        "away": "Tenir à l’écart",
        "report": "Signaler",
        "close": "Fermer",
        "kept": "Vous tenez",
        "find": "Chercher un nom",
        "wish": "Je la cherche",
        "wished": "Vous la cherchez",
        "owners": "Qui a quoi",
    },
}


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", WORDS)
def test_a_player_s_page_leads_on(locale: str, hall: Hall, visitor: Any) -> None:
    """Two players read how they stand; a friend is made there, and a challenge and a trade name the player."""
    said = WORDS[locale]
    me, other = visitor(hall, locale=locale), visitor(hall)
    mine, theirs = enrolled(me), enrolled(other)
    wish = {"game": "triple-triad", "rules": "triple-triad:ff8+visibility=open", "seat": "red", "bring": None}
    table = other.request.post("/api/matches", data={**wish, "opponent": {"kind": "link"}, "terms": {"rated": True}})
    assert me.request.post(f"/api/matches/{table.json()['id']}/join", data={"bring": None}).ok
    card = owned(other)[0]
    assert other.request.put(f"/api/wishes/triple-triad/ff8/{card['id']}").ok
    me.goto(f"/p/{theirs}")
    expect(me.get_by_role("heading", level=1)).to_have_text(theirs)
    expect(me.get_by_role("link", name=re.compile("Your turn|is to play|À vous|doit jouer"))).to_be_visible()
    expect(me.locator("section", has_text=card["name"]).last).to_be_visible()
    me.get_by_role("button", name=said["befriend"]).click()
    expect(me.get_by_role("button", name=said["friends"], exact=True)).to_have_attribute("aria-pressed", "true")
    assert faults(me, f"player-{locale[:2]}") == []
    me.get_by_role("link", name=said["challenge"], exact=True).click()
    expect(me.get_by_text(re.compile(theirs)).first).to_be_visible()
    assert "with=player" in me.url
    me.goto(f"/p/{theirs}")
    me.get_by_role("link", name=said["trade"], exact=True).click()
    expect(me.get_by_text(re.compile(theirs)).first).to_be_visible()
    me.goto(f"/p/{mine}")
    expect(me.get_by_role("link", name=theirs).first).to_be_visible()
    expect(me.get_by_role("link", name=said["challenge"], exact=True)).to_have_count(0)
    assert faults(me, f"player-own-{locale[:2]}") == []
    assert me.problems == other.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", WORDS)
def test_who_is_kept_away_cannot_come_near(locale: str, hall: Hall, visitor: Any) -> None:
    """A player is kept away beside the report; then the page offers nothing, and their offers are refused."""
    said = WORDS[locale]
    me, other = visitor(hall, width=360, touch=True, locale=locale), visitor(hall)
    enrolled(me)
    theirs = enrolled(other)
    me.goto(f"/p/{theirs}")
    me.get_by_role("button", name=said["report"]).tap()
    me.get_by_role("dialog").get_by_role("button", name=said["away"], exact=True).tap()
    expect(me.get_by_role("dialog").get_by_role("status").filter(has_text=said["kept"])).to_be_visible()
    assert violations(me) == []
    shoot(me, f"player-away-{locale[:2]}-360")
    me.get_by_role("dialog").get_by_role("button", name=said["close"], exact=True).tap()
    expect(me.get_by_role("link", name=said["challenge"], exact=True)).to_have_count(0)
    expect(me.get_by_text(said["kept"]).first).to_be_visible()
    wish = {"game": "chakart", "rules": "chakart:free", "seat": "white"}
    to = {"kind": "player", "player": me.request.get("/api/me").json()["id"]}
    answer = other.request.post("/api/challenges", data={**wish, "to": to})
    assert answer.json()["error"]["code"] == "blocked-by-other"
    assert me.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", WORDS)
def test_members_are_found_and_the_register_tells_who_owns_what(locale: str, hall: Hall, visitor: Any) -> None:
    """The search stands in the address; a chosen card tells its owners, and can be put on the wish list."""
    said = WORDS[locale]
    with account(hall.url, f"Ondine {locale[:2]}") as ann, account(hall.url, f"Basile {locale[:2]}") as ben:
        played(ann, ben)
    me, other = visitor(hall, locale=locale), visitor(hall)
    mine, theirs = enrolled(me), enrolled(other)
    assert me.request.put(f"/api/ties/{theirs}", data={"kind": "friend"}).ok
    me.goto("/people?who=all")
    first = me.locator("tbody tr").first
    expect(first.get_by_role("link", name=re.compile(theirs)).first).to_be_visible()
    assert faults(me, f"people-{locale[:2]}") == []
    me.get_by_role("searchbox", name=said["find"]).fill(f"Ondine {locale[:2]}")
    me.get_by_role("searchbox", name=said["find"]).press("Enter")
    expect(me.locator("tbody tr")).to_have_count(1)
    expect(me.locator("tbody tr").get_by_role("link", name=re.compile("Ondine")).first).to_be_visible()
    assert "name=Ondine" in me.url
    me.reload()
    expect(me.locator("tbody tr")).to_have_count(1)
    me.goto("/people?name=nobody-of-this-name")
    expect(me.locator("tbody tr")).to_have_count(0)
    me.goto("/people")
    me.locator("header").get_by_role("link", name=said["owners"]).click()
    expect(me.get_by_role("heading", level=1)).to_have_text(said["owners"])
    card = owned(other)[0]
    me.get_by_role("searchbox").fill(card["name"])
    named(me.locator(".grid").get_by_role("link"), card["name"]).click()
    aside = me.get_by_role("complementary")
    expect(aside.get_by_role("link", name=theirs, exact=True)).to_be_visible()
    aside.get_by_role("button", name=said["wish"], exact=True).click()
    expect(aside.get_by_role("button", name=said["wished"], exact=True)).to_be_visible()
    me.get_by_role("searchbox").fill("")
    assert faults(me, f"owners-{locale[:2]}") == []
    me.goto(f"/card/triple-triad/ff8/{card['id']}")
    expect(me.get_by_role("button", name=said["wished"], exact=True)).to_be_visible()
    assert faults(me, f"card-{locale[:2]}") == []
    me.goto("/people?who=wanted")
    expect(me.get_by_role("link", name=re.compile(theirs)).first).to_be_visible()
    assert mine and me.problems == []
