"""Trades over the interface: both agree to the same list, and nobody else has a say in it."""

from collections.abc import Callable

import pytest

from tests.web.collecting import cards, claimed, enrolled, owned, refused
from tests.web.visiting import Guest, Message

Arrive = Callable[..., Guest]


def proposed(ann: Guest, ben: Guest, mine: Message | None = None) -> Message:
    """Ann offers Ben a card for ten gil."""
    wish = {"to": ben.me["id"], "mine": mine or {cards(ann)[0]: 1}, "theirs": {"gil": 10}}
    answer = ann.post("/api/trades", wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_both_agree_and_it_happens_at_once(guest: Arrive) -> None:
    """What one gives the other gets, and nothing else moves."""
    ann, ben = enrolled(guest()), enrolled(guest())
    trade = proposed(ann, ben)
    asset = trade["mine"][0]["asset"]
    before = owned(ann), owned(ben)
    assert trade["agreed"] == {"me": True, "them": False}
    done = ben.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]})
    assert done.json()["status"] == "done"
    assert owned(ann)["gil"] == before[0]["gil"] + 10
    assert owned(ben)["gil"] == before[1]["gil"] - 10
    assert owned(ben)[asset] == before[1].get(asset, 0) + 1
    assert ann.http.get("/api/trades").json()[0]["status"] == "done"


@pytest.mark.parametrize("caller", ["another", "nobody"])
def test_a_trade_is_its_two_players_business(guest: Arrive, caller: str) -> None:
    """Anybody else is told that there is no such trade, or that he would need an account to answer any: the same as
    for one that never was.
    """
    ann, ben, eve = enrolled(guest()), enrolled(guest()), claimed(guest())
    trade = proposed(ann, ben)
    if caller == "nobody":
        eve.http.cookies.clear()
    bodies: dict[str, Message] = {"agree": {"seen": trade["list"]}, "list": {"seen": "x", "mine": {}, "theirs": {}}}
    for made in (trade["id"], "never"):
        answers = [eve.post(f"/api/trades/{made}/{way}", body) for way, body in bodies.items()]
        answering = (403, "value-needs-account") if caller == "nobody" else (404, "no-such-trade")
        assert {refused(answer) for answer in answers} == {answering}
        answers = [eve.http.get(f"/api/trades/{made}"), eve.http.delete(f"/api/trades/{made}")]
        assert {refused(answer) for answer in answers} == {(404, "no-such-trade")}
    assert len({eve.http.get(f"/api/trades/{made}").content for made in (trade["id"], "never")}) == 1
    assert eve.http.get("/api/trades").json() == []
    assert ben.http.get(f"/api/trades/{trade['id']}").json()["status"] == "open"


def test_a_changed_list_is_agreed_to_again(guest: Arrive) -> None:
    """Who agreed to the old list did not agree to the new one."""
    ann, ben = enrolled(guest()), enrolled(guest())
    trade = proposed(ann, ben)
    path = f"/api/trades/{trade['id']}"
    changed = ben.post(f"{path}/list", {"seen": trade["list"], "mine": {"gil": 5}, "theirs": {cards(ann)[0]: 1}})
    assert changed.json()["agreed"] == {"me": True, "them": False}
    assert refused(ann.post(f"{path}/agree", {"seen": trade["list"]})) == (409, "trade-changed")
    assert refused(ann.post(f"{path}/list", {"seen": trade["list"], "mine": {"gil": 1}, "theirs": {}}))[0] == 409
    assert ann.post(f"{path}/agree", {"seen": changed.json()["list"]}).json()["status"] == "done"
    assert refused(ben.http.delete(path)) == (409, "trade-changed")


def test_what_is_not_there_does_not_change_hands(guest: Arrive) -> None:
    """A trade for which one side has not enough falls through and leaves both as they were; it alone hears why."""
    ann, ben = enrolled(guest()), enrolled(guest())
    trade = proposed(ann, ben, {"gil": 600})
    before = owned(ann), owned(ben)
    assert refused(ben.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]})) == (409, "trade-lapsed")
    assert (owned(ann), owned(ben)) == before
    seen = {who.me["id"]: who.http.get(f"/api/trades/{trade['id']}").json() for who in (ann, ben)}
    assert [one["status"] for one in seen.values()] == ["lapsed", "lapsed"]
    assert "gil" in seen[ann.me["id"]]["lapse"]["en"] and seen[ben.me["id"]]["lapse"] is None


def test_a_list_is_judged(guest: Arrive) -> None:
    """Nobody trades with himself, with nobody, for nothing, or for what does not exist."""
    ann, ben = enrolled(guest()), claimed(guest())
    me, other = ann.me["id"], ben.me["id"]
    wishes = [
        ({"to": me, "mine": {"gil": 1}, "theirs": {}}, (422, "trade-with-oneself")),
        ({"to": "nobody", "mine": {"gil": 1}, "theirs": {}}, (404, "unknown-player")),
        ({"to": other, "mine": {}, "theirs": {}}, (422, "empty-trade")),
        ({"to": other, "mine": {"gil": -1}, "theirs": {}}, (422, "bad-count")),
        ({"to": other, "mine": {"gil": "1"}, "theirs": {}}, (422, "bad-message")),
    ]
    for wish, refusal in wishes:
        assert refused(ann.post("/api/trades", wish)) == refusal
    unknown = ann.post("/api/trades", {"to": other, "mine": {"triple-triad/ff8/9999": 1}, "theirs": {}})
    assert refused(unknown)[0] in (404, 422)
    assert ann.http.get("/api/trades").json() == []


def test_a_few_words_go_with_an_offer(guest: Arrive) -> None:
    """Told to the other, as long as a line of chat at most."""
    ann, ben = enrolled(guest()), enrolled(guest())
    wish = {"to": ben.me["id"], "mine": {cards(ann)[0]: 1}, "theirs": {"gil": 10}}
    assert refused(ann.post("/api/trades", {**wish, "message": "x" * 301})) == (422, "bad-line")
    made = ann.post("/api/trades", {**wish, "message": "Ten is a fair price."}).json()
    assert made["message"] == {"mine": True, "text": "Ten is a fair price."}
    told = ben.http.get(f"/api/trades/{made['id']}").json()
    assert told["message"] == {"mine": False, "text": "Ten is a fair price."}
    other = {"seen": told["list"], "mine": {"gil": 5}, "theirs": dict.fromkeys(wish["mine"], 1)}
    assert ben.post(f"/api/trades/{made['id']}/list", {**other, "message": ""}).json()["message"] is None
