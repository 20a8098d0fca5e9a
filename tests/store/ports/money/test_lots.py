"""Lots follow their copies on both databases: sold once, traded, staked, and given back unchanged."""

import asyncio
from collections.abc import Mapping

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account
from parlour.hall.money.lots import Lots
from parlour.hall.money.shop import Sale
from parlour.store.database import Database
from tests.store.ports.money.test_ledger import ANN, BEN, IFRIT, NOW

ESCROW = "escrow:match:0"


def bought(cause: str, account: str, count: int, **lots: int) -> Transfer:
    """Return copies of a card bought from the house, some of which may be sold."""
    lots_of = {int(at_most.removeprefix("at")): copies for at_most, copies in lots.items()}
    return Transfer(cause, NOW, "bought", move(HOUSE, account, {IFRIT: count}), lots={IFRIT: lots_of})


def moved(cause: str, giver: str, taker: str, count: int, returns: str | None = None) -> Transfer:
    return Transfer(cause, NOW, "traded", move(giver, taker, {IFRIT: count}), returns=returns)


async def lots(database: Database, account: str) -> Lots:
    found: Mapping[str, Lots] = await database.ledger.lots(account)
    return found.get(IFRIT, {})


def sale(count: int, command: str = "c") -> Sale:
    return Sale("ann", IFRIT, count, 40, command, NOW)


async def test_what_is_given_back_is_what_was_given(database: Database) -> None:
    """Undoing a trade moves the same copies, even if the receiver had gifts of the same card."""
    await database.commit(bought("a", ANN, 1, at30=1), bought("b", BEN, 2, at9=1))
    await database.commit(moved("t", ANN, BEN, 1))
    assert (await lots(database, ANN), await lots(database, BEN)) == ({}, {9: 1, 30: 1})
    await database.commit(moved("u", BEN, ANN, 1, returns="t"))
    assert (await lots(database, ANN), await lots(database, BEN)) == ({30: 1}, {9: 1})


async def test_what_was_sold_since_is_not_given_back(database: Database) -> None:
    """If the copy was sold since, another goes in its place, and sells for what that one did: no gil is made."""
    await database.commit(bought("b", BEN, 1, at30=1), bought("a", ANN, 1))
    await database.commit(moved("t", BEN, ANN, 1))
    await database.commit(sale(1))
    await database.commit(moved("u", ANN, BEN, 1, returns="t"))
    assert (await lots(database, ANN), await lots(database, BEN)) == ({}, {})
    assert await database.ledger.holdings(ANN) == {GIL: 30}


async def test_a_stake_comes_back_with_its_lots(database: Database) -> None:
    """Gifts are staked first; a whole stake comes back, and a part of it in the same order."""
    await database.commit(bought("a", ANN, 4, at10=1, at30=2))
    await database.commit(moved("s", ANN, ESCROW, 3))
    assert (await lots(database, ANN), await lots(database, ESCROW)) == ({30: 1}, {10: 1, 30: 1})
    await database.commit(moved("w", ESCROW, BEN, 1), moved("r", ESCROW, ANN, 2))
    assert (await lots(database, ANN), await lots(database, BEN)) == ({10: 1, 30: 2}, {})


async def test_what_the_house_took_it_gives_back(database: Database) -> None:
    """The lots of an undone act are there again, once."""
    await database.commit(bought("a", ANN, 2, at30=2))
    await database.commit(moved("taken-back:x", ANN, HOUSE, 2))
    assert await lots(database, ANN) == {}
    await database.commit(moved("g", HOUSE, ANN, 2, returns="taken-back:x"))
    assert await lots(database, ANN) == {30: 2}


async def test_a_copy_is_sold_once_however_many_ask_at_once(database: Database) -> None:
    """Of three copies two may be sold: the dearest first, at most for the shop's price, and the third never."""
    await database.commit(bought("a", ANN, 3, at30=1, at90=1))
    sales = [database.commit(sale(1, str(number))) for number in range(6)]
    outcomes = await asyncio.gather(*sales, return_exceptions=True)
    assert [outcome.code for outcome in outcomes if isinstance(outcome, Refusal)] == ["not-for-sale"] * 4
    assert await database.ledger.holdings(ANN) == {GIL: 70, IFRIT: 1}
    with pytest.raises(Refusal) as told:
        await database.commit(Sale("ben", IFRIT, 1, 40, "c", NOW))
    assert told.value.code == "other-side-short", player_account("ben")
