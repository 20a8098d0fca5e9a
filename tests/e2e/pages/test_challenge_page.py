"""A challenge in the browser shows the cards to win and to lose by their faces; other terms are an answer to it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.e2e.players import enrolled, named, owned
from tests.served import Hall
from tests.web.collecting import SHELF

pytestmark = pytest.mark.browser
OPEN, CLOSED = "triple-triad:wiki+visibility=open", "triple-triad:wiki"
WIN = {"en-GB": "You may win one card of", "fr-FR": "Vous pouvez prendre une carte à"}
LOSE = {"en-GB": "You may lose one", "fr-FR": "Vous pouvez en perdre une"}
CHOOSE = {"en-GB": "Choose your hand", "fr-FR": "Choisir sa main"}
TAKE = {"en-GB": "Play these", "fr-FR": "Jouer celles-ci"}
OTHER = {"en-GB": "Another hand", "fr-FR": "Autre main"}
ACCEPT = {"en-GB": "Play for one card", "fr-FR": "Jouer une carte"}


def given(page: Any) -> list[dict[str, Any]]:
    """Give the player at this browser an account and cards; return the cards."""
    enrolled(page)
    return owned(page)


def challenged(by: Any, page: Any, rules: str, cards: list[dict[str, Any]], **terms: Any) -> str:
    """Challenge the player at a page for the first five of these cards; return the address."""
    player = page.request.get("/api/me").json()["id"]
    hand = {"cards": [int(card["id"]) for card in cards[:5]]}
    wish = {"game": "triple-triad", "rules": rules, "bring": hand, "terms": {"owned": True, **terms}}
    answer = by.request.post("/api/challenges", data={**wish, "to": {"kind": "player", "player": player}})
    assert answer.status == 201, answer.text()
    return f"/c/{answer.json()['id']}"


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", WIN)
def test_what_may_be_won_and_lost_lies_on_the_mat(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """The other's cards show how many I have of each; mine are those I choose; the match is played for these."""
    ann, ben = visitor(hall), visitor(hall, locale=locale, width=width, height=800 if width > 800 else 640)
    theirs, mine = given(ann), given(ben)
    ben.goto(challenged(ann, ben, OPEN, theirs, gil=10))
    won = ben.get_by_role("region", name=re.compile(WIN[locale]))
    expect(won.get_by_role("listitem")).to_have_count(5)
    for card in theirs[:5]:
        expect(won.get_by_text(card["name"], exact=True)).to_have_count(1)
    expect(won.locator("li:has(svg)")).to_have_count(5)
    lost = ben.get_by_role("region", name=LOSE[locale])
    expect(lost.locator("li:has(svg)")).to_have_count(0)
    accept = ben.get_by_role("button", name=ACCEPT[locale]).filter(visible=True).first
    expect(accept).to_be_disabled()
    lost.get_by_role("button", name=CHOOSE[locale]).click()
    sheet = ben.get_by_role("dialog")
    for card in mine[:5]:
        named(sheet.locator("li button"), card["name"]).click()
    shoot(ben, f"challenge-hand-{width}-{locale[:2]}")
    assert violations(ben) == []
    sheet.get_by_role("button", name=TAKE[locale]).click()
    expect(lost.locator("li:has(svg)")).to_have_count(5)
    expect(lost.get_by_role("button", name=OTHER[locale])).to_be_visible()
    shoot(ben, f"challenge-mat-{width}-{locale[:2]}")
    assert violations(ben) == [] and fits(ben)
    ben.reload()
    expect(lost.locator("li:has(svg)")).to_have_count(5)
    accept.click()
    ben.wait_for_url("**/t/*")
    brought = ben.request.get(SHELF).json()["cards"]
    assert sorted(card["id"] for card in brought if card["staked"]) == sorted(card["id"] for card in mine[:5])
    assert ben.problems == []


@pytest.mark.parametrize(("rules", "told"), [(OPEN, 1), (CLOSED, 0)])
def test_who_challenges_for_an_open_hand_is_told_that_it_is_seen(
    rules: str, told: int, hall: Hall, visitor: Any
) -> None:
    """A challenger is told that an open hand is seen before they choose it; a closed one is not shown."""
    ann = visitor(hall)
    enrolled(ann)
    ann.goto(f"/new/triple-triad?with=friend&rules={rules.replace('+', '%2B')}")
    ann.get_by_text("From the collections, at stake").click()
    ann.get_by_role("button", name="Choose your cards").filter(visible=True).first.click()
    expect(ann.get_by_role("region", name="Chosen cards")).to_be_visible()
    expect(ann.get_by_text("This hand lies open")).to_have_count(told)


def test_what_lies_in_a_hidden_hand_is_not_told(hall: Hall, visitor: Any) -> None:
    """A challenge with closed hands shows backs, and the page requests no more than it shows."""
    ann, ben = visitor(hall), visitor(hall)
    theirs = given(ann)
    held = {card["name"] for card in given(ben)}
    path = challenged(ann, ben, CLOSED, theirs)
    ben.goto(path)
    won = ben.get_by_role("region", name=re.compile(WIN["en-GB"]))
    expect(won.get_by_text("is seen at the table")).to_be_visible()
    shoot(ben, "challenge-closed-1280")
    text = ben.locator("main").inner_text()
    assert [card["name"] for card in theirs if card["name"] in text and card["name"] not in held] == []
    assert ben.request.get(f"/api/challenges/{path.rpartition('/')[2]}").json()["staked"] == []
    assert violations(ben) == []


def test_where_nothing_is_staked_there_is_no_mat(hall: Hall, visitor: Any) -> None:
    """Nothing changes hands if nobody brings cards of their own, even under rules for it."""
    ann, ben = visitor(hall), visitor(hall)
    theirs = given(ann)
    players.be_somebody(ben)
    ben.goto(challenged(ann, ben, OPEN, theirs, owned=False))
    expect(ben.get_by_text("Both keep their cards, no rating.")).to_be_visible()
    expect(ben.get_by_role("region", name=re.compile(WIN["en-GB"]))).to_have_count(0)


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", WIN)
def test_other_terms_are_sent_back(locale: str, hall: Hall, visitor: Any) -> None:
    """The composer opens with their rules and terms; the answer reaches the challenger and ends their challenge."""
    ann, ben = visitor(hall), visitor(hall, locale=locale, width=360, height=640)
    players.be_somebody(ann)
    players.be_somebody(ben)
    player = ben.request.get("/api/me").json()["id"]
    rules = "triple-triad:ff8+same+card_pick=random+visibility=open"
    wish = {"game": "triple-triad", "rules": rules, "terms": {"clock": {"free": 259_200}}}
    answer = ann.request.post("/api/challenges", data={**wish, "to": {"kind": "player", "player": player}})
    first = f"/c/{answer.json()['id']}"
    ben.goto(first)
    ben.get_by_role("link", name=re.compile("Suggest changes|Proposer autre chose")).click()
    expect(ben.get_by_role("heading", level=1)).to_have_text(re.compile("^(Suggest changes|Proposer autre chose) "))
    expect(ben).to_have_url(re.compile(r"rules=triple-triad%3Aff8%2Bsame%2B"))
    expect(ben.get_by_role("radio", name=re.compile("3 (days|jours)"))).to_be_checked()
    shoot(ben, f"counter-360-{locale[:2]}")
    assert violations(ben) == [] and fits(ben)
    send = ben.get_by_role("button", name=re.compile("Send the challenge|Lancer le défi")).filter(visible=True).first
    send.dblclick()
    ben.wait_for_url("**/c/*")
    assert not ben.url.endswith(first)
    ann.goto(ben.url.removeprefix(hall.url))
    expect(ann.get_by_text("Other terms than a challenge that you made.")).to_be_visible()
    ann.get_by_role("link", name="Look at the first").click()
    expect(ann.get_by_text("This challenge was answered with other terms.")).to_be_visible()
    ann.get_by_role("link", name="Look at the answer").click()
    ann.get_by_role("button", name="Play", exact=True).filter(visible=True).first.click()
    ann.wait_for_url("**/t/*")
    ben.wait_for_url("**/t/*")
    assert ann.problems == ben.problems == []
