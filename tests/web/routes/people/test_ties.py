"""Ties over the interface: friends, blocked players, and what each player is told of another."""

from collections.abc import Callable

from tests.web.collecting import claimed, enrolled, refused
from tests.web.routes.test_ratings import won
from tests.web.visiting import FAST, Guest, Message

Arrive = Callable[..., Guest]


def named(guest: Guest) -> str:
    """Return the name of a guest's account."""
    return str(guest.http.get("/api/me").json()["name"])


def between(one: Guest, other: Guest) -> Message:
    """Return what one player is told of their history with another."""
    return dict(one.http.get(f"/api/ties/{named(other)}").json())


def tie(one: Guest, other: Guest, kind: str) -> Message:
    """Let one player befriend or block the other."""
    answer = one.http.put(f"/api/ties/{named(other)}", json={"kind": kind})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_friends_are_one_s_own_affair(guest: Arrive) -> None:
    """A friend is on one's list and page; the other player's own tie is separate."""
    ann, ben = claimed(guest()), claimed(guest())
    assert between(ann, ben)["tie"] is None
    assert tie(ann, ben, "friend")["tie"] == "friend" and between(ben, ann)["tie"] is None
    assert ann.http.get("/api/ties").json() == [{"name": named(ben), "kind": "friend"}]
    assert guest().http.get(f"/api/players/{named(ann)}").json()["friends"] == [named(ben)]
    assert ann.http.delete(f"/api/ties/{named(ben)}").json()["tie"] is None
    assert ann.http.get("/api/ties").json() == []


def test_what_is_between_two(guest: Arrive) -> None:
    """Two players see their matches, who won more, and their tables; with oneself there is nothing."""
    ann, ben = claimed(guest()), claimed(guest())
    for winner, loser in ((ann, ben), (ann, ben), (ben, ann)):
        won(winner, loser, None)
    table = ann.open()
    ben.join(table)
    told = between(ann, ben)
    assert {key: told[key] for key in ("won", "drawn", "lost", "run")} == {
        "won": 2, "drawn": 0, "lost": 1, "run": {"yours": True, "count": 2},
    }  # fmt: skip
    assert [one["id"] for one in told["tables"]] == [table["id"]]
    assert between(ben, ann)["run"] == {"yours": False, "count": 2}
    mine = between(ann, ann)
    assert mine["you"] and mine["tables"] == []
    results = [one["winner"] for one in ann.http.get(f"/api/players/{named(ann)}").json()["matches"]]
    assert len(results) == 3 and None not in results


def test_who_is_kept_away_offers_nothing(guest: Arrive) -> None:
    """A blocked player makes no challenge or trade, old lists included; nor does the one who blocks."""
    ann, ben = enrolled(guest()), enrolled(guest())
    offered = {"to": ann.me["id"], "mine": {"gil": 1}, "theirs": {}}
    trade = ben.post("/api/trades", offered).json()
    assert tie(ann, ben, "blocked")["tie"] == "blocked"
    challenge = {**FAST, "to": {"kind": "player", "player": ann.me["id"]}}
    changed = {"seen": trade["list"], "mine": {"gil": 2}, "theirs": {}}
    offers = {"/api/challenges": challenge, "/api/trades": offered, f"/api/trades/{trade['id']}/list": changed}
    for path, body in offers.items():
        assert refused(ben.post(path, body)) == (403, "blocked-by-other"), path
    challenge["to"] = {"kind": "player", "player": ben.me["id"]}
    assert refused(ann.post("/api/challenges", challenge)) == (403, "blocked-by-you")


def test_a_guest_has_no_ties(guest: Arrive) -> None:
    """There is no tie of a guest, to a guest or to oneself."""
    ann, eve = claimed(guest()), guest()
    answer = eve.http.put(f"/api/ties/{named(ann)}", json={"kind": "friend"})
    assert refused(answer) == (403, "account-needed")
    assert refused(ann.http.put("/api/ties/nobody", json={"kind": "friend"})) == (404, "unknown-player")
    assert refused(ann.http.put(f"/api/ties/{named(ann)}", json={"kind": "friend"})) == (422, "tie-with-oneself")
