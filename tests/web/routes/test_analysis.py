"""Analysis over the wire: finished matches while the search deepens, and hints against the house."""

from collections.abc import Callable

import pytest

from parlour.agents.exact import solve
from parlour.core import registry
from tests.legal import actions
from tests.web.routes.reviewed import refused, streamed
from tests.web.visiting import Guest, Message, play_out, until

Arrive = Callable[..., Guest]
OPEN = {"game": "triple-triad", "rules": "triple-triad:free+visibility=open+first_player=red", "seat": "red"}
HOUSE = {"kind": "bot", "agent": "random"}


def against_the_house(guest: Guest, moves: int, **wish: object) -> Message:
    """Return a match in which the guest played so many first moves. It is their turn, or it is over."""
    match = guest.open(opponent=HOUSE, **wish)
    for _ in range(moves):
        own_turn(guest, match)
        with guest.at(match) as seat:
            view = seat.hear("snapshot")["view"]
            if view["to_act"] is None:
                break
            assert seat.act(actions(view)[0])["type"] == "accepted"
    own_turn(guest, match)
    return match


def own_turn(guest: Guest, match: Message) -> None:
    """Wait for the house."""
    until(lambda: guest.look(match)["to_act"] in (match["you"], None), "it is their turn, or over")


@pytest.fixture
def over(guest: Arrive) -> tuple[Guest, Message]:
    """Return a guest and their finished match of open Triple Triad."""
    ann = guest()
    return ann, against_the_house(ann, 9, **OPEN)


def test_every_decision_of_a_finished_match_is_judged(guest: Arrive, over: tuple[Guest, Message]) -> None:
    """Each decision is judged once and exactly for anybody, the requested one first, and summed up."""
    ann, match = over
    told = streamed(ann, f"/api/matches/{match['id']}/analysis")
    plies = [message for message in told if message["type"] == "ply"]
    assert sorted(ply["number"] for ply in plies) == list(range(1, 10)) and all(ply["exact"] for ply in plies)
    assert told[-1]["type"] == "summary" and told[-1]["withheld"] == 0 and told[-1]["says"]
    asked = plies[4]["seq"]
    assert streamed(guest(), f"/api/matches/{match['id']}/analysis?at={asked}")[0]["seq"] == asked
    for ply in plies:
        assert ply["mistake"] == (ply["before"] > ply["chosen"]) == (ply["why"] is not None)
        assert max(ply["values"].values()) == ply["before"] == ply["values"][ply["best"]]
        assert ply["chosen"] == ply["values"][ply["action"]] == ply["after"] and not ply["chance"]


def test_a_decision_is_looked_at(over: tuple[Guest, Message]) -> None:
    """A decision is shown as its seat saw it. The best line ends with the value, and the reply begins with the played
    move.
    """
    ann, match = over
    plies = [one for one in streamed(ann, f"/api/matches/{match['id']}/analysis") if one["type"] == "ply"]
    for ply in plies:
        looked = ann.http.get(f"/api/matches/{match['id']}/analysis/{ply['seq']}").json()
        assert looked["view"]["viewer"] == looked["view"]["to_act"] == ply["seat"]
        assert ply["values"][looked["line"][0]["action"]] == ply["before"]
        score = looked["line"][-1]["view"]["score"]
        (other,) = {"red", "blue"} - {ply["seat"]}
        assert score[ply["seat"]] - score[other] == ply["before"]
        assert looked["reply"][0]["action"] == ply["action"] and looked["ends"] == []
    assert refused(ann, f"/api/matches/{match['id']}/analysis/0") == (404, "unknown-decision")


def test_a_match_is_remembered_as_it_was_told(guest: Arrive, over: tuple[Guest, Message]) -> None:
    """Anybody reads how a match ended; its one sentence only a player who has analysed it."""
    ann, match = over
    path = f"/api/matches/{match['id']}/analysis"
    result = ann.look(match)["result"]
    told = {"winner": result["winner"], "reason": result["reason"], "summary": None}
    assert ann.http.get(f"{path}/sum").json() == told
    stranger = guest()
    streamed(stranger, path)
    assert ann.http.get(f"{path}/sum").json() == told
    summary = streamed(ann, path)[-1]
    assert ann.http.get(f"{path}/sum").json() == {**told, "summary": summary}
    assert stranger.http.get(f"{path}/sum").json() == told
    live = ann.open(**OPEN)
    nothing = {"winner": None, "reason": "", "summary": None}
    assert ann.http.get(f"/api/matches/{live['id']}/analysis/sum").json() == nothing


def test_chances_of_a_game_of_dice(guest: Arrive) -> None:
    """The values are chances in 100 that become surer, and each outcome of a die has its fraction."""
    ann = guest()
    match = against_the_house(ann, 12, game="chakart", rules="chakart:seed", seat="white")
    with ann.at(match) as seat:
        seat.ask({"type": "resign", "command": "enough"})
    told = [one for one in streamed(ann, f"/api/matches/{match['id']}/analysis") if one["type"] == "ply"]
    assert not any(ply["exact"] for ply in told)
    assert all(0 <= value <= 100 for ply in told for value in (ply["before"], ply["chosen"], *ply["values"].values()))
    for ply in told[-24:]:
        assert ply["chance"] or ply["chosen"] == ply["after"]
        if ply["chance"]:
            ends = ann.http.get(f"/api/matches/{match['id']}/analysis/{ply['seq']}").json()["ends"]
            assert len(ends) != 1 and sum(end["happened"] for end in ends) == bool(ends)


def test_a_hint_is_what_the_position_is_worth(guest: Arrive) -> None:
    """A hint is given only to a player against the house, at their turn; for an open position it is exact."""
    ann, eve = guest(), guest()
    match = against_the_house(ann, 2, **OPEN)
    (hint,) = streamed(ann, f"/api/matches/{match['id']}/hint")
    triad = registry.game("triple-triad")
    with ann.at(match) as seat:
        view = seat.hear("snapshot")["view"]
    looked = {"game": "triple-triad", "rules": match["rules"]["text"], "position": _position(view)}
    frame = ann.post("/api/sandbox/look", looked).json()
    solution = solve(triad, triad.parse_position(triad.rule_book.parse(match["rules"]["text"]), frame["position"]))
    assert solution is not None
    assert hint["exact"] and hint["value"] == solution.value and hint["seq"] == ann.look(match)["seq"]
    assert sorted(hint["values"].values()) == sorted(map(float, solution.values.values()))
    assert hint["named"].keys() == hint["values"].keys() and hint["named"][hint["best"]]["en"] == hint["en"]
    assert refused(eve, f"/api/matches/{match['id']}/hint") == (409, "hint-not-here")
    assert refused(eve, f"/api/matches/{match['id']}/analysis") == (409, "not-over-yet")


def _position(view: Message) -> Message:
    """Return the position that everybody sees in an open game, as it is set up."""
    board = [piece and {"card": piece["card"]["sides"], "owner": piece["colour"]} for piece in view["board"]]
    hands = {side: [{"card": one["card"]["sides"]} for one in held] for side, held in view["hands"].items()}
    return {"board": board, "hands": hands, "to_act": view["to_act"], "first_player": view["first"]}


def test_of_hidden_cards_a_hint_is_an_estimate(guest: Arrive) -> None:
    """With hidden cards a hint is an estimate that deepens, from what the seat may know."""
    ann = guest()
    match = against_the_house(ann, 1, **{**OPEN, "rules": "triple-triad:free+first_player=red"})
    hints = streamed(ann, f"/api/matches/{match['id']}/hint")
    assert len(hints) > 1 and not any(hint["exact"] for hint in hints)
    assert hints[-1]["error"] < hints[0]["error"] and 0 <= hints[-1]["value"] <= 100


def test_there_is_no_hint_between_people(guest: Arrive) -> None:
    ann, ben = guest(), guest()
    match = ann.open()
    assert refused(ann, f"/api/matches/{match['id']}/hint") == (409, "hint-not-here")
    ben.join(match)
    assert {refused(who, f"/api/matches/{match['id']}/hint") for who in (ann, ben)} == {(409, "hint-not-here")}


def test_a_match_between_people_is_looked_back_at_once_it_is_over(guest: Arrive) -> None:
    ann, ben, eve = guest(), guest(), guest()
    match = ann.open()
    ben.join(match)
    for who in (ann, ben, eve):
        assert refused(who, f"/api/matches/{match['id']}/analysis") == (409, "not-over-yet")
        assert refused(who, f"/api/matches/{match['id']}/analysis/3") == (409, "not-over-yet")
    with ann.at(match) as red, ben.at(match) as blue:
        views = {name: seat.hear("snapshot")["view"] for name, seat in (("red", red), ("blue", blue))}
        play_out({"red": red, "blue": blue}, views[views["red"]["to_act"]])
    assert streamed(eve, f"/api/matches/{match['id']}/analysis")[-1]["type"] == "summary"


def advised(guest: Guest, match: Message) -> Message:
    """Return what the coach says."""
    answer = guest.http.get(f"/api/matches/{match['id']}/advice")
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", ["triple-triad", "chakart", "cipher"])
def test_the_coach_advises_who_plays_the_house(guest: Arrive, game: str) -> None:
    """The coach names a legal action with its reasons, and says the same until the match goes on."""
    ann = guest()
    played = registry.game(game)
    bring = {"deck": "S01"} if game == "cipher" else None
    wish = {"game": game, "rules": str(played.rule_book.standard), "seat": played.seats[0], "bring": bring}
    match = against_the_house(ann, 1, **wish)
    told = advised(ann, match)
    assert told == advised(ann, match)
    with ann.at(match) as seat:
        snapshot = seat.hear("snapshot")
        assert told["seq"] == snapshot["match"]["seq"] and told["action"] in actions(snapshot["view"])
        assert told["what"]["id"] and told["why"]
        assert seat.act(told["action"])["type"] == "accepted"
    own_turn(ann, match)
    assert advised(ann, match)["seq"] > told["seq"]


def test_the_coach_is_for_nobody_else_and_nothing_that_counts(guest: Arrive) -> None:
    """The coach does not advise between people, for watchers, out of turn or after the end."""
    ann, ben, eve = guest(), guest(), guest()
    between = ann.open()
    assert refused(ann, f"/api/matches/{between['id']}/advice") == (409, "hint-not-here")
    ben.join(between)
    alone = against_the_house(ann, 0, **OPEN)
    for who, match in ((ann, between), (ben, between), (eve, between), (eve, alone)):
        assert refused(who, f"/api/matches/{match['id']}/advice") == (409, "hint-not-here")
    with ann.at(alone) as seat:
        seat.ask({"type": "resign", "command": "enough"})
    assert refused(ann, f"/api/matches/{alone['id']}/advice") == (409, "hint-not-here")
