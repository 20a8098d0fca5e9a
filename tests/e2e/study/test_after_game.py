"""After the game in the browser: worth of squares, the curve, mistakes and why, play from there; hints at a table."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.furnished import Furniture
from tests.e2e.measured import fits, resize, shoot
from tests.e2e.phones import behind
from tests.legal import actions
from tests.served import Hall
from tests.web.visiting import Guest, until

pytestmark = pytest.mark.browser
OPEN = "triple-triad:free+visibility=open+same+plus+first_player=red"


def _looked_back(page: Any, address: str, done: str = "Analysis done.") -> None:
    """Go to the page, and wait until the hall has told everything."""
    page.goto(f"{address}/after")
    expect(page.get_by_text(done)).to_be_attached(timeout=players.LONG)


def test_a_match_is_looked_back_at(hall: Hall, furniture: Furniture, visitor: Any) -> None:
    """A review from the record shows every square's worth, and leads through it by steps and mistakes.

    The best line is played out on the board, and a table opens at the turning point.
    """
    page = visitor(hall)
    page.goto(furniture.record)
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url("**/after")
    expect(page.get_by_text("Analysis done.")).to_be_attached(timeout=players.LONG)
    move = page.get_by_role("group", name="Look again")
    expect(page.get_by_role("button", name=re.compile(r"^Move \d, ")).filter(visible=True)).to_have_count(9)
    page.keyboard.press("Home")
    expect(move).to_contain_text("Move 1 of 9")
    expect(page.locator(".over b")).to_have_count(9, timeout=players.LONG)
    expect(page.locator(".over b.played")).to_have_count(1)
    move.get_by_role("button", name="One step forward").click()
    expect(move).to_contain_text("Move 2 of 9")
    expect(page.locator(".over b")).to_have_count(8, timeout=players.LONG)
    shoot(page, "after-1280")
    other = page.get_by_role("group", name="Cards to choose from").get_by_role("button", pressed=False).first
    other.click()
    expect(page.locator(".over b.played")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    line = page.get_by_role("region", name="Best line from here").get_by_role("listitem")
    expect(line).to_have_count(8)
    line.last.get_by_role("button").click()
    expect(page.get_by_text("Best line, step 8.")).to_be_visible()
    expect(page.locator('[data-cell]:not([aria-label*="empty"])')).to_have_count(9)
    page.get_by_role("button", name="As played").click()
    expect(page.locator(".over b")).to_have_count(8)
    _by_its_mistakes(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=re.compile("^Play from move")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Study", exact=True)).to_be_visible(timeout=players.LONG)
    assert page.problems == []


def _by_its_mistakes(page: Any) -> None:
    """Go through the mistakes: each leads to its position and tells its cost; the turning point comes first."""
    page.get_by_role("button", name="More").click()
    turned = page.get_by_role("region", name="Where it turned").get_by_role("listitem")
    if turned.count() == 0:  # two who play their first legal action may play well by chance
        page.keyboard.press("Escape")
        return
    name = turned.first.get_by_role("button").inner_text().split("\n")[0]
    expect(turned.first).to_contain_text("Instead")
    turned.first.get_by_role("button").click()
    expect(page.get_by_role("group", name="Look again")).to_contain_text(" ".join(name.split()[:2]))
    expect(page.get_by_role("region", name="Moves that mattered").get_by_role("button", pressed=True)).to_have_count(1)


SCORE = re.compile(r"(\d+)–(\d+)$")  # of a win, a loss or, by chance, a draw


def test_whoever_reads_comes_first(hall: Hall, furniture: Furniture, visitor: Any) -> None:
    """A watcher chooses a side: the score, the curve and every number are then told from there."""
    page = visitor(hall, width=390, height=664)
    _looked_back(page, furniture.record)
    seals = page.get_by_role("group", name="Whose side").get_by_role("button")
    told, worths = [], []
    for at in range(2):
        seals.nth(at).click()
        expect(page.locator(".over b").first).to_be_visible(timeout=players.LONG)
        told.append(SCORE.search(page.get_by_role("heading", level=1).inner_text()))
        worths.append([re.findall(r"\d+", text) for text in page.locator(".over b").all_inner_texts()])
    one, other = told
    assert one and other and one.groups() == other.groups()[::-1]
    assert worths[0] == [numbers[::-1] for numbers in worths[1]]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "it is more than one screen"
    assert page.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_everybody_can_look_back(locale: str, hall: Hall, furniture: Furniture, visitor: Any) -> None:
    """Axe finds nothing in the review of an open and of a closed game, on phones and a desk.

    Nothing scrolls sideways in either language.
    """
    page = visitor(hall, locale=locale)
    _looked_back(page, furniture.record, "Analysis done." if locale == "en-GB" else "Analyse terminée.")
    expect(page.locator(".over b").first).to_be_visible(timeout=players.LONG)
    found = []
    for window, light in {(320, 568): "dark", (390, 664): "light", (740, 360): "dark", (1280, 800): "dark"}.items():
        page.emulate_media(color_scheme=light)
        resize(page, *window)
        found += [f"{window}: {one}" for one in violations(page)]
        if not fits(page):
            found.append(f"{window}: scrolls sideways")
    assert found == []


WISHES = {
    "chakart": {"game": "chakart", "rules": "chakart:seed", "seat": "white"},
    "cipher": {"game": "cipher", "rules": "cipher:seed", "seat": "first", "bring": {"deck": "S01"}},
}


def _given_up(player: Guest, wish: dict[str, Any]) -> str:
    """Play some decisions and resign, unless chance ends the match before; return the address of the record."""
    with player as guest:
        match = guest.open(opponent={"kind": "bot", "agent": "random"}, **wish)
        ours = (match["you"], None)  # nobody is to act where it is over: a king of Chakart may fall within some moves
        for _ in range(3):
            until(lambda: guest.look(match)["to_act"] in ours, "their turn or the end")
            if guest.look(match)["status"] == "over":
                break
            with guest.at(match) as seat:
                answer = seat.act(actions(seat.hear("snapshot")["view"])[0])
            assert answer["type"] == "accepted", answer
        with guest.at(match) as seat:
            answer = seat.ask({"type": "resign", "command": "enough"})
        assert answer["type"] == "accepted" or answer["error"]["code"] == "match-over", answer
    return f"/library/{match['id']}"


@pytest.mark.parametrize("game", WISHES)
def test_chances_are_told_where_nothing_is_certain(game: str, quiet: Hall, visitor: Any) -> None:
    """A player's record tells the choice and chance apart, and the other choices, beside the game's own board."""
    page = visitor(quiet, width=390, height=664)
    players.be_somebody(page)
    _looked_back(page, _given_up(behind(page, quiet), WISHES[game]))
    expect(page.locator("[data-square], .mat").first).to_be_visible(timeout=players.LONG)
    assert violations(page) == [] and fits(page)
    page.get_by_role("button", name="More").click()
    chances = page.get_by_role("region", name="In 100 games from here")
    expect(chances).to_contain_text(re.compile(r"The choice\s*\d+ → \d+"))
    expect(chances).to_contain_text("give or take")
    expect(chances.get_by_role("listitem").filter(has_text="played").first).to_be_visible()
    assert violations(page) == [] and fits(page)
    page.goto("/")
    last = page.get_by_role("region", name="Last game")
    expect(last.get_by_text("against The newcomer")).to_be_visible()
    last.get_by_role("link", name="Look again").click()
    page.wait_for_url("**/after")
    assert page.problems == []


def test_the_board_of_chakart_tells_what_squares_are_worth(quiet: Hall, visitor: Any) -> None:
    """The squares' worths are of the piece that was moved, then of any other with one of the best moves.

    Nothing is played there.
    """
    page = visitor(quiet, width=390, height=664)
    players.be_somebody(page)
    _looked_back(page, _given_up(behind(page, quiet), WISHES["chakart"]))
    page.keyboard.press("Home")  # later the house may have had but one piece to bring back
    expect(page.get_by_role("group", name="Look again")).to_contain_text("Move 1 of")
    marks = page.locator(".tag text")
    expect(marks.first).to_have_text(re.compile(r"^\d+$"))
    expect(page.get_by_role("list", name=re.compile("^What the .* is worth on each square$"))).to_be_attached()
    before = marks.all_inner_texts()
    page.locator("button.own:not([aria-label*='chosen'])").first.click()
    expect(marks.first).to_be_visible()
    page.locator("button.aim").first.click()
    expect(marks.first).to_be_visible()
    assert before
    assert violations(page) == [] and page.problems == []


def test_what_was_decided_on_hidden_cards_is_told_to_no_stranger(hall: Hall, visitor: Any) -> None:
    """The page says how many decisions it keeps back, and why."""
    page = visitor(hall, width=390, height=664)
    page.goto(f"{_given_up(Guest(hall.url), WISHES['cipher'])}/after")
    expect(page.get_by_text(re.compile("no numbers: .* hidden from you"))).to_be_visible(timeout=players.LONG)
    expect(page.get_by_role("region", name="In 100 games from here")).to_have_count(0)
    assert page.problems == []


def test_a_hint_is_asked_for_at_a_table(quiet: Hall, visitor: Any) -> None:
    """A hint stands beside the board with its exact value; Escape sends it away, and it can be played."""
    page = visitor(quiet)
    players.open_table(page, OPEN, opponent={"kind": "bot", "agent": "random"})
    asked = page.get_by_role("button", name="Hint").filter(visible=True).first
    coach = page.get_by_role("region", name="Coach")
    for leave in (lambda: page.keyboard.press("Escape"), coach.get_by_role("button", name="Close").click):
        asked.click()
        expect(coach).to_contain_text(re.compile(r"(win|draw|loss) \d+–\d+ exact"), timeout=players.LONG)
        expect(page.locator("[data-slot].sel")).to_have_count(1)  # and the arrow goes from there to its square
        assert violations(page) == []
        leave()
        expect(coach).to_have_count(0)
    asked.click()
    laid = page.locator("[data-cell].taken").count()
    coach.get_by_role("button", name="Play it").click()
    expect(page.locator("[data-cell].taken").nth(laid)).to_be_visible(timeout=players.LONG)
    assert page.problems == []
