"""A community keeps gil and cards of its own, for which two members play.

Both begin there, and one challenges the other. The lost card changes hands there, and their purses in the hall stay as
they were.
"""

import re
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.hosting import becomes_host
from tests.e2e.people.test_member_story import at_hand
from tests.e2e.said import Said
from tests.e2e.sound import sound
from tests.hall.communities.test_charter import charter, rules
from tests.served import Hall
from tests.web.collecting import SHELF, owned
from tests.web.routes.money.test_purses import there

pytestmark = pytest.mark.browser
HAND = 5


def looked_at(page: Any, picture: str) -> None:
    """Wait for the page and check that it is sound."""
    expect(page.locator("main h1").first).to_be_visible(timeout=players.LONG)
    sound(page, picture)


@pytest.mark.variants("lang", "locale", "width", "height")
@pytest.mark.parametrize(("lang", "locale", "width", "height"), [("en", "en-GB", 1280, 800), ("fr", "fr-FR", 390, 664)])
def test_a_card_is_lost_and_won_in_a_community(
    lang: str, locale: str, width: int, height: int, hall: Hall, visitor: Any
) -> None:
    say, named = Said(lang).say, Said(lang).named
    club = f"club-{uuid4().hex[:8]}"
    called = f"Lantern {club[-4:]}"
    at = f"/community/{club}"
    shape = {"width": width, "height": height, "touch": width < 760, "locale": locale}
    host, ann, ben, eve = (visitor(hall, **shape) for _ in range(4))
    for page in (host, ann, ben, eve):
        players.claim(page)

    becomes_host(host, hall)
    house = charter(
        name={"en": called, "fr": called}, presets=[rules("triple-triad:wiki+visibility=open+trade=one")], purse=None
    )
    assert host.request.post("/api/communities", data={"id": club, **house}).ok
    host.goto(f"{at}/keep")
    host.get_by_role("checkbox", name=say("community-own-purse"), exact=True).check()
    host.get_by_label(say("community-purse-gil"), exact=True).fill("300")
    host.get_by_label(say("community-purse-prize"), exact=True).fill("40")
    looked_at(host, f"purse-edit-{lang}-{width}")
    host.get_by_role("button", name=say("community-keep"), exact=True).click()
    expect(host.get_by_text(say("community-kept"))).to_be_visible(timeout=players.LONG)

    for page in (ann, ben):
        assert page.request.post(f"{SHELF}/enrol").ok
        page.goto(at)
        page.get_by_role("button", name=say("community-join"), exact=True).click()
        page.get_by_role("link", name=say("community-collection"), exact=True).click()
        expect(page.get_by_text("300 gil").first).to_be_visible(timeout=players.LONG)
        switch = page.get_by_role("navigation", name=say("community-purses"))
        expect(switch.get_by_role("link", name=called)).to_have_attribute("aria-current", "true")
        expect(switch.get_by_role("link", name=called)).to_contain_text(re.compile(r"\d+/\d+"))
    looked_at(ben, f"purse-collection-{lang}-{width}")

    ann.goto(at)
    expect(ann.get_by_role("link", name=say("community-collection"), exact=True)).to_be_visible(timeout=players.LONG)
    looked_at(ann, f"purse-community-{lang}-{width}")
    ann.get_by_role("link", name=named("community-leave-one")).click()
    expect(ann.get_by_role("radio", name=called, exact=True)).to_be_checked(timeout=players.LONG)
    ann.get_by_role("radio", name=say("compose-cards-owned"), exact=True).check(force=True)
    ann.get_by_role("radio", name=say("terms-gil", gil=10), exact=True).check(force=True)
    looked_at(ann, f"purse-compose-{lang}-{width}")
    ann.get_by_role("button", name=say("compose-go-cards")).filter(visible=True).first.click()
    cards = ann.locator("main button[aria-pressed]")
    expect(cards.nth(HAND)).to_be_visible(timeout=players.LONG)
    for card in range(HAND):
        cards.nth(card).click()
    ann.get_by_role("button", name=say("compose-go-challenge"), exact=True).click()
    ann.wait_for_url("**/c/*")

    ben.goto("/lobby")
    mark = ben.get_by_role("link", name=say("community-played-in", name=called))
    expect(mark.first).to_be_visible(timeout=players.LONG)
    eve.goto(ann.url.removeprefix(hall.url))
    expect(eve.get_by_text(say("community-join-to-play", name=called))).to_be_visible(timeout=players.LONG)
    expect(eve.get_by_role("button", name=say("challenge-go", stake="card", gil=10))).to_have_count(0)
    looked_at(eve, f"purse-outside-{lang}-{width}")
    ben.goto(ann.url.removeprefix(hall.url))
    ben.get_by_role("button", name=say("stake-choose")).click()
    choice = ben.get_by_role("dialog").locator("ul button[aria-pressed]")
    expect(choice.nth(HAND)).to_be_visible(timeout=players.LONG)
    for card in range(HAND):
        choice.nth(card).click()
    ben.get_by_role("button", name=say("stake-take"), exact=True).click()
    looked_at(ben, f"purse-stakes-{lang}-{width}")

    with at_hand(hall, ann) as one, at_hand(hall, ben) as other:
        before, had = (owned(one), owned(other)), there(one, club)
        ben.get_by_role("button", name=say("challenge-go", stake="card", gil=10), exact=True).click()
        ben.wait_for_url("**/t/*")
        match = ben.url.rpartition("/")[2]
        with one.at({"id": match}) as seat:
            assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
        take = ben.get_by_role("dialog").locator(".pool button").first
        expect(take).to_be_visible(timeout=players.LONG)
        take.click()
        ben.get_by_role("dialog").locator("button[form]").click()
        expect(ben.get_by_text(say("winnings-taken"))).to_be_visible(timeout=players.LONG)
        lost = sum(had.values()) - sum(there(one, club).values())
        assert lost == 10 + 1 and there(one, club)["gil"] == 290
        assert there(other, club)["gil"] == 310  # no prize of the house was paid
        assert (owned(one), owned(other)) == before
    ben.goto(f"/ledger?community={club}")
    expect(ben.get_by_role("navigation", name=say("community-purses"))).to_be_visible(timeout=players.LONG)
    looked_at(ben, f"purse-ledger-{lang}-{width}")
    assert ann.problems == host.problems == []
