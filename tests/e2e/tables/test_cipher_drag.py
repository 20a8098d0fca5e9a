# ruff: noqa: E501 - lines of JavaScript are measured as they stand
"""Cipher by drag: a card is carried to where it is played, and told what it would do before it is let go."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import cipher_positions, players
from tests.e2e.carried import Carrier, middle
from tests.e2e.cipher_seat import ARROW, DESK, FOE, MEETS, NUMBERS, PHONE, Seat
from tests.e2e.heard import history, sentences
from tests.e2e.line import held
from tests.e2e.measured import shoot
from tests.e2e.seen import Eye
from tests.served import Hall

pytestmark = pytest.mark.browser

WINDOWS = [DESK, PHONE]
NARROW = (320, 568)
USUAL = (360, 640)
MAIN = '.near-front [data-slot="0"]'  # may attack, and move to the other line
NEW = '.hand [data-slot="7"]'  # comes into either line
GROWS = '.hand [data-slot="2"]'  # goes on a unit of its name, the main character
ATTACK = ("attack B01-003", "enemy B01-053")
LIFTED = ".lifted"
NOTHING = {
    DESK: re.compile("Let go .*[.] Let go anywhere else, or press Esc, and nothing has happened"),
    PHONE: re.compile("Let go.*; elsewhere nothing happens"),
}
TAKEN_AT_MOST = 5  # attempts, until a card is carried
BONDS = {DESK: ".left.near .flank", PHONE: ".near > .bonds"}
CARDS = "**/api/games/cipher/cards?*"
# Texts in the panel that are cut.
CUT = """(panel) => {
  const room = panel.getBoundingClientRect();
  const told = panel.querySelector(".told");
  const lines = [...panel.querySelectorAll("h2, .told > p:not(.plated)")];
  const hangs = ({ top, bottom, left, right }) => top < room.top || bottom > room.bottom || left < room.left || right > room.right;
  const cut = told.scrollHeight > told.clientHeight + 1;
  return lines.filter((one) => cut || hangs(one.getBoundingClientRect())).map((one) => one.textContent);
}"""
# Words in a place that hang out of it, or that its rim crosses.
RIMMED = """(place) => {
  const { borderTopWidth, outlineOffset } = getComputedStyle(place);
  const rim = Math.max(parseFloat(borderTopWidth), -parseFloat(outlineOffset));
  const room = place.getBoundingClientRect();
  const inside = ({ top, bottom, left, right }) => top >= room.top + rim && bottom <= room.bottom - rim && left >= room.left + rim && right <= room.right - rim;
  const words = [...place.querySelectorAll("*")].filter((one) => one.checkVisibility() && !one.closest("svg") && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  return words.filter((one) => !inside(one.getBoundingClientRect()) || one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent);
}"""


def _row(line: str) -> str:
    return f".near-{line}"


def _carried(seat: Seat, card: str, over: str) -> Carrier:
    """Take a card there, and hold it.

    On a busy machine a finger may rest so long that it opens the card instead; then it is taken once more.
    """
    carrier = Carrier(seat.page, seat.touch)
    lifted, read = seat.page.locator(LIFTED), seat.page.get_by_role("dialog")
    for _ in range(TAKEN_AT_MOST):
        x, y = carrier.take(seat.page.locator(card))
        carrier.to((x, y - 12))  # a little way first: places open once it is carried
        expect(lifted.or_(read).first).to_be_visible()
        if not read.count():
            break
        carrier.let_go()
        seat.page.keyboard.press("Escape")
        expect(read).to_have_count(0)
    expect(lifted).to_be_visible()
    expect(seat.page.locator(f"{card}.away")).to_be_visible()
    carrier.over(seat.page.locator(over))
    return carrier


def _plays(seat: Seat, carrier: Carrier, told: Sequence[str], language: str = "en") -> None:
    """Let go, and check what the hall is told and what is read out."""
    assert seat.acts == []
    carrier.let_go()
    expect(seat.page.locator(LIFTED)).to_have_count(0)
    seat.has_told(*told)
    spoken = seat.page.locator(".spoken")
    for sentence in sentences("cipher", history(seat.page, seat.hall, seat.match)[-1], language):
        expect(spoken).to_contain_text(sentence)
    assert seat.page.problems == []


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_card_is_dragged_to_the_bonds(window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """Bonds lie beside the field; on a phone they open over the own seat."""
    seat = Seat(hall, visitor, window, "bond")
    carrier = _carried(seat, NEW, BONDS[window])
    expect(seat.page.locator(f"{BONDS[window]}.under")).to_be_visible()
    expect(seat.heading).to_have_text(re.compile("becomes a bond$"))
    expect(seat.panel).to_contain_text(NOTHING[window])
    expect(seat.page.locator(BONDS[window]).get_by_text("Bonds", exact=True)).to_be_in_viewport(ratio=1)
    shoot(seat.page, f"cipher-drag-bond-{window[0]}")
    assert seat.page.locator(BONDS[window]).evaluate(RIMMED) == []
    _plays(seat, carrier, ["B01-006"])


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("line", ["front", "back"])
def test_a_card_is_dragged_to_a_line(line: str, window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """Both lines are marked, and the card goes to the one where it is let go."""
    seat = Seat(hall, visitor, window, "deploy")
    carrier = _carried(seat, NEW, _row(line))
    expect(seat.page.locator(".line.place")).to_have_count(2)
    expect(seat.page.locator(f"{_row(line)} .line.place.under")).to_be_visible()
    expect(seat.page.locator(".line.under")).to_have_count(1)
    expect(seat.heading).to_have_text(re.compile(f"^Deploy Caeda in the {line} line"))
    shoot(seat.page, f"cipher-drag-{line}-{window[0]}")
    _plays(seat, carrier, [f"{line} B01-006"])


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_card_is_dragged_onto_the_unit_of_its_name(window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """No other place takes it."""
    seat = Seat(hall, visitor, window, "deploy")
    carrier = _carried(seat, GROWS, MAIN)
    expect(seat.page.locator(".mat .goal")).to_have_count(1)
    expect(seat.page.locator(".line.place")).to_have_count(0)
    expect(seat.page.locator(f"{MAIN}.goal.under")).to_be_visible()
    _plays(seat, carrier, ["grow B01-003", "B01-003"])


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_unit_is_dragged_to_whom_it_attacks(window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """The numbers of both, the arrow and the effect of a drop are seen before; attack and target are then sent."""
    seat = Seat(hall, visitor, window)
    carrier = _carried(seat, MAIN, FOE)
    expect(seat.page.locator(f"{FOE}.goal.under")).to_be_visible()
    expect(seat.page.locator(MEETS)).to_have_text(re.compile(r"Before support\s*40 Marth\s*against\s*\d+ "))
    expect(seat.page.locator(".mat .untold")).to_be_visible()
    expect(seat.heading).to_have_text(re.compile(r"^Attack .* with Marth\?$"))
    expect(seat.panel).to_contain_text(NOTHING[window])
    shoot(seat.page, f"cipher-drag-attack-{window[0]}")
    _plays(seat, carrier, ATTACK)


class Coached(Seat):
    """A player with the coach on."""

    def prepare(self) -> None:
        """Prepare the browser before its first page."""
        self.page.add_init_script("localStorage.setItem('parlour-cipher-coach', 'on')")


class Late(Seat):
    """A player who sees no card before the test lets them through."""

    def prepare(self) -> None:
        """Prepare the browser before its first page."""
        self.cards = held(self.page, CARDS)


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_card_is_carried_before_the_page_knows_any(window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """As soon as the names have come the unit takes the card, even if the finger went down before."""
    seat = Late(hall, visitor, window, "deploy")
    carrier = _carried(seat, GROWS, MAIN)
    expect(seat.page.locator(".mat .goal")).to_have_count(0)
    seat.cards()
    expect(seat.page.locator(f"{MAIN}.goal.under")).to_be_visible()
    _plays(seat, carrier, ["grow B01-003", "B01-003"])


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_numbers_are_read_whatever_is_carried_over_them(window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """The numbers are read over each target, and right over the plate; the arrow runs under all of them."""
    seat = Seat(hall, visitor, window)
    eye = Eye(seat.page)
    carrier = _carried(seat, MAIN, FOE)
    covered = []
    goals = seat.page.locator(".mat .goal").evaluate_all("all => all.map((one) => one.dataset.slot)")
    assert len(goals) > 1
    for slot in goals:
        carrier.over(seat.page.locator(f'.mat [data-slot="{slot}"]'))
        expect(seat.page.locator(f'.mat [data-slot="{slot}"].under')).to_be_visible()
        shoot(seat.page, f"cipher-drag-plate-{slot}-{window[0]}")
        covered += eye.covered(seat.page.locator(f"{MEETS} :is(small, b, i, em)"), seat.page.locator(LIFTED))
        covered += eye.covered(seat.page.locator(NUMBERS), seat.page.locator(ARROW))
    assert covered == []
    carrier.let_go()


@pytest.mark.variants("locale", "coached")
@pytest.mark.parametrize("coached", [False, True])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_what_a_finger_can_do_is_told_whole(locale: str, coached: bool, quiet: Hall, visitor: Any) -> None:
    """On a usual phone the text over each unit, a line and nothing is whole, and names no key."""
    seat = (Coached if coached else Seat)(quiet, visitor, USUAL, locale=locale)
    carrier = _carried(seat, MAIN, FOE)
    goals = seat.page.locator(".mat .goal").evaluate_all("all => all.map((one) => one.dataset.slot)")
    for over in (*(f'.mat [data-slot="{slot}"]' for slot in goals), _row("back"), ".middle"):
        carrier.over(seat.page.locator(over))
        expect(seat.panel).to_contain_text(re.compile("lsewhere nothing|ailleurs, rien"))
        expect(seat.panel).not_to_contain_text(re.compile("Esc|Échap"))
        assert seat.panel.evaluate(CUT) == []
    shoot(seat.page, f"cipher-drag-finger-{locale[:2]}-{coached}")
    carrier.let_go()


def test_what_is_selected_on_the_page_keeps_nobody_from_dragging(hall: Hall, visitor: Any) -> None:
    """A selected text would be dragged by the browser, which would take the pointer away."""
    seat = Seat(hall, visitor, DESK)
    seat.page.evaluate("() => getSelection().selectAllChildren(document.body)")
    _plays(seat, _carried(seat, MAIN, FOE), ATTACK)


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_unit_is_dragged_to_the_other_line(window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """The unit moves."""
    seat = Seat(hall, visitor, window)
    carrier = _carried(seat, MAIN, _row("back"))
    expect(seat.page.locator(".near-back .line.place.under")).to_be_visible()
    expect(seat.heading).to_have_text("Move Marth")
    _plays(seat, carrier, ["move B01-003"])


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_drag_is_told_in_french(window: tuple[int, int], quiet: Hall, visitor: Any) -> None:
    """French has words for it as English does, beside the coach too."""
    seat = Coached(quiet, visitor, window, locale="fr-FR")
    carrier = _carried(seat, MAIN, FOE)
    expect(seat.page.locator(MEETS)).to_contain_text("Avant le soutien")
    told = {DESK: r"Lâchez sur .* pour attaquer\. .*appuyez sur Échap", PHONE: "Lâchez pour attaquer.*ailleurs, rien"}
    expect(seat.panel).to_contain_text(re.compile(told[window]))
    _plays(seat, carrier, ATTACK, "fr")


def _escape(seat: Seat, carrier: Carrier) -> None:
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(LIFTED)).to_have_count(0)
    carrier.let_go()


def _right(seat: Seat, carrier: Carrier) -> None:
    seat.page.mouse.down(button="right")
    expect(seat.page.locator(LIFTED)).to_have_count(0)
    seat.page.mouse.up(button="right")
    carrier.let_go()


def _elsewhere(seat: Seat, carrier: Carrier) -> None:
    carrier.over(seat.page.locator(".middle"))
    expect(seat.page.locator(".under")).to_have_count(0)
    expect(seat.panel).to_contain_text(re.compile("Let go on (one of the marked places|a marked place)"))
    carrier.let_go()


def _home(seat: Seat, carrier: Carrier) -> None:
    carrier.over(seat.page.locator(MAIN))
    carrier.let_go()


def _lost(_seat: Seat, carrier: Carrier) -> None:
    carrier.lost()


BACK: dict[str, Callable[[Seat, Carrier], None]] = {"elsewhere": _elsewhere, "where it was": _home}
WAYS = {
    "pointer": (DESK, BACK | {"Escape": _escape, "the right button": _right}),
    "finger": (PHONE, BACK | {"what the phone takes for its own": _lost}),
}


@pytest.mark.parametrize("hand", WAYS)
def test_let_go_elsewhere_nothing_has_happened(hand: str, hall: Hall, visitor: Any) -> None:
    """The hall was not told, the question is the same, and the card can be carried again."""
    window, ways = WAYS[hand]
    seat = Seat(hall, visitor, window)
    asked = seat.heading.inner_text()
    for way, back in ways.items():
        back(seat, _carried(seat, MAIN, FOE))
        expect(seat.page.locator(LIFTED), way).to_have_count(0)
        expect(seat.page.locator(".goal, .place, .away, .under"), way).to_have_count(0)
        expect(seat.page.locator(MEETS), way).to_have_count(0)
        expect(seat.heading, way).to_have_text(asked)
        expect(seat.page.get_by_role("dialog"), way).to_have_count(0)
        assert (seat.acts, players.match_json(seat.page, seat.match)["seq"]) == ([], seat.begun), way
    _plays(seat, _carried(seat, MAIN, FOE), ATTACK)


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_press_that_goes_nowhere_takes_a_card_up(window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """A press takes a card up; a resting finger opens it, and then carries nothing."""
    seat = Seat(hall, visitor, window)
    seat.press(seat.page.locator(MAIN))
    expect(seat.panel.get_by_role("button", name=re.compile("^Attack with"))).to_be_visible()
    if seat.touch:
        carrier = Carrier(seat.page, finger=True)
        carrier.take(seat.page.locator(MAIN))
        expect(seat.page.get_by_role("dialog")).to_be_visible()
        carrier.to((200, 200))
        carrier.let_go()
        expect(seat.page.locator(LIFTED)).to_have_count(0)
    assert (seat.acts, seat.page.problems) == ([], [])


def test_a_tap_counts_right_after_a_drag(hall: Hall, visitor: Any) -> None:
    """The end of the finger's way is no fling, which the next tap would only stop."""
    seat = Seat(hall, visitor, PHONE)
    _elsewhere(seat, _carried(seat, MAIN, FOE))
    seat.press(seat.page.locator(MAIN))
    expect(seat.panel.get_by_role("button", name=re.compile("^Attack with"))).to_be_visible()


def test_a_hand_that_is_too_long_scrolls_sideways_and_plays_upwards(hall: Hall, visitor: Any) -> None:
    """The direction of the finger decides, and the page stays where it is."""
    seat = Seat(hall, visitor, NARROW, position=cipher_positions.asked("bond", 3, 27))
    hand = seat.page.locator(".hand.beyond")
    expect(hand).to_be_visible()
    carrier = Carrier(seat.page, finger=True)
    x, y = middle(hand)
    carrier.take(hand)
    carrier.to((x - 150, y))
    carrier.let_go()
    seat.page.wait_for_function("() => document.querySelector('.hand.beyond').scrollLeft > 0")
    expect(seat.page.locator(LIFTED)).to_have_count(0)
    assert seat.acts == []
    assert seat.page.evaluate("[scrollX, scrollY]") == [0, 0]
