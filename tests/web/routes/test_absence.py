"""Absence: a player on leave loses nothing by post, and leave is limited."""

from collections.abc import Callable

from tests.web.collecting import claimed, refused
from tests.web.routes.notices.test_inbox import BY_POST
from tests.web.visiting import Guest, Message, until

Guests = Callable[..., Guest]
AWAY = "/api/me/away"


def test_ones_clock_stands_still(guest: Guests) -> None:
    """A player's leave stops their clock, and both players at the table see it soon."""
    ann, ben = guest(), guest()
    claimed(ann)
    match = ann.open(terms=BY_POST)
    ben.join(match)
    if ann.look(match)["to_act"] == "blue":
        with ben.at(match) as seat:
            seat.act(seat.hear("snapshot")["view"]["legal"][0]["action"])
    before = ben.look(match)["clock"]
    gone = ann.http.put(AWAY, json={"days": 5}).json()
    assert gone["left"] == 23 and gone["until"] is not None
    until(lambda: ben.look(match)["clock"] != before, "the clock was given the days")
    assert refused(ann.http.put(AWAY, json={"days": 1})) == (409, "away-already")
    assert ann.http.delete(AWAY).json() == {"until": None, "left": 23, "at_once": 14}
    assert ann.http.get(AWAY).json()["until"] is None


def test_only_so_many_days(guest: Guests) -> None:
    """Leave is limited at once and per year; a guest cannot take it."""
    ann = guest()
    assert refused(ann.http.put(AWAY, json={"days": 5}))[0] == 403
    claimed(ann)
    for days in (0, 15, 1.5, "3"):
        assert ann.http.put(AWAY, json={"days": days}).status_code == 422
    for days in (14, 14):
        assert ann.http.put(AWAY, json={"days": days}).status_code == 200
        ann.http.delete(AWAY)
    answer = ann.http.put(AWAY, json={"days": 1})
    assert refused(answer) == (409, "too-many-days") and "aucun jour" in answer.json()["error"]["fr"]


def test_the_other_at_the_table_is_told_until_when(guest: Guests) -> None:
    """In a match by post the opponent is told how long; watchers and tables with other clocks are not."""
    ann, ben, eve = guest(), guest(), guest()
    claimed(ann)
    post, live = ann.open(terms=BY_POST), ann.open(terms={"clock": {"bank": 300}})
    for match in (post, live):
        ben.join(match)
    assert away_at(ben, post) == {}
    until_when = ann.http.put(AWAY, json={"days": 5}).json()["until"]
    assert away_at(ben, post) == away_at(ann, post) == {ann.look(post)["you"]: until_when}
    assert away_at(eve, post) == {} and away_at(ben, live) == {}
    ann.http.delete(AWAY)
    assert away_at(ben, post) == {}


def away_at(who: Guest, match: Message) -> dict[str, str]:
    """Return how long each side of a table is away, as somebody is told."""
    return dict(who.http.get(f"/api/matches/{match['id']}/away").json()["away"])
