"""The lobby: a challenge from one browser is accepted in another and watched from a third; clocks run out."""

import re
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.furnished import PASSWORD
from tests.e2e.measured import fits, resize, shoot
from tests.e2e.players import enrolled
from tests.served import Hall

pytestmark = pytest.mark.browser

RULES = "triple-triad:ff8+same+plus+card_pick=random+visibility=open"
BLINK = {"bank": 1, "increment": 0, "free": 0, "at_zero": "lose"}


def timed_table(red: Any, blue: Any, clock: dict[str, Any]) -> str:
    """Open a table with a clock at which both sit."""
    for page in (red, blue):
        players.be_somebody(page)
    wish = {
        "game": "triple-triad",
        "rules": RULES,
        "seat": "red",
        "opponent": {"kind": "link"},
        "terms": {"clock": clock},
    }
    match = str(red.request.post("/api/matches", data={**wish, "terms": {"clock": clock}}).json()["id"])
    blue.goto(f"/t/{match}")
    red.goto(f"/t/{match}")
    return match


TOLD = {
    "en-GB": "Two sides that equal their neighbours take both.",
    "fr-FR": "Deux côtés égaux à leurs voisins prennent les deux cartes.",
}


@pytest.mark.variants("locale", "way")
@pytest.mark.parametrize("way", ["mouse", "finger", "keys"])
@pytest.mark.parametrize("locale", TOLD)
def test_the_rules_of_a_table_and_of_a_challenge_tell_what_they_mean(
    locale: str, way: str, hall: Hall, visitor: Any
) -> None:
    """A few words on the page of a game and in the lobby open the rules' meaning, until Escape."""
    host, page = visitor(hall), visitor(hall, width=390, height=664, touch=way == "finger", locale=locale)
    match = players.open_table(host, RULES, None, {"kind": "bot", "agent": "pip"})
    wish = {"game": "triple-triad", "rules": RULES, "to": {"kind": "lobby"}, "terms": {}}
    challenge = host.request.post("/api/challenges", data=wish).json()["id"]
    for path, link in (("/play/triple-triad", f"/t/{match}"), ("/lobby", f"/c/{challenge}")):
        page.goto(path)
        row = page.get_by_role("listitem").filter(has=page.locator(f'a[href="{link}"]'))
        more = page.locator(".list + .more")  # of the tables that others have opened meanwhile
        expect(row.or_(more).first).to_be_visible()
        for one in more.all() if not row.count() else []:
            one.click()
        words = row.locator("button[popovertarget]")
        told = players.told_by(words, way)
        expect(told).to_contain_text(TOLD[locale])
        shoot(page, f"rules-told-{path.split('/')[1]}-{locale[:2]}-{way}")
        box = words.bounding_box()
        assert box and box["height"] >= (44 if way == "finger" else 36)
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(told).to_be_hidden()
        assert fits(page)
    assert page.problems == []


def test_a_composed_challenge_is_taken_up_and_watched(hall: Hall, visitor: Any) -> None:
    """Ann composes rules and a clock for the lobby, Ben accepts there, Eve watches; both clocks are shown."""
    ann, ben, eve = visitor(hall), visitor(hall, width=360, touch=True), visitor(hall, locale="fr-FR")
    ann.goto(f"/new/triple-triad?with=lobby&rules={RULES.replace('+', '%2B')}")
    ann.get_by_text("10:00 + 5 s").click()
    shoot(ann, "lobby-compose-1280")
    ann.get_by_role("button", name="Send the challenge").filter(visible=True).first.click()
    ann.wait_for_url("**/c/*")
    expect(ann.get_by_role("heading", name="Waiting for somebody to take it up")).to_be_visible()
    shoot(ann, "lobby-challenge-1280")
    ben.goto("/lobby")
    shoot(ben, "lobby-open-360")
    ben.get_by_role("link", name="Take it up").first.tap()
    ben.get_by_role("button", name="Play", exact=True).tap()
    ben.wait_for_url("**/t/*")
    ann.wait_for_url("**/t/*")
    for page in (ann, ben):
        expect(page.get_by_role("timer")).to_have_count(2, timeout=players.LONG)
        expect(page.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)
    mover = players.to_move(ann, ben)
    expect(mover).to_have_title("Your turn – Triple Triad · parlour")
    shoot(ann, "lobby-table-1280")
    shoot(ben, "lobby-table-360")
    eve.goto("/lobby")
    eve.get_by_role("link", name="Regarder").first.click()
    expect(eve.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)
    shoot(eve, "lobby-watch-fr-1280")
    assert ann.problems == ben.problems == eve.problems == []


def test_a_match_is_called_off_at_once_or_by_both(hall: Hall, visitor: Any) -> None:
    """Before both have moved one button ends it, and both sides read so."""
    red, blue = visitor(hall), visitor(hall)
    match = players.open_table(red, RULES)
    players.join(blue, match)
    expect(blue.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)
    blue.get_by_role("button", name="Draw or call off").click()
    shoot(blue, "offers-1280")
    blue.get_by_role("button", name="Offer a draw").click()
    expect(red.get_by_text("offers a draw.")).to_be_visible(timeout=players.LONG)
    shoot(red, "offer-told-1280")
    red.get_by_role("button", name="Agree").click()
    for page in (red, blue):
        expect(page.get_by_text("A draw by agreement.").first).to_be_visible(timeout=players.LONG)
    assert players.match_json(red, match)["result"]["reason"] == "agreed"
    assert red.problems == blue.problems == []


def test_a_flag_falls(hall: Hall, visitor: Any) -> None:
    """With a clock of one second the player to move loses, and both pages say so by themselves."""
    red, blue = visitor(hall), visitor(hall, width=360)
    match = timed_table(red, blue, BLINK)
    blue.request.post(f"/api/matches/{match}/join", data={"bring": None})
    told = re.compile("You (won|lost)")
    for page in (red, blue):
        # the page of the end opens for whoever looked on: a page that came later has its line under the board
        end = page.get_by_role("dialog", name=told).or_(page.get_by_role("region", name=told))
        expect(end.first).to_be_visible(timeout=players.LONG)
    lost, won = (red, blue) if players.match_json(red, match)["result"]["winner"] == "blue" else (blue, red)
    expect(lost.get_by_text("Your time ran out.").filter(visible=True).first).to_be_visible()
    expect(won.get_by_text(re.compile(r"^Guest .* ran out of time\.$")).filter(visible=True).first).to_be_visible()
    for page in (red, blue):
        side = players.match_json(lost, match)["you"]
        expect(page.locator(f'[data-clock="{side}"]')).to_have_text("0:00")
        expect(page.get_by_text("5 – 5")).to_have_count(0)
    shoot(blue, "flag-360")
    assert players.match_json(red, match)["result"]["reason"] == "timeout"


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", ["triple-triad:ff8+card_pick=random", "chakart:seed"])
def test_who_resigns_reads_that_they_did(game: str, hall: Hall, visitor: Any) -> None:
    """Each reads of the resignation in their language; a played move is still told, and no score is."""
    one, other = visitor(hall, locale="fr-FR"), visitor(hall)
    match = players.open_table(one, game)
    players.join(other, match)
    expect(one.locator("[data-cell], [data-square]").first).to_be_visible(timeout=players.LONG)
    one.get_by_role("button", name="Abandonner", exact=True).filter(visible=True).click(timeout=players.LONG)
    one.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(one.get_by_role("dialog", name="Vous avez perdu")).to_be_visible(timeout=players.LONG)
    expect(one.get_by_text("Vous avez abandonné.").filter(visible=True).first).to_be_visible()
    resigned = other.get_by_text(re.compile(r"^Guest .* resigned\.$"))
    expect(resigned.filter(visible=True).first).to_be_visible(timeout=players.LONG)
    for page in (one, other):
        expect(page.get_by_text(re.compile(r"5 – 5|The other side|L’autre camp|abandonne\.$"))).to_have_count(0)
        assert page.problems == []


def test_a_match_is_called_off_after_a_question(hall: Hall, visitor: Any) -> None:
    """One click asks first; then both read that the match was called off, and nobody drew or picked a card."""
    red, blue = visitor(hall), visitor(hall)
    match = players.open_table(red, RULES)
    players.join(blue, match)
    expect(blue.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)
    for answer in ("Play on", "Call the match off"):
        blue.get_by_role("button", name="Draw or call off").click(timeout=players.LONG)
        blue.get_by_role("button", name="Call the match off").click()
        expect(blue.get_by_role("heading", name="Call this match off?")).to_be_visible()
        assert players.match_json(red, match)["status"] == "live"
        blue.get_by_role("button", name=answer).click()
    for page in (red, blue):
        expect(page.get_by_role("heading", name="Called off")).to_be_visible(timeout=players.LONG)
        expect(page.get_by_text(re.compile("picks a card|5 – 5|A draw"))).to_have_count(0)


def test_who_waits_alone_closes_their_table(hall: Hall, visitor: Any) -> None:
    """One click asks first; then the pages of owner and visitor say that the owner closed the table."""
    ann, ben = visitor(hall, width=360, touch=True), visitor(hall, locale="fr-FR")
    match = players.open_table(ann, RULES)
    ben.goto(f"/t/{match}")
    expect(ben.get_by_role("button", name="Regarder")).to_be_visible(timeout=players.LONG)
    for answer in ("Keep waiting", "Close this table"):
        ann.get_by_role("button", name="Close this table").tap()
        expect(ann.get_by_role("heading", name="Close this table?")).to_be_visible()
        shoot(ann, "close-ask-360")
        assert players.match_json(ann, match)["status"] == "open"
        ann.get_by_role("dialog").get_by_role("button", name=answer).tap()
    expect(ann.get_by_text("The player who had opened this table closed it")).to_be_visible(timeout=players.LONG)
    expect(ben.get_by_text("Cette table a été fermée par la personne qui l’avait ouverte")).to_be_visible()
    shoot(ann, "close-closed-360")
    assert ann.problems == ben.problems == []


@pytest.mark.variants("locale", "nothing", "time", "post")
@pytest.mark.parametrize(
    ("locale", "nothing", "time", "post"),
    [("en-GB", "Nothing", "Time", "By post, days a turn"), ("fr-FR", "Rien", "Temps", "Par correspondance")],
)
def test_the_lobby_shows_what_one_would_accept(
    locale: str, nothing: str, time: str, post: str, hall: Hall, visitor: Any
) -> None:
    """The filters community, stakes and time stand in the address; offers that do not fit are counted."""
    ann, ben = visitor(hall), visitor(hall, width=360, height=640, touch=True, locale=locale)
    name = enrolled(ann)
    wish = {"game": "triple-triad", "rules": "triple-triad:wiki", "seat": "red", "to": {"kind": "lobby"}}
    made = ann.request.post("/api/challenges", data={**wish, "terms": {"gil": 40}})
    assert made.status == 201, made.text()
    others = [ann.request.post("/api/challenges", data={**wish, "terms": {}}).json()["id"] for _ in range(5)]
    ben.goto("/lobby")  # where so many wait, one looks for some of them
    challenge = ben.get_by_role("listitem").filter(has_text="40 gil").get_by_role("heading", name=re.compile(name))
    expect(challenge).to_be_visible()
    stakes = ben.locator(".accept select").nth(1)
    stakes.select_option(label=nothing)
    expect(challenge).to_have_count(0)
    assert "stakes=none" in ben.url
    ben.reload()
    expect(stakes).to_have_value("none")
    expect(challenge).to_have_count(0)
    stakes.select_option("any")
    expect(challenge).to_be_visible()
    ben.locator(".accept select").first.select_option("wiki")
    expect(challenge).to_be_visible()
    ben.get_by_label(time).select_option(label=post)
    expect(challenge).to_have_count(0)
    for window in ((360, 640), (1280, 800)):
        resize(ben, *window)
        assert violations(ben) == [] and fits(ben)
        shoot(ben, f"accept-{locale[:2]}-{window[0]}")
    assert all(ann.request.delete(f"/api/challenges/{one}").ok for one in (made.json()["id"], *others))
    assert ben.problems == []


@pytest.mark.variants("locale", "width", "height")
@pytest.mark.parametrize(("locale", "width", "height"), [("en-GB", 1280, 800), ("fr-FR", 390, 664)])
def test_rooms_are_alive_when_nobody_is_there(locale: str, width: int, height: int, quiet: Hall, visitor: Any) -> None:
    """The bell comes first where nobody is, the house can be played, and what ended last lies there as small boards."""
    page = visitor(quiet, width=width, height=height, touch=width < 1000, locale=locale)
    gone = visitor(quiet)
    match = players.open_table(gone, RULES, None, {"kind": "bot", "agent": "pip"})
    players.turn_mark(gone).wait_for()
    with players.moved(gone, match):
        players.play_by_mouse(gone)
    players.beside(gone, "Resign")
    gone.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(gone.locator("dialog.end")).to_be_visible()
    for path in ("/lobby", "/people", "/tournaments"):
        page.goto(path)
        house = page.locator(".house").get_by_role("button")
        expect(house).to_have_count(8)
        expect(page.locator(f'.last a[href="/library/{match}"] .small > *').first).to_be_visible()
        assert fits(page) and violations(page) == [], path
    page.goto("/library")
    expect(page.locator("main li .small > *").first).to_be_visible()
    page.goto("/lobby")
    bell = page.get_by_role("switch")
    expect(bell).to_be_in_viewport(ratio=1)
    assert _top(bell) < _top(page.locator(".house"))
    bell.click()
    page.reload()
    expect(bell).to_have_attribute("aria-checked", "false")
    come = visitor(quiet)
    players.be_somebody(come)
    come.goto("/lobby")
    expect(page.locator(".here li")).to_have_count(1)
    assert _top(bell) > _top(page.locator(".house"))
    come.locator(".house").get_by_role("button").first.click()
    come.wait_for_url("**/t/*")
    assert page.problems == come.problems == gone.problems == []


def _top(found: Any) -> float:
    return float(found.bounding_box()["y"])


@pytest.mark.variants("locale", "keep", "name", "do")
@pytest.mark.parametrize(
    ("locale", "keep", "name", "do"),
    [("en-GB", "Save these rules", "Name", "Save"), ("fr-FR", "Garder ces règles pour la suite", "Nom", "Garder")],
)
def test_rules_are_kept_for_the_next_table(
    locale: str, keep: str, name: str, do: str, hall: Hall, visitor: Any
) -> None:
    """Rules are kept under a name as the usual ones: new tables begin with them, until others are usual."""
    page = visitor(hall, width=360, height=640, touch=True, locale=locale)
    page.goto("/new/triple-triad?rules=triple-triad:ff8%2Bsame%2Bplus")
    page.get_by_role("button", name=keep).tap()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(name, exact=True).fill("Sunday")
    sheet.get_by_role("button", name=do, exact=True).tap()
    kept = page.get_by_role("button", name=re.compile("Sunday"))
    expect(kept).to_have_attribute("aria-pressed", "true")
    page.goto("/new/triple-triad")
    expect(kept).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".preset[aria-pressed=true]")).to_have_text(re.compile("FF8"))
    page.locator(".preset[aria-pressed=false]").first.tap()
    expect(kept).to_have_attribute("aria-pressed", "false")
    kept.tap()
    expect(kept).to_have_attribute("aria-pressed", "true")
    for window in ((360, 640), (1280, 800)):
        resize(page, *window)
        assert violations(page) == [] and fits(page)
        shoot(page, f"kept-{locale[:2]}-{window[0]}")
    assert page.problems == []


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("fr-FR", 360)])
def test_the_lobby_talks(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """A line is heard by the other at once, and is there for who comes later."""
    mark = locale[:2]
    ann, ben = visitor(hall, width=width, touch=width < 1000, locale=locale), visitor(hall)
    for page, name in ((ann, f"Ann talks {mark}"), (ben, f"Ben talks {mark}")):
        players.be_somebody(page)
        assert page.request.patch("/api/me", data={"name": name}).ok
        page.goto("/lobby")
    here, there = (page.get_by_role("log") for page in (ann, ben))
    expect(here).to_be_visible()
    ann.locator(".talk input").fill(f"Who plays Chakart? {mark}")
    ann.locator(".talk form button").click()
    expect(here).to_contain_text(f"Who plays Chakart? {mark}")
    expect(there).to_contain_text(f"Who plays Chakart? {mark}")
    ben.locator(".talk input").fill(f"Me, gladly {mark}")
    ben.locator(".talk form button").click()
    line = here.locator(".line").filter(has_text=f"Me, gladly {mark}")
    expect(line).to_contain_text(f"Ben talks {mark}")
    ann.locator(".talk").scroll_into_view_if_needed()
    shoot(ann, f"lobby-talk-{mark}-{width}")
    assert violations(ann) == [] and fits(ann)
    line.locator("summary").click()
    line.get_by_role("button").first.click()
    expect(ann.get_by_role("dialog")).to_contain_text(f"Me, gladly {mark}")
    ann.keyboard.press("Escape")
    ann.goto("/lobby")
    expect(here).to_contain_text(f"Me, gladly {mark}")
    assert ann.problems == ben.problems == []


def test_usual_rules_come_along_to_the_account(hall: Hall, visitor: Any) -> None:
    """The usual rules of a guest begin new challenges on any browser where the account signs in."""
    page = visitor(hall)
    players.be_somebody(page)
    page.goto(f"/new/triple-triad?rules={quote(RULES)}&with=lobby")
    page.get_by_role("button", name="Save these rules").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Name").fill("Our club")
    sheet.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Our club")).to_have_attribute("aria-pressed", "true")
    claimed = page.request.post("/api/me/claim", data={"name": "Keeper of rules", "password": PASSWORD})
    assert claimed.ok, claimed.text()
    page.goto("/new/triple-triad?with=lobby")
    expect(page.get_by_role("button", name="Our club")).to_have_attribute("aria-pressed", "true")
    other = visitor(hall, width=360, touch=True)
    players.be_somebody(other)
    assert other.request.post("/api/session", data={"name": "Keeper of rules", "password": PASSWORD}).ok
    other.goto("/new/triple-triad?with=lobby")
    expect(other.get_by_role("button", name="Our club")).to_have_attribute("aria-pressed", "true")
    shoot(other, "usual-rules-360")
    assert violations(other) == [] and fits(other)
    assert page.problems == other.problems == []
