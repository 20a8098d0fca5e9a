"""Two strangers and a link: three taps to the first move, something to do while one waits, and links too late."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.sound import sound
from tests.served import Hall

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 664, "touch": True}
WINDOWS: dict[str, dict[str, Any]] = {"fr-FR": PHONE, "en-GB": {}}
PLAY = {"fr-FR": "Jouer", "en-GB": "Play"}
GOAL = {
    "fr-FR": "Qui a le plus de cartes de sa couleur à la fin gagne.",
    "en-GB": "Whoever has more cards in their colour at the end wins.",
}
LINES = {
    "fr-FR": ["Rien à perdre.", "Vous voyez tout.", "À votre rythme."],
    "en-GB": ["Nothing to lose.", "You see everything.", "Take your time."],
}
PRACTISE = re.compile("^Play Pip$")
HERE = re.compile("is here. Go to the table$")
DEALT = "triple-triad:ffwtt+visibility=open+card_pick=random"
# Counts what fingers and keys do, across all pages of the hall.
COUNT = """
for (const [kind, heard] of [["taps", "pointerdown"], ["keys", "keydown"]])
  addEventListener(heard, () => sessionStorage.setItem(kind, Number(sessionStorage.getItem(kind)) + 1), true);
"""


def _counted(page: Any, kind: str) -> int:
    return int(page.evaluate("kind => Number(sessionStorage.getItem(kind))", kind))


def _challenge(page: Any, rules: str = DEALT, bring: Any = None) -> str:
    """Invite whoever has the link, by the interface that the page uses; return the path of the link."""
    players.be_somebody(page)
    wish = {"game": rules.partition(":")[0], "rules": rules, "bring": bring, "seat": "random", "to": {"kind": "link"}}
    answer = page.request.post("/api/challenges", data=wish)
    assert answer.status == 201, answer.text()
    return f"/c/{answer.json()['id']}"


def _accepted(page: Any, path: str) -> str:
    """Sit down behind a link by the interface; return the match."""
    players.be_somebody(page)
    answer = page.request.post(f"/api/challenges{path.removeprefix('/c')}/accept", data={"bring": None})
    assert answer.ok, answer.text()
    return str(answer.json()["match"])


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", WINDOWS)
def test_two_strangers_play_by_a_link_in_three_taps(locale: str, hall: Hall, visitor: Any) -> None:
    """One tap makes the link; behind it a friend needs three taps, no key and no account to their first move."""
    host, friend = (visitor(hall, locale=locale, **WINDOWS[locale]) for _ in range(2))
    for page in (host, friend):
        page.add_init_script(COUNT)
    host.goto("/play/triple-triad")
    host.locator("article").get_by_role("button", name=re.compile("^(Invite a friend|Inviter un ami)$")).click()
    code = host.get_by_role("dialog").get_by_role("img", name="/c/")
    expect(code).to_be_visible()
    assert _counted(host, "taps") == 1
    friend.goto(str(code.get_attribute("aria-label")).split()[-1])
    play = friend.get_by_role("button", name=PLAY[locale], exact=True)
    expect(play).to_be_enabled()
    name = host.request.get("/api/me").json()["name"]
    expect(friend.get_by_role("heading", level=1)).to_contain_text(name)
    for told in (GOAL[locale], *LINES[locale]):
        expect(friend.get_by_text(told)).to_be_visible()
    expect(friend.locator("main").get_by_role("img").first).to_be_visible()
    sound(friend, f"invited-triad-{locale[:2]}")
    play.click()
    for page in (host, friend):
        page.wait_for_url("**/t/*")
        expect(page.locator("[data-cell]").first).to_be_visible()
    match = friend.url.rpartition("/")[2]
    mine = players.match_json(friend, match)["you"]
    if players.match_json(friend, match)["to_act"] != mine:
        with players.moved(host, match):
            _first_move(host)
    with players.moved(friend, match):
        _first_move(friend)
    assert _counted(friend, "taps") <= 3 and _counted(friend, "keys") == 0
    assert friend.request.get("/api/me").json()["role"] == "guest"
    assert host.problems == friend.problems == []


def _first_move(page: Any) -> None:
    """Press a card, unless one is chosen, then a free square."""
    expect(
        page.locator("[data-cell].legal").first.or_(page.locator('[data-slot]:not([aria-disabled="true"])').first)
    ).to_be_visible()
    card = page.locator('[data-slot]:not([aria-disabled="true"])').first
    expect(card).to_be_visible()
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    page.locator("button[data-cell].legal").first.click()


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", WINDOWS)
@pytest.mark.parametrize(
    ("rules", "bring"), [("chakart:seed+array=orthodox", None), ("cipher:official", {"deck": "S01"})]
)
def test_each_game_shows_itself(rules: str, bring: Any, locale: str, hall: Hall, visitor: Any) -> None:
    """Chakart and Cipher have a picture and say what wins; Cipher lends a deck, which can be changed."""
    host, friend = visitor(hall), visitor(hall, locale=locale, **WINDOWS[locale])
    friend.goto(_challenge(host, rules, bring))
    play = friend.get_by_role("button", name=PLAY[locale], exact=True)
    expect(play).to_be_enabled()
    expect(friend.locator("main").get_by_role("img").first).to_be_visible()
    sound(friend, f"invited-{rules.partition(':')[0]}-{locale[:2]}")
    if bring:
        friend.get_by_role("button", name=re.compile("^(Change it|Changer)$")).click()
        decks = friend.get_by_role("dialog").locator(".starters button")
        expect(decks).to_have_count(8)
        decks.nth(4).click()
        friend.get_by_role("dialog").locator(".way-on .btn").click()
        expect(friend.get_by_text(re.compile("Ike"))).to_be_visible()
    play.click()
    friend.wait_for_url("**/t/*")
    if bring:
        deck = friend.locator("[data-seq]")
        expect(deck).to_be_visible()
    assert friend.problems == []


def test_whoever_waits_has_a_puzzle_and_is_led_to_the_table(hall: Hall, visitor: Any) -> None:
    """The page to wait at has a puzzle, the link and the house; who has begun nothing sits down with the friend."""
    host, friend = visitor(hall, **PHONE), visitor(hall)
    path = _challenge(host)
    host.goto(path)
    expect(host.get_by_role("heading", name="Waiting for your friend")).to_be_visible()
    expect(host.locator("[data-cell]").first).to_be_visible()
    asked, board = host.get_by_role("heading", level=2).first.bounding_box(), host.get_by_role("grid").bounding_box()
    assert asked and board and asked["y"] + asked["height"] <= board["y"]
    for name in (PRACTISE, "The link"):
        expect(host.locator("main ~ *, .under").get_by_role("button", name=name).first).to_be_in_viewport(ratio=1)
    host.get_by_role("button", name="The link").filter(visible=True).first.click()
    expect(host.get_by_role("dialog").get_by_role("img", name=path)).to_be_visible()
    sound(host, "waiting-link-390")
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    sound(host, "waiting-390")
    match = _accepted(friend, path)
    host.wait_for_url(f"**/t/{match}")
    assert host.problems == []


def test_a_friend_who_comes_while_one_practises_is_said(hall: Hall, visitor: Any) -> None:
    """A slip and a bell tell of them over the game with the house, which is kept."""
    host, friend = visitor(hall, **PHONE), visitor(hall)
    path = _challenge(host)
    host.goto(path)
    host.get_by_role("button", name=PRACTISE).click()
    host.wait_for_url("**/t/*")
    practice = host.url.rpartition("/")[2]
    expect(host.locator("[data-cell]").first).to_be_visible()
    match = _accepted(friend, path)
    slip = host.get_by_role("link", name=HERE)
    expect(slip).to_be_visible()
    sound(host, "friend-is-here-390")
    slip.click()
    host.wait_for_url(f"**/t/{match}")
    expect(host.locator("[data-cell]").first).to_be_visible()
    expect(slip).to_have_count(0)
    assert players.match_json(host, practice)["status"] == "live"
    assert host.problems == []


def test_whoever_comes_too_late_may_ask_for_another_game(hall: Hall, visitor: Any) -> None:
    """A link that was used says so and offers a game with whoever sent it; whoever used it is led to their table."""
    host, friend, late = visitor(hall), visitor(hall), visitor(hall, **PHONE)
    path = _challenge(host)
    match = _accepted(friend, path)
    friend.goto(path)
    friend.wait_for_url(f"**/t/{match}")
    late.goto(path)
    name = host.request.get("/api/me").json()["name"]
    expect(late.get_by_role("heading", level=1)).to_have_text(f"This seat is taken. Play {name} in another game?")
    sound(late, "late-390")
    late.get_by_role("button", name=f"Ask {name}").click()
    late.wait_for_url(lambda url: "/c/" in url and not url.endswith(path))
    expect(late.get_by_role("heading", name=f"Waiting for {name}")).to_be_visible()
    assert late.problems == []
