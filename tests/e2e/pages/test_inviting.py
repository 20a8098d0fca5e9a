"""Inviting a friend in a browser: the link is there at one tap, and is handed on, changed or asked of somebody here."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 664, "touch": True}
WINDOWS = {"fr-FR": PHONE, "en-GB": {}}
INVITE = re.compile("^(Invite a friend|Inviter un ami)$")
SEND = re.compile("^(Send the link|Envoyer le lien)$")
# What the sheet of the device would be given.
SHARED = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"


def _sheet(page: Any, path: str = "/play/triple-triad") -> Any:
    """Tap on "Invite a friend" on a page; return the sheet once its link is there."""
    page.goto(path)
    page.get_by_role("button", name=INVITE).first.click()  # an empty page offers it once more
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name="/c/")).to_be_visible()
    return sheet


def _link(sheet: Any) -> str:
    """Return the link of a sheet, as its code holds it."""
    return str(sheet.get_by_role("img", name="/c/").get_attribute("aria-label")).split()[-1]


def _challenge(page: Any, link: str) -> dict[str, Any]:
    return dict(page.request.get(f"/api/challenges/{link.rpartition('/')[2]}").json())


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", WINDOWS)
def test_one_tap_makes_the_link_and_the_device_sends_it(locale: str, hall: Hall, visitor: Any) -> None:
    """The sheet shows code, address and rules; another game has another link; whoever sent it waits at its page."""
    page = visitor(hall, locale=locale, **WINDOWS[locale])
    page.add_init_script(SHARED)
    sheet = _sheet(page)
    first = _link(sheet)
    wish = _challenge(page, first)
    assert (wish["game"], wish["audience"], wish["status"]) == ("triple-triad", "link", "open")
    assert wish["rules"]["options"]["visibility"] == "open"
    shoot(page, f"inviting-{locale[:2]}")
    assert violations(page) == [] and fits(page)
    sheet.get_by_role("button", name="Chakart").click()
    expect(sheet.get_by_role("img", name=first)).to_have_count(0)
    expect(sheet.get_by_role("img", name="/c/")).to_be_visible()
    other = _link(sheet)
    assert _challenge(page, other)["game"] == "chakart"
    sheet.get_by_role("button", name="Triple Triad").click()
    expect(sheet.get_by_role("img", name=first)).to_be_visible()  # nobody has it yet: it is not made anew
    sheet.get_by_role("button", name=SEND).click()
    page.wait_for_url(f"**/c/{first.rpartition('/')[2]}")
    assert page.evaluate("window.shared.url") == first
    assert _link(_sheet(page)) != first  # that one is somebody's
    assert page.problems == []


def test_where_no_sheet_is_offered_the_link_is_copied(hall: Hall, visitor: Any) -> None:
    """Without a sheet of the device both buttons copy, and say so; then the page to wait at comes."""
    page = visitor(hall)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("navigator.share = undefined")
    sheet = _sheet(page, "/people")
    link = _link(sheet)
    sheet.get_by_role("button", name=SEND).click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    sheet.get_by_role("button", name="Close").click()
    page.wait_for_url(link)
    assert page.problems == []


def test_rules_are_changed_and_are_those_of_the_next_link(hall: Hall, visitor: Any) -> None:
    """The composer begins with the rules of the link and leads back to it; a link that nobody was given ends."""
    page = visitor(hall, **PHONE)
    first = _link(_sheet(page, "/play/chakart"))
    assert _challenge(page, first)["rules"]["options"]["array"] == "orthodox"
    page.get_by_role("link", name="Change").click()
    page.wait_for_url("**/new/chakart?with=friend&rules=*")
    page.get_by_text("by chance, the same on both sides").first.click()
    page.get_by_role("button", name="Make the link").filter(visible=True).first.click()
    page.wait_for_url(re.compile(r"/c/[\w-]+\?link"))
    second = page.url.partition("?")[0]
    assert _challenge(page, second)["rules"]["options"]["array"] == "symmetric"
    assert _challenge(page, first)["status"] == "withdrawn"
    assert _link(_sheet(page, "/play/chakart")) == second
    assert page.problems == []


def test_a_friend_who_is_here_is_asked(hall: Hall, visitor: Any) -> None:
    """A friend on line has a button; a slip appears on their side."""
    me, friend = visitor(hall), visitor(hall)
    for page in (me, friend):
        players.claim(page)
    friend.goto("/lobby")
    expect(friend.get_by_role("heading", name="The lobby")).to_be_visible()
    name = friend.request.get("/api/me").json()["name"]
    assert me.request.put(f"/api/ties/{name}", data={"kind": "friend"}).ok
    me.goto("/lobby")
    expect(me.locator(".here").get_by_text(name).first).to_be_visible()
    sheet = _sheet(me, "/lobby")
    sheet.get_by_role("button", name=f"Ask {name}").click()
    me.wait_for_url("**/c/*")
    expect(friend.locator(".slip")).to_contain_text("challenges you: Triple Triad")
    assert me.problems == friend.problems == []
