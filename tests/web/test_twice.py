"""Simultaneous commands: one that comes twice is done once, and two commands are both done."""

import asyncio
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import httpx

from tests.web.visiting import FAST, LINK, PATIENCE, Guest

Guests = Callable[..., Guest]
SHELF = "triple-triad/ff8"
MANY = 8


def at_once(guest: Guest, path: str, body: object, keys: list[str]) -> list[httpx.Response]:
    """Return the answers to one request for each key, all sent together."""

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=guest.address, cookies=guest.http.cookies, timeout=PATIENCE) as http:
            return await asyncio.gather(*(http.post(path, json=body, headers={"Idempotency-Key": key}) for key in keys))

    return asyncio.run(ask())


def answers(responses: list[httpx.Response]) -> list[dict[str, Any]]:
    """Return the bodies of successful answers."""
    assert [one for one in responses if not one.is_success] == [], [one.text for one in responses]
    return [one.json() for one in responses]


def test_a_table_is_opened_once(guest: Guests) -> None:
    """A resent wish for a table finds the one that was opened."""
    ann = guest()
    told = answers(at_once(ann, "/api/matches", {**FAST, "opponent": LINK}, [uuid4().hex] * MANY))
    assert len({one["id"] for one in told}) == 1


def test_a_seat_is_taken_once(guest: Guests) -> None:
    """A player who sits down by a resent command is told that they sit there; another player by that command is
    refused.
    """
    ann, ben, eve = guest(), guest(), guest()
    match, key = ann.open(), uuid4().hex
    path = f"/api/matches/{match['id']}/join"
    told = answers(at_once(ben, path, {}, [key] * MANY))
    assert {(one["id"], one["status"]) for one in told} == {(match["id"], "live")}
    assert [one.post(path, {}, key).status_code for one in (ben, eve)] == [200, 409]
    assert ben.post(path, {}, uuid4().hex).status_code == 409


def test_an_acceptance_is_answered_the_same(guest: Guests) -> None:
    """A resent acceptance is never answered as if somebody else had been faster."""
    ann, ben = guest(), guest()
    for _ in range(MANY):
        made = ann.post("/api/challenges", {**FAST, "to": {"kind": "lobby"}}).json()
        told = answers(at_once(ben, f"/api/challenges/{made['id']}/accept", {}, [uuid4().hex] * MANY))
        assert len({one["match"] for one in told}) == 1


def test_two_packs_are_two_packs(guest: Guests) -> None:
    """Each of two packs bought at once is paid for and has its own cards, or gil runs short."""
    ann = guest()
    ann.post("/api/me/claim", {"name": "Twice", "password": "correct horse"})
    ann.post(f"/api/collection/{SHELF}/enrol")
    path = f"/api/shop/{SHELF}/packs/packet-of-five"
    told = at_once(ann, path, {}, [uuid4().hex for _ in range(MANY)])
    assert sorted(one.status_code for one in told) == [200, *[409] * (MANY - 1)]
    shelf = ann.http.get(f"/api/collection/{SHELF}").json()
    assert shelf["gil"] == 100
    assert sum(card["count"] for card in shelf["cards"]) == 15
