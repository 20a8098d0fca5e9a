"""The chat of a table in browsers: two players and a spectator talk, a line is reported, a moderator mutes."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.hosting import becomes_host
from tests.e2e.measured import fits, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
RULES = "triple-triad:ff8+same+plus+card_pick=random+visibility=open"
PASSWORD = "correct horse"
CHAT = {"en": "Chat", "fr": "Discussion"}


def _claimed(page: Any, name: str) -> None:
    players.be_somebody(page)
    answer = page.request.post("/api/me/claim", data={"name": name, "password": PASSWORD})
    assert answer.ok, answer.text()


def _open_chat(page: Any, lang: str = "en") -> Any:
    """Open the chat of the table, once there is one; return the line to write in."""
    expect(page.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)
    page.get_by_role("button", name=CHAT[lang]).first.click()
    return page.get_by_role("textbox", name={"en": "Say something", "fr": "Dites quelque chose"}[lang])


def _say(field: Any, text: str) -> None:
    """Write a line and send it."""
    field.fill(text)
    field.press("Enter")


def _fine(page: Any) -> None:
    """Check that axe finds nothing, nothing hangs out at the side, and no script failed."""
    assert violations(page) == []
    assert fits(page)
    assert page.problems == []


def test_players_and_watchers_talk_and_a_moderator_mutes(hall: Hall, visitor: Any) -> None:
    """Each room hears itself; an insult is reported, removed and answered by a mute that says why."""
    ann, ben = visitor(hall), visitor(hall, width=360, height=740, touch=True)
    eve = visitor(hall, locale="fr-FR")
    host, judge = visitor(hall), visitor(hall, width=360, height=740, touch=True)
    _claimed(host, "Chat Hester")
    _claimed(judge, "Chat judge")
    _claimed(ann, "Rude Ann")
    becomes_host(host, hall)
    match = players.open_table(ann, RULES)
    players.join(ben, match)
    eve.goto(f"/t/{match}")
    for page in (ann, ben, eve):
        expect(page.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)

    anns = _open_chat(ann)
    expect(anns).to_be_focused()
    expect(ann.get_by_text("Nobody has said anything yet.")).to_be_visible(timeout=players.LONG)
    shoot(ann, "chat-empty-1280")
    _say(anns, "Good luck")
    _say(anns, "You oaf")
    badge = ben.get_by_role("button", name="Chat, 2 new lines")
    expect(badge).to_be_visible(timeout=players.LONG)
    shoot(ben, "chat-unread-360")
    bens = _open_chat(ben)
    expect(ben.get_by_text("You oaf", exact=True)).to_be_visible()
    _say(bens, "Please")
    expect(ann.get_by_text("Please", exact=True)).to_be_visible(timeout=players.LONG)
    shoot(ben, "chat-360")
    _fine(ben)
    eves = _open_chat(eve, "fr")
    _say(eves, "Belle ouverture")
    expect(eve.get_by_role("log").get_by_text("Belle ouverture")).to_be_visible(timeout=players.LONG)
    expect(eve.get_by_text("You oaf")).to_have_count(0)
    shoot(eve, "chat-fr-1280")
    _fine(eve)

    ben.get_by_label("About the line of Rude Ann").last.tap()
    ben.get_by_role("button", name="Report this line").filter(visible=True).tap()
    shoot(ben, "report-360")
    _fine(ben)
    ben.get_by_label("What should a moderator know?").fill("Look at this.")
    ben.get_by_role("button", name="Send the report").tap()
    expect(ben.get_by_text("Thank you. The moderators will read it.")).to_be_visible(timeout=players.LONG)

    host.goto("/moderation")
    host.get_by_label("Name").fill("Chat judge")
    host.get_by_role("button", name="Make moderator").click()
    expect(host.get_by_role("link", name="Chat judge")).to_be_visible(timeout=players.LONG)
    shoot(host, "moderation-host-1280")
    _fine(host)
    judge.goto("/")
    judge.get_by_role("link", name="Moderation").tap()
    card = judge.locator("[data-report]").filter(has_text="Rude Ann")
    expect(card.get_by_text("You oaf")).to_be_visible(timeout=players.LONG)
    card.get_by_label("Remove the line").check()
    card.get_by_text("1 day").tap()
    card.get_by_label("Why?").fill("Be kind.")
    shoot(judge, "moderation-360")
    _fine(judge)
    card.get_by_role("button", name="Do this").tap()
    expect(judge.get_by_text("Chat judge muted Rude Ann")).to_be_visible(timeout=players.LONG)
    shoot(judge, "moderation-done-360")
    _fine(judge)

    expect(ann.get_by_role("log").get_by_text("Removed by a moderator")).to_be_visible(timeout=players.LONG)
    expect(ann.get_by_text("Be kind.")).to_be_visible(timeout=players.LONG)
    shoot(ann, "chat-muted-1280")
    _fine(ann)
    ann.keyboard.press("Escape")


def test_the_chat_can_be_switched_off_and_a_person_hidden(hall: Hall, visitor: Any) -> None:
    """By keyboard a person is hidden, neither shown nor counted; the whole chat goes, and comes back."""
    ann, ben = visitor(hall), visitor(hall)
    match = players.open_table(ann, RULES)
    players.join(ben, match)
    bens = _open_chat(ben)
    _say(bens, "Hello")
    expect(ben.get_by_text("Hello", exact=True)).to_be_visible(timeout=players.LONG)
    ann.get_by_role("button", name="Chat, 1 new line").focus()
    ann.keyboard.press("Enter")
    expect(ann.get_by_text("Hello", exact=True)).to_be_visible(timeout=players.LONG)
    ann.locator("summary").focus()
    ann.keyboard.press("Enter")
    ann.get_by_role("button", name="Hide Guest").press("Enter")
    expect(ann.get_by_text("Hello", exact=True)).to_have_count(0)
    ann.get_by_role("button", name="Show Guest").press("Enter")
    expect(ann.get_by_text("Hello", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Switch the chat off").press("Enter")
    shoot(ann, "chat-off-1280")
    _fine(ann)
    ann.get_by_role("dialog").get_by_role("button", name="Close").press("Escape")
    expect(ann.get_by_role("button", name="Chat", exact=True)).to_be_focused()
    _say(bens, "Are you there?")
    ann.reload()
    expect(ann.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)
    expect(ann.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Chat", exact=True).click()
    ann.get_by_role("button", name="Switch the chat on").click()
    expect(ann.get_by_text("Are you there?")).to_be_visible(timeout=players.LONG)


@pytest.mark.variants("width", "locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_where_moderators_work(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """Axe passes the moderators' page, for the host and for others, and a player's page with its report."""
    page = visitor(hall, width=width, touch=width == 360, locale=locale)
    page.goto("/moderation")
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=players.LONG)
    _fine(page)
    other = visitor(hall)
    name = f"Player {locale[:2]}{width}"
    _claimed(other, name)
    page.goto(f"/p/{name}")
    page.get_by_role("button", name={"en-GB": "Report", "fr-FR": "Signaler"}[locale]).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    shoot(page, f"report-player-{locale[:2]}-{width}")
    _fine(page)
    _claimed(page, f"Hester {locale[:2]}{width}")
    becomes_host(page, hall)
    page.goto("/moderation")
    expect(page.get_by_role("heading", level=2).first).to_be_visible(timeout=players.LONG)
    shoot(page, f"moderation-{locale[:2]}-{width}")
    _fine(page)
