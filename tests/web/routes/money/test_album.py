"""Albums over the interface: how far each set is, the story of a card, and the packs that were opened."""

import hashlib
from collections.abc import Callable

from tests.web.collecting import SHELF, SHOP, cards, enrolled, refused
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def test_a_set_says_how_far_it_is(guest: Arrive) -> None:
    """Each set has its number of cards and how many of them I own, copies not counted; a stranger owns none."""
    ann, eve = enrolled(guest()), guest()
    kinds = len(cards(ann))
    card = cards(ann)[0].rpartition("/")[2]
    assert ann.post(f"{SHOP}/cards/{card}/buy", {"count": 1}).status_code == 200
    for whose, owned in ((ann, kinds), (eve, 0)):
        sets = {one["set"]: one for one in whose.http.get("/api/collection").json()["sets"]}
        assert (sets["ff8"]["owned"], sets["ff8"]["cards"]) == (owned, len(ann.http.get(SHELF).json()["cards"]))


def test_a_card_has_a_story_in_my_hands(guest: Arrive) -> None:
    """The story of a card has the acts that moved it in my account, the newest first; nobody else's are told."""
    ann, ben = enrolled(guest()), enrolled(guest())
    asset = cards(ann)[0]
    card = asset.rpartition("/")[2]
    assert ann.post(f"{SHOP}/cards/{card}/buy", {"count": 1}).status_code == 200
    told = ann.http.get(f"/api/ledger?asset={asset}").json()["lines"]
    assert [line["memo"] for line in told] == ["bought", "enrolled"]
    assert all(any(change["asset"] == asset for change in line["changes"]) for line in told)
    others = ben.http.get(f"/api/ledger?asset={asset}").json()["lines"]
    assert all(line["memo"] == "enrolled" for line in others)
    assert refused(ann.http.get("/api/ledger?asset=triple-triad/ff8/none")) == (422, "unknown-card")


def test_a_card_tells_whose_it_was(guest: Arrive) -> None:
    """A copy tells its owners back to where it came from; whoever keeps their cards to themselves ends the tale."""
    ann, ben, eve = enrolled(guest()), enrolled(guest()), enrolled(guest())
    asset = next(one for one in cards(ann) if one not in {*cards(ben), *cards(eve)})
    for giver, taker in ((ann, ben), (ben, eve)):
        offered = giver.post("/api/trades", {"to": taker.me["id"], "mine": {asset: 1}, "theirs": {}}).json()
        agreed = taker.post(f"/api/trades/{offered['id']}/agree", {"seen": offered["list"]})
        assert agreed.status_code == 200, agreed.text

    def told(whose: Guest) -> list[tuple[str, str, str | None]]:
        earlier = whose.http.get(f"/api/ledger?asset={asset}").json()["earlier"]
        return [(act["owner"], act["memo"], act["with"]) for act in earlier]

    names = [one.http.get("/api/me").json()["name"] for one in (ann, ben)]
    assert told(eve) == [(names[1], "traded", names[0]), (names[0], "enrolled", None)]
    assert (told(ben), told(ann)) == ([(names[0], "enrolled", None)], [])
    assert ann.http.put("/api/collection/seclusion", json={"secluded": True}).status_code == 200
    assert told(eve) == [(names[1], "traded", None)]
    assert ben.http.put("/api/collection/seclusion", json={"secluded": True}).status_code == 200
    assert told(eve) == []
    assert eve.http.get("/api/ledger").json()["earlier"] == []


def test_an_opened_pack_stays_in_the_ledger(guest: Arrive) -> None:
    """The statement tells what a pack held and what proves its seal, as it was told when the pack was opened."""
    ann = enrolled(guest())
    seal = ann.http.get(SHELF).json()["commitment"]
    opened = ann.post(f"{SHOP}/packs/packet-of-five").json()
    lines = ann.http.get("/api/ledger").json()["lines"]
    assert [line["pack"] for line in lines if line["memo"] == "opened"] == [opened]
    assert all(line["pack"] is None for line in lines if line["memo"] != "opened")
    assert opened["commitment"] == seal == hashlib.sha256(bytes.fromhex(opened["secret"])).hexdigest()
