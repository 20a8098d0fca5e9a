"""Journeys over the wire: a road and its stages, and progress that stays with whoever reached something."""

from collections.abc import Callable
from typing import Any

from tests.web.routes.test_accounts import claimed, code
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
ROAD, FIRST = "/api/journeys/nim", "/api/journeys/nim/stages/last-stones"


def _reached(guest: Guest) -> list[str]:
    """Return the stages that a guest has reached on the road of Nim."""
    return [stage["name"] for stage in guest.http.get(ROAD).json()["stages"] if stage["reached"]]


def _end(guest: Guest, match: dict[str, Any]) -> dict[str, Any]:
    """Return how a match for a stage ended for a guest."""
    return dict(guest.http.get(f"/api/matches/{match['id']}/stage").json())


def _play(guest: Guest, action: str) -> dict[str, Any]:
    """Play the first stage with one action; return the table after it."""
    begun = guest.post(FIRST, {})
    assert begun.status_code == 201, begun.text
    match = begun.json()
    with guest.at(match) as seat:
        assert seat.hear("snapshot")["view"]["to_act"] == match["you"] == "red"
        assert seat.act(action)["type"] == "accepted"
    return guest.look(match)


def test_a_stage_is_reached_by_its_goal_and_stays_reached(guest: Arrive) -> None:
    """Anybody plays any stage; its goal is in the terms, what was reached is told, and an account keeps it."""
    ann, eve = guest(), guest()
    road = ann.http.get(ROAD).json()
    assert [stage["name"] for stage in road["stages"]] == ["last-stones", "leave-four"]
    assert (road["onward"], _reached(ann)) == ("last-stones", [])
    match = _play(ann, "take 3")
    assert match["terms"]["stage"] == {
        "name": "last-stones",
        "asks": road["stages"][0]["asks"],
        "goal": [{"win": True}, {"moves": 1}],
        "community": None,
    }
    assert not match["terms"]["rated"] and match["seats"]["blue"]["agent"] == "pip"
    assert (ann.http.get(ROAD).json()["onward"], _reached(ann)) == ("leave-four", ["last-stones"])
    (line,) = [one for one in ann.http.get("/api/journeys").json() if one["game"] == "nim"]
    assert (line["stages"], line["reached"], line["ahead"]["name"]) == (2, 1, "leave-four")
    _account, name = claimed(lambda _lang="en": ann)
    assert _reached(ann) == ["last-stones"] and _reached(eve) == []
    shown = eve.http.get(f"/api/players/{name}/journeys").json()
    assert [(one["game"], one["reached"]) for one in shown] == [("nim", 1)]


def test_a_goal_that_is_missed_is_not_reached(guest: Arrive) -> None:
    """A win with more moves than the goal allows reaches nothing. It is no setback either, and says what it was."""
    ann, eve = guest(), guest()
    assert not _end(ann, _play(ann, "take 1"))["met"] and _reached(ann) == []
    end = _end(ann, _play(ann, "take 3"))
    assert (end["met"], end["stage"]["name"], end["onward"]["name"]) == (True, "last-stones", "leave-four")
    missed = _play(ann, "take 1")
    end = _end(ann, missed)
    assert (end["met"], end["stage"]["reached"]) == (False, True) and _reached(ann) == ["last-stones"]
    assert code(eve.http.get(f"/api/matches/{missed['id']}/stage")) == (403, "not-your-match")
    other = ann.open(game="nim", rules="nim:free+calm", seat="red", opponent={"kind": "bot", "agent": "pip"})
    assert code(ann.http.get(f"/api/matches/{other['id']}/stage")) == (404, "no-stage")


def test_a_stage_begins_once_for_a_command(guest: Arrive) -> None:
    """A resend opens no second table."""
    ann = guest()
    first, again = ann.post(FIRST, {}, "k1").json(), ann.post(FIRST, {}, "k1").json()
    assert first["id"] == again["id"]


def test_a_stage_that_is_begun_anew_takes_the_place_of_its_table(guest: Arrive) -> None:
    """However often somebody leaves, no tables are in their way; one that they play for another stage goes on."""
    ann = guest()
    played = ann.post("/api/journeys/nim/stages/leave-four", {}).json()
    with ann.at(played) as seat:
        assert seat.act("take 1")["type"] == "accepted"
    begun = [ann.post(FIRST, {}, f"k{number}").json()["id"] for number in range(12)]
    again = ann.post(FIRST, {}, "k11").json()["id"]
    live = {one["id"] for one in ann.http.get("/api/matches?mine=true&status=live").json()}
    assert again == begun[-1] and live == {played["id"], begun[-1]}


def test_what_there_is_not_is_refused(guest: Arrive) -> None:
    """A game without a road, a stage and a community that there is not: each is refused by its name."""
    ann = guest()
    assert code(ann.http.get("/api/journeys/tide")) == (404, "no-journey")
    assert code(ann.http.get(f"{ROAD}?community=nowhere")) == (404, "no-journey")
    assert code(ann.post("/api/journeys/nim/stages/nowhere", {})) == (404, "unknown-stage")


def test_a_text_is_checked_without_being_kept(guest: Arrive) -> None:
    """All that is wrong with a text is told by line, in every language."""
    checked = guest().post("/api/journeys/nim/check", {"text": "title = 3\n"}).json()
    assert checked["stages"] == 0 and [fault["line"] for fault in checked["faults"]] == [1, 1]
    assert all(fault["reason"]["en"] and fault["reason"]["fr"] for fault in checked["faults"])
