"""An account in the browser: claimed amid a game, used in another browser, renamed, carried home, left."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.measured import shoot
from tests.served import Hall

pytestmark = pytest.mark.browser

RULES = "triple-triad:ff8+card_pick=random+visibility=open"
PASSWORD = "quistis trepe"
HEAR_LOSSES = """() => {
  window.losses = [];
  new MutationObserver(() => window.losses.push(document.querySelector(".lost").textContent))
    .observe(document.querySelector(".lost"), { childList: true, characterData: true, subtree: true });
}"""


def _button(page: Any, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


def test_a_guest_claims_an_account_and_loses_no_game(hall: Hall, visitor: Any) -> None:
    """The game that a guest began goes on under the new name, here and on another browser."""
    page, phone = visitor(hall), visitor(hall, width=360, touch=True)
    match = players.open_table(page, RULES, None, {"kind": "bot", "agent": "random"})
    expect(players.turn_mark(page)).to_be_visible(timeout=players.LONG)
    players.play_by_mouse(page)
    page.goto("/me")
    expect(page.get_by_text("You are a guest")).to_be_visible(timeout=players.LONG)
    claim = page.locator("form").filter(has=_button(page, "Create this account"))
    claim.get_by_label("Name").fill("Quistis")
    claim.get_by_label("Password").fill(PASSWORD)
    shoot(page, "account-claim-1280")
    page.evaluate(HEAR_LOSSES)
    with page.expect_websocket(lambda line: "/inbox/" in line.url) as again:
        _button(page, "Create this account").click()
    again.value.wait_for_event("framereceived")
    expect(page.get_by_text("Welcome, Quistis.")).to_be_visible()
    expect(page.get_by_role("link", name="See my cards")).to_have_attribute("href", "/collection")
    assert page.evaluate("window.losses") == []  # the line was opened anew for the account, and nothing was lost
    assert players.match_json(page, match)["you"] == "red"

    phone.goto("/sign-in")
    phone.get_by_label("Name").fill("Quistis")
    phone.get_by_label("Password").fill("not the password")
    _button(phone, "Sign in").tap()
    expect(phone.get_by_text("Name and password do not go together.")).to_be_visible(timeout=players.LONG)
    phone.get_by_label("Password").fill(PASSWORD)
    _button(phone, "Sign in").tap()
    phone.wait_for_url(f"{hall.url}/")
    phone.goto(f"/t/{match}")
    expect(phone.get_by_role("group", name="Your hand")).to_be_visible(timeout=players.LONG)
    shoot(phone, "account-game-360")
    phone.goto("/me")  # on a phone nothing is a field before it is asked for
    folded = phone.get_by_text("Name, password and browsers")
    expect(folded).to_be_visible(timeout=players.LONG)
    assert phone.get_by_role("textbox").filter(visible=True).count() == 0
    folded.tap()
    expect(phone.get_by_label("Name", exact=True)).to_have_value("Quistis")
    shoot(phone, "account-360")

    page.reload()
    renaming = page.locator("form").filter(has=page.get_by_label("Name", exact=True))
    renaming.get_by_label("Name").fill("Instructor No 14")
    _button(renaming, "Save").click()
    expect(page.get_by_text("You are Instructor No 14 now.")).to_be_visible(timeout=players.LONG)
    shoot(page, "account-1280")
    page.locator("main > details:last-of-type > summary").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save my data").click()
    export = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert match in json.dumps(export) and "Instructor No 14" in json.dumps(export)
    assert PASSWORD not in json.dumps(export)

    _button(page, "Sign out everywhere").click()
    expect(page.get_by_text("You are a guest")).to_be_visible(timeout=players.LONG)
    phone.goto("/me")
    expect(phone.get_by_text("You are a guest")).to_be_visible(timeout=players.LONG)
    assert players.match_json(phone, match)["you"] is None
    assert page.problems == phone.problems == []


def test_an_account_is_left_for_good(hall: Hall, visitor: Any) -> None:
    """To leave, a player repeats the password; the name is free again, and the games stay, by a player who left."""
    page, other = visitor(hall), visitor(hall)
    match = players.open_table(page, RULES)
    players.join(other, match)
    claimed = page.request.post("/api/me/claim", data={"name": "Seifer", "password": PASSWORD})
    assert claimed.status == 201, claimed.text()
    page.goto("/me")
    page.locator("main > details:last-of-type > summary").click()
    leaving = page.locator("form").filter(has=_button(page, "Delete my account"))
    leaving.get_by_label("Password").fill("not the password")
    _button(page, "Delete my account").click()
    expect(leaving.get_by_text("Name and password do not go together.")).to_be_visible(timeout=players.LONG)
    leaving.get_by_label("Password").fill(PASSWORD)
    _button(page, "Delete my account").click()
    page.wait_for_url(f"{hall.url}/")
    found = players.match_json(other, match)
    assert (found["status"], found["result"]["reason"]) == ("over", "resigned")
    other.goto(f"/library/{match}")
    expect(other.locator(".sides")).to_contain_text("a player who left", timeout=players.LONG)
    shoot(other, "account-left-1280")
    assert page.request.post("/api/session", data={"name": "Seifer", "password": PASSWORD}).status in (401, 403)
    assert other.problems == []
