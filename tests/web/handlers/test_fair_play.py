"""Fair play: of a position that two people play right now no door of the hall tells what play is worth."""

import json
from collections.abc import Callable
from typing import Any

from tests.legal import actions
from tests.web.routes.reviewed import refused, streamed
from tests.web.visiting import Guest, Seat

Arrive = Callable[..., Guest]
GAME, RULES = "triple-triad", "triple-triad:free+first_player=red"
RED, BLUE = {"cards": [1, 12, 23, 34, 45]}, {"cards": [2, 13, 24, 35, 46]}
OPEN = {"game": GAME, "rules": RULES, "seat": "red", "bring": RED}


def first_move(seat: Seat) -> None:
    """The first legal action."""
    assert seat.act(actions(seat.hear("snapshot")["view"])[0])["type"] == "accepted"


def code(answer: Any) -> str:
    """Why a POST was refused."""
    assert answer.status_code in (409, 422), answer.text
    return str(answer.json()["error"]["code"])


def told_of_worth(answer: Any) -> bool:
    """Whether anything in an answer is a value."""
    return any(f'"{word}"' in json.dumps(answer.json()) for word in ("value", "values", "best", "line"))


def test_no_door_tells_what_a_position_of_two_people_is_worth(guest: Arrive) -> None:
    """Neither to who plays it nor to anybody else: not at its table, at one like it, as a position or a study."""
    ann, ben, eve = guest(), guest(), guest()
    # Before: Eve has a table against the house, a finished match and a study, all at the position to come.
    house = {"kind": "bot", "agent": "random", "bring": BLUE}
    mine, over = (eve.open(**OPEN, opponent=house) for _ in range(2))
    (hint, *_more) = streamed(eve, f"/api/matches/{mine['id']}/hint")
    assert hint["values"]
    with eve.at(over) as seat:
        first_move(seat)
        assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
    begin = {"match": over["id"], "seq": 3}
    study = eve.post("/api/studies", {"begin": begin}).json()
    with eve.at(study) as seat:
        assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
    told = streamed(eve, f"/api/matches/{over['id']}/analysis")
    first = min(one["seq"] for one in told if one["type"] == "ply")  # the house may have answered: the last comes first

    match = ann.open(**OPEN)
    ben.join(match, bring=BLUE)

    for who in (ann, ben, eve):
        at = f"/api/matches/{match['id']}"
        assert refused(who, f"{at}/analysis")[1] == refused(who, f"{at}/analysis/4")[1] == "not-over-yet"
        assert refused(who, f"{at}/hint")[1] == "hint-not-here"
        assert code(who.post("/api/studies", {"begin": {"match": match["id"], "seq": 3}})) == "not-over-yet"
    # As a position: it is ruled on and tried, and not valued, searched or played by the house.
    position = {
        "board": [None] * 9,
        "hands": {"red": _hand(ann, RED), "blue": _hand(ann, BLUE)[::-1]},
        "to_act": "red",
        "first_player": "red",
    }
    asked = {"game": GAME, "rules": RULES, "position": position}
    assert code(ben.post("/api/referee", {**asked, "values": True})) == "values-not-here"
    assert code(ben.post("/api/studies", {"begin": asked})) == "position-live"
    guessed = {**position, "hands": {**position["hands"], "blue": [{"card": [1, 2, 3, 4]}] * 5}}
    assert (
        code(ben.post("/api/studies", {"begin": {**asked, "rules": f"{RULES}+visibility=open", "position": guessed}}))
        == "position-live"
    )
    doors = [ben.post("/api/referee", asked), ben.post("/api/sandbox/look", asked)]
    action = doors[1].json()["legal"][0]
    doors.append(ben.post("/api/sandbox/try", {**asked, "action": action}))
    assert [door.status_code for door in doors] == [200] * 3 and not any(map(told_of_worth, doors))
    # At other tables at which the same was dealt.
    assert refused(eve, f"/api/matches/{mine['id']}/hint") == (409, "position-live")
    assert refused(eve, f"/api/matches/{over['id']}/analysis/{first}") == (409, "position-live")
    *_answered, summary = streamed(eve, f"/api/matches/{over['id']}/analysis")
    assert summary["type"] == "summary" and summary["withheld"] == 1
    assert code(eve.post("/api/studies", {"begin": begin})) == "position-live"
    assert code(eve.post(f"/api/matches/{study['id']}/rematch", {})) == "position-live"

    with ann.at(match) as red:
        first_move(red)
    assert streamed(eve, f"/api/matches/{mine['id']}/hint")
    assert eve.post("/api/studies", {"begin": begin}).status_code == 201


def test_a_made_up_position_is_worth_nothing_while_people_play(guest: Arrive) -> None:
    """It may be theirs with the sides swapped or a number changed: no hint and no look back, nor of what was
    played on from there. One that came about in a match is told of all the while.
    """
    ann, ben, eve = guest(), guest(), guest()
    made_up = {
        "board": [None] * 9,
        "hands": {"red": _hand(eve, BLUE), "blue": _hand(eve, RED)},
        "to_act": "red",
        "first_player": "red",
    }
    asked = {"game": GAME, "rules": f"{RULES}+visibility=open", "position": made_up}
    study, over = (eve.post("/api/studies", {"begin": asked}).json() for _ in range(2))
    met = eve.open(**OPEN, opponent={"kind": "bot", "agent": "random"})
    for one in (over, met):
        with eve.at(one) as seat:
            first_move(seat)
            assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
    further, known = (eve.post("/api/studies", {"begin": {"match": one["id"], "seq": 3}}).json() for one in (over, met))

    match = ann.open(**OPEN)
    ben.join(match, bring=BLUE)
    for one in (study, further):
        assert refused(eve, f"/api/matches/{one['id']}/hint") == (409, "study-waits")
    assert refused(eve, f"/api/matches/{over['id']}/analysis") == (409, "study-waits")
    # Nor does the house search it for her, with other cards in it or not; who does not search plays.
    hands = {"red": _hand(eve, BLUE), "blue": _hand(eve, BLUE)}
    twin = {**asked, "position": {**made_up, "hands": hands}}
    assert code(eve.post("/api/studies", {"begin": twin, "agent": "strix"})) == "study-unsearched"
    plain = eve.post("/api/studies", {"begin": twin}).json()
    assert plain["seats"]["blue"]["agent"] == "clover"
    with eve.at(plain) as seat:
        assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
    at = f"/api/matches/{plain['id']}/rematch"
    assert code(eve.post(at, {"agent": "strix"})) == "study-unsearched"
    assert eve.post(at, {}).status_code in (200, 201)
    with ann.at(match) as red:
        first_move(red)
    assert streamed(eve, f"/api/matches/{known['id']}/hint")


def _hand(guest: Guest, bring: dict[str, list[int]]) -> list[dict[str, Any]]:
    """The cards of a hand, as they are set up."""
    asked = "&".join(f"card={card}" for card in bring["cards"])
    cards = guest.http.get(f"/api/games/{GAME}/cards?set=ff8&{asked}").json()["cards"]
    return [{"card": card["sides"], "element": card["element"]} for card in cards]
