"""Clocks of a running hall: flags fall by themselves, the table plays for the absent, and downtime is given back."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from parlour.core import words
from parlour.store import tables
from parlour.table import timestamps
from parlour.web.clock import now
from tests.store.databases import database_at, engine_at, fresh
from tests.table.shelving import shelved
from tests.web.visiting import Guest, serving, until

Guests = Callable[..., Guest]
BLINK = {"clock": {"bank": 1}}
HURRIED = {"clock": {"free": 1, "at_zero": "play"}}


def begun(ann: Guest, ben: Guest, terms: dict[str, Any]) -> dict[str, Any]:
    """Return a table at which both players sit."""
    match = ann.open(rules="nim:free+heap=21", terms=terms)
    ben.join(match)
    return match


def test_a_flag_falls_while_nobody_moves(guest: Guests) -> None:
    """A flag falls by itself: both players and a spectator hear of it, and the match has a winner."""
    ann, ben, eve = guest(), guest(), guest("fr")
    match = begun(ann, ben, BLINK)
    with ann.at(match) as red, eve.at(match) as watcher:
        running = red.hear("snapshot")["match"]["clock"]["running"]
        for table in (red, watcher):
            told = table.hear("entry")
            assert told["entry"]["kind"] == "timeout" and told["entry"]["seat"] == running
            result = told["match"]["result"]
            assert result["reason"] == "timeout" and result["winner"] != running
    late = ben.look(match)
    assert late["status"] == "over" and late["clock"]["deadline"] is None
    assert ann.http.get(f"/api/matches/{match['id']}/verify").json()["ok"]


def test_the_table_plays_for_who_sleeps(guest: Guests) -> None:
    """An abandoned match whose clock makes the table play comes to its end, and its chance is verified."""
    ann, ben = guest(), guest()
    match = ann.open(rules="nim:free", terms=HURRIED)
    ben.join(match)
    with ann.at(match) as red:
        entry = red.hear("entry")["entry"]
        while entry["view"]["to_act"] is not None:
            assert (
                entry["kind"] == "timeout" and entry["action"] and "ran out" in words.worded(entry["events"][0])["en"]
            )
            entry = red.hear("entry")["entry"]
    checked = ann.http.get(f"/api/matches/{match['id']}/verify").json()
    assert checked["ok"] and len(checked["entries"]) > 3


def put_back(url: str, milliseconds: int) -> None:
    """Move all that a hall has written into the past, as if it had been away since then."""

    async def work() -> None:
        async with engine_at(url) as engine, engine.begin() as connection:
            for table, column in ((tables.entry, "time"), (tables.heartbeat, "time"), (tables.match, "deadline")):
                for row in (await connection.execute(select(table))).mappings().all():
                    key = [c == row[c.name] for c in table.primary_key]
                    earlier = timestamps.later(row[column], -milliseconds)
                    await connection.execute(update(table).where(*key).values({column: earlier}))

    asyncio.run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_hall_is_seen_as_soon_as_it_is_there(kind: str, tmp_path: Path) -> None:
    """A hall that ends before its first beat counts as seen when it started."""

    async def seen() -> dict[str, str]:
        async with database_at(url) as database:
            return await database.heartbeat.beats()

    with fresh(kind, tmp_path) as url, shelved():
        before = now()
        with serving(tmp_path, url, games="nim"):
            pass
        assert max(asyncio.run(seen()).values()) >= before


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_downtime_costs_nobody(kind: str, hall: str, tmp_path: Path) -> None:
    """A hall is away for an hour; afterwards a turn of one minute goes on with what was left of it."""
    with fresh(kind, tmp_path) as url, ExitStack() as open_now:
        with serving(tmp_path, url) as address:
            ann, ben = (open_now.enter_context(Guest(address)) for _ in range(2))
            match = begun(ann, ben, {"clock": {"bank": 60}})
            running = ann.look(match)["clock"]["running"]
        put_back(url, 3_600_000)
        with serving(tmp_path, url) as address:
            ann.http.base_url = ben.http.base_url = address
            # Until the time was given back, its deadline was an hour before this table was opened.
            until(lambda: ann.look(match)["clock"]["deadline"] > match["created"], "the hour is given back")
            back = ann.look(match)
            assert back["status"] == "live" and back["clock"]["running"] == running
