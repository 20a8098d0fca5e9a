"""Clearing: how many tables a player may have, and what happens to those that nobody joins."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import timedelta
from pathlib import Path

import pytest

from tests.store.databases import KINDS, fresh
from tests.table.shelving import shelved
from tests.web.collecting import WIKI, claimed, enrolled, given_up, hand, owned, refused, staked
from tests.web.live.test_lobby import inside
from tests.web.visiting import Guest, Thrifty, serving, until

Arrive = Callable[..., Guest]
GUESTS, ACCOUNTS = 2, 3


class Calendar(Thrifty):
    """A machine whose days pass on command."""

    def __init__(self) -> None:
        self._ahead = timedelta()

    def turn(self, **on: int) -> None:
        """Let so much time pass."""
        self._ahead += timedelta(**on)

    def wall(self) -> int:
        """Return the time of day, so much later."""
        return super().wall() + self._milliseconds

    def steady(self) -> int:
        """Return the even clock, so much later."""
        return super().steady() + self._milliseconds

    @property
    def _milliseconds(self) -> int:
        return int(self._ahead.total_seconds() * 1000)


def test_one_has_so_many_tables_to_themselves(tmp_path: Path) -> None:
    """Open tables, those against the house and studies are limited, for guests more than for accounts. The refusal says
    the limit in both languages.
    """
    most = {"tables_of_a_guest": GUESTS, "tables_of_an_account": ACCOUNTS}
    with shelved(), serving(tmp_path, games="nim", **most) as address, Guest(address) as ann, Guest(address) as ben:
        house = {"kind": "bot", "agent": "random"}
        first, _second = ann.open(), ann.open(opponent=house)
        study = {"begin": {"game": "nim", "rules": "nim:free", "position": {"heap": 9}}}
        for answer in (
            ann.post("/api/matches", {"game": "nim", "rules": "nim:free", "opponent": house}),
            ann.post("/api/studies", study),
        ):
            assert refused(answer) == (409, "too-many-tables")
            error = answer.json()["error"]
            assert str(GUESTS) in error["en"] and str(GUESTS) in error["fr"] and error["en"] != error["fr"]
        ben.join(first)
        waiting = ann.open()
        assert refused(ann.post("/api/studies", study)) == (409, "too-many-tables")
        assert ann.http.delete(f"/api/matches/{waiting['id']}").status_code == 200
        ann.open()
        claimed(ann)
        ann.open()
        assert refused(ann.post("/api/studies", study)) == (409, "too-many-tables")


def test_a_rematch_is_one_of_them(tmp_path: Path) -> None:
    """A rematch counts as a table, and is refused without a trace when the limit is reached."""
    most = {"tables_of_a_guest": 1}
    with shelved(), serving(tmp_path, games="nim", **most) as address, Guest(address) as ann, Guest(address) as ben:
        played = ann.open()
        ben.join(played)
        with ann.at(played) as seat:
            seat.ask({"type": "resign", "command": "r"})
        waiting, again = ann.open(), f"/api/matches/{played['id']}/rematch"
        assert refused(ann.post(again)) == (409, "too-many-tables")
        assert ann.http.delete(f"/api/matches/{waiting['id']}").status_code == 200
        assert ann.post(again).json()["status"] == "open"


def test_tables_that_nobody_joins_and_guests_who_never_play_are_cleared(tmp_path: Path) -> None:
    """A table that nobody joins closes after a day, and its owner alone is told why. A guest who never played is
    forgotten after a month.
    """
    calendar = Calendar()
    with shelved(), serving(tmp_path, environment=calendar, games="nim") as address, ExitStack() as open_now:
        ann, ben, cid, eve = (open_now.enter_context(Guest(address)) for _ in range(4))
        waiting, played = ann.open(), ben.open()
        cid.join(played)
        calendar.turn(hours=25)
        until(lambda: ann.look(waiting)["status"] == "closed", "the table is closed")
        told = ann.look(waiting)["lapse"]
        assert "24" in told["en"] and "24" in told["fr"] and told["en"] != told["fr"]
        assert eve.look(waiting)["lapse"] is None and ben.look(played)["status"] == "live"
        assert refused(eve.post(f"/api/matches/{waiting['id']}/join", {})) == (409, "table-closed")
        calendar.turn(days=31)

        def known() -> set[str]:
            with closing(sqlite3.connect(tmp_path / "parlour.db")) as database:
                return {name for (name,) in database.execute("SELECT id FROM player")}

        until(lambda: ann.me["id"] not in known(), "who never played is forgotten")
        assert known() == {ben.me["id"], cid.me["id"]}
        assert ben.look(played)["status"] == "live" and ben.http.get("/api/me").json()["id"] == ben.me["id"]
        assert ann.http.get("/api/me").json()["id"] != ann.me["id"]


@pytest.fixture(scope="module", params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall on each database."""
    folder = tmp_path_factory.mktemp("closing")
    with fresh(request.param, folder) as url, serving(folder, url, games="triple-triad") as here:
        yield here


def test_who_waits_closes_their_table(address: str) -> None:
    """Closing one's table tells everybody at it and the lobby. Nobody can join, and the stakes are free."""
    with ExitStack() as open_now:
        ann, ben, eve = (open_now.enter_context(Guest(address)) for _ in range(3))
        before = owned(enrolled(ann)), ann.http.get("/api/ledger").json()
        lobby = open_now.enter_context(inside(eve))
        lobby.hear("here")
        stakes = {"owned": True, "gil": 40}
        table = ann.open(game="triple-triad", rules=WIKI, seat="red", terms=stakes, bring={"cards": hand(ann)})
        path = f"/api/matches/{table['id']}"
        lobby.hear("look")
        watching = open_now.enter_context(enrolled(ben).at(table))
        watching.hear("snapshot")
        assert refused(ben.http.delete(path)) == (403, "not-your-match")
        answer = ann.http.delete(path)
        assert answer.status_code == 200 and answer.json()["status"] == "closed"
        told = watching.hear("match")["match"]
        assert told["status"] == "closed" and told["lapse"] == answer.json()["lapse"]
        assert "The player who had opened this table" in told["lapse"]["en"] and "fermée par" in told["lapse"]["fr"]
        lobby.hear("look")
        assert table["id"] not in [one["id"] for one in eve.http.get("/api/matches?status=open").json()]
        assert refused(ben.post(f"{path}/join", {"bring": {"cards": hand(ben)}})) == (409, "table-closed")
        assert (owned(ann), ann.http.get("/api/ledger").json()) == before
        ann.open(game="triple-triad", rules=WIKI, seat="red", terms=stakes, bring={"cards": hand(ann)})
        again = ann.http.delete(path)
        assert again.status_code == 200 and again.json() == ann.look(table)


def test_a_table_that_was_joined_is_not_closed(address: str) -> None:
    """A joined table cannot be closed, neither during the match nor after it; nor can an unknown one."""
    with Guest(address) as ann, Guest(address) as ben:
        match = staked(enrolled(ann), enrolled(ben))
        for one in (ann, ben):
            assert refused(one.http.delete(f"/api/matches/{match['id']}")) == (409, "match-begun")
        given_up(ann, match)
        assert refused(ann.http.delete(f"/api/matches/{match['id']}")) == (409, "match-over")
        assert refused(ann.http.delete("/api/matches/nowhere")) == (404, "unknown-match")
