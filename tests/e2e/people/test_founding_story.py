"""A community from its founding to another machine.

It has cards of its own, thirty members from a register, a season, and a ban that is taken back. Cards are won and
traded, and a set changes. All of it is there again where last night's copy is restored.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import players
from tests.e2e.hosting import becomes_host
from tests.e2e.money.test_card_sets import NAMES
from tests.e2e.people.test_member_story import at_hand
from tests.e2e.said import Said
from tests.e2e.sound import sound
from tests.forked import forked
from tests.hall.communities.test_charter import charter, rules
from tests.served import Hall
from tests.web.visiting import Guest

pytestmark = pytest.mark.browser
PASSWORD = "battery staple"
MEMBERS = [f"Gardener {number:02}" for number in range(1, 31)]
REGISTER = "".join(f"{name}\ngil: {10 + at}\n" for at, name in enumerate(MEMBERS))
TABLE = "name,top,right,bottom,left,level\n" + "".join(
    f"{name},{1 + at % 9},{1 + 3 * at % 9},{1 + 5 * at % 9},{1 + 7 * at % 9},{1 + at % 9}\n"
    for at, name in enumerate(NAMES)
)
CLUB = "garden-club"
STAKED = {"owned": True, "gil": 10, "community": CLUB}


@pytest.fixture
def halls(tmp_path: Path) -> Iterator[tuple[Hall, Hall]]:
    """Yield the running hall, and the machine that it moves to."""
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    old, new = Hall(tmp_path / "old", TRADE_AFTER="0"), Hall(tmp_path / "new", TRADE_AFTER="0")
    old.start()
    yield old, new
    old.kill()
    new.kill()


@dataclass(frozen=True)
class Told(Said):
    """The checks of pages in one language and at one width."""

    width: int

    def sound(self, page: Page, picture: str) -> None:
        """Check that nothing is wrong with the page."""
        sound(page, f"founding-{picture}-{self.lang}-{self.width}")


@pytest.mark.variants("lang", "locale", "width", "height")
@pytest.mark.siege  # two minutes; the stories of members, sets, seasons and purses tell its chapters one by one
@pytest.mark.parametrize(("lang", "locale", "width", "height"), [("en", "en-GB", 1280, 800), ("fr", "fr-FR", 390, 664)])
def test_a_community_is_founded_and_moves(
    lang: str, locale: str, width: int, height: int, halls: tuple[Hall, Hall], visitor: Any, tmp_path: Path
) -> None:
    hall, elsewhere = halls
    told = Told(lang, width)
    shape = {"width": width, "height": height, "touch": width < 760, "locale": locale}
    host, ann, ben = (visitor(hall, **shape) for _ in range(3))
    players.claim(host)
    becomes_host(host, hall)
    cards = _publishes(host, told)
    _founds(host, cards)
    _imports(host, told)
    for page, name in ((ann, MEMBERS[0]), (ben, MEMBERS[1])):
        _comes_in(page, _key(host, told, name), told)
        _joins(page, cards, told)
    _bans_and_lets_in(host, told)
    season = _opens_a_season(host, cards, told)
    match = _won_and_traded(hall, ann, ben, cards, season, told)
    _changes(host, cards)
    _is_fair(ann, match, told)

    copy = tmp_path / "last-night.parlour.gz"
    forked(tmp_path / "backup.log", "backup", str(copy), "--data", str(hall.data)).join()
    hall.kill()
    forked(tmp_path / "restore.log", "restore", str(copy), "--data", str(elsewhere.data)).join()
    elsewhere.start()
    again = visitor(elsewhere, **shape)
    players.be_somebody(again)
    assert again.request.post("/api/session", data={"name": MEMBERS[1], "password": PASSWORD}).ok
    again.goto(f"/collection?set=triple-triad/{cards}&community={CLUB}")
    expect(again.get_by_text("315 gil").first).to_be_visible(timeout=players.LONG)
    told.sound(again, "moved")
    again.goto(f"/tournament/{season}")
    expect(again.get_by_role("heading", level=1, name="Spring")).to_be_visible(timeout=players.LONG)
    entered = again.request.get(f"/api/tournaments/{season}").json()["entrants"]
    assert {one["name"] for one in entered} == set(MEMBERS[:2])
    _is_fair(again, match, told)
    assert host.problems == ann.problems == ben.problems == again.problems == []


def _publishes(host: Page, told: Told) -> str:
    """Paste and publish twenty cards; return the name of the set."""
    host.goto("/card-sets/new")
    host.get_by_label(told.say("cardset-title"), exact=True).fill("Garden")
    host.get_by_role("button", name=told.say("cardset-paste")).click()
    host.get_by_role("dialog").get_by_role("textbox").fill(TABLE)
    host.get_by_role("dialog").get_by_role("button", name=told.say("cardset-paste-go"), exact=True).click()
    publish = host.get_by_role("button", name=told.say("cardset-publish"), exact=True)
    expect(publish).to_be_enabled(timeout=players.LONG)
    publish.click()
    expect(host.get_by_role("heading", level=1, name="Garden")).to_be_visible(timeout=players.LONG)
    return host.url.rpartition("/")[2]


def _founds(host: Page, cards: str) -> None:
    """Found a community with named rules, those cards, and gil of its own; its pages have stories of their own."""
    house = charter(
        name={"en": "Garden Club", "fr": "Club du Jardin"},
        presets=[rules(f"triple-triad:wiki+visibility=open+trade=one+cards={cards}", "beds", "Flower beds")],
        sets=[f"triple-triad/{cards}"],
        purse={"gil": 300, "prize": 0},
    )
    assert host.request.post("/api/communities", data={"id": CLUB, **house}).ok


def _imports(host: Page, told: Told) -> None:
    """Import thirty members with their gil, after a trial."""
    host.goto("/host/import")
    host.get_by_label(told.say("host-import-text"), exact=True).fill(REGISTER)
    host.get_by_role("button", name=told.say("host-import-try")).click()
    expect(host.locator("[data-verdict=new]")).to_have_count(len(MEMBERS), timeout=players.LONG)
    host.get_by_label(told.say("host-why")).fill("From the club's register")
    told.sound(host, "import")
    host.get_by_role("button", name=told.say("host-import-go", count=len(MEMBERS))).click()
    expect(host.get_by_text(told.say("host-done"))).to_be_visible(timeout=players.LONG)


def _account(host: Page, told: Told, name: str) -> None:
    host.goto("/host/accounts")
    find = host.get_by_label(told.say("people-find"))
    find.fill(name)
    find.press("Enter")
    host.get_by_role("link", name=name).click()


def _act(host: Page, told: Told, act: str, name: str) -> None:
    """Do something to an account, with its reason."""
    host.get_by_role("radio", name=told.say("host-choice", act=act), exact=True).check(force=True)
    host.get_by_label(told.say("host-why")).or_(host.get_by_label(told.say("host-why-read", name=name))).fill(
        "As agreed"
    )
    host.get_by_role("button", name=told.say("host-do", act=act, name=name)).click()
    expect(host.get_by_text(told.say("host-done"))).to_be_visible(timeout=players.LONG)


def _key(host: Page, told: Told, name: str) -> str:
    """Return the link by which an imported member comes in for the first time."""
    _account(host, told, name)
    _act(host, told, "key", name)
    return str(host.get_by_label(told.say("host-link")).input_value())


def _comes_in(page: Page, link: str, told: Told) -> None:
    players.be_somebody(page)
    page.goto(link)
    page.get_by_label(told.say("account-password"), exact=True).fill(PASSWORD)
    page.get_by_role("button", name=told.say("account-key-take")).click()
    expect(page).to_have_url(re.compile("/$"), timeout=players.LONG)


def _joins(page: Page, cards: str, told: Told) -> None:
    """Join the club as a member, with its starter and its gil."""
    page.goto(f"/community/{CLUB}")
    page.get_by_role("button", name=told.say("community-join"), exact=True).click()
    expect(page.get_by_role("button", name=told.say("community-you-member"), exact=True)).to_be_visible()
    page.goto(f"/collection?set=triple-triad/{cards}&community={CLUB}")
    expect(page.get_by_text("300 gil").first).to_be_visible(timeout=players.LONG)


def _bans_and_lets_in(host: Page, told: Told) -> None:
    """Ban a third member for a while, and let them in again."""
    _account(host, told, MEMBERS[2])
    _act(host, told, "ban", MEMBERS[2])
    told.sound(host, "banned")
    _act(host, told, "unban", MEMBERS[2])


def _opens_a_season(host: Page, cards: str, told: Told) -> str:
    """Open a ladder of the club under its own rules; return its id."""
    kept = host.request.get(f"/api/communities/{CLUB}").json()["charter"]["presets"][0]["rules"]
    assert host.request.put(f"/api/communities/{CLUB}/membership").ok
    host.goto(f"/tournaments/new/triple-triad?rules={quote(kept)}&community={CLUB}")
    host.get_by_label(told.say("tourney-name"), exact=True).fill("Spring")
    players.unfold(host)
    host.get_by_role("radio", name=told.named("tourney-form-ladder")).check()
    ends = (datetime.now(UTC) + timedelta(days=20)).strftime("%Y-%m-%dT20:00")
    host.get_by_label(told.say("tourney-ends")).fill(ends)
    told.sound(host, "season")
    host.get_by_role("button", name=told.say("tourney-announce"), exact=True).click()
    host.wait_for_url(re.compile("/tournament/[^/]+$"))
    return host.url.rpartition("/")[2]


def _hand(guest: Guest, cards: str) -> list[int]:
    return [int(asset.rpartition("/")[2]) for asset, count in _counts(guest, cards).items() if count][:5]


def _won_and_traded(hall: Hall, ann: Page, ben: Page, cards: str, season: str, told: Told) -> str:
    """Let both enter the season; Ben wins a card and ten gil of Ann's, and gives it back for five more.

    Return the match.
    """
    with at_hand(hall, ann) as one, at_hand(hall, ben) as other:
        for member in (one, other):
            entered = member.post(f"/api/tournaments/{season}/entrants", {"bring": {"cards": [1, 2, 3, 4, 5]}})
            assert entered.is_success, entered.text
        began = _counts(other, cards)
        wish = {"game": "triple-triad", "rules": f"triple-triad:wiki+visibility=open+trade=one+cards={cards}"}
        to = {"kind": "player", "player": other.me["id"]}
        made = one.post(
            "/api/challenges", {**wish, "seat": "red", "to": to, "terms": STAKED, "bring": {"cards": _hand(one, cards)}}
        )
        assert made.status_code == 201, made.text
        bring = {"bring": {"cards": _hand(other, cards)}}
        begun = other.post(f"/api/challenges/{made.json()['id']}/accept", bring)
        assert begun.is_success, begun.text
        match = {"id": begun.json()["match"]}
        ben.goto(f"/t/{match['id']}")
        ben.locator("[data-seq]").first.wait_for()
        with one.at(match) as seat:
            assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
        ben.get_by_role("dialog").locator(".pool button").first.click(timeout=players.LONG)
        ben.get_by_role("dialog").locator("button[form]").click()
        expect(ben.get_by_text(told.say("winnings-taken"))).to_be_visible(timeout=players.LONG)
        (taken,) = _counts(other, cards) - began
        offer = {"to": one.me["id"], "community": CLUB, "mine": {taken: 1}, "theirs": {"gil": 5}}
        trade = other.post("/api/trades", offer).json()
        assert one.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]}).is_success
    return str(match["id"])


def _counts(guest: Guest, cards: str) -> Counter[str]:
    shelf = guest.http.get(f"/api/collection/triple-triad/{cards}?community={CLUB}").json()["cards"]
    return Counter({card["asset"]: card["count"] for card in shelf})


def _changes(host: Page, cards: str) -> None:
    """Make a card stronger from now on."""
    set_ = host.request.get(f"/api/card-sets/{cards}").json()
    document = {**set_["document"], "game": set_["game"], "after": set_["number"]}
    document["cards"][0]["top"] = 10
    assert host.request.post("/api/card-sets", data=document).ok


def _is_fair(page: Page, match: str, told: Told) -> None:
    """Check every pick of the match on its page."""
    page.goto(f"/library/{match}")
    page.get_by_text(told.say("record-details"), exact=True).click(timeout=players.LONG)
    page.get_by_role("button", name=told.say("fair-check")).click(timeout=players.LONG)
    drawn = page.request.get(f"/api/matches/{match}/picks").json()["entries"]
    fair = told.say("fair-yes", count=sum(len(entry["picks"]) for entry in drawn))
    expect(page.get_by_text(fair)).to_be_visible(timeout=players.LONG)
    assert page.request.get(f"/api/matches/{match}/verify").json()["ok"]
