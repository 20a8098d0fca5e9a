"""Machines on both databases: never more than the limit, however many ask at once, and gone with their owner."""

import asyncio

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.people.accounts import Departed
from parlour.hall.people.bans import Banned
from parlour.hall.people.machines import MachineMade
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session, SessionOpened
from parlour.store.database import Database
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")


def making(number: int, most: int = 2) -> MachineMade:
    """Return the making of another machine of Ben's."""
    return MachineMade(Player(f"m{number}", f"[machine] M{number}", Role.MACHINE), "ben", most, NOW)


async def test_of_many_that_are_made_at_once_so_many_are(database: Database) -> None:
    told = await asyncio.gather(*(database.commit(making(n)) for n in range(5)), return_exceptions=True)
    refused = [one for one in told if isinstance(one, Refusal)]
    assert [one.code for one in refused] == ["machines-enough"] * 3
    machines = await database.machines.of("ben")
    assert len(machines) == 2 and all(one.created == NOW and one.seen == "" for one in machines)
    owner = await database.machines.owner(machines[0].id)
    assert owner is not None and owner.id == "ben"
    assert await database.machines.owner("ben") is None


async def test_a_ban_of_whose_it_is_closes_its_token(database: Database) -> None:
    await database.commit(making(0), SessionOpened(Session("s", "m0", "d", "token", NOW, NOW)))
    assert await database.sessions.visit("d", NOW) is not None
    await database.commit(Banned("ben", "act", None, "why"))
    assert await database.sessions.visit("d", NOW) is None


async def test_machines_go_with_whose_they_are(database: Database) -> None:
    await database.commit(making(0))
    await database.commit(Departed("ben", NOW))
    assert await database.machines.of("ben") == []
    gone = await database.player("m0")
    assert gone is not None and (gone.name, gone.role) == ("", Role.LEFT)
