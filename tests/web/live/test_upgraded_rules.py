"""Upgrades that change rules: no played match is lost, and one that cannot go on is called off."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from parlour.core import words
from tests.store.databases import KINDS, fresh
from tests.table.shelving import ebb, shelved
from tests.web.collecting import enrolled, owned
from tests.web.visiting import Guest, Message, serving, until

CALM = "tide:free+calm+heap=12"
PASSWORD = "the tide comes and goes"
STAKE = 50


@dataclass(frozen=True)
class Before:
    """A hall before the upgrade: the gil that each had before the stakes, and the matches."""

    gil: int
    staked: Message
    kept: Message
    over: Message
    cup: str


def account(address: str, name: str, made: bool) -> Guest:
    """Return a player with an account, made now or signed in to."""
    guest = Guest(address)
    answer = guest.post("/api/session" if made else "/api/me/claim", {"name": name, "password": PASSWORD})
    assert answer.is_success, answer.text
    return guest


def take(guests: tuple[Guest, Guest], match: Message, *counts: int) -> Message:
    """Let the player to move take each count in turn, and return the table after it."""
    for count in counts:
        table = guests[0].look(match)
        mover = next(guest for guest in guests if guest.look(match)["you"] == table["to_act"])
        with mover.at(match) as seat:
            assert seat.act(f"take {count}")["type"] == "accepted"
    return guests[0].look(match)


def begun(ann: Guest, ben: Guest, **terms: object) -> Message:
    """Return a match of the two."""
    match = ann.open(game="tide", rules=CALM, seat="red", terms=terms)
    ben.join(match)
    return match


def cup(ann: Guest, ben: Guest) -> str:
    """Start a knockout of the two, and return its id."""
    wish = {"name": "The cup of the tide", "game": "tide", "rules": CALM, "form": "knockout"}
    made = ann.post("/api/tournaments", wish).json()["id"]
    for guest in (ann, ben):
        assert guest.post(f"/api/tournaments/{made}/entrants", {}).is_success
    assert ann.post(f"/api/tournaments/{made}/start").is_success
    return str(made)


def board(guest: Guest, tournament: str) -> Message:
    """Return the only board of a tournament of two."""
    return guest.http.get(f"/api/tournaments/{tournament}").json()["boards"][0]  # type: ignore[no-any-return]  # JSON


def furnished(address: str) -> Before:
    """Play all the matches under the old rules."""
    with account(address, "Ann", False) as ann, account(address, "Ben", False) as ben:
        both = (ann, ben)
        (gil,) = {owned(enrolled(guest))["gil"] for guest in both}
        staked = begun(ann, ben, gil=STAKE, rated=True)
        take(both, staked, 1, 3)
        kept = begun(ann, ben)
        take(both, kept, 1, 2)
        over = begun(ann, ben)
        assert take(both, over, 1, 3, 3, 3, 2)["status"] == "over"
        tournament = cup(ann, ben)
        take(both, {"id": board(ann, tournament)["match"]}, 3)
        return Before(gil, staked, kept, over, tournament)


@pytest.fixture(scope="module", params=KINDS)
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Before]]:
    """Yield the address of an upgraded hall on the old database, and what was before."""
    folder = tmp_path_factory.mktemp("upgraded")
    with fresh(request.param, folder) as url, shelved():
        with ebb(), serving(folder, url, games="tide") as address:
            before = furnished(address)
        with serving(folder, url, games="tide") as address:
            yield address, before


def test_what_cannot_be_played_on_is_called_off_and_stakes_return(upgraded: tuple[str, Before]) -> None:
    """A match that cannot go on is called off: the table says why in both languages, stakes return, nobody is rated."""
    address, before = upgraded
    with account(address, "Ann", True) as ann, account(address, "Ben", True) as ben:
        table = until(lambda: (found := ann.look(before.staked))["status"] == "over" and found, "it is called off")
        assert (table["result"]["winner"], table["result"]["reason"]) == (None, "called-off")
        with ann.at(before.staked) as seat:
            (told,) = seat.hear("snapshot")["history"][-1]["events"]
        told = words.worded(told)
        assert "stakes are returned" in told["en"] and "mises sont rendues" in told["fr"]
        for guest in (ann, ben):
            assert owned(guest)["gil"] == before.gil
        lines = ann.http.get("/api/ledger").json()["lines"]
        assert [line["memo"] for line in lines[:2]] == ["returned", "staked"]
        assert ann.http.get("/api/players/Ann").json()["ratings"] == []


def test_what_the_new_rules_do_not_touch_goes_on(upgraded: tuple[str, Before]) -> None:
    """A match that still replays is played to its end."""
    address, before = upgraded
    with account(address, "Ann", True) as ann, account(address, "Ben", True) as ben:
        assert take((ann, ben), before.kept, 2, 2, 2, 2)["status"] == "over"
        assert ann.http.get(f"/api/matches/{before.kept['id']}/verify").json()["verdict"] == "fair"


def test_a_finished_match_stays_as_it_was(upgraded: tuple[str, Before]) -> None:
    """The page, the Library, the files and the picks of a finished match stay; verify says that its rules are older."""
    address, before = upgraded
    with account(address, "Ann", True) as ann:
        (found,) = [one for one in ann.http.get("/api/archive").json()["matches"] if one["id"] == before.over["id"]]
        table = ann.look(before.over)
        assert found["winner"] == table["result"]["winner"] is not None
        assert (table["result"]["reason"], table["strayed"]) == ("older-rules", 5)
        exports = f"/api/matches/{before.over['id']}/exports"
        for file in ann.http.get(exports).json():
            assert ann.http.get(file["path"]).is_success
        history = ann.http.get(f"{exports}/history.jsonl").text.splitlines()
        assert len(history) == 1 + 6 and all('"took"' in line for line in history[2:])
        checked = ann.http.get(f"/api/matches/{before.over['id']}/verify").json()
        assert (checked["ok"], checked["verdict"]) == (False, "older-rules")
        assert all(entry["ok"] for entry in checked["entries"])
        assert ann.http.get(f"/api/matches/{before.over['id']}/picks").is_success
        assert ann.http.get(f"/api/matches/{before.over['id']}/preview.png").is_success
        assert ann.http.get(f"/library/{before.over['id']}").is_success


def test_a_board_of_a_tournament_is_played_again(upgraded: tuple[str, Before]) -> None:
    """A called-off board is played again with seats swapped, and the cup is won."""
    address, before = upgraded
    with account(address, "Ann", True) as ann, account(address, "Ben", True) as ben:
        again = until(lambda: (now := board(ann, before.cup))["replays"] == 1 and now, "the board is played again")
        assert ann.look({"id": again["match"]})["status"] == "live"
        assert take((ann, ben), {"id": again["match"]}, 2, 2, 2, 2, 2, 2)["status"] == "over"
        assert ann.http.get(f"/api/tournaments/{before.cup}").json()["status"] == "over"
