"""Windfalls on both databases: found in the data of a hall of 0.2, and taken back as far as the gil is there."""

import asyncio
from dataclasses import replace

from parlour.cli import doctor
from parlour.hall.communities.card_sets import Home
from parlour.hall.communities.community import found
from parlour.hall.hosting.grants import grant
from parlour.hall.hosting.journal import Warrant
from parlour.hall.hosting.windfalls import Reclaim
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player, Role
from parlour.store.database import Database
from tests.hall.communities.test_charter import charter
from tests.hall.hosting.acting import HOST
from tests.store.databases import database_at, refused
from tests.store.ports.communities.test_card_sets import wanted
from tests.table.playing import NOW

ANN, BEN = Player("ann", "Ann", Role.PLAYER), Player("ben", "Ben", Role.PLAYER)


def dealt(cause: str, account: str, card: str, count: int, gil: int) -> Transfer:
    """Return a transfer of the shop up to 0.2, without lots: copies bought for gil, or sold."""
    memo, assets = ("bought", {card: count}) if gil < 0 else ("sold", {card: count})
    postings = move(HOUSE, account, assets) + move(account, HOUSE, {GIL: -gil})
    if gil > 0:
        postings = move(account, HOUSE, assets) + move(HOUSE, account, {GIL: gil})
    return Transfer(cause, NOW, memo, postings)  # type: ignore[arg-type]  # both are memos


async def of_before(database: Database) -> None:
    """Make a hall of 0.2. Ann keeps the club of a set and has sold its cards to the hall; Ben has sold shipped cards to
    the hall, and some to her.
    """
    await database.commit(*map(Arrived, (HOST, ANN, BEN)))
    await database.commit(found("tide", charter(presets=[]), ANN, NOW))
    await database.commit(replace(wanted("tide_cards", 5), home=Home("tide", admitted=False)))
    ann, ben = player_account("ann"), player_account("ben")
    card, ours = "triple-triad/tide_cards/1", "triple-triad/ff8/1"
    await database.commit(*(Transfer(f"e{who}", NOW, "enrolled", move(HOUSE, who, {GIL: 500})) for who in (ann, ben)))
    await database.commit(dealt("a1", ann, card, 9, -9), dealt("a2", ann, card, 9, 4500))
    await database.commit(dealt("b1", ben, ours, 2, -50), dealt("b2", ben, ours, 2, 24))


async def test_who_sold_cards_of_a_community_is_told_and_what_is_there_is_taken(database: Database) -> None:
    """Gil is taken back as far as it is there, and again when there is more. Undoing returns it."""
    await of_before(database)
    (one,) = await database.windfalls.all()
    told = (one.player, one.set, one.got, one.paid, one.due, one.there)
    assert told == ("ann", "tide_cards", 4500, 9, 4491, 4991)
    spent = move(player_account("ann"), player_account("ben"), {GIL: 4000})
    await database.commit(Transfer("gift", NOW, "traded", spent))
    by = Warrant("act1", HOST, NOW, "A mint")
    await database.commit(Reclaim(by, ANN, "tide_cards"))
    act = await database.journal.act("act1")
    assert act is not None and (act.data["given"], act.data["missing"]) == ({GIL: 991}, 3500)
    assert act.reversible and await database.ledger.holdings(player_account("ann")) == {}
    assert (await database.ledger.holdings(player_account("ben")))[GIL] == 4474
    again = Reclaim(replace(by, id="act2"), ANN, "tide_cards")
    assert await refused(database, again) == "nothing-to-take-back"
    await database.commit(*grant(replace(by, id="act3"), ANN, act.data["given"], None, "act1"))
    (one,) = await database.windfalls.all()
    assert (one.due, one.there) == (4491, 991)
    assert await refused(database, Reclaim(replace(by, id="act4"), BEN, "tide_cards")) == "nothing-to-take-back"


def test_doctor_tells_who_was_paid_for_what(url: str) -> None:
    """Doctor names player, set and gil, as a task while any of it is there."""

    async def sold() -> None:
        async with database_at(url) as database:
            await of_before(database)

    asyncio.run(sold())
    (reached, _there), (sound, _ledger), (fine, sentence) = doctor._database(url)
    assert reached and sound and not fine
    assert all(part in sentence for part in ("Ann", "Tide_Cards", "4,500", "4,491")), sentence


async def test_what_is_sold_by_lots_is_no_windfall(database: Database) -> None:
    """Copies sold with lots are no windfall, since no more was paid than they cost."""
    await of_before(database)
    ann, card = player_account("ann"), "triple-triad/tide_cards/2"
    lots = {card: {5: 1}}
    bought = move(ann, HOUSE, {GIL: 10}) + move(HOUSE, ann, {card: 1})
    await database.commit(Transfer("c1", NOW, "bought", bought, lots=lots))
    sold = move(ann, HOUSE, {card: 1}) + move(HOUSE, ann, {GIL: 5})
    await database.commit(Transfer("c2", NOW, "sold", sold, lots=lots))
    (one,) = await database.windfalls.all()
    assert (one.got, one.paid) == (4500, 9)
