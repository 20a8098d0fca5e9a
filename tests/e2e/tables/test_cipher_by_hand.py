"""An attack in Cipher is seen before it is made, and taken back until the hall is told."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import cipher_positions, players
from tests.e2e.access import violations
from tests.e2e.cipher_players import EDGE
from tests.e2e.cipher_seat import DESK, FOE, MEETS, PHONE, Seat
from tests.e2e.measured import CIPHER, Everywhere
from tests.served import Hall

pytestmark = pytest.mark.browser

# The cards whose edge is not visible.
_HIDDEN = """(cards, into) => cards.filter(card => {
    const box = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(box.x + into, box.y + box.height / 2));
}).map(card => card.ariaLabel)"""
BEFORE = re.compile(r"(\d+) against .* (\d+), before support")


def _button(seat: Seat) -> None:
    seat.press(seat.panel.get_by_role("button", name="Back", exact=True))


def _elsewhere(seat: Seat) -> None:
    strip = seat.page.locator(".middle")
    if seat.touch:
        strip.tap()
    else:
        strip.click()


BY_POINTER: dict[str, Callable[[Seat], None]] = {
    "the button": _button,
    "Escape": lambda seat: seat.page.keyboard.press("Escape"),
    "a right click": lambda seat: seat.page.locator(FOE).click(button="right"),
    "a click elsewhere": _elsewhere,
    "a card that is no target": lambda seat: seat.page.locator(".near-back [data-slot]").first.click(),
}
BY_FINGER: dict[str, Callable[[Seat], None]] = {"the button": _button, "a tap elsewhere": _elsewhere}
WAYS = {"pointer": (DESK, BY_POINTER), "finger": (PHONE, BY_FINGER)}


@pytest.mark.parametrize("hand", WAYS)
def test_an_attack_is_put_back_until_its_target_is_named(hand: str, hall: Hall, visitor: Any) -> None:
    """Whichever way it is put back, the hall was not told; the same attack can then be made."""
    window, ways = WAYS[hand]
    seat = Seat(hall, visitor, window)
    asked = seat.heading.inner_text()
    for way, back in [*ways.items()] * 2:
        seat.attack()
        back(seat)
        expect(seat.heading, way).to_have_text(asked)
        expect(seat.page.locator(".mat .goal"), way).to_have_count(0)
        assert seat.acts == [], way
        expect(seat.page.get_by_role("dialog"), way).to_have_count(0)
    assert seat.page.problems == []


def _strikes(seat: Seat, act: Callable[[], None]) -> None:
    """Strike: the battle begins with the numbers seen before, and attack and target are sent in this order."""
    label = seat.page.locator(FOE).get_attribute("aria-label") or ""
    numbers = BEFORE.search(label)
    assert numbers, label
    expect(seat.page.locator(MEETS)).to_contain_text(numbers[1])
    expect(seat.page.locator(MEETS)).to_contain_text(numbers[2])
    assert seat.acts == []
    before = players.match_json(seat.page, seat.match)["seq"]
    act()
    players.await_seq(seat.page, seat.match, before + 1)
    expect(seat.page.locator(MEETS)).to_have_count(0)
    expect(seat.page.locator(".strip .sum").first).to_contain_text(numbers[1])
    expect(seat.page.locator(".strip .sum").last).to_contain_text(numbers[2])
    attack, target = seat.acts
    assert attack.startswith("attack ") and target.startswith("enemy ")
    assert seat.page.problems == []


def test_a_pointer_sees_the_numbers_before_it_clicks(hall: Hall, visitor: Any) -> None:
    """Over a unit of one's own no numbers are told."""
    seat = Seat(hall, visitor, DESK)
    seat.attack()
    seat.page.locator(".near-back [data-slot]").first.hover()
    expect(seat.page.locator(MEETS)).to_have_count(0)
    seat.page.locator(FOE).hover()
    _strikes(seat, seat.page.locator(FOE).click)


def test_a_target_can_be_clicked_as_soon_as_its_attacker_is_taken_up(hall: Hall, visitor: Any) -> None:
    """Two clicks make an attack."""
    seat = Seat(hall, visitor, DESK)
    seat.page.locator('.near-front [data-slot="0"]').click()
    seat.page.locator(FOE).hover()
    _strikes(seat, seat.page.locator(FOE).click)


@pytest.mark.parametrize("second", ["the unit", "the button"])
def test_a_finger_sees_the_numbers_by_a_first_tap(
    second: str, everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """The second tap attacks; axe finds nothing, and all is in view in every window."""
    seat = Seat(hall, visitor, PHONE)
    seat.attack()
    seat.press(seat.page.locator(FOE))
    expect(seat.heading).to_have_text(re.compile("^Attack .* with .*\\?$"))
    if second == "the button":
        assert violations(seat.page) == []
        found = everywhere(seat.page, "cipher-pointed", CIPHER)
        assert found == []
        _strikes(seat, seat.panel.get_by_role("button", name=re.compile("^Attack ")).tap)
    else:
        _strikes(seat, lambda: seat.press(seat.page.locator(FOE)))


def test_keys_see_the_numbers_where_the_focus_rests(hall: Hall, visitor: Any) -> None:
    """The numbers show where the focus rests, and Enter attacks."""
    seat = Seat(hall, visitor, DESK)
    seat.attack()
    seat.page.locator(FOE).focus()
    _strikes(seat, lambda: seat.page.keyboard.press("Enter"))


def test_where_a_finger_was_last_no_card_hides_others(hall: Hall, visitor: Any) -> None:
    """A phone takes the last tap for a resting pointer; a strip of each card stays visible all the same."""
    seat = Seat(hall, visitor, PHONE, "choose")
    laid = seat.page.locator(".tray [data-card]")
    expect(laid.nth(cipher_positions.GATHERED // 2)).to_be_visible()
    laid.nth(2).hover(position=EDGE)
    assert laid.nth(2).evaluate("card => card.matches(':hover')")
    assert laid.evaluate_all(_HIDDEN, EDGE["x"]) == []
