"""A hall is tidied by itself: how many tables one may have, and what becomes of those that nobody joins."""

import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from datetime import datetime, timedelta
from pathlib import Path

from tests.table.shelving import shelved
from tests.web.collecting import claimed, refused
from tests.web.visiting import Guest, Thrifty, serving, until

Arrive = Callable[..., Guest]
GUESTS, ACCOUNTS = 2, 3


class Calendar(Thrifty):
    """A machine on which days pass at a word."""

    def __init__(self) -> None:
        self._ahead = timedelta()

    def turn(self, **on: int) -> None:
        """So much time passes."""
        self._ahead += timedelta(**on)

    def now(self) -> datetime:
        """The time of day, so much later."""
        return super().now() + self._ahead

    def steady(self) -> int:
        """The steady clock too."""
        return super().steady() + int(self._ahead.total_seconds() * 1000)


def test_one_has_so_many_tables_to_himself(tmp_path: Path) -> None:
    """Waiting, against the house or as studies; an account has more. The refusal says how many, in both languages."""
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
        ann.open()
        claimed(ann)
        ann.open()
        assert refused(ann.post("/api/studies", study)) == (409, "too-many-tables")


def test_tables_that_nobody_joins_and_guests_who_never_play_are_cleared(tmp_path: Path) -> None:
    """After a day such a table is closed, and its owner alone is told why; after a month its owner, who never played,
    is forgotten, and whoever played is not.
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
