"""Challenges over the REST interface: proposed, found, accepted once, with clocks and composed rules."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.rounds import rounds
from tests.store.databases import fresh
from tests.web.visiting import FAST, Guest, serving

Guests = Callable[..., Guest]
LOBBY = {"kind": "lobby"}
FIVE = {"clock": {"bank": 300, "increment": 3}}


def challenge(guest: Guest, **wish: Any) -> dict[str, Any]:
    """Make a challenge, to the lobby unless told otherwise."""
    answer = guest.post("/api/challenges", {**FAST, "to": LOBBY, **wish})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def accept(guest: Guest, made: dict[str, Any], **wish: Any) -> httpx.Response:
    """Accept a challenge, and return the answer."""
    return guest.post(f"/api/challenges/{made['id']}/accept", wish)


def seen(guest: Guest) -> list[str]:
    """Return the challenges that a guest finds in the lobby."""
    return [one["id"] for one in guest.http.get("/api/challenges").json()]


def test_from_the_lobby_to_a_table(guest: Guests) -> None:
    """Ann challenges with rules of her own and a clock; Ben finds it, accepts, and both sit at one table."""
    ann, ben = guest(), guest()
    rules = {"preset": "free", "options": {"heap": "21", "calm": True}}
    made = challenge(ann, rules=rules, terms=FIVE)
    assert made["rules"]["options"] == {"heap": "21", "calm": True} and made["mine"] and made["seat"] == "red"
    assert made["id"] in seen(ben)
    answer = accept(ben, made)
    assert answer.status_code == 200, answer.text
    match = ben.http.get(f"/api/matches/{answer.json()['match']}").json()
    assert match["status"] == "live" and match["you"] == "blue" and match["terms"]["clock"]["bank"] == 300
    assert match["clock"]["left"] == {"red": 300_000, "blue": 300_000} and match["clock"]["deadline"]
    assert made["id"] not in seen(ben)
    assert ann.http.get(f"/api/challenges/{made['id']}").json()["match"] == match["id"]


def test_a_resent_proposal_and_a_resent_acceptance_change_nothing(guest: Guests) -> None:
    """A resent proposal or acceptance with the same key is answered the same."""
    ann, ben = guest(), guest()
    wish = {**FAST, "to": LOBBY}
    key = {"Idempotency-Key": uuid4().hex}
    first, again = (ann.http.post("/api/challenges", json=wish, headers=key).json() for _ in range(2))
    assert first["id"] == again["id"]
    path = f"/api/challenges/{first['id']}/accept"
    answers = [ben.http.post(path, json={}, headers=key) for _ in range(2)]
    assert answers[0].json() == answers[1].json() and answers[1].status_code == 200
    assert accept(ben, first).status_code == 409


def test_who_may_answer(guest: Guests) -> None:
    """A direct challenge is for its two players alone: its maker withdraws it, its addressee declines it."""
    ann, ben, eve = guest(), guest(), guest()
    direct = {"to": {"kind": "player", "player": ben.me["id"]}}
    made = challenge(ann, **direct)
    assert made["id"] in seen(ben) and made["id"] not in seen(eve)
    assert accept(eve, made).status_code == 403 and accept(ann, made).json()["error"]["code"] == "own-challenge"
    path = f"/api/challenges/{made['id']}"
    assert eve.http.delete(path).status_code == 403
    assert ben.http.delete(path).json()["status"] == "declined"
    assert accept(ben, made).json()["error"]["code"] == "challenge-declined"
    assert ann.http.delete(f"/api/challenges/{challenge(ann, **direct)['id']}").json()["status"] == "withdrawn"
    assert accept(ben, {"id": "nowhere"}).status_code == 404


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"rules": "nim:casino"}, "unknown-preset"),
        ({"terms": {"clock": {"increment": 5}}}, "clock-without-time"),
        ({"terms": {"clock": {"bank": -5}}}, "bad-message"),
        ({"to": {"kind": "player", "player": "nobody"}}, "unknown-player"),
        ({"seat": "green"}, "bad-seat-choice"),
        ({"bring": {"cards": [1, 2]}}, "wrong-hand-size"),
        ({"game": "triple-triad", "rules": "triple-triad:free+broken_wall+same+same_wall"}, "broken-wall-no-wall"),
    ],
)
def test_refusals_of_a_proposal(guest: Guests, wish: dict[str, Any], code: str) -> None:
    """A challenge that cannot be played is refused with its reason, and nothing waits in the lobby."""
    ann = guest()
    answer = ann.post("/api/challenges", {**FAST, "to": LOBBY, **wish})
    assert answer.status_code in (404, 422)
    assert code in answer.json()["error"]["code"]
    assert seen(ann) == [] or all(not one["mine"] for one in ann.http.get("/api/challenges").json())


def test_a_table_by_link_has_terms_too(guest: Guests) -> None:
    """A table by link can have a clock, and its rematch keeps it."""
    ann, ben = guest(), guest()
    match = ann.open(terms=FIVE)
    assert match["clock"] is None
    joined = ben.join(match)
    assert joined["clock"]["running"] in ("red", "blue")
    with ann.at(match) as red:
        red.ask({"type": "resign", "command": "r1"})
    again = ann.post(f"/api/matches/{match['id']}/rematch").json()
    assert again["terms"] == match["terms"] and again["you"] == "blue"


def test_offers_over_the_socket(guest: Guests) -> None:
    """Calling off works at once before both have moved, and later by agreement; the other seat is told."""
    ann, ben = guest(), guest()
    match = ann.open(rules="nim:free+heap=40")
    ben.join(match)
    with ann.at(match) as red, ben.at(match) as blue:
        view = red.hear("snapshot")["view"]
        seats = {"red": red, "blue": blue}
        for _ in range(2):
            assert seats[view["to_act"]].act("take 1")["type"] == "accepted"
            view = {"to_act": "blue" if view["to_act"] == "red" else "red"}
        blue.settle()
        refused = red.ask({"type": "offer", "command": "o1", "what": "draw"})
        assert refused["error"]["code"] == "no-draws-here"
        assert red.ask({"type": "offer", "command": "o2", "what": "abort"})["type"] == "accepted"
        assert blue.hear("match")["match"]["offer"] == {"what": "abort", "seat": "red"}
        assert blue.ask({"type": "reply", "command": "a1", "agree": True})["type"] == "accepted"
        told = red.hear("entry")
        assert told["entry"]["kind"] == "aborted" and told["match"]["result"]["reason"] == "aborted"


@pytest.fixture(params=["sqlite", "postgresql"])
def busy(request: pytest.FixtureRequest, hall: str, tmp_path: Path) -> Iterator[str]:
    """Yield the address of a fresh hall on each database."""
    with fresh(request.param, tmp_path) as url, serving(tmp_path, url) as address:
        yield address


@pytest.fixture
def everybody(busy: str) -> Iterator[list[Guest]]:
    """Yield the guests of that hall."""
    with ExitStack() as open_now:
        yield [open_now.enter_context(Guest(busy)) for _ in range(21)]


@pytest.mark.parametrize("presses", rounds(2, 10))
def test_parallel_accepts_give_one_match(busy: str, everybody: list[Guest], presses: int) -> None:
    """Twenty guests accept several times each at the same moment: one of them plays, and there is one match."""
    ann, *guests = everybody
    made = challenge(ann)

    async def rush() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=busy, timeout=60) as browser:
            path = f"/api/challenges/{made['id']}/accept"
            cookies = ["; ".join(f"{k}={v}" for k, v in one.http.cookies.items()) for one in guests]
            asked = [browser.post(path, json={}, headers={"cookie": cookie}) for cookie in cookies * presses]
            return await asyncio.gather(*asked)

    answers = asyncio.run(rush())
    accepted = [answer.json()["match"] for answer in answers if answer.status_code == 200]
    assert len(accepted) == 1 and {answer.status_code for answer in answers} == {200, 409}
    tables = ann.http.get("/api/matches").json()
    assert [match["id"] for match in tables] == accepted


def test_other_terms_are_a_challenge_back(guest: Guests) -> None:
    """Ben answers a proposal with other terms: Ann alone may accept, and both pages show each other."""
    ann, ben, eve = guest(), guest(), guest()
    first = challenge(ann, to={"kind": "player", "player": ben.me["id"]})
    back = {"to": {"kind": "answer", "challenge": first["id"]}, "terms": FIVE}
    assert ann.post("/api/challenges", {**FAST, **back}).json()["error"]["code"] == "own-challenge"
    assert eve.post("/api/challenges", {**FAST, **back}).json()["error"]["code"] == "not-your-challenge"
    made = challenge(ben, **back)
    assert made["answers"] == first["id"] and made["to"]["id"] == ann.me["id"] and made["audience"] == "player"
    assert ben.http.get(f"/api/challenges/{first['id']}").json()["answer"] == made["id"]
    assert accept(ben, first).json()["error"]["code"] == "challenge-countered"
    assert ben.post("/api/challenges", {**FAST, **back}).json()["error"]["code"] == "challenge-countered"
    told = ann.http.get("/api/inbox").json()
    assert [(one["kind"], one["link"]) for one in told["notices"]] == [("countered", f"/c/{made['id']}")]
    assert told["waiting"] == 1 and ben.http.get("/api/inbox").json()["waiting"] == 0
    assert accept(ann, made).status_code == 200
