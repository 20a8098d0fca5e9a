"""The inbox: the players concerned, and nobody else, are told once, on whatever page they are."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from tests.web.live.test_lobby import inside
from tests.web.visiting import FAST, Guest, Message

Guests = Callable[..., Guest]
DAY = 86_400
BY_POST = {"clock": {"free": 3 * DAY}}


def challenge(ann: Guest, ben: Guest, **wish: Any) -> dict[str, Any]:
    """Let Ann challenge Ben, and return the challenge."""
    answer = ann.post("/api/challenges", {**FAST, "to": {"kind": "player", "player": ben.me["id"]}, **wish})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def inbox(guest: Guest) -> dict[str, Any]:
    """Return the inbox of a guest."""
    return dict(guest.http.get("/api/inbox").json())


def kinds(guest: Guest) -> list[tuple[str, bool]]:
    """Return the kind of each notice, and whether it waits."""
    return [(one["kind"], one["waits"]) for one in inbox(guest)["notices"]]


def test_a_challenge_is_told_and_waits_until_it_is_answered(guest: Guests) -> None:
    """A challenge is told at once, with a count. It waits until accepted, and then its challenger is told."""
    ann, ben, eve = guest(), guest(), guest()
    with inside(ben, "inbox") as bens, inside(eve, "inbox") as eves, inside(ann, "inbox") as anns:
        assert [one.hear("waiting")["waiting"] for one in (bens, eves, anns)] == [0, 0, 0]
        made = challenge(ann, ben)
        told = bens.hear("notice")["notice"]
        assert (told["kind"], told["link"], told["waits"]) == ("challenged", f"/c/{made['id']}", True)
        assert told["says"]["args"]["name"] == ann.me["name"] and told["due"] == made["expires"]
        assert bens.hear("waiting")["waiting"] == 1
        assert inbox(ben)["waiting"] == 1 and inbox(eve)["notices"] == inbox(ann)["notices"] == []
        match = ben.post(f"/api/challenges/{made['id']}/accept", {}).json()["match"]
        assert bens.hear("waiting")["waiting"] == 0
        assert anns.hear("notice")["notice"]["link"] == f"/t/{match}"
    assert kinds(ben) == [("challenged", False)] and kinds(ann) == [("accepted", False)]


def test_a_challenge_that_is_withdrawn_waits_no_more(guest: Guests) -> None:
    """A withdrawn challenge lowers the count of its addressee; a declined one is told to its challenger."""
    ann, ben = guest(), guest()
    with inside(ben, "inbox") as bens:
        bens.hear("waiting")
        for leaving, waiting in ((ann, 1), (ben, 1)):
            made = challenge(ann, ben)
            assert bens.hear("waiting")["waiting"] == waiting
            assert leaving.http.delete(f"/api/challenges/{made['id']}").status_code == 200
            assert bens.hear("waiting")["waiting"] == 0
    assert kinds(ann) == [("declined", False)]


def test_by_post_each_is_told_when_it_is_their_turn(guest: Guests) -> None:
    """By post each player is told when it is their turn. The newest turn of a match replaces the last, and waits for
    the player to move alone.
    """
    ann, ben = guest(), guest()
    made = challenge(ann, ben, terms=BY_POST)
    match = {"id": ben.post(f"/api/challenges/{made['id']}/accept", {}).json()["match"]}
    players = {"red": ann, "blue": ben}
    turns = 0
    while (turn := ann.look(match)["to_act"]) is not None:
        other = players["blue" if turn == "red" else "red"]
        assert [kind for kind, waits in kinds(other) if waits] == []
        if turns:  # the first turn was told by the player who sat down, or is theirs
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
    """Return a match that one of the players has resigned."""
    match = ann.open()
    ben.join(match)
    with ann.at(match) as seat:
        seat.hear("snapshot")
        seat.ask({"type": "resign", "command": "resigned"})
    return match


def test_a_rematch_reaches_whoever_has_left_the_table(guest: Guests) -> None:
    """A rematch is in the inbox and in the lobby until it is taken or closed; a new request is told anew."""
    ann, ben = guest(), guest()
    match = _given_up(ann, ben)
    with inside(ben, "inbox") as bens:
        assert bens.hear("waiting")["waiting"] == 0
        for answer in ("given up", "taken"):
            again = ann.post(f"/api/matches/{match['id']}/rematch").json()
            told = bens.hear("notice")["notice"]
            assert (told["kind"], told["link"], told["waits"]) == ("rematch", f"/t/{again['id']}", True)
            assert bens.hear("waiting")["waiting"] == 1
            assert [one["link"] for one in ben.http.get("/api/lobby").json()["rematches"]] == [told["link"]]
            assert ann.http.get("/api/lobby").json()["rematches"] == []
            if answer == "taken":
                assert ben.post(f"/api/matches/{match['id']}/rematch").json()["status"] == "live"
            else:
                assert ann.http.delete(f"/api/matches/{again['id']}").status_code == 200
            assert bens.hear("waiting")["waiting"] == 0
            assert ben.http.get("/api/lobby").json()["rematches"] == []


def test_no_rematch_is_asked_of_who_keeps_the_other_away(guest: Guests) -> None:
    """A player who blocks another gets no rematch from them, as they get no challenge."""
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
