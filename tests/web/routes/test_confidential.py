"""Secrets of a player's collection: only they are told what they lack, and others just that an offer lapsed.

Each test runs in two worlds that differ in the challenger's holdings and hand alone.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.web.collecting import SHOP, WIKI, cards, claimed, enrolled, given_up, hand, owned, refused
from tests.web.visiting import Guest, Message, serving

Arrive = Callable[..., Guest]
CLOSED = WIKI.replace("open", "closed")
STAKED = {"game": "triple-triad", "rules": CLOSED, "seat": "red", "terms": {"owned": True}}
RANDOM = {"rules": "triple-triad:wiki+card_pick=random+visibility=closed", "bring": None}
MADE = re.compile(r'"(id|match|challenge|created|expires|changed|now|commitment|name)":"[^"]*"')
BOTH = pytest.mark.parametrize("offer", ["challenge", "table"])


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall in which many may arrive at once."""
    with serving(tmp_path_factory.mktemp("hall"), games="triple-triad", rate_limits=False) as address:
        yield address


def offered(guest: Guest, offer: str, **wish: Any) -> str:
    """Make an offer with a hand, and return its address under /api."""
    wish = {**STAKED, "bring": {"cards": hand(guest)}, **wish}
    if offer == "table":
        return f"matches/{guest.open(**wish)['id']}"
    made = guest.post("/api/challenges", {**wish, "to": {"kind": "lobby"}})
    assert made.status_code == 201, made.text
    return f"challenges/{made.json()['id']}"


def answer(guest: Guest, path: str, **bring: Any) -> httpx.Response:
    """Accept an offer, and return the answer."""
    return guest.post(f"/api/{path}/{'join' if path.startswith('matches') else 'accept'}", bring)


def plain(guest: Guest, answered: httpx.Response) -> tuple[int, str]:
    """Return an answer without what differs between any two offers and players."""
    return answered.status_code, MADE.sub(r"\1", answered.text.replace(guest.me["id"], "ME"))


def given(guest: Guest, gone: dict[str, int]) -> None:
    """Give cards of a player away to somebody without a seat."""
    with Guest(guest.address) as friend:
        wish = {"to": claimed(friend).me["id"], "mine": gone, "theirs": {}}
        trade = guest.post("/api/trades", wish).json()
        answered = friend.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]})
        assert answered.json()["status"] == "done", answered.text


def parted(guest: Guest, leave: int) -> None:
    """Give away all of a player's cards except for so many copies."""
    copies = [asset for asset, count in owned(guest).items() if asset != "gil" for _ in range(count)]
    if gone := Counter(copies[leave:]):
        given(guest, gone)


def twice_offered(guest: Arrive, offer: str) -> tuple[Guest, Guest, str]:
    """Let Red offer one hand twice and Blue accept the first. Return Red, Eve with a hand, and the second offer."""
    red, blue, eve = (enrolled(guest()) for _ in range(3))
    for one, name in ((red, "Red"), (blue, "Blue"), (eve, "Eve")):
        one.http.patch("/api/me", json={"name": name})
    first, second = offered(red, offer), offered(red, offer)
    assert answer(blue, first, bring={"cards": hand(blue)}).status_code == 200
    return red, eve, second


@BOTH
def test_a_hand_offered_twice_tells_nobody_else_of_itself(guest: Arrive, offer: str) -> None:
    """The acceptor of the second offer gets the same answer whatever the hand holds; its owner is told the missing
    card.
    """
    worlds = []
    for number in range(2):
        red, eve, second = twice_offered(guest, offer)
        answers = [answer(eve, second, bring={"cards": hand(eve)}) for _ in range(2)]
        answers += [eve.http.get(f"/api/{second}"), eve.http.get(f"/api/{second}/preview.png")]
        worlds.append([plain(eve, one) for one in answers])
        why = red.http.get(f"/api/{second}").json()["lapse"]
        names = [card["name"] for card in red.http.get("/api/collection/triple-triad/ff8").json()["cards"]]
        assert any(name in why["en"] for name in names) and why["fr"] != why["en"]
        assert red.http.patch("/api/me", json={"name": f"{offer} {number}"}).is_success  # the picture shows the name
    assert [status for status, _ in worlds[0]] == [409, 409, 200, 200]
    assert worlds[0] == worlds[1]


@BOTH
def test_who_is_short_themselves_hears_it_and_ends_nothing(guest: Arrive, offer: str) -> None:
    """An acceptor who lacks something is told so, and the offer stays open, even if its owner lacks something too."""
    _red, eve, second = twice_offered(guest, offer)
    eves = hand(eve)
    given(eve, {cards(eve)[0]: 1})
    assert refused(answer(eve, second, bring={"cards": eves})) == (409, "not-enough")
    assert eve.http.get(f"/api/{second}").json()["status"] == "open"


def test_gil_that_is_gone_is_told_like_a_card_that_is_gone(guest: Arrive) -> None:
    """Nobody learns whether a challenger lacks gil or a card."""
    heard = []
    for short_of in ("gil", "card"):
        red, eve = enrolled(guest()), enrolled(guest())
        path = offered(red, "challenge", terms={"owned": True, "gil": 500})
        if short_of == "gil":
            assert red.post(f"{SHOP}/cards/1/buy", {"count": 1}).status_code == 200
        else:
            given(red, {cards(red)[0]: 1})
        heard.append(plain(eve, answer(eve, path, bring={"cards": hand(eve)})))
    assert heard[0] == heard[1] and heard[0][0] == 409


def test_cards_left_to_chance_are_gone_without_a_word(guest: Arrive) -> None:
    """A collection that became too small for chance to pick from is its owner's secret too."""
    red, eve = enrolled(guest()), enrolled(guest())
    path = offered(red, "challenge", **RANDOM)
    parted(red, leave=0)
    assert refused(answer(eve, path)) == (409, "challenge-lapsed")
    assert red.http.get(f"/api/{path}").json()["lapse"] is not None


def test_a_hand_that_does_not_fit_asks_nothing_about_the_other_s(guest: Arrive) -> None:
    """An acceptor with too small a collection is told that alone, whatever the owner has. The offer stays open."""
    heard = []
    for red_gives in (0, 4):
        red, eve = enrolled(guest()), enrolled(guest())
        path = offered(red, "challenge", **RANDOM)
        for who, most in ((red, red_gives), (eve, 4)):
            parted(who, leave=5 - most)
        heard.append((refused(answer(eve, path)), eve.http.get(f"/api/{path}").json()["status"]))
    assert heard[0] == heard[1] == ((422, "wrong-deck-size"), "open")


@BOTH
@pytest.mark.parametrize("lacks", ["gil", "cards", "some cards"])
def test_who_is_short_learns_nothing_of_a_collection(guest: Arrive, offer: str, lacks: str) -> None:
    """An acceptor without gil or enough cards is told that alone, whatever collection the owner has. The offer stays
    open.
    """
    heard = []
    for leave in (9, 0) if offer == "table" else (9, 4, 0):  # the cards a table picks from are fixed when it is opened
        red, eve = enrolled(guest()), enrolled(guest())
        if offer == "table":
            parted(red, leave)
        path = offered(red, offer, **RANDOM, terms={"owned": True, "gil": 500})
        parted(red, leave)
        if lacks == "gil":
            assert eve.post(f"{SHOP}/cards/1/buy", {"count": 1}).status_code == 200
        else:
            parted(eve, leave=0 if lacks == "cards" else 4)
        heard.append((refused(answer(eve, path)), eve.http.get(f"/api/{path}").json()["status"]))
    code = {"gil": (409, "not-enough"), "cards": (422, "bring-your-cards"), "some cards": (422, "wrong-deck-size")}
    assert heard == [(code[lacks], "open")] * len(heard)


def test_a_lapsed_challenge_waits_for_its_owner_alone(guest: Arrive) -> None:
    """A lapsed challenge is shown to its owner until removed, and in their export; nobody else finds it."""
    red, eve, second = twice_offered(guest, "challenge")
    assert refused(answer(eve, second, bring={"cards": hand(eve)})) == (409, "challenge-lapsed")

    def listed(who: Guest) -> list[Message]:
        return [one for one in who.http.get("/api/lobby").json()["challenges"] if second.endswith(one["id"])]

    assert not listed(eve) and listed(red)[0]["status"] == "lapsed"
    (kept,) = [one for one in red.http.get("/api/me/export").json()["challenges"] if second.endswith(one["id"])]
    assert kept["lapse"] == red.http.get(f"/api/{second}").json()["lapse"] is not None
    assert red.http.delete(f"/api/{second}").json()["status"] == "withdrawn"
    assert not listed(red) and eve.http.delete(f"/api/{second}").status_code == 409


def test_a_rematch_for_cards_that_were_lost_is_closed(guest: Arrive) -> None:
    """A rematch for a lost hand closes without telling the opponent why."""
    red, blue = enrolled(guest()), enrolled(guest())
    match = red.open(**STAKED, bring={"cards": hand(red)})
    blue.join(match, bring={"cards": hand(blue)})
    given_up(red, match)
    again = red.post(f"/api/matches/{match['id']}/rematch").json()
    assert refused(blue.post(f"/api/matches/{match['id']}/rematch")) == (409, "table-closed")
    mine, theirs = red.look(again), blue.look(again)
    assert mine["status"] == theirs["status"] == "closed" and mine["lapse"] and theirs["lapse"] is None
