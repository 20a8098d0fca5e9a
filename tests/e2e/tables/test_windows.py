"""In the windows of real phones a table's board, hand, turn and question are in view together."""

import re
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.core import words
from tests.e2e import chakart_story, players
from tests.e2e.chakart_story import EFFECTS
from tests.e2e.measured import (
    CHAKART,
    CIPHER,
    DESK,
    FINGER,
    LEAST,
    POINTER,
    TRIAD,
    WINDOWS,
    Everywhere,
    measured,
    resize,
    shoot,
)
from tests.e2e.phones import behind, phone, refused, study, table
from tests.e2e.story import Story
from tests.served import Hall

pytestmark = pytest.mark.browser

TURN = {"en-GB": re.compile(r"^Your turn$"), "fr-FR": re.compile(r"^À vous$")}


def _mover(pages: tuple[Any, Any], locale: str) -> Any:
    """Return the page whose player's turn it is."""
    for _ in range(players.LONG // players.LOOK_EVERY):
        for page in pages:
            if page.get_by_text(TURN[locale]).filter(visible=True).count():
                return page
        pages[0].wait_for_timeout(players.LOOK_EVERY)
    raise AssertionError("nobody's turn")


TRIADS = {
    "reasons": ("triple-triad:ff8+same+plus+elemental+visibility=open", None, "en-GB"),
    "power-wall": ("triple-triad:ffwtt+power_wall+battle+visibility=open", None, "fr-FR"),
    "whole-deck": ("triple-triad:free+card_pick=full+visibility=open", {"cards": list(range(1, 21))}, "en-GB"),
}


@pytest.mark.parametrize("name", TRIADS)
def test_a_turn_of_triple_triad_is_in_view(name: str, everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """Turns of both players are in view, before and after a card is chosen, with clocks and the longest names."""
    rules, bring, locale = TRIADS[name]
    red, blue, match = table(hall, visitor, rules, locale, bring)
    found: list[str] = []
    for ply in range(3):
        page = _mover((red, blue), locale)
        found += everywhere(page, f"{name}-{ply}", TRIAD)
        cards = page.locator('[data-slot]:not([aria-disabled="true"])')
        card = cards.nth(ply % cards.count())
        if card.get_attribute("aria-pressed") != "true":
            card.tap(position={"x": 10, "y": 20})
        found += everywhere(page, f"{name}-{ply}-chosen", TRIAD)
        with players.moved(page, match):
            page.locator("[data-cell].legal").nth(ply).tap()
    assert found == []
    assert red.problems == blue.problems == []


LONG_NAMES = {"cards": [368, 304, 251, 62, 341]}  # the longest of all sets, of up to 37 letters


def test_the_longest_names_of_cards_are_read_on_a_desk(hall: Hall, visitor: Any) -> None:
    """The names are whole under their cards, and large enough to be read."""
    desk = WINDOWS[-1]
    red, blue, _match = table(hall, visitor, "triple-triad:free+cards=ff14+visibility=open", "fr-FR", LONG_NAMES, desk)
    page = _mover((red, blue), "fr-FR")
    expect(page.locator(".caption")).to_have_count(5)
    found = measured(page, "triad-long-names", desk, TRIAD, (POINTER, LEAST, 24))
    assert found == []


PICKS = {
    "opponent": ("triple-triad:free+card_pick=opponent+visibility=open", {"cards": list(range(1, 21))}, "fr-FR"),
    "draft": ("triple-triad:ff14+card_pick=draft", None, "en-GB"),
}


@pytest.mark.parametrize("name", PICKS)
def test_a_hand_is_picked_in_view(name: str, everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """Every card to pick is in view with the question, in every window, for the first and a later pick."""
    rules, bring, locale = PICKS[name]
    red, blue, match = table(hall, visitor, rules, locale, bring)
    found: list[str] = []
    for number in range(3):
        page = _mover((red, blue), locale)
        found += everywhere(page, f"pick-{name}-{number}", TRIAD)
        with players.moved(page, match):
            page.locator('[data-pick]:not([aria-disabled="true"])').first.tap()
    assert found == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", TURN)
def test_a_turn_of_chakart_is_in_view(locale: str, everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """Turns of both players are in view, before and after a piece is chosen, with the last move's chain."""
    white, black, match = table(hall, visitor, "chakart:seed", locale)
    found: list[str] = []
    for ply in range(3):
        page = _mover((white, black), locale)
        expect(page.locator("button.own").first).to_be_attached(timeout=players.LONG)
        found += everywhere(page, f"chakart-{ply}-{locale[:2]}", CHAKART)
        page.locator("button.own").nth(ply + 2).tap()
        expect(page.locator("button.aim").first).to_be_attached()
        found += everywhere(page, f"chakart-{ply}-chosen-{locale[:2]}", CHAKART)
        with players.moved(page, match):
            page.locator("button.aim").last.tap()
    assert found == []
    assert white.problems == black.problems == []


CROWD = "4k3/P7/8/2e5/8/3m4/8/RNBQKBN1 w 20 1111 322210322210"
BONUSES = {
    "toadette": {"fen": CROWD, "pending": "toadette"},
    "kingboo": {"fen": CROWD, "pending": "kingboo", "mover": "b1"},
    "daisy": {"fen": CROWD, "pending": "daisy", "mover": "b1"},
    "promotion": {"fen": CROWD.replace("4k3/P7", "P3k3/8"), "pending": "promotion", "mover": "a8"},
}


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", TURN)
def test_what_an_egg_or_a_power_asks_is_in_view(locale: str, everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """In every window the bonuses, a pawn's promotion at either edge, both powers and a refusal are in view."""
    page = phone(hall, visitor, locale)
    found: list[str] = []
    for name, position in BONUSES.items():
        study(page, "chakart", position)
        expect(page.locator("button.own, [data-drop], [data-promote]").first).to_be_visible(timeout=players.LONG)
        found += everywhere(page, f"chakart-{name}-{locale[:2]}", CHAKART)
    for square in ("a8", "h8"):
        study(page, "chakart", {"fen": CROWD if square == "a8" else CROWD.replace("P7", "7P")})
        page.locator(f'[data-square="{square[0]}7"]').tap()
        page.locator(f'[data-square="{square}"]').tap()
        expect(page.locator("[data-promote]")).to_have_count(5)
        found += everywhere(page, f"chakart-becomes-{square}-{locale[:2]}", CHAKART)
    page.keyboard.press("Escape")
    for power in ("shell", "stealth"):
        page.locator(".use[aria-pressed]").nth(("shell", "stealth").index(power)).tap()
        found += everywhere(page, f"chakart-{power}-{locale[:2]}", CHAKART)
    refused(page)
    page.locator('[data-square="b1"]').tap()
    page.locator("button.aim").first.tap()
    expect(page.locator(".note.bad")).to_be_visible(timeout=players.LONG)
    found += everywhere(page, f"chakart-refused-{locale[:2]}", CHAKART)
    assert found == []
    assert page.problems == []


DICE = {"redirected", "converted", "dropped"}


def _outcome(event: dict[str, Any]) -> str | None:
    """Return what an egg or a die did: the effect that came, or an outcome with several faces."""
    if event["kind"] == "egg":
        return str(event["effect"])
    return str(event["kind"]) if len(event.get("candidates", ())) > 1 else None


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", TURN)
def test_what_an_egg_or_a_die_did_stands_over_the_board(
    locale: str, everywhere: Everywhere, staged: Callable[[Story], Hall], visitor: Any
) -> None:
    """The effect is inside the board and clear of its square, with every chance legible and the rest in view.

    This holds for each of the eight eggs and each kind of throw.
    """
    story = chakart_story.story("eight-eggs", EFFECTS, 90)
    hall = staged(story)
    white, black, match = table(hall, visitor, story.rules, locale)
    pages = {"white": white, "black": black}
    found, missing = list[str](), EFFECTS | DICE
    with ExitStack() as open_now:
        guests = [open_now.enter_context(behind(page, hall)) for page in (white, black)]
        red, blue = (open_now.enter_context(guest.at({"id": match})) for guest in guests)
        for move in story.moves:
            side, mover, other = (("white", red, blue), ("black", blue, red))[move.seat]
            assert mover.act(move.legal["action"])["type"] == "accepted"
            entry = other.hear("entry")["entry"]
            while entry["seat"] != side:
                entry = other.hear("entry")["entry"]
            page = pages.get(entry["view"]["to_act"])
            for event in entry["events"] if page else ():
                name = _outcome(event)
                if name in missing:
                    missing -= {name}
                    found += _looked_at(
                        everywhere, page, words.rendered(locale[:2], event["says"]), f"chakart-told-{name}-{locale[:2]}"
                    )
    assert found == []
    assert missing == set() and white.problems == black.problems == []


def _looked_at(everywhere: Everywhere, page: Any, sentence: str, moment: str) -> list[str]:
    """Return the faults while this line of the last move is looked at; then close it."""
    resize(page, *WINDOWS[-1])
    told = re.sub(r"\s*\([^()]*\)(?=\.?$)", "", sentence)
    line = page.locator(".chain li button").filter(has_text=told).first
    line.click()
    expect(page.locator(".egg, rect.face").first).to_be_visible()
    found = everywhere(page, moment, CHAKART)
    resize(page, *WINDOWS[-1])
    line.click()
    return found


def test_a_refusal_is_told_in_view(everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """In Triple Triad it takes the place of the last move's reason; the card is back and can be played."""
    red, blue, _match = table(hall, visitor, "triple-triad:ff8+same+plus+card_pick=random", "fr-FR")
    page = _mover((red, blue), "fr-FR")
    refused(page)
    page.locator('[data-slot]:not([aria-disabled="true"])').first.tap()
    page.locator("[data-cell].legal").first.tap()
    expect(page.locator(".refusal")).to_be_visible(timeout=players.LONG)
    found = everywhere(page, "triad-refused", replace(TRIAD, seats=f"{TRIAD.seats}, .refusal"))
    assert found == []


CHATS = {"triple-triad:ff8+same+plus+card_pick=random": TRIAD, "chakart:seed": CHAKART, "cipher:official": CIPHER}


@pytest.mark.variants("rules")
@pytest.mark.parametrize("rules", CHATS)
def test_the_chat_covers_nothing_that_is_played_with(
    rules: str, everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """An unread line is told over the table; the open chat lies beside the game on a desk, elsewhere it is a sheet."""
    marks, bring = CHATS[rules], {"deck": "S01"} if rules.startswith("cipher") else None
    one, two, match = table(hall, visitor, rules, "en-GB", bring)
    turn = players.match_json(one, match)["to_act"]
    page, other = (one, two) if turn == players.match_json(one, match)["you"] else (two, one)
    for seated in (page, other):
        expect(seated.locator(marks.board).first).to_be_visible(timeout=players.LONG)
    other.get_by_role("button", name="Chat").filter(visible=True).tap()
    other.get_by_role("textbox", name="Say something").fill("Good luck to you!")
    other.get_by_role("textbox", name="Say something").press("Enter")
    unread = page.get_by_role("button", name=re.compile("Chat.*1"))
    expect(unread).to_be_visible(timeout=players.LONG)
    game = rules.partition(":")[0]
    found = everywhere(page, f"chat-{game}-unread", marks)
    unread.tap()
    close = page.get_by_role("dialog").get_by_role("button", name="Close")
    for width, height in WINDOWS:
        if width < DESK:
            resize(page, width, height)
            close.click(trial=True)
            box = close.bounding_box()
            assert box and min(box["width"], box["height"]) >= FINGER, (width, height, box)
            found += _small(page, ".quiet", (width, height))
    found += measured(page, f"chat-{game}-open", WINDOWS[-1], marks, (POINTER, LEAST, 24))
    assert found == []
    assert page.problems == other.problems == []


@pytest.mark.variants("window", "rules")
@pytest.mark.parametrize("window", [WINDOWS[0], WINDOWS[-1]])
@pytest.mark.parametrize("rules", CHATS)
def test_a_name_that_is_cut_is_told_whole(rules: str, window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """A tap on it, or the rules of the table by keys alone, shows both names whole in a sheet."""
    bring = {"deck": "S01"} if rules.startswith("cipher") else None
    one, two, _match = table(hall, visitor, rules, "fr-FR", bring, window)
    names = [str(page.request.get("/api/me").json()["name"]) for page in (one, two)]
    expect(one.locator(CHATS[rules].board).first).to_be_visible(timeout=players.LONG)
    sheet = one.get_by_role("dialog").filter(has=one.get_by_role("heading", name="Joueurs et règles"))

    def told() -> None:
        for name in names:
            whole = sheet.get_by_text(name, exact=True)
            expect(whole).to_be_in_viewport(ratio=1)
            assert whole.evaluate(
                "one => one.scrollWidth <= one.clientWidth || getComputedStyle(one).display === 'inline'"
            )
        shoot(one, f"names-{rules.partition(':')[0]}-{window[0]}")
        one.keyboard.press("Escape")
        expect(sheet).to_have_count(0)

    one.locator("[data-seated]").filter(visible=True).first.click()
    told()
    menu = one.get_by_role("button", name="À cette table")
    if menu.count():
        menu.press("Enter")
    one.get_by_role("button", name="Joueurs et règles").filter(visible=True).last.press("Enter")
    told()
    assert one.problems == two.problems == []


def _small(page: Any, controls: str, window: tuple[int, int]) -> list[str]:
    """Return those of these controls that are smaller than a finger in this window; there is at least one control."""
    resize(page, *window)
    boxes = [one.bounding_box() for one in page.locator(controls).filter(visible=True).all()]
    assert boxes, controls
    return [f"{window}: {controls} {box}" for box in boxes if min(box["width"], box["height"]) < FINGER - 0.5]


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", TURN)
def test_the_ways_in_are_as_large_as_a_finger(locale: str, hall: Hall, visitor: Any) -> None:
    """The ways on of the first page and of a game’s page are, on every phone."""
    page = phone(hall, visitor, locale)
    ways = (("/", ("main .btn", "main nav a")), ("/play/triple-triad", ("article .btn", "article nav a")))
    phones = [window for window in WINDOWS if window[0] < DESK]
    found: list[str] = []
    for address, kinds in ways:
        page.goto(address)
        expect(page.locator(kinds[0]).first).to_be_visible(timeout=players.LONG)
        found += [each for window in phones for kind in kinds for each in _small(page, kind, window)]
        shoot(page, f"ways-in-{locale[:2]}-{len(address)}")
    assert found == []


def test_an_offer_covers_nothing_that_is_played_with(everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """While the other side's offer waits, the turn stays in view and both answers are as large as a finger."""
    red, blue, _match = table(hall, visitor, "triple-triad:ff8+same+plus+card_pick=random", "en-GB")
    page = _mover((red, blue), "en-GB")
    other = blue if page is red else red
    # A sheet over a table that waits goes when the game begins.
    expect(other.locator(TRIAD.board).first).to_be_visible()
    other.get_by_role("button", name="At this table").tap()
    other.get_by_role("button", name="Draw or call off").tap()
    other.get_by_role("button", name="Offer a draw").tap()
    expect(page.get_by_text("offers a draw.")).to_be_visible(timeout=players.LONG)
    # While it waits it may lie over the way out, the chat, the sound and the rules, which are not played with.
    ways = "|".join(("Back to the hall", "Chat", "Sound", "Rules FF8", "Picking cards: Random"))
    aside = re.compile(rf": ({ways})\b.* is covered by ")
    wrong = [each for each in everywhere(page, "offer", TRIAD) if not aside.search(each)]
    assert wrong == []
    page.get_by_role("button", name="Decline").tap()
    expect(page.get_by_text("offers a draw.")).to_have_count(0, timeout=players.LONG)
