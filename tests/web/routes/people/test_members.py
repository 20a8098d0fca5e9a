"""The directory over the interface: members by page and name, friends first, with matching wishes."""

from collections.abc import Callable

from parlour.hall.people.members import PAGE
from tests.web.collecting import cards, claimed, enrolled
from tests.web.routes.people.test_ties import named, tie
from tests.web.visiting import Guest, Message

Arrive = Callable[..., Guest]


def page(guest: Guest, **asked: str | int) -> Message:
    """Return a page of the directory."""
    answer = guest.http.get("/api/players", params=asked)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_members_are_listed(guest: Arrive) -> None:
    """The directory lists accounts with friends first; guests are not members."""
    ann, ben = enrolled(guest()), enrolled(guest())
    guest()
    tie(ann, ben, "friend")
    told = page(ann)
    assert told["members"][0]["name"] == named(ben) and told["members"][0]["friend"]
    assert told["count"] == told["all"] >= 2 and len(told["members"]) <= PAGE
    (mine,) = page(ann, name=named(ann))["members"]
    assert mine["you"] and mine["seen"] == "today" and mine["fresh"] and mine["cards"] > 0 and mine["rating"] is None
    assert page(ann, page=9999)["members"] == []


def test_what_one_looks_for_leads_to_who_has_it(guest: Arrive) -> None:
    """The directory finds the owners of the cards I look for, and counts matching wishes both ways."""
    ann, ben = claimed(guest()), enrolled(guest())
    card = cards(ben)[0].rpartition("/")[2]
    assert ann.http.put(f"/api/wishes/triple-triad/ff8/{card}").json()["wished"]
    (found,) = page(ann, who="wanted", name=named(ben))["members"]
    assert (found["name"], found["has"]) == (named(ben), 1)
    (looker,) = page(ben, name=named(ann))["members"]
    assert looker["wants"] == 1


def test_who_plays_can_be_watched(guest: Arrive) -> None:
    """Anybody finds in the directory who plays where. A player in no lobby and at no table is not here."""
    ann, ben, eve = claimed(guest()), claimed(guest()), guest()
    assert page(eve, who="here", name=named(ann))["members"] == []
    match = ann.open()
    ben.join(match)
    (found,) = page(eve, who="here", name=named(ann))["members"]
    assert found["here"] and found["plays"] == {"match": match["id"], "against": named(ben)}
    assert eve.look(match)["you"] is None
