"""The inbox: whoever is concerned is told on whatever page he is, once, and nobody else is."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from tests.web.live.test_lobby import inside
from tests.web.visiting import FAST, Guest, Message

Guests = Callable[..., Guest]
DAY = 86_400
BY_POST = {"clock": {"free": 3 * DAY}}


def challenge(ann: Guest, ben: Guest, **wish: Any) -> dict[str, Any]:
    """Ann challenges Ben."""
    answer = ann.post("/api/challenges", {**FAST, "to": {"kind": "player", "player": ben.me["id"]}, **wish})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def inbox(guest: Guest) -> dict[str, Any]:
    """What a guest finds in his."""
    return dict(guest.http.get("/api/inbox").json())


def kinds(guest: Guest) -> list[tuple[str, bool]]:
    """Of what kinds it is, and whether it waits."""
    return [(one["kind"], one["waits"]) for one in inbox(guest)["notices"]]


def test_a_challenge_is_told_and_waits_until_it_is_answered(guest: Guests) -> None:
    """At once where he is, with a count; gone for both when it is accepted, and its challenger hears of that."""
    ann, ben, eve = guest(), guest(), guest()
    with inside(ben, "inbox") as his, inside(eve, "inbox") as hers, inside(ann, "inbox") as mine:
        assert [one.hear("waiting")["waiting"] for one in (his, hers, mine)] == [0, 0, 0]
        made = challenge(ann, ben)
        told = his.hear("notice")["notice"]
        assert (told["kind"], told["link"], told["waits"]) == ("challenged", f"/c/{made['id']}", True)
        assert told["says"]["args"]["name"] == ann.me["name"] and told["due"] == made["expires"]
        assert his.hear("waiting")["waiting"] == 1
        assert inbox(ben)["waiting"] == 1 and inbox(eve)["notices"] == inbox(ann)["notices"] == []
        match = ben.post(f"/api/challenges/{made['id']}/accept", {}).json()["match"]
        assert his.hear("waiting")["waiting"] == 0
        assert mine.hear("notice")["notice"]["link"] == f"/t/{match}"
    assert kinds(ben) == [("challenged", False)] and kinds(ann) == [("accepted", False)]


def test_a_challenge_that_is_withdrawn_waits_no_more(guest: Guests) -> None:
    """Whom it was made to sees the count go; one that is declined tells its challenger."""
    ann, ben = guest(), guest()
    with inside(ben, "inbox") as his:
        his.hear("waiting")
        for leaving, waiting in ((ann, 1), (ben, 1)):
            made = challenge(ann, ben)
            assert his.hear("waiting")["waiting"] == waiting
            assert leaving.http.delete(f"/api/challenges/{made['id']}").status_code == 200
            assert his.hear("waiting")["waiting"] == 0
    assert kinds(ann) == [("declined", False)]


def test_by_post_each_is_told_when_it_is_his_turn(guest: Guests) -> None:
    """The newest turn of a match takes the place of the last, and waits for whoever is to move alone."""
    ann, ben = guest(), guest()
    made = challenge(ann, ben, terms=BY_POST)
    match = {"id": ben.post(f"/api/challenges/{made['id']}/accept", {}).json()["match"]}
    players = {"red": ann, "blue": ben}
    turns = 0
    while (turn := ann.look(match)["to_act"]) is not None:
        other = players["blue" if turn == "red" else "red"]
        assert [kind for kind, waits in kinds(other) if waits] == []
        if turns:  # whose turn comes first was told by the one who sat down, or sat down himself
            assert ("turn", True) in kinds(players[turn])
            (notice,) = (one for one in inbox(players[turn])["notices"] if one["kind"] == "turn")
            assert notice["due"] is not None and notice["link"] == f"/t/{match['id']}"
        with players[turn].at(match) as seat:
            seat.act(seat.hear("snapshot")["view"]["legal"][0]["action"])
        turns += 1
    assert sum(kind == "ended" for guest_ in (ann, ben) for kind, _waits in kinds(guest_)) == 1


def test_what_was_read_is_not_new(guest: Guests) -> None:
    ann, ben = guest(), guest()
    challenge(ann, ben)
    (notice,) = inbox(ben)["notices"]
    assert not notice["read"]
    (read,) = ben.post("/api/inbox/read", {"until": notice["created"]}).json()["notices"]
    assert read["read"] and read["waits"]


def _given_up(ann: Guest, ben: Guest) -> Message:
    """A match that one of them has given up."""
    match = ann.open()
    ben.join(match)
    with ann.at(match) as seat:
        seat.hear("snapshot")
        seat.ask({"type": "resign", "command": "resigned"})
    return match


def test_a_rematch_reaches_whoever_has_left_the_table(guest: Guests) -> None:
    """In the inbox and in the lobby, until the chair is taken or given up; asked for once more, it is told anew."""
    ann, ben = guest(), guest()
    match = _given_up(ann, ben)
    with inside(ben, "inbox") as his:
        assert his.hear("waiting")["waiting"] == 0
        for answer in ("given up", "taken"):
            again = ann.post(f"/api/matches/{match['id']}/rematch").json()
            told = his.hear("notice")["notice"]
            assert (told["kind"], told["link"], told["waits"]) == ("rematch", f"/t/{again['id']}", True)
            assert his.hear("waiting")["waiting"] == 1
            assert [one["link"] for one in ben.http.get("/api/lobby").json()["rematches"]] == [told["link"]]
            assert ann.http.get("/api/lobby").json()["rematches"] == []
            if answer == "taken":
                assert ben.post(f"/api/matches/{match['id']}/rematch").json()["status"] == "live"
            else:
                assert ann.http.delete(f"/api/matches/{again['id']}").status_code == 200
            assert his.hear("waiting")["waiting"] == 0
            assert ben.http.get("/api/lobby").json()["rematches"] == []


def test_no_rematch_is_asked_of_who_keeps_the_other_away(guest: Guests) -> None:
    """As no challenge is made to them."""
    ann, ben = guest(), guest()
    match = _given_up(ann, ben)
    for one in (ann, ben):
        name = f"Kept away {uuid4().hex[:8]}"
        one.post("/api/me/claim", {"name": name, "password": "correct horse"})
        one.me["name"] = name
    assert ben.http.put(f"/api/ties/{ann.me['name']}", json={"kind": "blocked"}).status_code < 300
    refused = ann.post(f"/api/matches/{match['id']}/rematch")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "blocked-by-other")
    assert inbox(ben)["waiting"] == 0
