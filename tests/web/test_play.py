"""Two browsers, a bot and a spectator play through the real server."""

from collections.abc import Callable

import pytest

from tests.legal import actions
from tests.web.visiting import Guest, Message, Seat

Arrive = Callable[..., Guest]
CHAKART = {"game": "chakart", "rules": "chakart:seed+ply_cap=150", "seat": "white"}
TRIAD = {"game": "triple-triad", "rules": "triple-triad:ffwtt+same+plus+elemental"}


def view_of(message: Message) -> Message:
    """Return the view in a snapshot or an entry."""
    return message["view"] if message["type"] == "snapshot" else message["entry"]["view"]


def play_to_the_end(seats: dict[str, Seat]) -> dict[str, Message]:
    """Let each seat play its first legal action at its turn, and return the last view of each."""
    views = {name: view_of(seat.hear("snapshot")) for name, seat in seats.items()}
    while (turn := next(iter(views.values()))["to_act"]) is not None:
        seat = seats[turn]
        seat.say({"type": "act", "command": f"c{len(seat.raw)}", "action": actions(views[turn])[0]})
        views = {name: view_of(other.hear("entry")) for name, other in seats.items()}
    return views


@pytest.mark.parametrize(
    "wish", [{}, TRIAD, {"game": "triple-triad", "rules": {"preset": "wiki", "options": {}}}, CHAKART]
)
def test_two_browsers_play_a_match(guest: Arrive, wish: dict[str, object]) -> None:
    """Two browsers play from the link to the result, under the game's names of seats, and the picks are verified."""
    ann, ben = guest(), guest()
    match = ann.open(**wish)
    first, second = match["seats"]
    assert match["status"] == "open" and match["you"] == first
    with ann.at(match) as one:
        assert one.hear("snapshot")["view"] is None
        joined = ben.join(match)
        assert joined["status"] == "live" and joined["you"] == second
        entry = one.hear("entry")
        assert entry["entry"]["kind"] == "dealt" and entry["match"]["seats"][second]["name"] == ben.me["name"]
    with ann.at(match) as one, ben.at(match) as other:
        views = play_to_the_end({first: one, second: other})
    assert views[first]["result"] == views[second]["result"] is not None
    over = ann.look(match)
    assert over["status"] == "over" and len(over["secret"]) == 64 and over["commitment"] == match["commitment"]
    checked = ben.http.get(f"/api/matches/{match['id']}/verify").json()
    assert checked["ok"] and checked["entries"]


@pytest.mark.parametrize("agent", ["random", "greedy", "search"])
def test_the_house_plays(guest: Arrive, agent: str) -> None:
    """A bot answers by itself until the match is over."""
    ann = guest()
    match = ann.open(**TRIAD, opponent={"kind": "bot", "agent": agent})
    assert match["status"] == "live" and match["seats"]["blue"]["agent"] == agent
    with ann.at(match) as red:
        view = view_of(red.hear("snapshot"))
        while view["to_act"] is not None:
            if view["to_act"] == "red":
                red.say({"type": "act", "command": f"c{len(red.raw)}", "action": actions(view)[0]})
            view = view_of(red.hear("entry"))
        assert view["result"] is not None
        if match["seats"]["red"]["kind"] == "player":
            assert any('"thinking"' in text for text in red.raw)


def test_a_spectator_sees_and_cannot_touch(guest: Arrive) -> None:
    """Anybody with the link watches and is counted, and is refused a move."""
    ann, ben, eve = guest(), guest(), guest()
    match = ann.open()
    ben.join(match)
    with ann.at(match) as red, eve.at(match) as watching:
        snapshot = watching.hear("snapshot")
        assert snapshot["match"]["you"] is None and snapshot["view"]["viewer"] == "spectator"
        here = red.hear("presence")
        while here["watchers"] == 0:
            here = red.hear("presence")
        assert here["seats"] == {"red": True, "blue": False}
        assert watching.act("take 1")["error"]["code"] == "not-your-match"


def test_coming_back(guest: Arrive) -> None:
    """After a lost connection the snapshot continues where the browser was, and a resent command changes nothing."""
    ann = guest()
    ben = guest()
    match = ann.open(rules="nim:free+heap=40")
    ben.join(match)
    with ann.at(match) as red, ben.at(match) as blue:
        seats = {"red": red, "blue": blue}
        turn = view_of(red.hear("snapshot"))["to_act"]
        first = seats[turn].act("take 1", "mine")
        assert first["type"] == "accepted"
        seq = first["seq"]
    mover = ann if turn == "red" else ben
    with mover.at(match, since=seq) as again:
        assert again.hear("snapshot")["history"] == []
        assert again.act("take 1", "mine") == first
    with mover.at(match, since=seq - 1) as again:
        told = again.hear("snapshot")
        assert [entry["seq"] for entry in told["history"]] == [seq] and told["seq"] == seq
    with mover.at(match) as again:
        assert [entry["kind"] for entry in again.hear("snapshot")["history"]] == ["dealt", "act"]


def test_two_windows_of_one_player(guest: Arrive) -> None:
    """Both windows hear every move, and the one that did not play it can go on."""
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    with ann.at(match) as left, ann.at(match) as right, ben.at(match) as blue:
        if view_of(left.hear("snapshot"))["to_act"] == "blue":
            blue.act("take 1")
            left.hear("entry")
            right.hear("entry")
        left.act("take 1", "one")
        assert right.hear("entry")["entry"]["seat"] == "red"


def test_resigning_and_a_rematch(guest: Arrive) -> None:
    """In a rematch colours swap, and both players are led to one new table, however often they ask."""
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    assert ann.post(f"/api/matches/{match['id']}/rematch").json()["error"]["code"] == "rematch-too-early"
    with ann.at(match) as red, ben.at(match) as blue:
        assert red.ask({"type": "resign", "command": "r"})["type"] == "accepted"
        ended = blue.hear("entry")
        assert ended["entry"]["kind"] == "resigned" and ended["match"]["result"]["winner"] == "blue"
        again = ben.post(f"/api/matches/{match['id']}/rematch").json()
        assert again["you"] == "red" and again["status"] == "open"
        assert red.hear("match")["match"]["rematch"] == again["id"]
    joined = ann.post(f"/api/matches/{match['id']}/rematch").json()
    assert (joined["id"], joined["you"], joined["status"]) == (again["id"], "blue", "live")
    assert ben.post(f"/api/matches/{match['id']}/rematch").json()["id"] == again["id"]
    with ben.at(match) as later:
        assert later.hear("snapshot")["view"]["phase"] == "over"


def test_a_rematch_is_kept_for_the_opponent(guest: Arrive) -> None:
    """A watcher cannot take the seat that a rematch offers to the opponent."""
    ann, ben, eve = guest(), guest(), guest()
    match = ann.open()
    ben.join(match)
    with ann.at(match) as red:
        red.ask({"type": "resign", "command": "r"})
    again = ann.post(f"/api/matches/{match['id']}/rematch").json()
    refused = eve.post(f"/api/matches/{again['id']}/join", {})
    assert refused.status_code == 409 and refused.json()["error"]["code"] == "seat-kept"
    assert ben.join(again)["status"] == "live"


def test_a_rematch_with_the_house(guest: Arrive) -> None:
    """In a rematch with the house the bot sits down at once."""
    ann = guest()
    match = ann.open(opponent={"kind": "bot", "agent": "random"})
    with ann.at(match) as red:
        red.ask({"type": "resign", "command": "r"})
    again = ann.post(f"/api/matches/{match['id']}/rematch").json()
    assert again["status"] == "live" and again["you"] == "blue" and again["seats"]["red"]["agent"] == "random"


def test_a_rematch_with_another_player_of_the_house(guest: Arrive) -> None:
    """A rematch can name another player of the house, and an unknown name is refused."""
    ann = guest()
    match = ann.open(opponent={"kind": "bot", "agent": "random"})
    with ann.at(match) as red:
        red.ask({"type": "resign", "command": "r"})
    path = f"/api/matches/{match['id']}/rematch"
    assert ann.post(path, {"agent": "nobody"}).status_code == 422
    again = ann.post(path, {"agent": "greedy"}).json()
    assert (again["seats"]["red"]["agent"], again["follows"]) == ("greedy", match["id"])


def test_lists_of_tables(guest: Arrive) -> None:
    """Open and live tables can be listed, and one's own."""
    ann, ben = guest(), guest()
    waiting, playing = ann.open(), ann.open()
    ben.join(playing)

    def ids(**query: str) -> list[str]:
        return [found["id"] for found in ben.http.get("/api/matches", params=query).json()]

    assert waiting["id"] in ids(status="open") and playing["id"] not in ids(status="open")
    assert playing["id"] in ids(status="live")
    assert ids(mine="true") == [playing["id"]]
