"""A community's own gil and cards over the interface: its members alone get, buy, trade and stake them."""

from collections.abc import Callable, Iterator
from typing import Any
from uuid import uuid4

import pytest

from parlour.table import timestamps
from parlour.web.clock import now
from tests.hall.communities.test_charter import charter
from tests.web.collecting import SHELF, SHOP, WIKI, cards, claimed, enrolled, owned, refused
from tests.web.edge.hosting import hosted, made_host
from tests.web.visiting import Guest, Message, until

Arrive = Callable[..., Guest]
OUTSIDER = (403, "community-outsider")
REGISTER = "/api/register/triple-triad/ff8"
CARD = f"{REGISTER}/1"
DAY = 86_400_000
WISH = "/api/wishes/triple-triad/ff8/1"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall that awaits its host."""
    with hosted(tmp_path_factory.mktemp("purses"), games="triple-triad", rate_limits=False) as address:
        yield address


@pytest.fixture(scope="module")
def host(hall: str) -> Iterator[Guest]:
    """Yield the host of the hall."""
    with Guest(hall) as made:
        yield made_host(claimed(made))


@pytest.fixture
def club(host: Guest) -> str:
    """Return the address of a new community with gil and cards of its own, kept by the host."""
    address = f"c{uuid4().hex[:8]}"
    own = charter(presets=[], purse={"gil": 300, "prize": 70})
    assert host.post("/api/communities", {"id": address, **own}).status_code == 201
    return address


def member(guest: Guest, club: str) -> Guest:
    """Give a guest an account that has joined the community and started there."""
    enrolled(guest)
    assert guest.http.put(f"/api/communities/{club}/membership").status_code == 200
    assert guest.post(f"{SHELF}/enrol?community={club}").status_code == 200
    return guest


def there(guest: Guest, club: str) -> dict[str, int]:
    """Return what a member has in the community, by asset."""
    shelf = guest.http.get(f"{SHELF}?community={club}").json()
    return {"gil": shelf["gil"], **{card["asset"]: card["count"] for card in shelf["cards"] if card["count"]}}


def hand(guest: Guest, club: str) -> Message:
    """Return five cards that a member has in the community."""
    return {"cards": [int(asset.rpartition("/")[2]) for asset in there(guest, club) if asset != "gil"][:5]}


def proposed(red: Guest, club: str, **terms: Any) -> Message:
    """Make a challenge in the lobby for cards and gil of the community."""
    terms = {"gil": 40, "owned": True, "community": club, **terms}
    wish = {"game": "triple-triad", "rules": f"{WIKI}+trade=one", "seat": "red", "terms": terms}
    made = red.post("/api/challenges", {**wish, "to": {"kind": "lobby"}, "bring": hand(red, club)})
    assert made.status_code == 201, made.text
    return dict(made.json())


def test_who_belongs_begins_buys_and_is_told_apart(club: str, guest: Arrive) -> None:
    """A member is given the gift of the charter once. What they buy, sell, open and wish for is there alone."""
    ann = member(guest(), club)
    before = owned(ann)
    assert there(ann, club)["gil"] == 300 and before["gil"] == 500
    assert ann.post(f"{SHELF}/enrol?community={club}").status_code == 200 and there(ann, club)["gil"] == 300
    assert ann.post(f"{SHOP}/cards/1/buy?community={club}", {"count": 2}).status_code == 200
    assert ann.post(f"{SHOP}/cards/1/sell?community={club}", {"count": 1}).status_code == 200
    assert refused(ann.post(f"{SHOP}/packs/packet-of-five?community={club}")) == (409, "not-enough")
    assert ann.http.put(f"{WISH}?community={club}").json()["wished"]
    shown = ann.http.get(f"{CARD}?community={club}").json()
    assert (shown["lookers"], shown["mine"] > 0) == ([ann.http.get("/api/me").json()["name"]], True)
    assert ann.http.get(CARD).json()["lookers"] == [] and owned(ann) == before
    listed = ann.http.get(f"{REGISTER}?community={club}").json()["cards"]
    assert sum(line["mine"] for line in listed) == sum(there(ann, club).values()) - there(ann, club)["gil"]
    memos = [line["memo"] for line in ann.http.get(f"/api/ledger?community={club}").json()["lines"]]
    assert memos == ["sold", "bought", "enrolled", "enrolled"]
    assert ann.http.get(f"/api/collection?community={club}").json()["gil"] == there(ann, club)["gil"]


def test_who_does_not_belong_sees_and_does_nothing_there(club: str, guest: Arrive) -> None:
    """A stranger, an applicant and a former member are refused alike, whatever they ask, and told how to join."""
    ann, eve = member(guest(), club), enrolled(guest())
    at = f"?community={club}"
    for path in (SHELF, "/api/collection", REGISTER, CARD, "/api/ledger"):
        assert refused(eve.http.get(f"{path}{at}")) == OUTSIDER
    for path in (f"{SHELF}/enrol", f"{SHOP}/cards/1/buy", f"{SHOP}/cards/1/sell", f"{SHOP}/packs/packet-of-five"):
        assert refused(eve.post(f"{path}{at}", {"count": 1} if "cards" in path else None)) == OUTSIDER
    assert {refused(ask(f"{WISH}{at}")) for ask in (eve.http.put, eve.http.delete)} == {OUTSIDER}
    told = eve.http.get(f"{SHELF}{at}").json()["error"]["message"]
    assert f"/community/{club}" in told and eve.http.get("/api/me").json()["name"] in told
    ann.http.delete(f"/api/communities/{club}/membership")
    assert refused(ann.http.get(f"{SHELF}{at}")) == OUTSIDER
    assert refused(guest().http.get(f"{SHELF}{at}")) == OUTSIDER
    assert refused(eve.http.get(f"{SHELF}?community=none")) == (404, "unknown-community")
    assert refused(eve.http.get(f"{SHELF}?community=ffworld")) == (409, "community-shares")


def test_what_is_played_for_there_moves_there(club: str, guest: Arrive) -> None:
    """A stake of the community moves there, from challenge to pick, and the hall's purses do not change."""
    red, blue, eve = member(guest(), club), member(guest(), club), enrolled(guest())
    before = owned(red), owned(blue)
    had = there(red, club), there(blue, club)
    made = proposed(red, club)
    assert made["terms"]["community"] == club and not made["short"]
    accept = f"/api/challenges/{made['id']}/accept"
    assert refused(eve.post(accept, {"bring": {"cards": [0, 1, 2, 3, 4]}})) == OUTSIDER
    match = blue.post(accept, {"bring": hand(blue, club)}).json()["match"]
    assert there(red, club)["gil"] == 260 and owned(red) == before[0]
    with red.at({"id": match}) as seat:
        assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
    won = blue.http.get(f"/api/matches/{match}/winnings").json()["winnings"]
    card = won["pool"][0]["asset"]
    assert blue.post(f"/api/matches/{match}/winnings", {"cards": [card]}).status_code == 200
    assert there(blue, club)["gil"] == 340 and there(blue, club)[card] == had[1].get(card, 0) + 1
    assert there(red, club).get(card, 0) == had[0][card] - 1
    assert (owned(red), owned(blue)) == before
    assert blue.http.get(f"/api/matches/{match}").json()["terms"]["community"] == club


def test_nobody_plays_there_who_does_not_belong(club: str, guest: Arrive) -> None:
    """A stranger plays at no table and in no season there, and nobody where a community has no gil."""
    red, eve = member(guest(), club), enrolled(guest())
    wish = {"game": "triple-triad", "rules": WIKI, "terms": {"community": club}}
    lobby = {"to": {"kind": "lobby"}}
    assert refused(eve.post("/api/challenges", {**wish, **lobby})) == OUTSIDER
    assert refused(eve.post("/api/matches", {**wish, "opponent": {"kind": "link"}})) == OUTSIDER
    table = red.open(**wish)
    assert refused(eve.post(f"/api/matches/{table['id']}/join", {})) == OUTSIDER
    shared = {**wish, "terms": {"community": "ffworld"}}
    assert refused(red.post("/api/challenges", {**shared, **lobby})) == (409, "community-shares")
    cup = {"name": "Cup", "form": "knockout", **wish, "prize": [{"gil": 50}]}
    assert refused(eve.post("/api/tournaments", cup)) == OUTSIDER
    hall_had = owned(red)
    made = red.post("/api/tournaments", cup).json()["id"]
    assert (there(red, club)["gil"], owned(red)) == (250, hall_had)
    assert refused(eve.post(f"/api/tournaments/{made}/entrants", {})) == OUTSIDER
    assert red.http.delete(f"/api/tournaments/{made}").status_code == 200 and there(red, club)["gil"] == 300


def test_a_season_is_played_by_its_members(club: str, guest: Arrive) -> None:
    """A former member neither challenges nor is challenged in a season, and its stakes are the community's."""
    ann, ben = member(guest(), club), member(guest(), club)
    terms = {"clock": {"bank": 600}, "community": club}
    wish = {"name": "Season", "form": "ladder", "game": "triple-triad", "rules": "triple-triad:ff8", "terms": terms}
    ends = timestamps.later(now(), DAY)
    made = ann.post("/api/tournaments", {**wish, "ends": ends, "meetings": 2, "prize": [{"gil": 20}]})
    path = f"/api/tournaments/{made.json()['id']}"
    until(lambda: ann.http.get(path).json()["status"] == "live", "the season begins")
    assert ann.http.get(path).json()["community"] == club
    for one in (ann, ben):
        assert one.post(f"{path}/entrants", {"bring": {"cards": [1, 2, 3, 4, 5]}}).status_code == 200
    board = ann.post(f"{path}/boards", {"opponent": ben.me["id"]}).json()["board"]
    match = ben.post(f"{path}/boards/1/{board}/accept").json()["match"]
    assert ben.look({"id": match})["terms"]["community"] == club
    second = ann.post(f"{path}/boards", {"opponent": ben.me["id"]}).json()["board"]
    ann.http.delete(f"/api/communities/{club}/membership")
    assert refused(ben.post(f"{path}/boards/1/{second}/accept")) == OUTSIDER
    assert ann.http.delete(f"{path}/boards/1/{second}").status_code == 204
    for one, other in ((ann, ben), (ben, ann)):
        assert refused(one.post(f"{path}/boards", {"opponent": other.me["id"]})) == OUTSIDER


def test_a_challenge_of_who_left_meanwhile_says_so(club: str, guest: Arrive) -> None:
    red, blue = member(guest(), club), member(guest(), club)
    made = proposed(red, club)
    red.http.delete(f"/api/communities/{club}/membership")
    answer = blue.post(f"/api/challenges/{made['id']}/accept", {"bring": hand(blue, club)})
    assert refused(answer) == OUTSIDER
    assert red.http.get("/api/me").json()["name"] in answer.json()["error"]["message"]


def test_a_trade_is_between_members(club: str, guest: Arrive) -> None:
    """A trade between members moves what they have there, and no trade with a stranger can be proposed."""
    ann, ben, eve = member(guest(), club), member(guest(), club), enrolled(guest())
    card = next(asset for asset in there(ann, club) if asset != "gil")
    wish = {"mine": {card: 1}, "theirs": {"gil": 10}, "community": club}
    before = owned(ann), owned(ben)
    for one, other in ((ann, eve), (eve, ann)):
        assert refused(one.post("/api/trades", {"to": other.me["id"], **wish})) == OUTSIDER
    made = ann.post("/api/trades", {"to": ben.me["id"], **wish}).json()
    assert made["community"] == club
    assert ben.post(f"/api/trades/{made['id']}/agree", {"seen": made["list"]}).json()["status"] == "done"
    assert (there(ann, club)["gil"], there(ben, club)["gil"]) == (310, 290)
    assert (owned(ann), owned(ben)) == before


def test_its_keepers_cannot_take_it_away(club: str, host: Guest, guest: Arrive) -> None:
    """Keepers can remove the community's gil only before anybody has started with it."""
    shared = {"seen": 1, "charter": charter(presets=[])}
    member(guest(), club)
    assert refused(host.http.put(f"/api/communities/{club}", json=shared)) == (409, "community-purse-used")
    unused = f"u{club}"
    own = charter(presets=[], purse={"gil": 1, "prize": None})
    assert host.post("/api/communities", {"id": unused, **own}).status_code == 201
    assert host.http.put(f"/api/communities/{unused}", json=shared).json()["charter"]["purse"] is None
    bad = {"seen": 1, "charter": charter(presets=[], purse={"gil": -1, "prize": None})}
    assert host.http.put(f"/api/communities/{club}", json=bad).status_code == 422


def test_the_best_hand_is_of_the_cards_there(club: str, guest: Arrive) -> None:
    """The best hand is of the cards there; who has cards in the hall alone is told that there are none."""
    ann = enrolled(guest())
    ann.http.put(f"/api/communities/{club}/membership")
    assert len(cards(ann)) > 5
    path = f"/api/hands/triple-triad/ff8?rules={WIKI.replace('+', '%2B')}&mine=true"
    with ann.http.stream("GET", f"{path}&community={club}") as answer:
        assert answer.status_code == 422
