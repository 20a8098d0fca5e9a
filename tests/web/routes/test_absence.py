"""Absence: who is away loses nothing by post, and nobody stays away for ever."""

from collections.abc import Callable

from tests.web.collecting import claimed, refused
from tests.web.routes.notices.test_inbox import BY_POST
from tests.web.visiting import Guest, until

Guests = Callable[..., Guest]
AWAY = "/api/me/away"


def test_ones_clock_stands_still(guest: Guests) -> None:
    """Seen by both at the table, soon after one has gone."""
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
    """At once and in a year; a guest has no clocks by post to stop."""
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
