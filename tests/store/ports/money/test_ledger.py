"""The ledger keeps what exists: nothing is doubled, no account is negative, and the audit names faults."""

import asyncio
from typing import TypeVar

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from parlour.cli import doctor
from parlour.core.refusal import Refusal
from parlour.hall.confidential import Confidential
from parlour.hall.money.ledger import GIL, HOUSE, NeedHoldings, Posting, Transfer, move, player_account
from parlour.store.database import Database
from tests.store.databases import database_at

T = TypeVar("T")
NOW = "2026-05-01T10:00:00.000+00:00"
ANN, BEN = player_account("ann"), player_account("ben")
IFRIT = "triple-triad/ff8/82"


def gift(cause: str, account: str, **assets: int) -> Transfer:
    """Return a gift of the house."""
    return Transfer(cause, NOW, "enrolled", move(HOUSE, account, assets))


def sale(cause: str, asset: str = IFRIT, taker: str = HOUSE) -> Transfer:
    """Return a transfer of one asset from Ann."""
    return Transfer(cause, NOW, "sold", move(ANN, taker, {asset: 1}))


async def test_two_hundred_parallel_sales_of_one_card_are_one(url: str, database: Database) -> None:
    """Through two halls on one database, one sale is made; all others are told that there is not enough."""
    async with database_at(url) as other:
        await database.commit(Transfer("c", NOW, "enrolled", move(HOUSE, ANN, {IFRIT: 1})))
        halls = [database, other]
        sales = [halls[n % 2].commit(sale(f"s{n}", taker=(HOUSE, BEN)[n // 2 % 2])) for n in range(200)]
        outcomes = await asyncio.gather(*sales, return_exceptions=True)
    assert await database.ledger.holdings(ANN) == {}
    refusals = [outcome.code for outcome in outcomes if isinstance(outcome, Refusal)]
    assert outcomes.count(None) == 1 and refusals == ["other-side-short"] * 199


async def test_a_cause_happens_once(database: Database) -> None:
    """A transfer written forty times at once moves its assets one time."""
    await asyncio.gather(*(database.commit(gift("enrolled:ann", ANN, gil=500)) for _ in range(40)))
    assert await database.ledger.holdings(ANN) == {GIL: 500}


async def test_a_transfer_is_whole_or_not_at_all(database: Database) -> None:
    """If gil is missing for the second line, the card of the first stays where it was."""
    await database.commit(Transfer("c", NOW, "enrolled", move(HOUSE, ANN, {IFRIT: 1})))
    trade = move(ANN, BEN, {IFRIT: 1}) + move(BEN, ANN, {GIL: 10})
    with pytest.raises(Refusal) as told:
        await database.commit(Transfer("t", NOW, "traded", trade))
    assert told.value.code == "other-side-short"
    assert (await database.ledger.holdings(ANN), await database.ledger.holdings(BEN)) == ({IFRIT: 1}, {})


async def test_what_somebody_must_have_is_looked_at_and_not_taken(database: Database) -> None:
    """A requirement takes nothing from an account that meets it. Otherwise its player is told in confidence what is
    missing, and nothing else of the write happens.
    """
    await database.commit(gift("a", ANN, gil=500), NeedHoldings(ANN, {}))
    await database.commit(NeedHoldings(ANN, {GIL: 500}))
    for needed in ({GIL: 501}, {GIL: 1, IFRIT: 1}):
        with pytest.raises(Confidential) as told:
            await database.commit(NeedHoldings(ANN, needed), gift(f"b{needed}", ANN, gil=1))
        assert told.value.told("ann").code == "not-enough"
    assert await database.ledger.holdings(ANN) == {GIL: 500}


async def test_a_statement_tells_both_sides(database: Database) -> None:
    """Every account reads its own gains and losses, newest first, page by page."""
    await database.commit(gift("a", ANN, gil=500))
    await database.commit(Transfer("b", NOW, "traded", move(ANN, BEN, {GIL: 20})))
    await database.commit(gift("c", BEN, gil=1))
    first = await database.ledger.statement(ANN, None, 1)
    rest = await database.ledger.statement(ANN, first[-1].number, 5)
    assert [(line.memo, dict(line.changes)) for line in (*first, *rest)] == [
        ("traded", {GIL: -20}),
        ("enrolled", {GIL: 500}),
    ]


async def test_a_card_has_its_own_lines(database: Database) -> None:
    """The statement of one asset has the transfers that moved it, with all that they moved, and no others."""
    await database.commit(gift("a", ANN, gil=500))
    await database.commit(Transfer("b", NOW, "bought", move(ANN, HOUSE, {GIL: 20}) + move(HOUSE, ANN, {IFRIT: 1})))
    lines = await database.ledger.statement(ANN, None, 5, IFRIT)
    assert [(line.memo, dict(line.changes)) for line in lines] == [("bought", {GIL: -20, IFRIT: 1})]
    assert await database.ledger.statement(BEN, None, 5, IFRIT) == []


def test_an_unbalanced_transfer_cannot_be_made() -> None:
    """A transfer that would create a card outside the house's account fails before anything is written."""
    with pytest.raises(AssertionError, match="does not balance"):
        Transfer("bad", NOW, "sold", (Posting(ANN, IFRIT, -1), Posting(BEN, IFRIT, 2)))


TAMPERED = {
    "holding-differs": "UPDATE holding SET count = count + 1",
    "not-conserved": "UPDATE posting SET amount = amount + 1 WHERE account = 'house'",
    "unbalanced": "DELETE FROM posting WHERE account = 'house'",
}


@pytest.mark.parametrize("code", TAMPERED)
def test_the_audit_names_what_is_wrong(url: str, code: str) -> None:
    """Each way to tamper with the tables by hand is found and named."""

    async def tamper() -> dict[str, str]:
        async with database_at(url) as database:
            await database.commit(gift("gift", ANN, gil=500))
            async with database._engine.begin() as connection:
                await connection.execute(text(TAMPERED[code]))
            return {wrong.code: wrong.about for wrong in await database.ledger.audit()}

    about = {"holding-differs": f"{ANN} {GIL}", "not-conserved": GIL, "unbalanced": "gift"}
    assert asyncio.run(tamper())[code] == about[code]


def test_the_database_itself_refuses_less_than_nothing(url: str) -> None:
    """No program and no change by hand can take an account below zero."""

    async def force() -> None:
        async with database_at(url) as database:
            await database.commit(gift("gift", ANN, gil=5))
            async with database._engine.begin() as connection:
                await connection.execute(text("UPDATE holding SET count = count - 6"))

    with pytest.raises(IntegrityError):
        asyncio.run(force())


def test_doctor_proves_conservation_and_names_what_breaks_it(url: str) -> None:
    """`parlour doctor` accepts a sound ledger, and names the holding that was tampered with."""

    async def give(tampering: str) -> None:
        async with database_at(url) as database:
            await database.commit(gift("gift", ANN, gil=500))
            async with database._engine.begin() as connection:
                await connection.execute(text(tampering))

    asyncio.run(give("SELECT 1"))
    assert [fine for fine, _sentence in doctor._database(url)] == [True, True]
    asyncio.run(give(TAMPERED["holding-differs"]))
    (reached, _there), (fine, sentence), *_rest = doctor._database(url)
    assert reached and not fine and f"{ANN} {GIL}" in sentence
