"""Winnings are settled once, by the winner or by the rule, and the collections follow."""

import asyncio

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.heartbeat import Outage
from parlour.hall.money import winnings
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.ports.money.test_stakes import NOW, WIKI, begun, cards, come_in, everything, resigned


@pytest.fixture(autouse=True)
async def people(database: Database) -> None:
    """Let Ann and Ben come in."""
    await come_in(database)


async def test_one_pick_is_made_whoever_is_first(database: Database) -> None:
    """Of the winner's pick and the rule's, many at once, one is carried out; the loser cannot pick."""
    match = await resigned(database, await begun(database, WIKI), 1)
    won = await database.settlements.winnings(match.id)
    assert won is not None and won.winner == "ann" and won.picks == 1
    with pytest.raises(Refusal) as told:
        winnings.pick(match, won, "ben", won.pool[:1], NOW)
    assert told.value.code == "not-your-winnings"
    picks = [winnings.pick(match, won, "ann", [card], NOW) for card in won.pool]
    lots = [winnings.pick_by_lot(match, won, NOW) for _ in range(15)]
    outcomes = await asyncio.gather(*(database.commit(*e) for e in (*picks, *lots)), return_exceptions=True)
    assert outcomes.count(None) == 1
    ann, ben = await everything(database)
    assert (cards(ann), cards(ben)) == (6, 4)


async def test_a_pick_may_wait_longer_when_the_hall_was_away(database: Database) -> None:
    """The day after which the rule picks is extended by an outage; a made pick stays."""
    match = await resigned(database, await begun(database, WIKI), 1)
    await database.commit(Outage(timestamps.later(NOW, 60_000), timestamps.later(NOW, 120_000)))
    assert await database.settlements.due(timestamps.later(NOW, 60_000), 9) == []
    (won,) = await database.settlements.due(timestamps.later(NOW, 60_001), 9)
    assert won.match == match.id


async def test_winnings_are_told_until_they_are_settled(database: Database) -> None:
    """Winnings are told to their winner alone, and a second settling is refused."""
    match = await resigned(database, await begun(database, WIKI), 1)
    (won,) = await database.settlements.of("ann")
    assert won == await database.settlements.winnings(match.id)
    assert await database.settlements.of("ben") == []
    settled = winnings.pick(match, won, "ann", won.pool[:1], NOW)
    await database.commit(*settled)
    assert await database.settlements.of("ann") == []
    with pytest.raises(Refusal) as told:
        await database.commit(*settled)
    assert told.value.code == "winnings-settled"


async def test_who_may_pick_is_reminded_once(database: Database) -> None:
    """Of many simultaneous reminders one replaces the notice of the end, as unread; afterwards there is none."""
    match = await resigned(database, await begun(database, WIKI), 1)
    soon = timestamps.later(NOW, 1)
    (won,) = await database.settlements.unreminded(soon, 9)
    reminding = [database.commit(winnings.remind(match, won, soon)) for _ in range(9)]
    outcomes = await asyncio.gather(*reminding, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert await database.settlements.unreminded(soon, 9) == [] and await database.settlements.due(soon, 9) == [won]
    (told,) = await database.notices.of("ann", soon, 9)
    assert (told.notice.id, told.waits, told.read) == (f"pick:{match.id}:soon", True, False)


async def test_who_has_picked_is_not_reminded(database: Database) -> None:
    """A winner who has picked is not reminded, even by a process that is about to."""
    match = await resigned(database, await begun(database, WIKI), 1)
    (won,) = await database.settlements.of("ann")
    await database.commit(*winnings.pick(match, won, "ann", won.pool[:1], NOW))
    assert await database.settlements.unreminded(timestamps.later(NOW, 1), 9) == []
    with pytest.raises(Refusal) as told:
        await database.commit(winnings.remind(match, won, NOW))
    assert told.value.code == "winnings-settled"
    assert [one.notice.place for one in await database.notices.of("ann", NOW, 9)] == ["taken"]
