"""Ratings over the interface: rated matches count, casual ones do not, and a challenge shows its maker's rating."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from tests.legal import actions
from tests.web.visiting import FAST, Guest, Message

Arrive = Callable[..., Guest]
FAMILY = "nim:free"
RATED = {"rated": True, "gil": 0, "owned": False, "clock": None}


def account(guest: Arrive, name: str) -> Guest:
    """Return a guest with an account."""
    made = guest()
    claimed = made.post("/api/me/claim", {"name": f"{name} {uuid4().hex[:8]}", "password": "correct horse"})
    assert claimed.status_code == 201, claimed.text
    made.me = made.http.get("/api/me").json()
    return made


def won(winner: Guest, loser: Guest, terms: Message | None) -> str:
    """Play a match that the loser resigns when both have moved, and return its id."""
    match = winner.open(**({"terms": terms} if terms else {}))
    loser.join(match)
    with winner.at(match) as mine, loser.at(match) as seat:
        met = [(one.hear("snapshot")["view"], one) for one in (mine, seat)]
        (view, first), (_waits, second) = sorted(met, key=lambda one: not one[0]["legal"])
        assert first.act(actions(view)[0])["type"] == "accepted"
        assert second.act(actions(second.hear("entry")["entry"]["view"])[0])["type"] == "accepted"
        assert seat.ask({"type": "resign", "command": uuid4().hex})["type"] == "accepted"
    return str(match["id"])


def page(of: Guest, seen_by: Guest) -> dict[str, Any]:
    """Return the public page of an account."""
    return dict(seen_by.http.get(f"/api/players/{of.me['name']}").json())


def test_a_rated_match_moves_both_and_a_casual_one_nobody(guest: Arrive) -> None:
    """After a rated match the page, the leaderboard and the history agree; a casual one changes nothing."""
    ann, ben, eve = account(guest, "Ann"), account(guest, "Ben"), guest()
    won(ben, ann, None)
    assert page(ann, eve)["ratings"] == page(ben, eve)["ratings"] == []
    match = won(ann, ben, RATED)
    (anns,), (bens,) = page(ann, eve)["ratings"], page(ben, eve)["ratings"]
    assert anns["family"] == bens["family"] == FAMILY
    assert anns["points"] > 1500 > bens["points"] and anns["provisional"] and anns["matches"] == 1
    board = eve.http.get(f"/api/leaderboards/{FAMILY}").json()
    placed = [line["name"] for line in board if line["name"] in (ann.me["name"], ben.me["name"])]
    assert placed == [ann.me["name"], ben.me["name"]]
    (step,) = anns["history"]
    assert (step["match"], step["points"]) == (match, anns["points"])
    assert page(ann, eve)["scores"] == [{"name": ben.me["name"], "won": 1, "drawn": 0, "lost": 1}]


def test_a_challenge_tells_the_strength_of_who_makes_it(guest: Arrive) -> None:
    """A challenge shows the rating under its own rules, in lobby, list and link; without a rating it shows none."""
    ann, ben, eve = account(guest, "Ann"), account(guest, "Ben"), guest()
    won(ann, ben, RATED)
    strength = {key: page(ann, eve)["ratings"][0][key] for key in ("points", "margin", "provisional", "matches")}
    other = {"game": "chakart", "rules": "chakart:free", "seat": "white"}
    for challenger, wish, rating in ((ann, FAST, strength), (ann, other, None), (ben, other, None), (eve, FAST, None)):
        made = challenger.post("/api/challenges", {**wish, "to": {"kind": "lobby"}}).json()
        seen = guest().http
        lists = [seen.get("/api/lobby").json()["challenges"], seen.get("/api/challenges").json()]
        told = [next(one for one in found if one["id"] == made["id"]) for found in lists]
        told.append(seen.get(f"/api/challenges/{made['id']}").json())
        assert [one["challenger"]["rating"] for one in told] == [rating] * 3
