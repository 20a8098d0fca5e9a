"""People play Cipher: two browsers, a phone, a keyboard, a house player, and every question there is."""

from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from parlour.games.cipher.cards import deck
from tests.e2e import cipher_players as people
from tests.e2e import cipher_story, players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.e2e.phones import behind
from tests.e2e.story import Story
from tests.rounds import rounds
from tests.served import Hall

pytestmark = pytest.mark.browser
TO_THE_END = 400  # steps, more than any game has


@pytest.fixture(scope="module")
def starter_game() -> Story:
    """Return S01 against S02 with every event of a game."""
    return cipher_story.STARTER_GAME.tell("starter-game")


@pytest.fixture(scope="module")
def curious_game() -> Story:
    """Return a game with every possible question."""
    return cipher_story.CURIOUS_GAME.tell("curious-game", since=578)


@pytest.fixture(scope="module")
def uncommon_game() -> Story:
    """Return a game with cards that are in no starter deck."""
    return cipher_story.UNCOMMON_GAME.tell("uncommon-game", since=529)


def _sit_down(story: Story, pages: tuple[Any, Any]) -> None:
    match = players.open_table(pages[0], story.rules, story.brings[0])
    assert match == story.match
    players.join(pages[1], match, story.brings[1])


def _play(hall: Hall, story: Story, pages: tuple[Any, Any], ways: tuple[Any, Any], name: str, most: int) -> None:
    """Let both play the known story, each kind of answer at the browser up to `most` times, then without it.

    The first of each question is kept as a picture.
    """
    _sit_down(story, pages)
    asked: set[str] = set()
    given: Counter[Any] = Counter()
    with ExitStack() as open_now:
        guests = [open_now.enter_context(behind(page, hall)) for page in pages]
        seats = [open_now.enter_context(guest.at({"id": story.match})) for guest in guests]
        for number, deed in enumerate(people.deeds(story.moves)):
            page, seat = pages[deed[0].seat], seats[deed[0].seat]
            kinds = [(move.seat, move.view["ask"]["kind"], move.legal["kind"]) for move in deed]
            given.update(kinds)
            if all(given[kind] > most for kind in kinds):
                assert all(seat.act(move.legal["action"])["type"] == "accepted" for move in deed)
                continue
            players.await_shown(page, players.match_json(page, story.match)["seq"])
            with people.told(page, story.match, deed):
                for move in deed:
                    kind = move.view["ask"]["kind"]
                    if kind not in asked or number % 10 == 9:
                        asked.add(kind)
                        people.await_question(page, move)
                        for side, shown in enumerate(pages):
                            shoot(shown, f"{name}-{number:03}-{kind}-{side}")
                    ways[move.seat](page, move)
    for side, page in enumerate(pages):
        expect(page.get_by_role("button", name="Rematch").first).to_be_visible(timeout=players.LONG)
        shoot(page, f"{name}-end-{side}")
        assert page.problems == []


@pytest.mark.siege  # another whole game
def test_two_browsers_play_the_starter_decks(
    starter_game: Story, staged: Callable[[Story], Hall], visitor: Any
) -> None:
    """A mouse and a phone play S01 against S02: promotions, supports, a critical, an evade, a forced march, orbs."""
    hall = staged(starter_game)
    pages = (visitor(hall), visitor(hall, width=360, height=740, touch=True))
    _play(hall, starter_game, pages, (people.by_mouse, people.by_touch), "cipher-starters", TO_THE_END)


@pytest.mark.parametrize("most", rounds(1, TO_THE_END))
def test_two_browsers_play_uncommon_cards(
    most: int, uncommon_game: Story, staged: Callable[[Story], Hall], visitor: Any
) -> None:
    """A mouse and a phone play critical hits at another cost, face-up orbs, promotions, a fan of one name."""
    hall = staged(uncommon_game)
    pages = (visitor(hall), visitor(hall, width=360, height=740, touch=True))
    _play(hall, uncommon_game, pages, (people.by_mouse, people.by_touch), "cipher-uncommon", most)


@pytest.mark.slowed
@pytest.mark.parametrize("most", rounds(1, TO_THE_END))
def test_everything_is_asked(most: int, curious_game: Story, staged: Callable[[Story], Hall], visitor: Any) -> None:
    """Orbs, keepers, orders, lines, payments and choices are answered: by keys alone and by touch."""
    hall = staged(curious_game)
    pages = (visitor(hall), visitor(hall, width=360, height=740, touch=True))
    _play(hall, curious_game, pages, (people.by_keys, people.by_touch), "cipher-questions", most)


@pytest.mark.slowed
@pytest.mark.parametrize("most", rounds(8, TO_THE_END))
def test_a_game_against_the_house_by_hints(most: int, quiet: Hall, visitor: Any) -> None:
    """One click leads from the lessons to a coached game; with the coach off the player is left alone."""
    phone = visitor(quiet, width=360, height=740, touch=True)
    phone.goto("/learn/cipher")
    phone.get_by_role("button", name="Play a first game").first.tap()
    phone.wait_for_url("**/t/*")
    match = phone.url.rsplit("/", 1)[-1]
    coach = phone.get_by_role("region", name="Coach")
    proposal = players.proposed(phone)
    over = phone.locator(".result")
    expect(proposal).to_be_enabled(timeout=players.LONG)
    for step in range(most):
        expect(proposal.or_(over).first).to_be_visible(timeout=players.LONG)
        if over.is_visible():
            break
        if step % 12 == 0:
            shoot(phone, f"cipher-coach-{step:03}")
        people.follow(proposal, match, Locator.tap)
    expect(over).to_be_visible(visible=most == TO_THE_END)
    shoot(phone, "cipher-coach-end")
    if most == TO_THE_END:
        players.close_end(phone)
    players.beside(phone, "Coach")
    expect(coach).to_have_count(0)
    phone.reload()
    expect(phone.locator("[data-seq]")).to_be_attached()
    expect(coach).to_have_count(0)
    assert phone.problems == []


@pytest.mark.slowed
@pytest.mark.siege  # another game that outlives its hall
def test_kill_9_during_a_battle(starter_game: Story, staged: Callable[[Story], Hall], visitor: Any) -> None:
    """The server dies while an attack is being answered; both browsers go on by themselves where they were."""
    hall = staged(starter_game)
    pages = (visitor(hall), visitor(hall))
    _sit_down(starter_game, pages)
    deeds = people.deeds(starter_game.moves)
    battle = next(number for number, (move, *_) in enumerate(deeds) if move.view["ask"]["kind"] == "evade")
    for number, deed in enumerate(deeds[: battle + 6]):
        page = pages[deed[0].seat]
        if number == battle:
            people.await_question(page, deed[0])
            hall.kill()
            hall.start()
            for shown in pages:  # an answer is taken again once the page has found the hall
                expect(shown.locator(".notices .bad")).to_have_count(0, timeout=players.LONG)
        with people.told(page, starter_game.match, deed):
            for move in deed:
                people.by_mouse(page, move)
    assert pages[0].problems == pages[1].problems == []


def test_hidden_cards_have_no_identity_in_the_page(hall: Hall, visitor: Any) -> None:
    """The other's hand, the decks and the orbs are nowhere in the page or in what it received."""
    watched, other = visitor(hall), visitor(hall)
    received: list[str] = []
    watched.on("websocket", lambda ws: ws.on("framereceived", lambda frame: received.append(str(frame))))
    match = players.open_table(watched, "cipher:official", {"deck": "S01"})
    players.join(other, match, {"deck": "S02"})
    expect(watched.locator(".hand [data-slot]")).to_have_count(6, timeout=players.LONG)
    expect(other.locator(".hand [data-slot]")).to_have_count(6, timeout=players.LONG)
    hidden = {code for code in deck.starters()["S02"].codes if code not in deck.starters()["S01"].codes} - {"B01-053"}
    everything = watched.content() + "".join(received)
    assert received and not [code for code in hidden if code in everything]


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_axe_finds_nothing_at_the_cards(width: int, locale: str, hall: Hall, visitor: Any) -> None:
    """No table, coached or not, has a violation, and neither have its sheets, the deck builder or the lessons."""
    page = visitor(hall, width=width, height=740, touch=width == 360, locale=locale)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        shoot(page, f"cipher-{name}-{locale[:2]}-{width}")
        assert fits(page), f"{name} scrolls sideways"

    page.goto("/learn/cipher")
    page.locator(".guided button").click()
    expect(players.proposed(page)).to_be_enabled(timeout=players.LONG)
    look("coached")
    players.proposed(page).click()
    expect(page.locator(".ask.mine h2")).to_be_visible(timeout=players.LONG)
    players.beside(page, "Coach" if locale == "en-GB" else "Guide")
    expect(page.locator(".coach")).to_have_count(0)
    page.keyboard.press("Escape")
    card = page.locator(".hand [data-slot]").first
    card.click()
    look("table")
    card.press("z")
    expect(page.get_by_role("dialog")).to_be_visible()
    look("card")
    page.keyboard.press("Escape")
    page.goto("/new/cipher")
    expect(page.locator("h1")).to_have_count(1, timeout=players.LONG)
    page.wait_for_load_state("networkidle")
    look("new")
    page.goto("/learn/cipher")
    expect(page.locator(".mat svg").first).to_be_visible(timeout=players.LONG)
    look("lessons")
    assert {name: problems for name, problems in found.items() if problems} == {}
    assert page.problems == []


def test_high_contrast_shows_what_can_be_chosen(hall: Hall, visitor: Any) -> None:
    """With the system's own colours a card that can be chosen has an outline that others have not."""
    page = visitor(hall, colours="active")
    players.open_table(page, "cipher:official", {"deck": "S01"}, {"kind": "bot", "agent": "random"})
    people.panel(page).get_by_role("button", name="Keep the hand").click()
    lit = page.locator(".hand button.open .turned").first
    expect(lit).to_be_visible(timeout=players.LONG)
    outline = "it => (look => look.borderTopStyle + look.borderTopWidth)(getComputedStyle(it, '::after'))"
    assert lit.evaluate(outline).startswith("solid")
    assert page.locator(".line .turned").first.evaluate(outline) == "none0px"
    shoot(page, "cipher-contrast")


@pytest.mark.variants("width", "height")
@pytest.mark.parametrize(("width", "height"), [(320, 640), (640, 400)])
def test_nothing_scrolls_sideways_when_small_or_enlarged(width: int, height: int, hall: Hall, visitor: Any) -> None:
    """The mat fits 320 pixels, and half of a laptop's window; the question stays in reach."""
    page = visitor(hall, width=width, height=height)
    players.open_table(page, "cipher:official", {"deck": "S01"}, {"kind": "bot", "agent": "random"})
    keep = people.panel(page).get_by_role("button", name="Keep the hand")
    expect(keep).to_be_visible(timeout=players.LONG)
    assert fits(page)
    keep.click()
    shoot(page, f"cipher-zoom-{width}")
