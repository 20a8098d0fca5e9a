"""Tournaments over the interface: who may start them, withdraw from them and call time."""

from collections.abc import Callable

import pytest

from parlour.table import timestamps
from parlour.web.clock import now
from tests.web.collecting import SHELF, enrolled, refused
from tests.web.visiting import Guest, Message, until

Arrive = Callable[..., Guest]
SIGNAL = {"bank": 1800, "increment": 0, "free": 0, "at_zero": "count"}
WISH = {"name": "Cup", "game": "nim", "rules": "nim:free", "form": "knockout", "guests": True}


def announced(guest: Guest, **wish: object) -> str:
    """Announce a tournament, and return its path."""
    answer = guest.post("/api/tournaments", {**WISH, **wish})
    assert answer.status_code == 201, answer.text
    return f"/api/tournaments/{answer.json()['id']}"


def seen(guest: Guest, path: str) -> Message:
    """Return the tournament as somebody sees it."""
    return dict(guest.http.get(path).json())


def live(guest: Arrive, many: int = 2, **wish: object) -> tuple[Guest, list[Guest], str]:
    """Return the organiser, the entrants and the path of a tournament in its first round."""
    organiser, entrants = guest(), [guest() for _ in range(many)]
    path = announced(organiser, **wish)
    for one in entrants:
        assert one.post(f"{path}/entrants", {}).status_code == 200
    assert organiser.post(f"{path}/start").status_code == 200
    return organiser, entrants, path


@pytest.mark.parametrize("caller", ["entrant", "another", "nobody"])
@pytest.mark.parametrize("way", ["start", "time"])
def test_only_the_organiser_starts_and_calls_time(guest: Arrive, caller: str, way: str) -> None:
    """An entrant, another guest and a stranger are refused, and nothing changes."""
    organiser, ben, eve = guest(), guest(), guest()
    path = announced(organiser)
    for one in (organiser, ben):
        one.post(f"{path}/entrants", {})
    if way == "time":
        assert organiser.post(f"{path}/start").status_code == 200
    before = seen(organiser, path)
    other = ben if caller == "entrant" else eve
    if caller == "nobody":
        other.http.cookies.clear()
    assert refused(other.post(f"{path}/{way}")) == (403, "not-your-tournament")
    assert seen(organiser, path) == before


def test_a_tournament_starts_once_with_enough(guest: Arrive) -> None:
    """A tournament does not start with one entrant. When it has started, nobody can enter."""
    organiser, ben = guest(), guest()
    path = announced(organiser)
    organiser.post(f"{path}/entrants", {})
    assert refused(organiser.post(f"{path}/start")) == (409, "tournament-too-few")
    assert refused(organiser.post(f"{path}/entrants", {})) == (409, "already-entered")
    ben.post(f"{path}/entrants", {})
    assert organiser.post(f"{path}/start").json()["status"] == "live"
    assert refused(organiser.post(f"{path}/start")) == (409, "tournament-closed")
    assert refused(guest().post(f"{path}/entrants", {})) == (409, "tournament-closed")
    (board,) = seen(organiser, path)["boards"]
    assert organiser.look({"id": board["match"]})["status"] == "live"


def test_who_withdraws_loses_the_board(guest: Arrive) -> None:
    """Withdrawing before the start removes an entrant; afterwards it ends their match, and the opponent goes on."""
    _organiser, (ann, ben), path = live(guest)
    assert refused(guest().http.delete(f"{path}/entrants/me")) == (409, "not-entered")
    assert ben.http.delete(f"{path}/entrants/me").status_code == 200
    found = seen(ann, path)
    assert found["status"] == "over" and found["winner"] == ann.me["name"]
    assert ann.look({"id": found["boards"][0]["match"]})["result"]["reason"] == "resigned"
    early = guest()
    path = announced(guest())
    early.post(f"{path}/entrants", {})
    assert early.http.delete(f"{path}/entrants/me").status_code == 200
    assert seen(early, path)["entrants"] == []


def test_who_leaves_the_hall_lets_nobody_wait(guest: Arrive) -> None:
    """A player who leaves the hall loses their board of three games at once."""
    _organiser, (ann, ben), path = live(guest, best=3)
    assert ben.post("/api/me/leave", {}).status_code == 204
    found = seen(ann, path)
    assert (found["status"], found["winner"]) == ("over", ann.me["name"])
    assert ann.http.get("/api/matches", params={"status": "live", "mine": True}).json() == []


def test_time_ends_the_round(guest: Arrive) -> None:
    """Calling time makes the player to move lose each board; calling it again ends nothing more."""
    organiser, entrants, path = live(guest)
    match = seen(organiser, path)["boards"][0]["match"]
    turn = entrants[0].look({"id": match})["to_act"]
    over = organiser.post(f"{path}/time")
    assert over.status_code == 200 and over.json()["status"] == "over"
    result = entrants[0].look({"id": match})["result"]
    assert result["winner"] != turn
    assert organiser.post(f"{path}/time").json() == over.json()


def test_guests_stay_out_where_accounts_play(guest: Arrive) -> None:
    """Without the setting `guests` a tournament is for accounts."""
    path = announced(guest(), guests=False)
    ann = guest()
    assert refused(ann.post(f"{path}/entrants", {})) == (403, "account-needed")
    assert seen(ann, path)["entrants"] == []


def test_a_tournament_nobody_announced(guest: Arrive) -> None:
    """Every request about an unknown tournament is refused alike."""
    ann, path = guest(), "/api/tournaments/none"
    answers = [ann.http.get(path), ann.post(f"{path}/entrants", {}), ann.http.delete(f"{path}/entrants/me")]
    answers += [ann.post(f"{path}/start"), ann.post(f"{path}/time")]
    assert {refused(answer) for answer in answers} == {(404, "unknown-tournament")}


def test_who_does_not_come_loses_by_the_clock(guest: Arrive) -> None:
    """The clock of a tournament holds for each match, so that absent players cannot stop a cup."""
    _organiser, (ann, _ben), path = live(guest, terms={"clock": {"bank": 1}})
    (board,) = seen(ann, path)["boards"]
    match = ann.look({"id": board["match"]})
    assert match["terms"]["clock"]["bank"] == 1
    until(lambda: seen(ann, path)["status"] == "over", "time decides the cup")
    result = ann.look(match)["result"]
    assert result["reason"] == "timeout"
    assert seen(ann, path)["winner"] == match["seats"][result["winner"]]["name"]


def soon(milliseconds: int) -> str:
    """Return a time in the future."""
    return timestamps.later(now(), milliseconds)


def _gil(guest: Guest) -> int:
    return int(guest.http.get(SHELF).json()["gil"])


def test_a_prize_comes_from_its_organiser(guest: Arrive) -> None:
    """An organiser must own the prize, so a guest can give none; a prize that is not won comes back."""
    ann, ben = enrolled(guest()), enrolled(guest())
    wish = {**WISH, "guests": False, "prize": [{"gil": 400}]}
    path = announced(ann, **wish)
    assert _gil(ann) == 100 and seen(ben, path)["prizes"] == [{"place": 1, "gil": 400, "cards": []}]
    assert refused(ann.post("/api/tournaments", wish)) == (409, "not-enough")
    assert ann.post("/api/tournaments", {**wish, "prize": [{"gil": -1}]}).status_code == 422
    assert guest().post("/api/tournaments", wish).status_code in (403, 409)
    assert refused(ben.http.delete(path)) == (403, "not-your-tournament")
    assert ann.http.delete(path).json()["status"] == "off"
    assert refused(ann.http.delete(path)) == (409, "tournament-closed")
    assert _gil(ann) == 500 and seen(ann, path)["status"] == "off"
    ann.post("/api/tournaments", wish)
    path = announced(ann, **{**wish, "prize": [{"gil": 60}, {"gil": 40}]})
    for one in (ann, ben):
        assert one.post(f"{path}/entrants", {}).is_success
    ann.post(f"{path}/start")
    assert ben.http.delete(f"{path}/entrants/me").is_success
    assert (_gil(ann), _gil(ben)) == (100, 500)  # nobody wins by a withdrawal, and the prize goes back


def test_who_signs_up_during_check_in_is_there(guest: Arrive) -> None:
    """Signing up during check-in counts as checked in. Before it opens nobody checks in, and a tournament with a start
    time is started by nobody.
    """
    ann, ben = guest(), guest()
    path = announced(ann, starts=soon(10 * 60_000), checkin=True, most=2)
    assert ann.post(f"{path}/entrants", {}).is_success
    told = seen(ann, path)
    assert told["here"] is not None and told["waits"] is None and told["opens"] < now()
    assert ann.post(f"{path}/entrants/me/here").is_success
    assert refused(ben.post(f"{path}/entrants/me/here")) == (409, "not-entered")
    assert refused(ann.post(f"{path}/start")) == (409, "tournament-starts-itself")
    later = announced(ann, starts=soon(60 * 60_000), checkin=True)
    assert ben.post(f"{later}/entrants", {}).is_success and seen(ben, later)["here"] is None
    assert refused(ben.post(f"{later}/entrants/me/here")) == (409, "checkin-closed")


def test_what_cannot_be_announced(guest: Arrive) -> None:
    """A faulty wish is refused, with the place of the fault."""
    ann = guest()
    for wish, code in (
        ({"best": 2}, "tournament-best"),
        ({"starts": "2020-01-01T10:00Z"}, "tournament-starts"),
        ({"starts": "0001-01-01T00:00+14:00"}, "tournament-starts"),
        ({"checkin": True}, "tournament-checkin"),
        ({"swiss": 3}, "tournament-swiss"),
        ({"terms": {"clock": SIGNAL}}, "clock-not-counted"),
    ):
        assert refused(ann.post("/api/tournaments", {**WISH, **wish})) == (422, code)


def test_the_time_of_a_match_is_for_tournaments_of_games_that_count(guest: Arrive) -> None:
    """The clock of thirty minutes is for tournaments of games that count orbs, and for no other table."""
    ann = guest()
    path = announced(ann, game="cipher", rules="cipher:official", terms={"clock": SIGNAL})
    assert seen(ann, path)["terms"]["clock"] == SIGNAL
    table = {"game": "cipher", "rules": "cipher:official", "bring": {"deck": "S01"}, "opponent": {"kind": "link"}}
    answer = ann.post("/api/matches", {**table, "terms": {"clock": SIGNAL}})
    assert refused(answer) == (422, "clock-for-cups")


def test_one_starts_by_itself(guest: Arrive) -> None:
    """A tournament with a time starts then and pairs, or is called off with too few entrants."""
    ann, ben = guest(), guest()
    path = announced(ann, starts=soon(2000))
    for one in (ann, ben):
        assert one.post(f"{path}/entrants", {}).is_success
    until(lambda: seen(ann, path)["status"] == "live", "it starts")
    assert [one["round"] for one in seen(ann, path)["boards"]] == [1]
    alone = announced(ann, starts=soon(1000))
    until(lambda: seen(ann, alone)["status"] == "off", "too few came")
