"""Rounds on both databases: a result stands even if its players cannot stake the next match."""

from typing import Any

import pytest

from parlour.hall.cups.boards import to_play
from parlour.hall.cups.tournaments import Start, Tournament
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account
from parlour.store.database import Database
from parlour.table.terms import Terms
from tests.store.ports.cups.cup import accounts, announced, entered, resignation
from tests.table.playing import NOW

STAKE = 5


async def staked(database: Database, form: str, *held: int, **plan: Any) -> Tournament:
    """Return a tournament with a stake of five per match, of players with so much gil."""
    await accounts(database, len(held) + 1)
    for number, count in enumerate(held, 1):
        if count:
            await _given(database, number, count)
    await announced(database, form=form, terms=Terms(gil=STAKE), **plan)
    await entered(database, *range(1, len(held) + 1))
    await database.commit(Start("t1", NOW))
    return await database.tournaments.get("t1")


async def _given(database: Database, number: int, count: int) -> None:
    gift = move(HOUSE, player_account(f"p{number}"), {GIL: count})
    await database.commit(Transfer(f"gift:{number}:{count}", NOW, "enrolled", gift))


async def _spent(database: Database, player: str) -> None:
    left = (await database.ledger.holdings(player_account(player)))[GIL]
    postings = move(player_account(player), HOUSE, {GIL: left})
    await database.commit(Transfer(f"spent:{player}", NOW, "bought", postings))


async def test_the_last_result_stands_where_an_entrant_cannot_cover_the_next_stake(database: Database) -> None:
    """Both winners go on; one without a stake for the final forfeits it, and the other wins the tournament."""
    found = await staked(database, "knockout", *[STAKE] * 4)
    first, second = to_play(found)
    assert await database.append(await resignation(database, str(first.match), 1))
    assert first.first is not None
    broke = found.entrant(first.first).player
    await _spent(database, broke)
    assert await database.append(await resignation(database, str(second.match), 1))
    over = await database.tournaments.get("t1")
    (final,) = over.of_round(2)
    assert (over.status, final.result, final.match) == ("over", "bye", None)
    assert final.winner == second.first


@pytest.mark.parametrize(("held", "result"), [((0, STAKE), "bye"), ((0, 0), "none")])
async def test_who_has_no_stake_at_the_start_forfeits(database: Database, held: tuple[int, ...], result: str) -> None:
    """The match of the others takes place. If neither has the stake nobody wins, and nothing is left in escrow."""
    found = await staked(database, "swiss", *held)
    assert [one.result for one in found.pairings] == [result] and found.status == "over"
    assert (await database.ledger.holdings(player_account("p2"))).get(GIL, 0) == held[1]


async def test_the_next_game_of_a_board_is_forfeited_too(database: Database) -> None:
    """A player who lost the first of three games and has no stake for the second loses the board."""
    found = await staked(database, "round_robin", STAKE, STAKE, best=3)
    (board,) = to_play(found)
    assert await database.append(await resignation(database, str(board.match), 1))
    (lost,) = (await database.tournaments.get("t1")).pairings
    assert (lost.result, lost.winner, lost.won, lost.lost) == ("bye", board.first, 1, 0)
