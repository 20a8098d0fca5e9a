"""Trades: both sides agree to one list, and it happens once, whole or not at all, on both databases."""

import asyncio
from dataclasses import replace
from typing import TypeVar

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.confidential import Confidential
from parlour.hall.money import trades
from parlour.hall.money.economy import NeedMatches
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account
from parlour.hall.money.trades import MOST_OPEN, Trade
from parlour.hall.people.accounts import Arrived, Departed
from parlour.hall.people.moderation import Muted
from parlour.hall.people.player import Player, Role
from parlour.store.database import Database
from tests.store.databases import database_at

T = TypeVar("T")
NOW, LATER = "2026-05-01T10:00:00.000+00:00", "2026-05-01T11:00:00.000+00:00"
ANN, BEN, EVE = (Player(name.lower(), name, Role.PLAYER) for name in ("Ann", "Ben", "Eve"))
IFRIT, SIREN = "triple-triad/ff8/82", "triple-triad/ff8/81"


@pytest.fixture(autouse=True)
async def people(database: Database) -> None:
    """Let Ann come in with Ifrit, Ben with Siren, both with 100 gil, and Eve with nothing."""
    await database.commit(*(Arrived(player) for player in (ANN, BEN, EVE)))
    for player, card in ((ANN, IFRIT), (BEN, SIREN)):
        given = move(HOUSE, player_account(player.id), {card: 1, GIL: 100})
        await database.commit(Transfer(f"gift:{player.id}", NOW, "enrolled", given))


async def proposed(database: Database, number: int = 0, ann: int = 10) -> Trade:
    """Let Ann offer Ifrit and some gil for Siren, and return the trade."""
    made = trades.propose(f"t{number}", ANN, BEN, ({IFRIT: 1, GIL: ann}, {SIREN: 1}), NOW)
    await database.commit(made)
    kept = await database.trades.trade(made.trade.id)
    assert kept == made.trade
    return made.trade


async def holdings(database: Database) -> list[dict[str, int]]:
    """Return what Ann and Ben have."""
    return [await database.ledger.holdings(player_account(name)) for name in ("ann", "ben")]


BEFORE = [{IFRIT: 1, GIL: 100}, {SIREN: 1, GIL: 100}]
AFTER = [{SIREN: 1, GIL: 90}, {IFRIT: 1, GIL: 110}]


async def test_of_many_agreements_one_trade_happens(url: str, database: Database) -> None:
    """Of two hundred simultaneous agreements through two halls one moves the cards."""
    trade = await proposed(database)
    async with database_at(url) as other:
        agreed = [(database, other)[n % 2].commit(trades.agree(trade, BEN.id, trade.list, NOW)) for n in range(200)]
        outcomes = await asyncio.gather(*agreed, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert {one.code for one in outcomes if isinstance(one, Refusal)} == {"trade-changed"}
    assert await holdings(database) == AFTER


async def test_agreeing_and_changing_at_once(database: Database) -> None:
    """Ann changes the list while Ben agrees to the old one: the first act holds, never half of each."""
    for number in range(20):
        trade = await proposed(database, number)
        changed = trades.change(trade, ANN.id, trade.list, ({GIL: 1}, {SIREN: 1}), LATER)
        racing = [database.commit(changed), database.commit(trades.agree(trade, BEN.id, trade.list, NOW))]
        outcomes = await asyncio.gather(*(racing if number % 2 else reversed(racing)), return_exceptions=True)
        assert outcomes.count(None) == 1
        kept = await database.trades.trade(trade.id)
        assert kept is not None
        assert (kept.status, await holdings(database)) in (("open", BEFORE), ("done", AFTER))
        if kept.status == "done":
            return
        assert kept.gives == ({GIL: 1}, {SIREN: 1}) and kept.agreed == (True, False)


@pytest.mark.parametrize("gone", ["withdrawn", "changed"])
async def test_an_old_list_cannot_be_agreed_to(database: Database, gone: str) -> None:
    """A withdrawn list, or one changed since it was seen, cannot be agreed to."""
    trade = await proposed(database)
    late = trades.agree(trade, BEN.id, trade.list, NOW)
    change = trades.change(trade, ANN.id, trade.list, ({IFRIT: 1}, {GIL: 99}), LATER)
    await database.commit(trades.withdraw(trade, ANN.id, LATER) if gone == "withdrawn" else change)
    with pytest.raises(Refusal) as told:
        await database.commit(late)
    assert told.value.code == "trade-changed"
    assert await holdings(database) == BEFORE


async def test_what_is_missing_undoes_the_agreement(database: Database) -> None:
    """If a side lacks something, nothing moves, and the trade stays open without the second agreement."""
    trade = await proposed(database, ann=101)
    with pytest.raises(Refusal) as told:
        await database.commit(trades.agree(trade, BEN.id, trade.list, NOW))
    assert isinstance(told.value, Confidential) and told.value.told(ANN.id).code == "not-enough"
    kept = await database.trades.trade(trade.id)
    assert kept == replace(trade) and await holdings(database) == BEFORE


async def test_who_is_short_themselves_hears_that_alone(database: Database) -> None:
    """A player who agrees and lacks something is told that alone, whatever the other lacks. Otherwise somebody with
    nothing could find out what others have.
    """
    for number, (left, right) in enumerate(((ANN, BEN), (BEN, ANN))):
        for gives in (1, 101):
            proposal = trades.propose(f"t{number}-{gives}", left, right, ({GIL: gives}, {IFRIT: 9}), NOW)
            await database.commit(proposal)
            with pytest.raises(Confidential) as told:
                await database.commit(trades.agree(proposal.trade, right.id, proposal.trade.list, NOW))
            assert told.value.told(right.id).code == "not-enough"


async def test_whatever_bars_the_other_nobody_hears_it_before_what_they_lack_themselves(database: Database) -> None:
    """The order of the checks does not decide what is told. A player who agrees and lacks something is told that, even
    if the other may not give yet. Else they are told only that it fell through, and the other is told why.
    """
    for gives, code in ((101, "not-enough"), (100, "other-side-short")):
        proposal = trades.propose(f"t{gives}", ANN, BEN, ({IFRIT: 1}, {GIL: gives}), NOW)
        await database.commit(proposal)
        agreed = trades.agree(proposal.trade, BEN.id, proposal.trade.list, NOW)
        with pytest.raises(Confidential) as told:
            await database.commit(NeedMatches((ANN.id,), 3, 1), agreed)
        assert told.value.told(BEN.id).code == code and told.value.told(ANN.id).code == "play-first"
        await database.commit(trades.withdraw(proposal.trade, ANN.id, NOW))
    assert await holdings(database) == BEFORE


async def test_trades_are_listed_and_bounded(database: Database) -> None:
    """Players find their own trades, the latest change first. Open ones are limited, and those who left are unnamed."""
    asked = [trades.propose(f"t{n}", ANN, BEN, ({GIL: 1}, {SIREN: 1}), NOW) for n in range(MOST_OPEN + 1)]
    for one in asked[:-1]:
        await database.commit(one)
    with pytest.raises(Refusal) as told:
        await database.commit(asked[-1])
    assert told.value.code == "too-many-trades"
    first = await database.trades.trade("t0")
    assert first is not None
    await database.commit(trades.withdraw(first, BEN.id, LATER))
    assert [one.id for one in await database.trades.of(BEN.id, 1)] == ["t0"]
    assert await database.trades.of(EVE.id, 10) == []
    assert await database.trades.trade("none") is None
    await database.commit(Departed(BEN.id, NOW))
    (left,) = await database.trades.of(ANN.id, 1)
    assert left.players[1].name == ""


async def test_who_is_muted_says_nothing_with_a_list(database: Database) -> None:
    """A muted player may trade in silence, and a message belongs to its list alone."""
    gives: tuple[trades.Gives, trades.Gives] = ({IFRIT: 1}, {SIREN: 1})
    await database.commit(trades.propose("t1", ANN, BEN, gives, NOW, "Mine for yours?"))
    kept = await database.trades.trade("t1")
    assert kept is not None and (kept.message, kept.author) == ("Mine for yours?", "ann")
    await database.commit(Muted(BEN.id, LATER, "spam"))
    with pytest.raises(Refusal) as caught:
        await database.commit(trades.change(kept, "ben", kept.list, gives, NOW, "No!"))
    assert caught.value.code == "muted"
    await database.commit(trades.change(kept, "ben", kept.list, gives, NOW))
    kept = await database.trades.trade("t1")
    assert kept is not None and (kept.message, kept.author) == ("", "ben")


async def test_a_copy_is_offered_or_staked(url: str, database: Database) -> None:
    """Of a simultaneous offer and stake of one copy through two halls one happens: an offered card is in no hand."""
    account, made = player_account(ANN.id), 0
    async with database_at(url) as other:
        for number in range(40):
            offer = trades.propose(f"t{number}", ANN, BEN, ({IFRIT: 1}, {SIREN: 1}), NOW)
            staked = Transfer(f"staked:{number}", NOW, "staked", move(account, HOUSE, {IFRIT: 1}))
            racing = [database.commit(offer), other.commit(staked)]
            outcomes = await asyncio.gather(*(racing if number % 2 else reversed(racing)), return_exceptions=True)
            codes = [one.told(ANN.id).code for one in outcomes if isinstance(one, Confidential)]
            assert outcomes.count(None) == 1 and codes in (["card-offered"], ["not-enough"])
            if codes == ["card-offered"]:
                made += 1
                await database.commit(trades.withdraw(offer.trade, ANN.id, NOW))
            else:
                back = move(HOUSE, account, {IFRIT: 1})
                await database.commit(Transfer(f"back:{number}", NOW, "returned", back))
    assert 0 < made < 40
