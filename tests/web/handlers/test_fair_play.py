"""Fair play: while two people play a position, no interface of the hall tells the value of moves in it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from parlour.analysis.puzzles import shelf
from tests import guises
from tests.legal import actions
from tests.web.routes.people.test_machines import account, made
from tests.web.routes.reviewed import refused, streamed
from tests.web.visiting import Guest, Seat

Arrive = Callable[..., Guest]
GAME, RULES = "triple-triad", "triple-triad:free+first_player=red"
RED, BLUE = {"cards": [1, 12, 23, 34, 45]}, {"cards": [2, 13, 24, 35, 46]}
OPEN = {"game": GAME, "rules": RULES, "seat": "red", "bring": RED}


def first_move(seat: Seat) -> None:
    """Play the first legal action."""
    assert seat.act(actions(seat.hear("snapshot")["view"])[0])["type"] == "accepted"


def code(answer: Any) -> str:
    """Return the code with which a POST was refused."""
    assert answer.status_code in (409, 422), answer.text
    return str(answer.json()["error"]["code"])


def told_of_worth(answer: Any) -> bool:
    """Return True if an answer contains the value of anything."""
    return any(f'"{word}"' in json.dumps(answer.json()) for word in ("value", "values", "best", "line"))


def test_no_door_tells_what_a_position_of_two_people_is_worth(guest: Arrive) -> None:
    """Nobody learns values: not at the table, at one like it, by asking about a position, or in a study."""
    ann, ben, eve = guest(), guest(), guest()
    # Before: Eve has a table against the house, a finished match and a study, all at the coming position.
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
    first = min(one["seq"] for one in told if one["type"] == "ply")  # the house may have answered: newest first

    match = ann.open(**OPEN)
    ben.join(match, bring=BLUE)

    for who in (ann, ben, eve):
        at = f"/api/matches/{match['id']}"
        assert refused(who, f"{at}/analysis")[1] == refused(who, f"{at}/analysis/4")[1] == "not-over-yet"
        assert refused(who, f"{at}/hint")[1] == "hint-not-here"
        assert code(who.post("/api/studies", {"begin": {"match": match["id"], "seq": 3}})) == "not-over-yet"
    # As a position: it can be ruled on and tried, but not valued, searched or played by the house.
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
    # At other tables with the same deal.
    assert refused(eve, f"/api/matches/{mine['id']}/hint") == (409, "position-live")
    assert refused(eve, f"/api/matches/{over['id']}/analysis/{first}") == (409, "position-live")
    *_answered, summary = streamed(eve, f"/api/matches/{over['id']}/analysis")
    assert summary["type"] == "summary" and summary["withheld"] == sum(one["type"] == "ply" for one in told)
    assert code(eve.post("/api/studies", {"begin": begin})) == "position-live"
    assert code(eve.post(f"/api/matches/{study['id']}/rematch", {})) == "position-live"

    with ann.at(match) as red, ben.at(match) as blue:
        first_move(red)
        assert refused(eve, f"/api/matches/{mine['id']}/hint") == (409, "position-live")
        assert blue.act(actions(blue.hear("entry")["entry"]["view"])[0])["type"] == "accepted"
    assert streamed(eve, f"/api/matches/{mine['id']}/hint")
    assert eve.post("/api/studies", {"begin": begin}).status_code == 201


def test_a_made_up_position_is_worth_nothing_while_people_play(guest: Arrive) -> None:
    """A made-up position may be theirs with sides swapped or a number changed. So it gets no hint and no analysis, nor
    does any play from it. A position that came about in a match is analysed all the while.
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
    # Nor does the house search it for her, with other cards or not; an agent that does not search plays.
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
    with ann.at(match) as red, ben.at(match) as blue:
        first_move(red)
        assert blue.act(actions(blue.hear("entry")["entry"]["view"])[0])["type"] == "accepted"
    assert streamed(eve, f"/api/matches/{known['id']}/hint")


SIDES = {"red": [[side, 1, 9, 2] for side in range(1, 6)], "blue": [[3, side, 1, 8] for side in range(5, 10)]}
PLAIN = "triple-triad:free+visibility=open"
TURNS = ((0, 1, 2, 3), (0, 3, 2, 1), (3, 0, 1, 2))  # a card as it is, in a mirror image, and turned by a quarter
LIES = (list(range(9)), guises.ORIGIN["mirror"], guises.ORIGIN["quarter"])  # for each, the original squares


def brought(side: str, turn: tuple[int, ...] = TURNS[0]) -> dict[str, Any]:
    """Return the hand of a side, with its cards turned."""
    return {"cards": [{"sides": [sides[at] for at in turn]} for sides in SIDES[side]]}


def takes_seat(guest: Guest, side: str, turn: tuple[int, ...]) -> dict[str, Any]:
    """Open a table like that of the people, at which this side begins, against a house that plays at random."""
    house = {"kind": "bot", "agent": "random", "bring": brought("blue", turn)}
    rules = f"{PLAIN}+first_player={side}"
    return guest.open(game=GAME, rules=rules, seat=side, bring=brought("red", turn), opponent=house)


def placed(seat: Seat, action: str) -> str:
    """Play an action, and return the answer of the house."""
    assert seat.act(action)["type"] == "accepted"
    while True:
        entry = seat.hear("entry")["entry"]
        if entry["kind"] == "act" and entry["action"] != action:
            return str(entry["action"])


@pytest.mark.parametrize("side", ["red", "blue"])
@pytest.mark.parametrize("way", [0, 1, 2])
def test_no_door_knows_the_position_less_well_from_another_side(side: str, way: int, guest: Arrive) -> None:
    """The position is known in either colour, mirrored and turned, and in mid-game. It gives nothing away after Eve's
    undo, in an analysed match, a study, a position, or a study begun anew.
    """
    ann, ben, eve = guest(), guest(), guest()
    table = takes_seat(eve, side, TURNS[way])
    with eve.at(table) as seat:
        placed(seat, f"2@{LIES[way].index(4)}")
        taken = eve.look(table)["takeback"]
        assert seat.ask({"type": "takeback", "command": "back", "entry": taken})["type"] == "accepted"
        card, cell = placed(seat, f"1@{LIES[way].index(0)}").split("@")
    match = ann.open(game=GAME, rules=f"{PLAIN}+first_player=red", seat="red", bring=brought("red"))
    ben.join(match, bring=brought("blue"))
    with ann.at(match) as red, ben.at(match) as blue:
        assert red.act("1@0")["type"] == blue.act(f"{card}@{LIES[way][int(cell)]}")["type"] == "accepted"
    at = f"/api/matches/{table['id']}"
    assert refused(eve, f"{at}/hint") == (409, "position-live")
    seq = eve.look(table)["seq"]
    with eve.at(table) as seat:
        first_move(seat)
        assert seat.ask({"type": "resign", "command": "end"})["type"] == "accepted"
    assert refused(eve, f"{at}/analysis/{seq + 1}") == (409, "position-live")
    begin = {"match": table["id"], "seq": seq}
    assert code(eve.post("/api/studies", {"begin": begin})) == "position-live"
    assert streamed(eve, f"{at}/analysis")[-1]["withheld"] >= 1


def test_no_second_browser_goes_one_step_round_the_position(guest: Arrive) -> None:
    """A second browser, which the hall takes for somebody else, gets no hint one step away. That holds at tables just
    before or past the position, in finished matches and in studies.
    """
    ann, ben, second = guest(), guest(), guest()
    before, after, over = (takes_seat(second, "red", TURNS[0]) for _ in range(3))
    for one in (after, over):
        with second.at(one) as seat:
            placed(seat, "1@0")
    seq = second.look(over)["seq"]
    with second.at(over) as seat:
        first_move(seat)
        assert seat.ask({"type": "resign", "command": "end"})["type"] == "accepted"

    match = ann.open(game=GAME, rules=f"{PLAIN}+first_player=red", seat="red", bring=brought("red"))
    ben.join(match, bring=brought("blue"))
    assert refused(second, f"/api/matches/{after['id']}/hint") == (409, "position-live")
    assert refused(second, f"/api/matches/{over['id']}/analysis/{seq + 1}") == (409, "position-live")
    assert code(second.post("/api/studies", {"begin": {"match": over["id"], "seq": seq}})) == "position-live"
    with ann.at(match) as red, ben.at(match) as blue:
        assert red.act("1@0")["type"] == "accepted"
        assert refused(second, f"/api/matches/{before['id']}/hint") == (409, "position-live")
        assert blue.act("1@8")["type"] == "accepted"
    assert streamed(second, f"/api/matches/{before['id']}/hint")


def test_a_puzzle_that_people_play_waits(guest: Arrive) -> None:
    """A puzzle that people play is neither tried, hinted at nor shown to its solvers; every other one is available."""
    empty = (one for one in shelf.of([GAME]) if not any(one.position["board"]) and not any(one.position["elements"]))
    puzzle = next(empty)
    turn = puzzle.position["to_act"]
    other = next(one for one in shelf.of([GAME]) if one.id != puzzle.id)
    ann, ben, eve = guest(), guest(), guest()
    at = f"/api/puzzles/{puzzle.id}"
    assert eve.post(f"{at}/try", {"action": puzzle.solution}).json()["right"]
    assert eve.http.get(at).json()["puzzle"]["found"]
    hands = {
        side: {"cards": [{"sides": one["card"]} for one in cards]} for side, cards in puzzle.position["hands"].items()
    }
    # Ann sits on the other side.
    match = ann.open(game=GAME, rules=f"{PLAIN}+first_player=red", seat="red", bring=hands[turn])
    ben.join(match, bring=hands["blue" if turn == "red" else "red"])
    for who in (ann, ben, eve):
        assert code(who.post(f"{at}/try", {"action": puzzle.solution})) == "position-live"
        assert code(who.post(f"{at}/hints", {"hint": "which"})) == "position-live"
    assert eve.http.get(at).json()["puzzle"]["found"] is None
    assert eve.post(f"/api/puzzles/{other.id}/try", {"action": other.solution}).json()["right"]
    with ann.at(match) as red:
        first_move(red)
    assert eve.http.get(at).json()["puzzle"]["found"]


def test_who_chose_the_cards_of_the_house_waits_until_they_are_done(guest: Arrive) -> None:
    """Whoever set up the house's cards gets no hint, no analysis and no study with a hint or a search. It holds for
    their machine too. Where the table deals, and for everybody else, all is available. So it is again when they play
    nobody.
    """
    ann, ben, eve = account(guest()), guest(), guest()
    machine = guest(token=made(ann)["token"])
    near = {"cards": [{"sides": [2, 1, 9, 2]}, *brought("red")["cards"][1:]]}  # one number differs
    house = {"kind": "bot", "agent": "random", "bring": brought("blue")}
    wish = {"game": GAME, "rules": f"{PLAIN}+first_player=red+same", "seat": "red", "bring": near}
    over, now, theirs = (who.open(**wish, opponent=house) for who in (ann, ann, eve))
    dealt = ann.open(**wish, opponent={"kind": "bot", "agent": "random"})
    own = ann.open(**wish, opponent={"kind": "link"})
    machine.join(own, bring=brought("blue"))
    for one in (over, own):
        with ann.at(one) as seat:
            first_move(seat)
            assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
    begin = {"match": over["id"], "seq": 3}
    study = ann.post("/api/studies", {"begin": begin}).json()

    match = ann.open(game=GAME, rules=f"{PLAIN}+first_player=red", seat="red", bring=brought("red"))
    ben.join(match, bring=brought("blue"))
    for one in (now, study):
        assert refused(ann, f"/api/matches/{one['id']}/hint") == (409, "cards-chosen")
    for one in (over, own):
        for door in ("", "/4"):
            assert refused(ann, f"/api/matches/{one['id']}/analysis{door}") == (409, "cards-chosen")
        assert ann.http.get(f"/api/matches/{one['id']}/analysis/sum").json()["summary"] is None
    assert code(ann.post("/api/studies", {"begin": begin, "agent": "strix"})) == "study-unsearched"
    again = ann.post("/api/studies", {"begin": begin}).json()
    assert again["seats"]["blue"]["agent"] == "clover"
    assert refused(ann, f"/api/matches/{again['id']}/hint") == (409, "cards-chosen")
    assert refused(machine, f"/api/matches/{now['id']}/hint")[1] == "machine-may-not"
    for who, one in ((ann, dealt), (eve, theirs)):
        assert streamed(who, f"/api/matches/{one['id']}/hint")
    with ben.at(match) as blue:
        assert blue.ask({"type": "resign", "command": "r"})["type"] == "accepted"
    assert streamed(ann, f"/api/matches/{now['id']}/hint")


def _hand(guest: Guest, bring: dict[str, list[int]]) -> list[dict[str, Any]]:
    """Return the cards of a hand as a position lists them."""
    asked = "&".join(f"card={card}" for card in bring["cards"])
    cards = guest.http.get(f"/api/games/{GAME}/cards?set=ff8&{asked}").json()["cards"]
    return [{"card": card["sides"], "element": card["element"]} for card in cards]
