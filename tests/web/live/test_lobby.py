"""The lobby: who is here, open challenges and whose turn it is. Each player sees their own things alone."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.visiting import FAST, Guest, Seat, dial

Guests = Callable[..., Guest]


@contextmanager
def inside(guest: Guest, room: str = "lobby", **headers: str) -> Iterator[Seat]:
    """Yield the guest's socket in the lobby, or in another room such as their inbox."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    url = f"{guest.address.replace('http', 'ws')}/api/{room}/socket"
    with dial(url, additional_headers={"cookie": cookies, **guest.shown, **headers}) as made:
        yield Seat(made)


def look(guest: Guest) -> dict[str, Any]:
    """Return the lobby as a guest sees it."""
    return dict(guest.http.get("/api/lobby").json())


def test_who_is_here(guest: Guests) -> None:
    """Each player is seen when they come, once even with two windows, and no longer when they leave."""
    ann, ben = guest(), guest()
    with inside(ann) as here:
        assert [one["id"] for one in here.hear("here")["players"]] == [ann.me["id"]]
        with inside(ben), inside(ben):
            for _ in range(2):
                players = here.hear("here")["players"]
            assert sorted(one["id"] for one in players) == sorted([ann.me["id"], ben.me["id"]])
        for _ in range(2):
            players = here.hear("here")["players"]
        assert [one["id"] for one in players] == [ann.me["id"]]


def test_a_change_is_told_and_asked_for(guest: Guests) -> None:
    """When a challenge is made or accepted, those here are told to look, and find challenge, game and turn."""
    ann, ben, eve = guest(), guest(), guest()
    with inside(eve) as here:
        secret = {"cards": [7]}
        wish = {**FAST, "to": {"kind": "lobby"}, "bring": secret, "terms": {"clock": {"bank": 600}}}
        made = ann.post("/api/challenges", wish).json()
        here.hear("look")
        found = look(eve)
        assert [one["id"] for one in found["challenges"]] == [made["id"]]
        assert "bring" not in json.dumps(found) and "cards" not in json.dumps(found["challenges"][0]["rules"]["text"])
        match = ben.post(f"/api/challenges/{made['id']}/accept", {}).json()["match"]
        here.hear("look")
    (mine,) = look(ben)["playing"]
    assert mine["id"] == match and mine["you"] == "blue" and mine["turn"] in ("red", "blue") and mine["deadline"]
    assert match in [one["id"] for one in look(eve)["watching"]]
    assert look(eve)["playing"] == [] and match not in [one["id"] for one in look(ann)["watching"]]
    assert all(one["id"] != made["id"] for one in look(eve)["challenges"])


def test_strangers_and_other_pages_stay_outside(guest: Guests) -> None:
    """A socket without a cookie, or from another site's page, is closed."""
    ann = guest()
    url = f"{ann.address.replace('http', 'ws')}/api/lobby/socket"
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    for headers in ({}, {"cookie": cookies, "origin": "http://elsewhere.example"}):
        with dial(url, additional_headers=headers) as made:
            with pytest.raises(ConnectionClosed) as told:
                Seat(made).hear("here")
            assert told.value.rcvd is not None and told.value.rcvd.code in (4401, 4403)
