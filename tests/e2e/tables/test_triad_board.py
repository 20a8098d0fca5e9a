"""The board of Triple Triad tells one number for a square, the numbers that count, names and types of cards."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.core import words
from tests.e2e import players
from tests.e2e.heard import LISTENING, heard, history, sentences
from tests.e2e.measured import shoot
from tests.e2e.phones import behind, phone, play_one
from tests.served import Hall

pytestmark = pytest.mark.browser

LOCALES = ["en-GB", "fr-FR"]
DESKTOP = (1280, 800)
SQUARE = {"en-GB": "square", "fr-FR": "case"}
ON = {"en-GB": "on", "fr-FR": "en"}


def _card(sides: list[int], name: str, **more: Any) -> dict[str, Any]:
    return {"card": sides, "element": None, "name": name, **more}


def _play(page: Any, rules: str, board: dict[int, Any], elements: list[str | None], card: dict[str, Any]) -> None:
    """Let Blue play on from this board, with two cards of one kind."""
    position = {
        "board": [board.get(cell) for cell in range(9)],
        "elements": elements,
        "restrictions": [None] * 9,
        "hands": {"red": [_card([1, 1, 1, 1], "Geezard")] * 5, "blue": [card] * 5},
        "to_act": "blue",
        "first_player": "red" if len(board) % 2 else "blue",
    }
    wish = {"begin": {"game": "triple-triad", "rules": rules, "position": position}}
    answer = page.request.post("/api/studies", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")
    expect(page.locator("[data-cell].legal, [data-slot]").first).to_be_visible(timeout=players.LONG)


def _put(page: Any, cell: int) -> None:
    page.locator('[data-slot]:not([aria-disabled="true"])').first.click()
    page.locator(f'[data-cell="{cell}"]').click()


def _look_at(page: Any, name: str) -> None:
    """Look at the move of this card, once it was answered: the newest entry is no look back."""
    moves = page.locator(".story li button")
    move = moves.filter(has_text=name)
    expect(moves).to_have_count(2, timeout=players.LONG)
    expect(move).to_be_visible(timeout=players.LONG)
    move.click()


TURNS = 9  # after which it is over, or another round begins


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
def test_what_chance_and_captures_show_is_read_out(locale: str, hall: Hall, visitor: Any) -> None:
    """The roulette's choice and swapped cards are read out as the game begins, each turned card with its move."""
    pages = [phone(hall, visitor, locale, DESKTOP) for _ in range(2)]
    for page in pages:
        page.add_init_script(LISTENING)
    match = players.open_table(pages[0], "triple-triad:ff14+swap+roulette+card_pick=random+visibility=open")
    expect(pages[0].get_by_role("heading", level=2).first).to_be_visible()
    players.join(pages[1], match)
    with behind(pages[0], hall) as one, behind(pages[1], hall) as two:
        for _ in range(TURNS):
            players.await_shown(pages[0], players.match_json(pages[0], match)["seq"])
            play_one([one, two], match)
    players.await_shown(pages[0], players.match_json(pages[0], match)["seq"])
    language = locale[:2]
    said = heard(pages[0])
    told = [(entry, event) for entry in history(pages[0], hall, match) for event in entry["events"]]
    for kind in ("roulette", "swapped"):
        sentence = next(words.worded(event)[language] for _, event in told if event["kind"] == kind)
        assert any(sentence in text for text in said), (sentence, said)
    turned = [(entry, event) for entry, event in told if event["kind"] == "flipped"]
    assert turned
    for entry, event in turned:
        placed = sentences("triple-triad", entry, language)[0]
        assert any(placed in text and event["card"]["name"] in text for text in said), (placed, event, said)
    assert pages[0].problems == []


def _apart(page: Any, marks: str) -> None:
    """Check that no two of these overlap."""
    boxes = [one.bounding_box() for one in page.locator(marks).all()]
    assert len(boxes) > 1
    for one, two in combinations(boxes, 2):
        across = min(one["x"] + one["width"], two["x"] + two["width"]) - max(one["x"], two["x"])
        along = min(one["y"] + one["height"], two["y"] + two["height"]) - max(one["y"], two["y"])
        assert across < 2 or along < 2, (one, two)


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_numbers_that_count(locale: str, hall: Hall, visitor: Any) -> None:
    """Four captures on marked squares: dominoes and reason say the same numbers, each -1 stands by itself."""
    page = phone(hall, visitor, locale, DESKTOP)
    red = {cell: _card([3, 3, 3, 3], "3333", owner="red") for cell in (1, 3, 5, 7)}
    _play(page, "triple-triad:ff8+elemental", red, ["ice"] * 9, _card([9, 9, 9, 9], "9999"))
    _put(page, 4)
    _look_at(page, "9999")
    expect(page.locator(".reason .eq")).to_contain_text("8 > 2", timeout=players.LONG)
    expect(page.locator(".over .capsule")).to_have_count(4)
    assert sorted(page.locator(".over .number").all_text_contents()) == ["2"] * 4 + ["8"] * 4
    expect(page.locator(".card .mark").filter(has_text="−1")).to_have_count(5)
    _apart(page, ".over .capsule, .card .mark")
    shoot(page, f"triad-counts-{locale[:2]}")
    grid = page.locator('[data-cell="4"]')
    over = page.locator(".over").element_handle()
    assert grid.evaluate("(one, over) => Boolean(one.compareDocumentPosition(over) & 4)", over)
    assert page.problems == []


@pytest.mark.variants("locale", "rules")
@pytest.mark.parametrize("rules", ["ffwtt", "ff8"])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_square_has_one_number(locale: str, rules: str, hall: Hall, visitor: Any) -> None:
    """The board, the screen reader, the reason and the history have one number for a square.

    Each community counts its own way: from the top or, as FFWTT does, like keys.
    """
    page = phone(hall, visitor, locale, DESKTOP)
    _play(page, f"triple-triad:{rules}", {}, [None] * 9, _card([9, 9, 9, 9], "9999"))
    numbers = {"ff8": "123456789", "ffwtt": "789456123"}[rules]
    assert page.locator(".frame svg .number").all_text_contents() == list(numbers)
    named = str(page.locator('[data-cell="6"]').get_attribute("aria-label"))
    assert named.startswith(f"{SQUARE[locale]} {numbers[6]},")
    _put(page, 6)
    _look_at(page, "9999")
    expect(page.locator(".story li")).to_contain_text([f"9999 {ON[locale]} {numbers[6]}"], timeout=players.LONG)
    expect(page.locator(".reason")).to_contain_text(f"9999 {ON[locale]} {numbers[6]}")


def test_names_and_types_on_demand(hall: Hall, visitor: Any) -> None:
    """A card's name is shown under the pointer, the focus and a finger; its type is drawn and said."""
    page = phone(hall, visitor, "en-GB", DESKTOP)
    board = {4: _card([3, 3, 3, 3], "3333", owner="red", type="scion")}
    _play(page, "triple-triad:ff14+ascension", board, [None] * 9, _card([5, 5, 5, 5], "5555", type="scion"))
    square = page.locator('[data-cell="4"]')
    assert "scion" in str(square.get_attribute("aria-label"))
    assert "scion" in str(page.locator("[data-slot]").first.get_attribute("aria-label"))
    tag = page.locator(".over text").filter(has_text="3333")
    square.hover()
    expect(tag).to_be_visible()
    page.mouse.move(5, 5)
    expect(tag).to_have_count(0)
    page.keyboard.press("1")
    for _ in range(12):
        if square.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(tag).to_be_visible()
    page.mouse.move(5, 5)
    page.evaluate("document.activeElement.blur()")
    square.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(tag).to_be_visible()
    square.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    expect(tag).to_have_count(0)
    page.locator('[data-cell="1"]').click()
    _look_at(page, "5555")
    expect(page.locator(".reason")).to_contain_text("scion", timeout=players.LONG)
    shoot(page, "triad-types")
