"""A host's acts on accounts over the interface: with a reason, in the journal, and undone from there."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from tests.hall.communities.test_charter import charter
from tests.web.collecting import cards, given_up, hand
from tests.web.routes.test_moderation import claimed
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
PASSWORD = "correct horse"
GIL = {"name": "gil", "called": {"en": "gil", "fr": "gils"}}


def code(answer: Any) -> str:
    """Return the code of a refusal."""
    return str(answer.json()["error"]["code"])


def at(guest: Guest, deed: str = "") -> str:
    """Return the address of an account or of an act on it."""
    return f"/api/host/accounts/{guest.me['id']}{deed}"


def newest(host: Guest) -> Any:
    """Return the newest act of the journal."""
    return host.http.get("/api/host/journal").json()["acts"][0]


def undo(host: Guest, act: str) -> Any:
    """Undo an act from the journal."""
    return host.post(f"/api/host/journal/{act}/undo", {"why": "It was a mistake"})


def enrolled(guest: Guest) -> Guest:
    """Give a player the gil and the cards of a newcomer."""
    assert guest.post("/api/collection/triple-triad/ff8/enrol", {}).status_code == 200
    return guest


def gil(guest: Guest) -> int:
    """Return the gil that a player has."""
    return int(guest.http.get("/api/collection").json()["gil"])


def test_a_ban_keeps_out_until_it_is_taken_back(guest: Arrive, host: Guest) -> None:
    """A banned player is told the reason at sign-in. Their tables close, and undoing the ban admits them again."""
    ivo, name = claimed(guest())
    table = ivo.open()
    signing_in = {"name": name, "password": PASSWORD}
    assert host.post(at(ivo, "/ban"), {"days": 7, "why": " "}).json()["error"]["code"] == "reason-needed"
    assert guest().post("/api/session", signing_in).status_code == 201
    act = host.post(at(ivo, "/ban"), {"days": 7, "why": "Insults at table 9"}).json()["act"]
    assert ivo.http.get("/api/me").json()["role"] == "guest", "this browser is nobody's any more"
    refused = guest().post("/api/session", signing_in)
    assert (refused.status_code, code(refused)) == (403, "banned")
    assert "Insults at table 9" in refused.json()["error"]["fr"]
    assert host.http.get(f"/api/matches/{table['id']}").json()["status"] == "closed"
    banned = host.http.get("/api/host/accounts", params={"whom": "banned"}).json()["accounts"]
    assert [one["name"] for one in banned] == [name] and banned[0]["ban"]["why"] == "Insults at table 9"
    assert newest(host)["kind"] == "banned" and newest(host)["about"]["name"] == name
    assert undo(host, act).status_code == 200
    assert code(undo(host, act)) == "undone-before"
    assert guest().post("/api/session", signing_in).status_code == 201
    assert newest(host)["kind"] == "unbanned" and newest(host)["why"] == "It was a mistake"


def test_a_ban_opens_no_key_either(guest: Arrive, host: Guest) -> None:
    """A key that was made before a ban does not get around it."""
    ivo, _name = claimed(guest())
    link = host.post(at(ivo, "/key"), {"why": "Asked by mail"}).json()["link"]
    host.post(at(ivo, "/ban"), {"why": "For good"})
    using = {"key": link.split("=")[1], "password": "another horse"}
    assert code(guest().post("/api/session/key", using)) == "banned"
    assert host.post(at(ivo, "/unban"), {"why": "Spoken to"}).status_code == 200
    assert code(host.post(at(ivo, "/unban"), {"why": "Twice"})) == "not-banned"
    assert guest().post("/api/session/key", using).status_code == 201


def test_who_is_renamed_comes_back_by_the_new_name(guest: Arrive, host: Guest) -> None:
    """A renamed player signs in by the new name. An undo restores the old one, unless they have chosen another."""
    ivo, name = claimed(guest())
    act = host.post(at(ivo, "/name"), {"name": f"Y{name}", "why": "Rude"}).json()["act"]
    assert (newest(host)["was"], newest(host)["became"]) == (name, f"Y{name}")
    assert guest().post("/api/session", {"name": f"Y{name}", "password": PASSWORD}).status_code == 201
    assert undo(host, act).status_code == 200
    assert ivo.http.get("/api/me").json()["name"] == name
    again = host.post(at(ivo, "/name"), {"name": f"Z{name}", "why": "Rude"}).json()["act"]
    ivo.http.patch("/api/me", json={"name": f"W{name}"})
    assert code(undo(host, again)) == "changed-since"


def test_gil_is_given_and_taken_back(guest: Arrive, host: Guest) -> None:
    """A gift of gil is in the player's statement, and taking it back never makes a purse negative."""
    ivo, _name = claimed(guest())
    enrolled(ivo)
    had = gil(ivo)
    act = host.post(at(ivo, "/grant"), {"assets": {"gil": 300}, "why": "Summer cup"}).json()["act"]
    assert gil(ivo) == had + 300
    line = ivo.http.get("/api/ledger").json()["lines"][0]
    assert (line["memo"], line["changes"][0]["amount"]) == ("granted", 300)
    assert newest(host)["data"]["assets"] == [{**GIL, "count": 300}]
    assert undo(host, act).status_code == 200 and gil(ivo) == had
    taking = {"assets": {"gil": had + 1}, "why": "Too much"}
    assert code(host.post(at(ivo, "/take-back"), taking)) == "cannot-take-back"
    assert gil(ivo) == had and newest(host)["kind"] == "taken-back", "the refused act left no line"
    assert code(host.post(at(ivo, "/grant"), {"assets": {}, "why": "Nothing"})) == "nothing-to-give"
    assert code(host.post(at(guest(), "/grant"), {"assets": {"gil": 1}, "why": "A guest"})) == "both-need-accounts"


def traded(ivo: Guest, mei: Guest, gil: int) -> Any:
    """Let Mei give Ivo gil for nothing, and return the trade."""
    trade = ivo.post("/api/trades", {"to": mei.me["id"], "mine": {}, "theirs": {"gil": gil}}).json()
    assert mei.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]}).status_code == 200
    return trade


def test_gil_of_a_community_is_given_to_who_belongs_to_it(guest: Arrive, host: Guest) -> None:
    """A gift of a community's gil goes to a member, and undoing it takes from that purse alone."""
    club, ivo = f"c{uuid4().hex[:8]}", enrolled(claimed(guest())[0])
    own = charter(presets=[], purse={"gil": 30, "prize": None})
    assert host.post("/api/communities", {"id": club, **own}).status_code == 201
    gift = {"assets": {"gil": 300}, "community": club, "why": "Summer cup"}
    assert code(host.post(at(ivo, "/grant"), gift)) == "community-outsider"
    assert ivo.http.put(f"/api/communities/{club}/membership").is_success
    before = gil(ivo)
    act = host.post(at(ivo, "/grant"), gift).json()["act"]
    assert newest(host)["data"]["community"] == club and gil(ivo) == before
    assert host.http.get(at(ivo, f"?community={club}")).json()["owned"] == [{"asset": "gil", **GIL, "count": 300}]
    assert undo(host, act).status_code == 200
    assert host.http.get(at(ivo, f"?community={club}")).json()["owned"] == [] and gil(ivo) == before


def test_a_trade_is_undone_once(guest: Arrive, host: Guest) -> None:
    """An undone trade gives back what both gave, once, and only if each still has all of it."""
    ivo, mei = (enrolled(claimed(guest())[0]) for _ in range(2))
    before = gil(ivo), gil(mei)
    trade = traded(ivo, mei, 100)
    assert (gil(ivo), gil(mei)) == (before[0] + 100, before[1] - 100)
    (sheet,) = host.http.get(at(mei)).json()["done"]
    assert (sheet["id"], sheet["gave"], sheet["got"]) == (trade["id"], [{**GIL, "count": 100}], [])
    undoing = f"/api/host/trades/{trade['id']}/undo"
    everything = {"assets": {"gil": gil(ivo)}, "why": "For a moment"}
    held = host.post(at(ivo, "/take-back"), everything).json()["act"]
    assert code(host.post(undoing, {"why": "By mistake"})) == "cannot-take-back"
    undo(host, held)
    assert host.post(undoing, {"why": "By mistake"}).status_code == 200
    assert (gil(ivo), gil(mei)) == before
    assert code(host.post(undoing, {"why": "Again"})) == "undone-before"
    assert ivo.http.get("/api/ledger").json()["lines"][0]["memo"] == "trade-undone"
    assert code(host.post("/api/host/trades/none/undo", {"why": "By mistake"})) == "no-such-trade"


@pytest.mark.parametrize("in_the_hand", [True, False])
def test_what_a_host_takes_tells_no_closed_hand(guest: Arrive, host: Guest, in_the_hand: bool) -> None:
    """While a player has cards at stake none is taken from them, in their hand or not; afterwards the free ones are."""
    ivo, mei = (enrolled(claimed(guest())[0]) for _ in range(2))
    card = next(one for one in cards(mei) if one not in cards(ivo))
    gift = mei.post("/api/trades", {"to": ivo.me["id"], "mine": {card: 1}, "theirs": {}}).json()
    assert ivo.post(f"/api/trades/{gift['id']}/agree", {"seen": gift["list"]}).status_code == 200
    others = [one for one in cards(ivo) if one != card]
    chosen = [int(one.rpartition("/")[2]) for one in ([card, *others] if in_the_hand else others)[:5]]
    wish = {"game": "triple-triad", "rules": "triple-triad:wiki+visibility=closed", "terms": {"owned": True}}
    match = mei.join(ivo.open(**wish, bring={"cards": chosen}), bring={"cards": hand(mei)})
    taking = at(ivo, "/take-back"), {"assets": {card: 1}, "why": "By mistake"}
    undoing = f"/api/host/trades/{gift['id']}/undo", {"why": "By mistake"}
    for act in (taking, undoing):
        answer = host.post(*act)
        assert (answer.status_code, code(answer)) == (409, "cannot-take-back")
    given_up(mei, match)
    assert host.post(*undoing).status_code == 200 and card in cards(mei)


def test_an_offer_holds_no_host_up(guest: Arrive, host: Guest) -> None:
    """A host can take back what is offered in a trade; agreeing to it then is refused as lapsed."""
    ivo, mei = (enrolled(claimed(guest())[0]) for _ in range(2))
    card = cards(ivo)[0]
    trade = ivo.post("/api/trades", {"to": mei.me["id"], "mine": {card: 1}, "theirs": {}}).json()
    assert host.post(at(ivo, "/take-back"), {"assets": {card: 1}, "why": "By mistake"}).status_code == 200
    assert code(mei.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]})) == "trade-lapsed"


def test_a_resend_gives_once(guest: Arrive, host: Guest) -> None:
    """A resent gift is given once and answered as before."""
    ivo, _name = claimed(guest())
    gift = {"assets": {"gil": 5}, "why": "Summer cup"}
    first, second = (host.post(at(ivo, "/grant"), gift, "the-same") for _ in range(2))
    assert first.json() == second.json() and gil(ivo) == 5


def test_who_is_removed_is_gone(guest: Arrive, host: Guest) -> None:
    """A removed account is gone, and so is its name from the journal."""
    ivo, name = claimed(guest())
    host.post(at(ivo, "/name"), {"name": f"Y{name}", "why": "Rude"})
    assert host.post(at(ivo, "/remove"), {"why": "Asked by letter"}).status_code == 200
    assert guest().post("/api/session", {"name": f"Y{name}", "password": PASSWORD}).status_code == 403
    assert host.http.get(at(ivo)).status_code == 404
    journal = host.http.get("/api/host/journal", params={"about": ivo.me["id"]}).json()
    assert [act["kind"] for act in journal["acts"]] == ["removed", "renamed"] and name not in str(journal)


@pytest.mark.parametrize("deed", ["ban", "name", "key", "remove"])
def test_no_host_does_it_to_a_host(host: Guest, deed: str) -> None:
    body = {"why": "For fun", **({"name": "Nobody"} if deed == "name" else {})}
    assert code(host.post(at(host, f"/{deed}"), body)) == "host-protected"
    assert host.http.get("/api/me").json()["role"] == "host"


def test_a_sheet_tells_what_an_act_would_touch(guest: Arrive, host: Guest) -> None:
    """The sheet of an account counts what is under way, and lists what it owns, wherever that is."""
    ivo, name = claimed(guest())
    enrolled(ivo)
    sheet = host.http.get(at(ivo)).json()
    assert (sheet["account"]["name"], sheet["matches"], sheet["trades"], sheet["done"]) == (name, 0, 0, [])
    assert {one["name"] for one in sheet["owned"]} > {"gil"}
    found = host.http.get("/api/host/accounts", params={"name": name.upper()}).json()
    assert (found["count"], found["accounts"][0]["name"]) == (1, name)
    assert host.http.get("/api/host/accounts/none").status_code == 404
