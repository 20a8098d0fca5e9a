"""Being offline is said as soon as the browser knows, on pages and at tables, in both languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits
from tests.served import Hall

pytestmark = pytest.mark.browser


def test_a_page_says_that_the_browser_is_offline(hall: Hall, visitor: Any) -> None:
    """A line at the foot of the page says it in the reader's language, until the network is back."""
    page = visitor(hall, width=390, height=664, touch=True, locale="fr-FR")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    line = page.get_by_role("status").filter(has_text=re.compile("Hors ligne. Rien n’est perdu"))
    expect(line).to_have_count(0)
    page.context.set_offline(True)
    expect(line).to_be_in_viewport(ratio=1)
    assert fits(page) and violations(page) == []
    page.get_by_role("button", name="English").tap()
    page.context.set_offline(False)
    expect(line).to_have_count(0)
    assert page.problems == []


def test_a_table_says_at_once_that_the_line_is_lost(hall: Hall, visitor: Any) -> None:
    """No move is taken while the browser is offline; the line comes back with the network, and the move is played."""
    page = visitor(hall)
    players.open_table(page, "triple-triad:free+visibility=open", None, {"kind": "bot", "agent": "pip"})
    expect(players.turn_mark(page)).to_be_visible()
    lost = page.get_by_text("Connection lost. The game is safe; trying again.").filter(visible=True).first
    page.context.set_offline(True)
    expect(lost).to_be_visible()
    page.context.set_offline(False)
    expect(lost).to_have_count(0)
    players.play_by_mouse(page)
    assert page.problems == []


def test_a_page_that_is_loaded_again_offline_says_so_and_comes_back(hall: Hall, visitor: Any) -> None:
    """A reload without a network shows the hall's own page in the reader's language, and the table after it."""
    page = visitor(hall, width=390, height=664, touch=True, locale="fr-FR", workers="allow")
    with page.context.expect_event("serviceworker"):
        players.open_table(page, "triple-triad:free+visibility=open", None, {"kind": "bot", "agent": "pip"})
    page.wait_for_function("navigator.serviceWorker.controller")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status")).to_have_text(re.compile("^La salle est hors d’atteinte"))
    assert fits(page) and violations(page) == []
    page.context.set_offline(False)
    expect(page.locator(".board")).to_be_visible()
    assert page.problems == []
