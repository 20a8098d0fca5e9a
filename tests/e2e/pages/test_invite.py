"""An invitation in browsers: a link handed on in three ways, a ready hand, lessons first, and a rematch."""

import json
import re
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.e2e.phones import behind
from tests.served import Hall

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740, "touch": True}
NAMES = Path(__file__).parents[3] / "client" / "src" / "lib" / "words" / "guests.json"
CHOSEN = "triple-triad:ff8+visibility=open"  # everybody brings five cards
DEALT = "triple-triad:ff8+card_pick=random+visibility=open"
SEND = {
    "en-GB": "Send it",
    "fr-FR": "Envoyer",
}
# What a phone's own sheet would be given.
SHARED = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"


def _fine(page: Any) -> None:
    assert violations(page) == []
    assert fits(page)
    assert page.problems == []


def _waits(page: Any, rules: str, bring: Any = None) -> str:
    """Open a table at which somebody is awaited."""
    match = players.open_table(page, rules, bring)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    return match


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", SEND)
def test_a_link_is_handed_on_by_copy_by_the_phones_sheet_and_by_a_code(locale: str, hall: Hall, visitor: Any) -> None:
    """The code stands beside the link, large enough for a camera; the link handed on is the address of the table."""
    page = visitor(hall, **PHONE, locale=locale)
    page.add_init_script(SHARED)
    match = _waits(page, DEALT)
    link = f"{hall.url}/t/{match}"
    expect(page.locator("input[readonly]")).to_have_value(link)
    shoot(page, f"invite-{locale[:2]}-360")
    _fine(page)
    page.get_by_role("button", name=SEND[locale]).tap()
    assert page.evaluate("window.shared.url") == link
    picture = page.get_by_role("img", name=link)
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box and box["width"] == pytest.approx(box["height"]) and box["width"] > 200


def test_a_challenge_is_handed_on_too(hall: Hall, visitor: Any) -> None:
    """The composer leads to the link of a challenge and its code."""
    page = visitor(hall)
    page.goto("/new/chakart")
    page.get_by_role("radio", name="A friend, by link").check()
    page.locator("button.pri").filter(visible=True).first.click()
    page.wait_for_url("**/c/*")
    expect(page.get_by_role("dialog").get_by_role("img", name=page.url.partition("?")[0])).to_be_visible()
    shoot(page, "invite-challenge-1280")
    _fine(page)


def test_a_hand_lies_ready_for_whoever_is_invited(hall: Hall, visitor: Any) -> None:
    """A random hand is ready, so that a guest can sit down at once; next time it is the hand brought last."""
    host, friend = visitor(hall), visitor(hall, **PHONE)
    sit = friend.get_by_role("button", name=re.compile("^Sit down as"))
    taken = friend.get_by_role("button", name=re.compile(r"^Take .* out$"))
    hands = []
    for _ in range(2):
        match = _waits(host, CHOSEN, {"cards": [1, 2, 3, 4, 5]})
        friend.goto(f"/t/{match}")
        expect(taken).to_have_count(5)
        hands.append([one.get_attribute("aria-label") for one in taken.all()])
        shoot(friend, f"invited-{len(hands)}-360")
        sit.tap()
        expect(friend.locator("[data-cell]").first).to_be_visible()
    assert hands[0] == hands[1]
    assert host.problems == friend.problems == []


@pytest.mark.variants("game", "rules")
@pytest.mark.parametrize(("game", "rules"), [("chakart", "chakart:seed"), ("triple-triad", DEALT)])
def test_the_invited_learns_first_and_comes_back(game: str, rules: str, hall: Hall, visitor: Any) -> None:
    """The invited go to the lessons of the game and return at any time, and after the last lesson."""
    host, friend = visitor(hall), visitor(hall, **PHONE)
    match = _waits(host, rules)
    friend.goto(f"/t/{match}")
    friend.get_by_role("link", name="Learn this game first").tap()
    friend.wait_for_url(f"**/learn/{game}?*")
    back = friend.get_by_role("link", name="Back to the invitation")
    expect(back).to_be_visible()
    shoot(friend, f"invited-learns-{game}-360")
    _fine(friend)
    forward = friend.get_by_role("button", name="Next lesson")
    while forward.count():
        forward.tap()
    expect(back).to_have_count(2)
    shoot(friend, f"invited-has-learnt-{game}-360")
    _fine(friend)
    back.last.tap()
    friend.wait_for_url(f"**/t/{match}")
    friend.get_by_role("button", name=re.compile("^Sit down as")).tap()
    expect(friend.locator("[data-cell], [data-square]").first).to_be_visible()


def test_a_guest_is_called_in_the_language_of_whoever_reads(hall: Hall, visitor: Any) -> None:
    """A guest of the other language has a name in the reader's: at the table and in its rules.

    It is read out so, too. The hall keeps and tells the name that it gave.
    """
    pages = {"en": visitor(hall), "fr": visitor(hall, locale="fr-FR")}
    for page in pages.values():
        page.goto("/")
        expect(page.locator(".who")).to_be_visible()
    match = players.open_table(pages["fr"], DEALT)
    players.join(pages["en"], match)
    given = {lang: page.request.get("/api/me").json()["name"] for lang, page in pages.items()}
    assert given["en"].startswith("Guest ") and given["fr"].startswith("Invité ")
    every = json.loads(NAMES.read_text("utf-8"))
    for lang, page in pages.items():
        names = [next(one[lang] for one in every if name in one.values()) for name in given.values()]
        foreign = {name for one in every for code, name in one.items() if code != lang}
        expect(page.locator("[data-cell]").first).to_be_visible()
        for name in names:
            expect(page.locator("[data-seated]", has_text=name).first).to_be_visible()
        shoot(page, f"guests-{lang}-1280")
        assert not [name for name in foreign if name in page.locator("body").inner_text()]
    with behind(pages["fr"], hall) as host, host.at({"id": match}) as seat:
        assert seat.ask({"type": "resign", "command": uuid4().hex})["type"] == "accepted"
    hosts = next(one["en"] for one in every if one["fr"] == given["fr"])
    expect(pages["en"].get_by_text(re.compile(f"{hosts}.* resign")).first).to_be_attached()
    told = players.match_json(pages["en"], match)["seats"]
    assert {seat["name"] for seat in told.values()} == set(given.values())
    assert pages["en"].problems == pages["fr"].problems == []


def test_a_rematch_names_the_friend_and_takes_the_spectators_along(hall: Hall, visitor: Any) -> None:
    """The friend and the spectators read for whom the chair is kept, by any way; the friend is asked to sit down."""
    one, two, watcher = visitor(hall, **PHONE), visitor(hall), visitor(hall)
    match = players.open_table(one, DEALT)
    players.join(two, match)
    watcher.goto(f"/t/{match}")
    name = two.request.get("/api/me").json()["name"]
    expect(watcher.locator("[data-cell]").first).to_be_visible()
    with behind(two, hall) as other, other.at({"id": match}) as seat:
        assert seat.ask({"type": "resign", "command": uuid4().hex})["type"] == "accepted"
    expect(watcher.get_by_role("link", name="Watch the rematch")).to_have_count(0)
    one.locator("dialog.end").get_by_role("button", name="Rematch").tap()
    expect(one.get_by_role("heading", name=f"{name} sees your offer")).to_be_visible()
    shoot(one, "rematch-360")
    _fine(one)
    asked = f"{one.request.get('/api/me').json()['name']} asks for a rematch."
    expect(two.get_by_role("status").filter(has_text=asked)).to_have_count(1)
    expect(two.locator(".result").get_by_text(asked)).to_be_visible()
    expect(watcher.get_by_text(asked)).to_have_count(0)
    watcher.get_by_role("link", name="Watch the rematch").click()
    expect(watcher.get_by_text(f"The chair is kept for {name}.")).to_be_visible()
    shoot(watcher, "rematch-watched-1280")
    _fine(watcher)
    again = one.url.rsplit("/", 1)[-1]
    assert again != match and watcher.url == one.url
    one.goto("/")
    one.get_by_role("region", name="Your tables").get_by_role("link").first.tap()
    expect(one.get_by_role("heading", name=f"{name} sees your offer")).to_be_visible()
    friend = two.context.new_page()
    friend.goto(f"/t/{again}")
    expect(friend.get_by_role("button", name=re.compile("^Sit down as"))).to_be_visible()
    friend.close()
    two.locator("dialog.end").get_by_role("button", name="Join the rematch").click()
    for page in (one, two, watcher):
        expect(page).to_have_url(f"{hall.url}/t/{again}")  # the table that is left has a board, too
        expect(page.locator("[data-cell]").first).to_be_visible()
    assert one.problems == two.problems == watcher.problems == []
