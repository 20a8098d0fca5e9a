"""Trades over the interface: two players agree to the same list, and nobody else is involved."""

from collections.abc import Callable

import pytest

from tests.web.collecting import SHELF, SHOP, WIKI, cards, claimed, enrolled, hand, owned, refused
from tests.web.visiting import Guest, Message

Arrive = Callable[..., Guest]
CLOSED = WIKI.replace("open", "closed")
STAKED = {"game": "triple-triad", "rules": CLOSED, "seat": "red", "terms": {"owned": True}}


def proposed(ann: Guest, ben: Guest, mine: Message | None = None) -> Message:
    """Let Ann offer Ben a card for ten gil, and return the trade."""
    wish = {"to": ben.me["id"], "mine": mine or {cards(ann)[0]: 1}, "theirs": {"gil": 10}}
    answer = ann.post("/api/trades", wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_both_agree_and_it_happens_at_once(guest: Arrive) -> None:
    """An agreed trade moves what each side gives, and nothing else."""
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
    """Others are told that there is no such trade, or that they need an account. The answer is the same for a trade
    that never existed.
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
    """Agreement to an old list is not agreement to a changed one."""
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
    """A trade lapses if one side has too little, and changes nothing; only that side is told why."""
    ann, ben = enrolled(guest()), enrolled(guest())
    trade = proposed(ann, ben, {"gil": 600})
    before = owned(ann), owned(ben)
    assert refused(ben.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]})) == (409, "trade-lapsed")
    assert (owned(ann), owned(ben)) == before
    seen = {who.me["id"]: who.http.get(f"/api/trades/{trade['id']}").json() for who in (ann, ben)}
    assert [one["status"] for one in seen.values()] == ["lapsed", "lapsed"]
    assert "gil" in seen[ann.me["id"]]["lapse"]["en"] and seen[ben.me["id"]]["lapse"] is None


def test_a_list_is_judged(guest: Arrive) -> None:
    """A trade with oneself, with an unknown player, for nothing or for unknown assets is refused."""
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
    """A message goes with an offer, as long as a line of chat at most."""
    ann, ben = enrolled(guest()), enrolled(guest())
    wish = {"to": ben.me["id"], "mine": {cards(ann)[0]: 1}, "theirs": {"gil": 10}}
    assert refused(ann.post("/api/trades", {**wish, "message": "x" * 301})) == (422, "bad-line")
    made = ann.post("/api/trades", {**wish, "message": "Ten is a fair price."}).json()
    assert made["message"] == {"mine": True, "text": "Ten is a fair price."}
    told = ben.http.get(f"/api/trades/{made['id']}").json()
    assert told["message"] == {"mine": False, "text": "Ten is a fair price."}
    other = {"seen": told["list"], "mine": {"gil": 5}, "theirs": dict.fromkeys(wish["mine"], 1)}
    assert ben.post(f"/api/trades/{made['id']}/list", {**other, "message": ""}).json()["message"] is None


def _agreed(guest: Guest, trade: Message) -> tuple[int, str]:
    """Return the answer to somebody who agrees."""
    answer = guest.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]})
    return answer.status_code, answer.json()["status"] if answer.is_success else refused(answer)[1]


def _sits(ann: Guest, ben: Guest, ids: list[int]) -> tuple[int, str]:
    """Return the answer to Ann, who joins a table of Ben's with a closed hand."""
    table = ben.open(**STAKED, bring={"cards": hand(ben)})
    answer = ann.post(f"/api/matches/{table['id']}/join", {"bring": {"cards": ids}})
    return answer.status_code, answer.json()["status"] if answer.is_success else refused(answer)[1]


@pytest.mark.parametrize("in_the_hand", [True, False])
def test_whoever_agrees_learns_nothing_of_a_closed_hand(guest: Arrive, in_the_hand: bool) -> None:
    """An offered card cannot be staked, so agreeing to the offer tells nothing about a closed hand."""
    ann, ben, eve = (enrolled(guest()) for _ in range(3))
    offered, *others = cards(ann)
    trade = proposed(ann, eve, {offered: 1})
    ids = [int(asset.rpartition("/")[2]) for asset in ([offered, *others] if in_the_hand else others)[:5]]
    assert _sits(ann, ben, ids) == ((409, "card-offered") if in_the_hand else (200, "live"))
    assert _agreed(eve, trade) == (200, "done")


def _bought(guest: Guest) -> str:
    """Buy a card of which the player has no copy, and return its asset. A bought card may be sold."""
    shelf = guest.http.get(SHELF).json()
    card = next(one for one in shelf["cards"] if not one["count"] and one["price"] <= shelf["gil"])
    assert guest.post(f"{SHOP}/cards/{card['id']}/buy", {"count": 1}).status_code == 200
    return str(card["asset"])


def test_what_was_offered_is_used_for_nothing_else(guest: Arrive) -> None:
    """An offered card is not sold, offered or given again, or put up as a prize, until it is withdrawn."""
    ann, ben = enrolled(guest()), enrolled(guest())
    card = _bought(ann)
    trade = proposed(ann, ben, {card: 1})
    asked = ben.post("/api/trades", {"to": ann.me["id"], "mine": {}, "theirs": {card: 1}}).json()
    cup = {"name": "Cup", "game": "triple-triad", "rules": WIKI, "form": "knockout", "prize": [{card: 1}]}
    ways = {
        "sold": lambda: ann.post(f"{SHOP}/cards/{card.rpartition('/')[2]}/sell", {"count": 1}),
        "offered": lambda: ann.post("/api/trades", {"to": ben.me["id"], "mine": {card: 1}, "theirs": {}}),
        "given": lambda: ann.post(f"/api/trades/{asked['id']}/agree", {"seen": asked["list"]}),
        "put up": lambda: ann.post("/api/tournaments", cup),
    }
    assert {way: refused(act()) for way, act in ways.items()} == dict.fromkeys(ways, (409, "card-offered"))
    assert len(ann.http.get("/api/trades").json()) == 2 and owned(ann)[card] == 1
    assert ann.http.delete(f"/api/trades/{trade['id']}").json()["status"] == "withdrawn"
    assert ways["sold"]().status_code == 200


def test_what_is_at_stake_is_not_offered(guest: Arrive) -> None:
    """A card at stake cannot be offered until the match is settled. Its owner alone is told why, also for a changed
    list.
    """
    ann, ben = enrolled(guest()), enrolled(guest())
    card = cards(ann)[0]
    asked = ben.post("/api/trades", {"to": ann.me["id"], "mine": {"gil": 1}, "theirs": {}}).json()
    assert _sits(ann, ben, hand(ann)) == (200, "live")
    wish = {"to": ben.me["id"], "mine": {card: 1}, "theirs": {}}
    assert refused(ann.post("/api/trades", wish)) == (409, "not-enough")
    changed = {"seen": asked["list"], "mine": {card: 1}, "theirs": {}}
    assert refused(ann.post(f"/api/trades/{asked['id']}/list", changed)) == (409, "not-enough")
    assert ben.http.get(f"/api/trades/{asked['id']}").json() == asked and len(ben.http.get("/api/trades").json()) == 1


def test_nobody_shapes_what_chance_picks_by_offering(guest: Arrive) -> None:
    """A player with an offer open cannot use a collection from which chance picks, since the offer would shape it."""
    ann, ben = enrolled(guest()), enrolled(guest())
    rules = "triple-triad:wiki+card_pick=random+visibility=closed"
    proposed(ann, ben)
    table = ben.open(**{**STAKED, "rules": rules})
    assert refused(ann.post(f"/api/matches/{table['id']}/join", {})) == (409, "card-offered")
    own = ann.open(**{**STAKED, "rules": rules})
    assert refused(ben.post(f"/api/matches/{own['id']}/join", {})) == (409, "table-closed")
    assert "offered" in ann.look(own)["lapse"]["en"]
