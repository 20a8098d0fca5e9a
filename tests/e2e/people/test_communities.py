"""A community in the browser: made by a host with its seal and its rules, joined, played at, and changed.

Matches under its former rules still replay and verify.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.hosting import becomes_host
from tests.e2e.measured import shoot
from tests.e2e.people.test_member_story import at_hand
from tests.e2e.said import Said
from tests.e2e.sound import sound
from tests.served import Hall
from tests.web.visiting import play_out

pytestmark = pytest.mark.browser
NAMES = {"en": "Lantern Club", "fr": "Club de la Lanterne"}
RULES = {"en": "Quiet evenings", "fr": "Soirées calmes"}
WELCOME = {"en": "A quiet table by the water.", "fr": "Une table calme au bord de l’eau."}


@pytest.mark.variants("lang", "locale", "width", "height")
@pytest.mark.parametrize(("lang", "locale", "width", "height"), [("en", "en-GB", 1280, 800), ("fr", "fr-FR", 390, 664)])
def test_a_community_is_made_and_played_at(
    lang: str, locale: str, width: int, height: int, hall: Hall, visitor: Any
) -> None:
    say, named = Said(lang).say, Said(lang).named
    shape = {"width": width, "height": height, "touch": width < 760, "locale": locale}
    keeper, friend = visitor(hall, **shape), visitor(hall, **shape)
    for page in (keeper, friend):
        page.goto("/communities")
        expect(page.get_by_role("link", name="FFWorld")).to_be_visible(timeout=players.LONG)
        players.claim(page)
    becomes_host(keeper, hall)
    keeper.goto("/communities")
    expect(keeper.get_by_role("link", name=say("community-make"))).to_be_visible(timeout=players.LONG)
    sound(keeper, f"communities-{lang}-{width}")

    keeper.get_by_role("link", name=say("community-make")).click()
    keeper.get_by_label(say("community-name"), exact=True).fill(NAMES[lang])
    keeper.get_by_role("radio", name=say("community-symbol-lighthouse")).check(force=True)
    keeper.get_by_role("radio", name=say("community-wax-baize")).check(force=True)
    keeper.get_by_label(say("community-welcome"), exact=True).fill(WELCOME[lang])
    keeper.get_by_role("button", name="Triple Triad", exact=True).click()
    sheet = keeper.get_by_role("dialog", name=say("community-compose"))
    sheet.get_by_role("radio", name=say("option-card_pick-random"), exact=True).check(force=True)
    sheet.get_by_role("button", name=say("community-rules-set")).click()
    keeper.get_by_label(say("community-rules-name"), exact=True).fill(RULES[lang])
    sound(keeper, f"community-new-{lang}-{width}")
    keeper.get_by_role("button", name=say("community-make-it"), exact=True).click()
    keeper.wait_for_url("**/community/*")
    address = keeper.url.removeprefix(hall.url)
    expect(keeper.get_by_role("heading", level=1, name=NAMES[lang])).to_be_visible(timeout=players.LONG)

    friend.goto("/communities")
    friend.get_by_role("link", name=NAMES[lang]).click()
    friend.get_by_role("button", name=say("community-join"), exact=True).click()
    expect(friend.get_by_role("button", name=say("community-you-member"), exact=True)).to_be_visible()
    expect(friend.get_by_text(WELCOME[lang])).to_be_visible()
    friend.get_by_role("link", name=named("community-leave-one")).click()
    own = friend.get_by_role("button", name=re.compile(RULES[lang]))
    expect(own).to_have_attribute("aria-pressed", "true", timeout=players.LONG)
    shoot(friend, f"community-compose-{lang}-{width}")
    friend.get_by_role("button", name=say("compose-go-challenge")).filter(visible=True).click()
    friend.wait_for_url("**/c/*")
    expect(friend.get_by_role("link", name=f"{RULES[lang]}, {NAMES[lang]}")).to_be_visible(timeout=players.LONG)

    keeper.reload()
    keeper.get_by_role("link", name=named("lobby-answer")).click()
    keeper.get_by_role("button", name=say("challenge-go", stake="none", gil=0), exact=True).click()
    expect(keeper).to_have_url(re.compile("/t/[^/]+$"), timeout=players.LONG)  # else the page says why
    match = {"id": keeper.url.rpartition("/")[2]}
    with at_hand(hall, keeper) as one, at_hand(hall, friend) as other, one.at(match) as here, other.at(match) as there:
        seats = {one.look(match)["you"]: here, other.look(match)["you"]: there}
        views = {side: seat.hear("snapshot")["view"] for side, seat in seats.items()}
        play_out(seats, views[views["red"]["to_act"]])

    keeper.goto(address)
    here_alone = keeper.locator(f'[href="/library/{match["id"]}"]')  # others of this hall play by the same rules
    record = keeper.get_by_role("link", name=named("library-open")).and_(here_alone)
    expect(record).to_be_visible(timeout=players.LONG)
    expect(keeper.get_by_text(say("community-members", count=2))).to_be_visible()
    sound(keeper, f"community-{lang}-{width}")

    keeper.get_by_role("link", name=say("community-keep-way"), exact=True).click()
    keeper.get_by_role("button", name=named("community-change-rules")).click()
    sheet.get_by_role("button", name=re.compile("^FF8")).click()
    sheet.get_by_role("button", name=say("community-rules-set")).click()
    expect(keeper.get_by_text(say("community-changes", count=1))).to_be_visible()
    sound(keeper, f"community-edit-{lang}-{width}")
    keeper.get_by_role("button", name=say("community-keep"), exact=True).click()
    expect(keeper.get_by_text(say("community-kept"))).to_be_visible(timeout=players.LONG)

    keeper.goto(address)
    record.click()
    keeper.get_by_text(say("record-details"), exact=True).click(timeout=players.LONG)
    keeper.get_by_role("button", name=say("fair-check")).click()
    fair = re.escape(say("fair-yes", count=99)).replace("99", "[0-9]+")
    expect(keeper.get_by_text(re.compile(fair))).to_be_visible(timeout=players.LONG)
    assert keeper.request.get(f"/api/matches/{match['id']}/verify").json()["ok"]
    assert keeper.problems == friend.problems == []
