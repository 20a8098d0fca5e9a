"""Commitments: before giving a nonce each player sees the committed seed, on every way to a table."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import pytest

from parlour.hall.play import logfile
from tests.web.visiting import FAST, LINK, Guest, Message, play_out

Arrive = Callable[..., Guest]
RED, BLUE = "a1" * 16, "b2" * 16
PUBLIC = "00" * 16


def chance(guest: Guest, nonce: str = RED) -> tuple[dict[str, str], Message]:
    """Return the chance of a command, with a nonce, and the commitment that it names."""
    made = guest.post("/api/commitments").json()
    return {"commitment": made["id"], "nonce": nonce}, made


def given_up(guest: Guest, match: Message) -> Message:
    """Resign a match, and return what verifying it says."""
    with guest.at(match) as seat:
        assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
    checked: Message = guest.http.get(f"/api/matches/{match['id']}/verify").json()
    return checked


def test_against_the_house_the_seed_is_promised_first(guest: Arrive) -> None:
    """The opened match has the id and the commitment that were shown before, and verifies so."""
    ann = guest()
    given, promise = chance(ann)
    match = ann.open(opponent={"kind": "bot", "agent": "random"}, seat="random", chance=given)
    assert (match["id"], match["commitment"]) == (promise["id"], promise["commitment"])
    assert sorted(match["nonces"].values()) == [PUBLIC, RED]
    checked = given_up(ann, match)
    assert checked["ok"] and checked["promise"] == "one" and checked["entries"][0]["seq"] == 2, "the lot comes first"


def test_between_two_the_acceptor_sees_seed_and_nonce_before_they_add_theirs(guest: Arrive) -> None:
    """A challenge shows its commitment and the challenger's nonce before the acceptor adds theirs."""
    ann, ben = guest(), guest()
    given, promise = chance(ann)
    made = ann.post("/api/challenges", {**FAST, "seat": "random", "to": LINK, "chance": given}).json()
    seen = ben.http.get(f"/api/challenges/{made['id']}").json()
    assert (seen["id"], seen["commitment"], seen["nonce"]) == (promise["id"], promise["commitment"], RED)
    answer = ben.post(f"/api/challenges/{made['id']}/accept", {"nonce": BLUE}).json()
    match = ben.look({"id": answer["match"]})
    assert (match["id"], match["commitment"]) == (promise["id"], promise["commitment"])
    assert sorted(match["nonces"].values()) == [RED, BLUE]
    checked = given_up(ben, match)
    assert checked["ok"] and checked["promise"] == "both"
    told = ben.http.get(f"/api/matches/{match['id']}/picks").json()
    assert told["nonces"] == [RED, BLUE] and told["entries"][0]["kind"] == "seated"


def test_a_lot_of_seats_says_whose_nonces_are_in_it(guest: Arrive) -> None:
    """At an open table the lot uses the opener's nonce alone; every later pick has both."""
    ann, ben = guest(), guest()
    given, _promise = chance(ann)
    waiting = ann.open(seat="random", chance=given)
    match = ben.http.post(f"/api/matches/{waiting['id']}/join", json={"nonce": BLUE}).json()
    checked = given_up(ben, match)
    assert checked["ok"] and checked["promise"] == "both"
    assert [entry["nonces"] for entry in checked["entries"]] == [1, *[2] * (len(checked["entries"]) - 1)]


def test_at_an_open_table_whoever_sits_down_sees_the_seal(guest: Arrive) -> None:
    """Joining shows the commitment first; a client without nonces gets the public one."""
    ann, ben = guest(), guest()
    given, promise = chance(ann)
    match = ann.open(chance=given)
    assert ben.look(match)["commitment"] == promise["commitment"]
    assert given_up(ben, ben.join(match, nonce=BLUE))["promise"] == "both"
    assert given_up(ben, ben.join(ann.open()))["promise"] == "none"


def test_a_rematch_is_promised_to_both(guest: Arrive) -> None:
    """A rematch has its opener's commitment, and the second player must name it. A nonce for another is refused."""
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    given_up(ben, match)
    path = f"/api/matches/{match['id']}/rematch"
    given, promise = chance(ann)
    again = ann.post(path, {"chance": given}).json()
    assert (again["id"], again["commitment"]) == (promise["id"], promise["commitment"])
    late, _ = chance(ben, BLUE)
    refused = ben.post(path, {"chance": late})
    assert refused.status_code == 409 and refused.json()["error"]["code"] == "rematch-waits"
    assert ann.look(again)["status"] == "open", "who was refused sits nowhere"
    assert ben.post(path, {"chance": {"commitment": again["id"], "nonce": BLUE}}).json()["status"] == "live"
    assert given_up(ben, again)["promise"] == "both"


@pytest.mark.parametrize("asking", ["who closed it", "the other"])
def test_a_rematch_that_was_closed_can_be_asked_for_again(guest: Arrive, asking: str) -> None:
    """Either player can ask again for a closed rematch, with their own seed; the other then joins the new table."""
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    given_up(ben, match)
    path = f"/api/matches/{match['id']}/rematch"
    closed = ann.post(path, {"chance": chance(ann)[0]}).json()
    assert ann.http.delete(f"/api/matches/{closed['id']}").json()["status"] == "closed"
    first, second = (ann, ben) if asking == "who closed it" else (ben, ann)
    given, promise = chance(first)
    again = first.post(path, {"chance": given}).json()
    assert (again["id"], again["status"]) == (promise["id"], "open")
    assert first.look(match)["rematch"] == again["id"] == first.post(path).json()["id"]
    assert second.post(path, {"chance": {"commitment": again["id"], "nonce": BLUE}}).json()["status"] == "live"
    assert first.look(again)["status"] == "live" and first.look(closed)["status"] == "closed"


def test_a_study_is_promised_too(guest: Arrive) -> None:
    """The chance of a study comes from a seed that was committed before."""
    ann = guest()
    rules = {"game": "triple-triad", "rules": "triple-triad:ff8"}
    position = ann.post("/api/sandbox/deal", rules).json()["position"]
    given, promise = chance(ann)
    wish = {"begin": {**rules, "position": position}, "agent": "random", "chance": given}
    study = ann.post("/api/studies", wish).json()
    assert (study["id"], study["commitment"]) == (promise["id"], promise["commitment"])


def test_a_tournaments_matches_follow_from_its_seed(guest: Arrive) -> None:
    """A tournament shows its commitment first. At its end the seed is shown, and each match's seed is checked against
    it.
    """
    ann, ben = guest(), guest()
    wish = {"name": "Cup", "game": "nim", "rules": "nim:free", "form": "knockout", "guests": True}
    cup = ann.post("/api/tournaments", wish).json()
    path = f"/api/tournaments/{cup['id']}"
    assert len(cup["commitment"]) == 64 and cup["secret"] is None
    for one, nonce in ((ann, RED), (ben, BLUE)):
        assert one.post(f"{path}/entrants", {"nonce": nonce}).status_code == 200
    ann.post(f"{path}/start")
    (board,) = ann.http.get(path).json()["boards"]
    match = ann.look({"id": board["match"]})
    assert sorted(match["nonces"].values()) == [RED, BLUE]
    with ann.at(match) as mine, ben.at(match) as theirs:
        seats = {ann.look(match)["you"]: mine, ben.look(match)["you"]: theirs}
        turn = match["to_act"]
        play_out(seats, seats[turn].hear("snapshot")["view"])
    over = ann.http.get(path).json()
    assert over["status"] == "over" and over["commitment"] == cup["commitment"] and len(over["secret"]) == 64
    told = ann.http.get(f"/api/matches/{match['id']}/picks").json()
    assert told["origin"]["secret"] == over["secret"] and told["tournament"] == cup["id"]
    checked = ann.http.get(f"/api/matches/{match['id']}/verify").json()
    assert checked["ok"] and checked["promise"] == "tournament"
    log = logfile.read(ann.http.get(f"/api/matches/{match['id']}/exports/log.jsonl").text)
    assert log.origin is not None and asdict(log.origin) == told["origin"] and log.origin.gives(log.match.secret)


@pytest.mark.parametrize("nonce", ["", "a1" * 7, "a1" * 33, "A1" * 16, "a|" * 16, "é" * 16, 7])
def test_a_nonce_is_hex_digits(guest: Arrive, nonce: Any) -> None:
    """A nonce has 16 to 64 lower-case hexadecimal digits; any other opens no table and joins none."""
    ann = guest()
    given, _ = chance(ann, nonce)
    wish = {**FAST, "opponent": LINK, "chance": given}
    assert ann.post("/api/matches", wish).status_code == 422
    match = guest().open()
    assert ann.post(f"/api/matches/{match['id']}/join", {"nonce": nonce}).status_code == 422
    assert ann.look(match)["status"] == "open"


def test_a_promise_is_for_one_player_and_one_match(guest: Arrive) -> None:
    """A commitment works for its player and one match alone."""
    ann, ben = guest(), guest()
    given, _ = chance(ann)
    wish = {**FAST, "opponent": LINK, "chance": given}
    assert ben.post("/api/matches", wish).json()["error"]["code"] == "unknown-commitment"
    assert ann.post("/api/matches", wish).status_code == 201
    assert ann.post("/api/matches", wish).json()["error"]["code"] == "unknown-commitment"
    assert ann.post("/api/challenges", {**FAST, "to": LINK, "chance": given}).status_code == 409
    never = {"commitment": "never", "nonce": RED}
    assert ann.post("/api/matches", {**wish, "chance": never}).json()["error"]["code"] == "unknown-commitment"
