"""In the windows of real phones Cipher's field, hand, turn and question are in view together."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import cipher_positions, players
from tests.e2e.measured import CIPHER, LEAST, LEGIBLE, PHONE, POINTER, WINDOWS, Everywhere, measured
from tests.e2e.phones import behind, phone, play_one, refused, study, table
from tests.served import Hall

pytestmark = pytest.mark.browser

CROWDED = (8, 10)  # units in each line, and cards in the hand
USUAL = (3, 6)
TOLD = ("deploy", "act", "critical", "evade", "choose")  # the questions for a usual table too
TAKEN = {"bond": ".hand .open", "deploy": ".hand .open", "act": ".row .open"}  # the card to take up before it is played
TOOL = ":is(.ask, .touched) .tool"  # beside a card that is taken up
NAME = ".row .turned text.name"
SUPPORTS = ".strip button.help"
SUM = ".strip .sum span"
SMALLER = 15  # the strip of a unit where eight overlap


def _asked(page: Any, name: str, size: tuple[int, int]) -> None:
    """Ask the page this at a table of that size."""
    study(page, "cipher", cipher_positions.asked(name, *size))
    expect(page.locator(".ask.mine .btn:enabled, .ask.mine .tray, .mat .open").first).to_be_attached(
        timeout=players.LONG
    )


def _coach(page: Any, on: bool) -> None:
    page.evaluate("on => localStorage.setItem('parlour-cipher-coach', on)", "on" if on else "off")


def _phone(hall: Hall, visitor: Any, locale: str, coached: bool, window: tuple[int, int] = WINDOWS[0]) -> Any:
    """Return a phone, or a desk, with the coach on or off before any table is opened."""
    page = phone(hall, visitor, locale, window)
    page.goto("/about")
    _coach(page, coached)
    return page


def test_the_coach_marks_the_answer_that_it_proposes(quiet: Hall, visitor: Any) -> None:
    """Both answers stand there; the one in brass is the coach's, which has no button of its own beside it."""
    page = _phone(quiet, visitor, "en-GB", coached=True)
    _asked(page, "critical", USUAL)
    answers = page.locator(".ask .answers .btn")
    expect(answers).to_have_count(2)
    expect(page.locator(".frame .brass")).to_have_count(1, timeout=players.LONG)
    expect(answers.and_(page.locator(".brass"))).to_have_attribute("title", "Coach")
    expect(page.get_by_role("button", name=re.compile("^Play it"))).to_have_count(0)


@pytest.mark.variants("locale", "coached")
@pytest.mark.parametrize(("locale", "coached"), [("en-GB", False), ("fr-FR", True)])
def test_whatever_is_asked_is_in_view(
    locale: str, coached: bool, everywhere: Everywhere, quiet: Hall, visitor: Any
) -> None:
    """Every question is in view at the fullest table and at a usual one, with the coach and without."""
    page = _phone(quiet, visitor, locale, coached)
    found: list[str] = []
    for size in (CROWDED, USUAL):
        for name in cipher_positions.QUESTIONS if size == CROWDED else TOLD:
            _asked(page, name, size)
            moment = f"cipher-{locale[:2]}-{size[0]}-{name}"
            strip = SMALLER if size == CROWDED else 24
            found += everywhere(page, moment, CIPHER, strip)
            if name in TAKEN:
                page.locator(TAKEN[name]).nth(1).tap(position={"x": 6, "y": 20})
                expect(page.locator(TOOL).first).to_be_attached()
                found += everywhere(page, f"{moment}-taken", CIPHER, strip)
    assert found == []
    assert page.problems == []


@pytest.mark.variants("coached")
@pytest.mark.parametrize("coached", [False, True])
def test_the_names_on_the_field_are_read_and_a_tap_enlarges_a_card(coached: bool, quiet: Hall, visitor: Any) -> None:
    """On a usual phone even long names are legible; a card that answers nothing opens large, with its text."""
    page = _phone(quiet, visitor, "fr-FR", coached, PHONE)
    _asked(page, "act", CROWDED)
    expect(page.locator(NAME).get_by_text("(femme)").first).to_be_attached()
    names = page.locator(NAME).evaluate_all(
        "all => all.map(one => [one.textContent, parseFloat(getComputedStyle(one).fontSize)"
        " * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)])"
    )
    assert [each for each in names if each[1] < LEGIBLE] == []
    enemy = page.locator(".far-front [data-slot]").first
    small = enemy.locator(".turned").bounding_box()
    enemy.tap(position={"x": 6, "y": 20})
    large = page.get_by_role("dialog").locator(".face").bounding_box()
    assert small and large and large["width"] > 2 * small["width"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_card_that_answers_nothing_is_looked_at_beside_the_question(
    locale: str, everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """The question and its answers stay in view, and can be given while the card is open."""
    page = _phone(hall, visitor, locale, coached=False)
    _asked(page, "mulligan", USUAL)
    question = page.locator(CIPHER.asked).inner_text()
    answers = page.locator(".ask .ways .btn:enabled, .ask .ways .open").filter(visible=True)
    given = answers.all_inner_texts()
    page.locator(".hand [data-slot]:not(.open)").first.tap(position={"x": 6, "y": 20})
    expect(page.locator(TOOL)).to_have_count(2)
    expect(page.locator(CIPHER.asked)).to_contain_text(question)
    assert answers.all_inner_texts() == given != []
    found = everywhere(page, f"cipher-{locale[:2]}-looked-at", CIPHER)
    assert found == []
    match = page.url.rsplit("/", 1)[-1]
    with players.moved(page, match):
        answers.first.tap()
    assert page.problems == []


@pytest.mark.variants("locale", "size")
@pytest.mark.parametrize("size", [USUAL, CROWDED])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_supports_of_a_battle_are_as_large_as_a_finger(
    locale: str, size: tuple[int, int], everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """Both supports are shown, and each sum in one line, with all the rest of the question in view."""
    page = _phone(hall, visitor, locale, coached=False)
    study(page, "cipher", cipher_positions.reinforced(*size))
    expect(page.locator(".mat .open").first).to_be_attached(timeout=players.LONG)
    match = page.url.rsplit("/", 1)[-1]
    with players.moved(page, match):
        for _ in range(2):  # a finger first sees the numbers of both
            page.locator(".row .open").first.tap(position={"x": 6, "y": 20})
    expect(page.locator(SUPPORTS)).to_have_count(2, timeout=players.LONG)
    expect(page.locator(SUM).first).to_have_text(re.compile(r"^\d+ \+ \d+ \+ \d+$"))
    moment = f"cipher-{locale[:2]}-{size[0]}-supports"
    found = everywhere(page, moment, CIPHER, SMALLER if size == CROWDED else 24)
    assert found == []
    assert page.problems == []


def test_a_phone_shows_that_an_orb_lies_face_up(everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """The sign stands beside the number of orbs, until none is face up, and takes no room from any text."""
    page = _phone(hall, visitor, "fr-FR", coached=False)
    position = cipher_positions.asked("critical", *USUAL)
    position["first"]["orbs"]["seen"][0] = {"card": cipher_positions.RED[2], "face": "up"}
    study(page, "cipher", position)
    expect(page.locator(".near .orbs .up")).to_have_count(1)
    expect(page.locator(".far .orbs circle")).to_have_count(5)
    expect(page.locator(".far .orbs .up")).to_have_count(0)
    found = everywhere(page, "cipher-orb-up", CIPHER)
    assert found == []


@pytest.mark.variants("name")
@pytest.mark.parametrize("alone", ["first", "second"])
@pytest.mark.parametrize("name", ["act", "orb"])
def test_a_side_with_one_line_tells_all_it_has(alone: str, name: str, quiet: Hall, visitor: Any) -> None:
    """On a desk, where the other side's two lines take the room, decks, areas, orbs, bonds and hand are told."""
    page = _phone(quiet, visitor, "fr-FR", coached=True, window=WINDOWS[-1])
    position = cipher_positions.asked(name, *USUAL)
    position[alone] |= {"back": [], "boundless": position[alone]["retreat"][:2]}
    study(page, "cipher", position)
    expect(page.locator(".flank")).to_have_count(2)
    found = measured(page, f"cipher-{name}-{alone}-alone", WINDOWS[-1], CIPHER, (POINTER, LEAST, 24))
    cut = page.locator(".mat .flank, .mat .piles").evaluate_all(
        "all => all.filter(one => one.scrollHeight > one.parentElement.clientHeight).map(one => one.className)"
    )
    assert (found, cut) == ([], [])


def test_a_refusal_is_told_in_view(everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """The refusal stands over the question, which stays in view with its answers."""
    page = phone(hall, visitor, "fr-FR")
    _asked(page, "critical", USUAL)
    refused(page)
    page.locator(".ask.mine .btn:enabled").last.tap()
    expect(page.locator(".side .note.bad")).to_be_visible(timeout=players.LONG)
    found = everywhere(page, "cipher-refused", replace(CIPHER, seats=f"{CIPHER.seats}, .side .note.bad"))
    assert found == []


def test_two_phones_begin_a_game_in_view(everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """The longest names and two clocks are beside the first questions of a match."""
    first, second, match = table(hall, visitor, "cipher:official", "fr-FR", {"deck": "S01"})
    found: list[str] = []
    for number in range(6):
        page = first if players.match_json(first, match)["to_act"] == "first" else second
        expect(page.locator(".ask.mine .btn:enabled").first).to_be_attached(timeout=players.LONG)
        found += everywhere(page, f"cipher-begins-{number}", CIPHER)
        with players.moved(page, match):
            page.locator(".ask.mine .answers .btn:enabled").filter(visible=True).last.tap()
    assert found == []
    assert first.problems == second.problems == []


PLAYED = 40  # answers of both sides, after which they have attacked each other
ALWAYS = 5  # questions of any such game: the hand, a bond, the deployment, the action, the target


def _boldly(chance: Random) -> Callable[[list[str]], str]:
    """Return a chooser that attacks whenever it may, and goes by chance otherwise."""
    return lambda legal: chance.choice([each for each in legal if each.startswith("attack")] or legal)


def test_on_a_desk_the_chat_stands_beside_what_is_asked(hall: Hall, visitor: Any) -> None:
    """With the chat open each question to either side is in view with its answers, and all of the chat.

    Between people nobody is coached, whatever they chose before.
    """
    desk = WINDOWS[-1]
    first, second, match = table(hall, visitor, "cipher:official", "fr-FR", {"deck": "S01"}, desk)
    for page in (first, second):
        _coach(page, True)
        page.reload()
        page.get_by_role("button", name="Discussion").filter(visible=True).click()
    found: list[str] = []
    asked: set[str] = set()
    choose = _boldly(Random(1))
    with behind(first, hall) as one, behind(second, hall) as two:
        for _ in range(PLAYED):
            state = players.match_json(first, match)
            page = first if state["to_act"] == "first" else second
            expect(page.locator(".ask.mine .btn:enabled, .ask.mine .tray, .mat .open").first).to_be_attached(
                timeout=players.LONG
            )
            question = page.locator(CIPHER.asked).inner_text()
            if question not in asked:
                asked.add(question)
                found += measured(page, f"cipher-desk-chat-{len(asked)}", desk, CIPHER, (POINTER, LEAST, 24))
                expect(page.locator(".coach")).to_have_count(0)
            play_one([one, two], match, choose)
            players.await_seq(page, match, state["seq"])
    assert found == []
    assert len(asked) >= ALWAYS and first.problems == second.problems == []
