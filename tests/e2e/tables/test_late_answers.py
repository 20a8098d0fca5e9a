"""On a slow line the last click stands, however late the answers to earlier requests come."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.line import held
from tests.served import Hall

pytestmark = [pytest.mark.browser, pytest.mark.slowed]


@pytest.mark.parametrize("late", ["**/api/me", "**/api/referee"])
def test_a_lesson_that_was_chosen_stays(late: str, hall: Hall, visitor: Any) -> None:
    """Chakart's last lesson but one is chosen before the first one's board, or one's own name, has come."""
    page = visitor(hall)
    release = held(page, late)
    page.goto("/learn/chakart")
    chain = page.get_by_role("button", name="A chain")
    chain.click()
    expect(chain).to_have_attribute("aria-current", "step")
    release()
    expect(chain).to_have_attribute("aria-current", "step")
    expect(page.locator(".hint")).to_contain_text("from h1 to e4")
    assert page.problems == []


def test_a_step_of_an_example_stays(hall: Hall, visitor: Any) -> None:
    """A worked example is stepped through before one's own name has come."""
    page = visitor(hall)
    release = held(page, "**/api/me")
    page.goto("/rules/chakart#chain")
    section = page.locator("#chain")
    section.get_by_role("button", name="Next step").click()
    expect(section.get_by_role("button", name="Back")).to_be_enabled()
    release()
    expect(section.get_by_role("button", name="Back")).to_be_enabled()
    assert page.problems == []


def test_nothing_is_there_to_be_clicked_that_is_about_to_move(hall: Hall, visitor: Any) -> None:
    """An example's buttons come with its board, which is drawn above them, and not before it."""
    page = visitor(hall)
    release = held(page, "**/assets/Example-*.js")
    with page.expect_response("**/api/games/chakart/rulebook/*"):
        page.goto("/rules/chakart#chain")
    section = page.locator("#chain")
    expect(section.get_by_text("Fetching the table")).to_have_count(1)
    expect(section.get_by_role("button", name="Next step")).to_have_count(0)
    release()
    section.get_by_role("button", name="Next step").click()
    expect(section.get_by_role("button", name="Back")).to_be_enabled()
    assert page.problems == []


@pytest.mark.parametrize("late", ["**/api/me", "**/api/sandbox/look"])
def test_a_card_that_was_chosen_stays_chosen(late: str, hall: Hall, visitor: Any) -> None:
    """A card of Cipher's sandbox is laid down and chosen before the position or one's own name has come."""
    page = visitor(hall)
    release = held(page, late)
    page.goto("/sandbox/cipher")
    page.get_by_role("button", name="Front line of First player").click(timeout=players.LONG)
    page.get_by_role("searchbox").fill("Mycen")  # in no starter: chance deals none
    page.get_by_role("button", name="Put Rigelian Hero Mycen there").first.click()
    laid = page.get_by_role("button", name=re.compile("^Rigelian Hero Mycen"))
    laid.click()
    release()
    expect(laid).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Tap", exact=True).click()
    expect(laid).to_have_accessible_name(re.compile(", tapped$"))
    assert page.problems == []


def test_an_answer_does_not_lead_away_from_the_next_page(hall: Hall, visitor: Any) -> None:
    """A game against the house is requested, and another page opened before it is dealt: that page stays."""
    page = visitor(hall)
    release = held(page, "**/api/matches")
    page.goto("/play/triple-triad")
    with page.expect_request("**/api/matches"):
        page.get_by_role("button", name="Play", exact=True).first.click(timeout=players.LONG)
    page.get_by_role("link", name="More", exact=True).first.click()
    expect(page).to_have_url(re.compile("/more$"))
    release()
    expect(page.get_by_role("heading", level=1)).to_have_text("More")
    assert page.problems == []


def _with_a_card(page: Any) -> None:
    """Open the sandbox of Triple Triad with Elnoyle in the middle of the board."""
    page.goto("/sandbox/triple-triad")
    page.get_by_role("button", name=re.compile("^Square 5: empty")).click(timeout=players.LONG)
    page.locator("li").get_by_role("button", name=re.compile("^Elnoyle")).click()
    expect(page.get_by_role("button", name=re.compile("^Square .*: Elnoyle"))).to_be_visible()


def test_a_position_lies_on_the_table_before_anybody_plays(hall: Hall, visitor: Any) -> None:
    """Moves can be tried only after the hall has looked at the position; until then the board is empty.

    Nobody has the turn before, since a card chosen then would be laid back.
    """
    page = visitor(hall)
    release = held(page, "**/api/sandbox/look")
    _with_a_card(page)
    page.get_by_text("Try moves", exact=True).click()
    centre = page.locator('[data-cell="4"]')
    expect(centre).to_have_accessible_name(re.compile("empty"))
    expect(page.get_by_text("Your turn", exact=True).filter(visible=True)).to_have_count(0)
    release()
    expect(centre).to_have_accessible_name(re.compile("Elnoyle"))
    expect(players.turn_mark(page)).to_be_visible()
    players.play_by_mouse(page)
    expect(page.locator('[data-cell][aria-label*="empty"]')).to_have_count(7)
    assert page.problems == []


def test_a_tried_move_is_handed_on_with_its_position(hall: Hall, visitor: Any) -> None:
    """While the hall computes a move that is already shown, the position before it cannot be handed on or played."""
    page = visitor(hall)
    release = held(page, "**/api/sandbox/try")
    _with_a_card(page)
    page.get_by_text("Try moves", exact=True).click()
    expect(page.locator('[data-cell="4"]')).to_have_accessible_name(re.compile("Elnoyle"))
    link, onward = page.get_by_label("Link to this position"), page.get_by_role("button", name="Play on from here")
    expect(link).not_to_have_value("")
    before = link.input_value()
    players.play_by_mouse(page)
    expect(page.locator('[data-cell][aria-label*="empty"]')).to_have_count(7)
    expect(link).to_have_value("")
    expect(onward).to_be_disabled()
    release()
    expect(link).not_to_have_value("")
    assert link.input_value() != before
    expect(onward).to_be_enabled()
    assert page.problems == []


def test_a_move_taken_back_before_it_is_worked_out_can_be_made_again(hall: Hall, visitor: Any) -> None:
    """The position before lies on the table again, and another move can be tried."""
    page = visitor(hall)
    _with_a_card(page)
    page.get_by_text("Try moves", exact=True).click()
    empty = page.locator('[data-cell][aria-label*="empty"]')
    players.play_by_mouse(page)
    back = page.get_by_role("button", name="One step back")
    expect(back).to_be_enabled()
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()  # the first move is computed
    release = held(page, "**/api/sandbox/try")
    players.play_by_mouse(page)
    expect(empty).to_have_count(6)
    back.click()
    expect(empty).to_have_count(7)
    release()
    expect(empty).to_have_count(7)
    players.play_by_mouse(page)
    expect(empty).to_have_count(6)
    assert page.problems == []
