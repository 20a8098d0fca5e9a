"""Every game has lessons in the browser, each step on its own board, and they end at a first game."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.games.cipher.cards.called import called
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.served import Hall
from tests.web.visiting import until

pytestmark = pytest.mark.browser

WORDS = {
    "en-GB": {
        "learn": "Learn to play",
        "next": "Next lesson",
        "show": "Show me",
        "done": "That is it.",
        "anew": "Try again",
        "square": "square",
        "play": "Play a first game",
    },
    "fr-FR": {
        "learn": "Apprendre à jouer",
        "next": "Leçon suivante",
        "show": "Montrer",
        "done": "C’est cela.",
        "anew": "Réessayer",
        "square": "case",
        "play": "Jouer une première partie",
    },
}


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("game", ["triple-triad", "chakart", "cipher"])
@pytest.mark.slowed
def test_the_lessons_lead_to_a_first_game(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """A finger leads from the start page through every lesson to a table with a coach."""
    words = WORDS[locale]
    page = visitor(hall, width=360, touch=True, locale=locale)
    page.goto(f"/play/{game}")
    page.locator(f'a[href="/learn/{game}"]', has_text=words["learn"]).tap(timeout=players.LONG)
    expect(page.locator('button[aria-current="step"]')).to_have_count(1, timeout=players.LONG)
    forward = page.get_by_role("button", name=words["next"])
    while forward.count():
        forward.tap()
    page.wait_for_load_state("networkidle")  # a board that comes pushes down what is below it
    page.get_by_role("button", name=words["play"]).last.tap()
    page.wait_for_url("**/t/*")
    assert page.problems == []


@pytest.mark.parametrize("game", ["triple-triad", "chakart", "cipher"])
def test_the_lessons_open_at_their_title(game: str, hall: Hall, visitor: Any) -> None:
    """The first lesson stands under the title of its page: its whole board, and the way on where the thumb is."""
    page = visitor(hall, width=390, height=664, touch=True)
    page.goto(f"/learn/{game}")
    expect(page.locator("[data-cell], [data-square], .seen [data-card]").first).to_be_attached(timeout=players.LONG)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("scrollY") == 0
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    board, way = (
        page.locator(".try .board, .study .board, .seen > .mat").bounding_box(),
        page.locator(".way-on").bounding_box(),
    )
    assert board and way and board["y"] + board["height"] <= way["y"]
    assert page.problems == []


UNCOVERED = """(it) => {
  const { x, bottom } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(x + 8, bottom - 4));
}"""
KEYPAD = "789456123"  # squares are numbered as at a newcomer's first table
# For each lesson the square where the card does what is asked for, and one where it does not.
RIGHT = {
    "capture": (5, 0),
    "same": (0, 4),
    "plus": (0, 4),
    "combo": (0, 5),
    "elemental": (0, 2),
    "end": (8, None),
    "one": (8, None),
}


@pytest.mark.variants("locale", "width", "way")
@pytest.mark.parametrize(("width", "way"), [(360, "touch"), (1280, "mouse"), (1280, "keys")])
@pytest.mark.parametrize("locale", WORDS)
def test_the_reader_places_the_cards(locale: str, width: int, way: str, hall: Hall, visitor: Any) -> None:
    """In every lesson of Triple Triad a wrong square is answered and changes nothing; the right one turns the cards."""
    page = visitor(hall, width=width, touch=way == "touch", locale=locale)
    words = WORDS[locale]
    page.goto("/learn/triple-triad")

    def place(at: int) -> None:
        square = page.locator(f'[data-cell="{at}"]')
        if way == "keys":
            square.focus()
            page.keyboard.press("Enter")
        else:
            (square.tap if way == "touch" else square.click)()

    for name, (right, wrong) in RIGHT.items():
        show = page.get_by_role("button", name=words["show"], exact=True)
        expect(show).to_be_visible(timeout=players.LONG)
        if wrong is not None:
            place(wrong)
            answer = page.get_by_role("status").filter(has_text=f"{words['square']} {KEYPAD[wrong]}")
            expect(answer).to_be_visible()
            until(lambda answer=answer: answer.evaluate(UNCOVERED), "the answer is not under the bar at the foot")
            until(lambda show=show: show.evaluate(UNCOVERED), "what can be done now is in view with it")
        if name == "same":
            assert "takes" not in page.locator(".board").inner_text()
            shoot(page, f"learn-triple-triad-{locale[:2]}-{width}")
        place(right)
        expect(page.get_by_text(words["done"], exact=True)).to_be_visible()
        anew = page.get_by_role("button", name=words["anew"], exact=True)
        until(lambda anew=anew: anew.evaluate(UNCOVERED), "the way back is in view")
        if name == "capture":
            expect(page.get_by_role("status").filter(has_text="2 > 1")).to_be_visible()
        assert violations(page) == []
        assert fits(page), "the page scrolls sideways"
        forward = page.get_by_role("button", name=words["next"], exact=True)
        if forward.count():
            forward.click()
    assert page.problems == []


def test_a_lesson_shows_what_is_not_found_and_can_be_tried_again(hall: Hall, visitor: Any) -> None:
    """ "Show me" places the card, and "Try again" takes it back."""
    page = visitor(hall)
    page.goto("/learn/triple-triad")
    page.get_by_role("button", name="Show me").click(timeout=players.LONG)
    expect(page.get_by_text("That is it.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Show me")).to_be_visible()
    expect(page.locator('[data-cell="5"]')).to_have_accessible_name(re.compile("empty"))
    assert page.problems == []


CHAKART = {
    "en-GB": [
        "Your turn: move the white pawn from e2 to e4.",
        "No move leads from e2 to e6.",
        "Start again: move the white pawn from e2 to e4.",
        "That is it",
        "Start again",
    ],
    "fr-FR": [
        "À vous\u00a0: menez le pion blanc de e2 en e4.",
        "Aucun coup ne mène de e2 à e6.",
        "Recommencez\u00a0: menez le pion blanc de e2 en e4.",
        "C’est cela",
        "Recommencer",
    ],
}


@pytest.mark.variants("window", "locale")
@pytest.mark.parametrize("locale", CHAKART)
@pytest.mark.parametrize("window", [(360, 640), (390, 664), (1280, 800)])
def test_a_try_on_the_track_is_answered(window: tuple[int, int], locale: str, hall: Hall, visitor: Any) -> None:
    """Chakart’s first lesson answers no move, another move and the right one."""
    width, height = window
    asks, astray, other, done, again = CHAKART[locale]
    page = visitor(hall, width=width, height=height, touch=width < 800, locale=locale)
    page.goto("/learn/chakart")
    said = page.locator(".study").get_by_role("status")
    expect(said.filter(has_text=asks)).to_be_visible(timeout=players.LONG)

    def press(name: str) -> None:
        square = page.locator(f'[data-square="{name}"]')
        (square.tap if width < 800 else square.click)()

    press("e2")
    press("e6")
    expect(said.filter(has_text=astray)).to_be_visible()
    press("d2")
    press("d3")
    expect(said.filter(has_text=other)).to_be_visible()
    back = page.get_by_role("button", name=again, exact=True)
    expect(back).to_be_visible()
    until(lambda: said.evaluate(UNCOVERED) and back.evaluate(UNCOVERED), "the answer, and the button that it names")
    shoot(page, f"learn-chakart-other-{locale[:2]}-{width}x{height}")
    back.click()
    expect(said.filter(has_text=asks)).to_be_visible()
    press("e2")
    press("e4")
    expect(said.filter(has_text=done)).to_be_visible()
    shoot(page, f"learn-chakart-{locale[:2]}-{width}")
    assert violations(page) == []
    assert fits(page)
    assert page.problems == []


# Squares to which the lesson's piece cannot go.
NO_WAY = {
    "pawn": "e6",
    "knight": "a6",
    "rook": "h7",
    "bishop": "a8",
    "queen": "g8",
    "king": "a6",
    "mushroom": "a6",
    "banana": "h8",
    "bomb": "a8",
    "egg": "a8",
    "start": "a4",
    "chain": "b6",
    "waluigi": "a1",
}


def test_every_lesson_of_chakart_opens_on_its_board(hall: Hall, visitor: Any) -> None:
    """On a phone with its bars the way to a lesson shows its board and task; an impossible move is answered."""
    page = visitor(hall, width=390, height=664, touch=True)
    page.goto("/learn/chakart")
    said = page.locator(".study").get_by_role("status")
    for lesson, nowhere in NO_WAY.items():
        expect(said.filter(has_text=CHAKART["en-GB"][0].partition(":")[0])).to_be_visible(timeout=players.LONG)
        if lesson != "pawn":
            board = page.locator(".study .board")
            expect(board).to_be_in_viewport(ratio=1)
            box, bar = board.bounding_box(), page.locator(".way-on").bounding_box()
            told = said.bounding_box()
            assert box and bar and told and max(one["y"] + one["height"] for one in (box, told)) <= bar["y"], lesson
        shoot(page, f"learn-chakart-{lesson}-390x664")
        start = re.search(r"\b[a-h][1-8]\b", said.inner_text())
        assert start
        page.locator(f'[data-square="{start[0]}"]').tap()
        page.locator(f'[data-square="{nowhere}"]').tap()
        expect(said.filter(has_text=f"No move leads from {start[0]} to {nowhere}.")).to_be_visible()
        forward = page.get_by_role("button", name="Next lesson", exact=True)
        if forward.count():
            forward.tap()
    assert page.problems == []


# The presses of each lesson of Cipher, in turn: a card taken up, a try that is answered, or the answer asked for.
# Cards go by their units' English names, the reader's lines and the answers by their words in both languages.
CIPHER: dict[str, list[tuple[str, str, str]]] = {
    "aim-orb": [
        ("try", "card", "Chrom"),
        ("take", "card", "Cain"),
        ("try", "answer", "Move Cain|Déplacer Caïn"),
        ("take", "card", "Cain"),
        ("do", "answer", "Attack with Cain|Attaquer avec Caïn"),
        ("try", "card", "Vaike"),
        ("do", "card", "Chrom"),
    ],
    "reading": [],
    "bond-one": [
        ("take", "card", "Marth"),
        ("try", "answer", "Marth.*bond|Marth.*lien"),
        ("take", "card", "Ogma"),
        ("do", "answer", "Ogma.*bond|Ogma.*lien"),
        ("take", "card", "Navarre"),
        ("try", "line", "back line|arrière-ligne"),
        ("take", "card", "Navarre"),
        ("do", "line", "front line|ligne de front"),
    ],
    "deploy-lines": [
        ("take", "card", "Gordin"),
        ("try", "line", "front line|ligne de front"),
        ("take", "card", "Gordin"),
        ("do", "line", "back line|arrière-ligne"),
        ("take", "card", "Navarre"),
        ("do", "line", "front line|ligne de front"),
    ],
    "range-magic": [
        ("take", "card", "Gordin"),
        ("try", "answer", "Attack with Gordin|Attaquer avec Gordin"),
        ("take", "card", "Merric"),
        ("do", "answer", "Attack with Merric|Attaquer avec Merric"),
        ("try", "card", "Chrom"),
        ("do", "card", "Sumia"),
    ],
    "support-choice": [
        ("take", "card", "Cain"),
        ("try", "answer", "Attack with Cain|Attaquer avec Caïn"),
        ("take", "card", "Ogma"),
        ("do", "answer", "Attack with Ogma|Attaquer avec Ogma"),
        ("try", "card", "Chrom"),
        ("do", "card", "Sully"),
    ],
    "critical-cain": [("try", "card", "Navarre"), ("do", "hand", "Cain")],
    "evade-marth": [("try", "hand", "Cain"), ("do", "hand", "Marth")],
    "skills-act": [
        ("take", "card", "Caeda"),
        ("try", "answer", "Attack with Caeda|Attaquer avec Shiida"),
        ("take", "card", "Caeda"),
        ("do", "answer", "Javelin"),
        ("do", "tray", "Lucina"),
        ("take", "card", "Caeda"),
        ("do", "answer", "Attack with Caeda|Attaquer avec Shiida"),
        ("do", "card", "Sumia"),
    ],
}
WINDOWS = [(390, 664, "touch"), (360, 640, "touch"), (1280, 800, "mouse"), (1280, 800, "keys")]


@pytest.mark.variants("locale", "width", "height", "way")
@pytest.mark.parametrize(("width", "height", "way"), WINDOWS)
@pytest.mark.parametrize("locale", WORDS)
def test_the_reader_acts_in_the_lessons_of_cipher(
    locale: str, width: int, height: int, way: str, hall: Hall, visitor: Any
) -> None:
    """Every lesson shows its question, the lines of both sides and the hand; a wrong try is told why."""
    page = visitor(hall, width=width, height=height, touch=way == "touch", locale=locale)
    words = WORDS[locale]
    page.goto("/learn/cipher")
    said = page.locator(".try").get_by_role("status")
    task = page.locator(".task")
    show = page.get_by_role("button", name=words["show"], exact=True)
    anew = page.get_by_role("button", name=words["anew"], exact=True)

    def press(place: str, name: str) -> None:
        seen = {"card": ".seen [data-card]", "hand": ".hand [data-card]", "tray": ".tray [data-card]"}
        if place == "line":
            spot = page.locator(".near-front, .near-back").get_by_role("button", name=re.compile(name)).first
        elif place == "answer":
            spot = page.locator(".answers").get_by_role("button", name=re.compile(name))
        else:
            spot = page.locator(f'{seen[place]}[aria-label*="{called(name, locale[:2])}"]').last
        if way == "keys":
            spot.press("Enter")
        else:
            (spot.tap if way == "touch" else spot.click)()

    for lesson, steps in CIPHER.items():
        if steps:
            expect(page.locator(".mat .row > .line")).to_have_count(4, timeout=players.LONG)
            if lesson != "aim-orb":
                expect(page.locator(".seen")).to_be_in_viewport(ratio=1)
            shoot(page, f"learn-cipher-{lesson}-{locale[:2]}-{width}x{height}")
        for what, place, name in steps:
            asked = task.inner_text()
            press(place, name)
            if what == "try":
                expect(said).to_have_class(re.compile("bad"))
                expect(said).not_to_be_empty()
                expect(task).to_have_text(asked)
                until(lambda: said.evaluate(UNCOVERED) and show.evaluate(UNCOVERED), "the answer, and how to go on")
            elif what == "do":
                expect(task).not_to_have_text(asked)
                expect(said).to_contain_text(words["done"])
                until(lambda: anew.evaluate(UNCOVERED), "the way back is in view")
        if steps:
            expect(page.get_by_role("button", name=words["show"], exact=True)).to_have_count(0)
            assert fits(page), "the page scrolls sideways"
        assert violations(page) == []
        forward = page.get_by_role("button", name=words["next"], exact=True)
        if forward.count():
            forward.click()
    assert page.problems == []


def test_a_lesson_of_cipher_shows_what_is_not_found_and_can_be_tried_again(hall: Hall, visitor: Any) -> None:
    """ "Show me" takes each step, "Try again" begins again, and a card is read as at a table."""
    page = visitor(hall)
    page.goto("/learn/cipher")
    task = page.locator(".task")
    expect(task).to_contain_text("Attack with Cain", timeout=players.LONG)
    show = page.get_by_role("button", name="Show me", exact=True)
    show.click()
    expect(task).to_contain_text("breaks an orb")
    show.click()
    expect(page.locator(".try").get_by_role("status")).to_contain_text("Chrom is defeated")
    page.get_by_role("button", name="Try again").click()
    expect(task).to_contain_text("Attack with Cain")
    page.get_by_role("button", name="Next lesson").click()
    page.locator(".mat [data-card]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.problems == []
