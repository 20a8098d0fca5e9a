"""Forfeits: in a tournament only the player who keeps the others waiting, or withdraws, loses the match."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from parlour.core import registry
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import Entrant, Tournament, opened
from parlour.hall.people.player import Player
from parlour.store.database import Database
from parlour.web.live.forfeits import call_time, give_up
from tests.table.playing import NOW, SECRET
from tests.web.live.halls import Process, dealt

ANN, BEN, EVE = Player("ann", "Ann"), Player("ben", "Ben"), Player("eve", "Eve")


def round_of(*matches: str) -> Tournament:
    """Return a tournament in which Ann and Ben are paired in each of these matches."""
    made = opened("t1", "Cup", registry.game("nim").rule_book.standard, "swiss", ANN, SECRET, NOW).tournament
    entrants = tuple(Entrant(player.id, player.name, {}, number) for number, player in enumerate((ANN, BEN)))
    boards = tuple(Pairing(1, at, 0, 1, match) for at, match in enumerate(matches, 1))
    return replace(made, entrants=entrants, pairings=boards)


async def ends(store: Database, *matches: str) -> Sequence[tuple[str, int | None]]:
    """Return the kind and the seat of the last entry of each log."""
    found = [(await store.since(match, 0))[-1] for match in matches]
    return [(entry.kind, entry.seat) for entry in found]


async def test_time_is_up_for_who_is_to_act(store: Database) -> None:
    """When time is up, the player to move loses each match still played. Finished ones stay, and a second call ends
    nothing more.
    """
    for match in "abc":
        await dealt(store, match)
    one = await Process(store).ready()
    await one.plays(await one.rooms.room("b"))
    await one.tables.command(await one.rooms.room("c"), "r", lambda match: [match.decide_resign(1, "r", NOW)])
    late = [(await one.rooms.room(match)).match.to_act() for match in "ab"]
    for _ in range(2):
        await call_time(one.tables, round_of("a", "b", "c"))
        assert await ends(store, "a", "b", "c") == [("resigned", late[0]), ("resigned", late[1]), ("resigned", 1)]
    assert [len(await store.since(match, 3)) for match in "abc"] == [1, 2, 1]


@pytest.mark.parametrize(("who", "last"), [(ANN, ("resigned", 0)), (BEN, ("resigned", 1)), (EVE, ("dealt", None))])
async def test_who_withdraws_gives_up_whoever_is_to_act(
    store: Database, who: Player, last: tuple[str, int | None]
) -> None:
    """A player who withdraws gives up their own match in their own seat; for a player in no match nothing ends."""
    await dealt(store, "a")
    one = await Process(store).ready()
    await give_up(one.tables, round_of("a"), who)
    assert await ends(store, "a") == [last]
