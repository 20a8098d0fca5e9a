"""Tournaments on both databases: results, rounds and matches become true together, once, whoever is first."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from playing import NOW

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall import opening
from parlour.hall.player import Player, Role
from parlour.hall.scoring import Scored
from parlour.hall.tournaments import Enter, Leave, Start, Tournament, entering, opened, to_play
from parlour.store.database import Database
from parlour.table import moments

PLAYERS = [Player(f"p{number}", f"Player {number}") for number in range(9)]


def in_hall(url: str, work: Callable[[Database], Awaitable[Any]]) -> Any:
    """What the work answers, in an empty hall."""

    async def run() -> Any:
        database = await Database.open(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


async def begun(database: Database, form: str, count: int, **more: Any) -> Tournament:
    """A tournament of so many that has started."""
    rules = registry.game("nim").rule_book.standard
    made = opened("t1", "Cup", rules, form, PLAYERS[0], bytes(32), NOW, guests=True, **more)
    await database.commit(made)
    for player in PLAYERS[:count]:
        await database.commit(Enter("t1", entering(made.tournament, player, None)))
    await database.commit(Start("t1", NOW))
    return await database.tournaments.get("t1")


async def resigned(database: Database, match_id: str, seat: int) -> bool:
    """A seat gives a match up."""
    match = await database.load(match_id)
    assert match is not None
    written: bool = await database.append(opening.append(match, [match.decide_resign(seat, "gone", NOW)]))
    return written


async def played(database: Database) -> Tournament:
    """Every match of the round is won by whoever sits first."""
    for board in to_play(await database.tournaments.get("t1")):
        assert board.match is not None
        assert await resigned(database, board.match, 1)
    return await database.tournaments.get("t1")


@pytest.mark.parametrize(("form", "count"), [("knockout", 5), ("round_robin", 4), ("swiss", 5), ("knockout", 2)])
def test_a_tournament_runs_by_itself(url: str, form: str, count: int) -> None:
    """Each round's matches are there as soon as the last result is; after the last round it is over."""

    async def work(database: Database) -> None:
        found = await begun(database, form, count)
        assert found.status == "live" and found.round == 1
        for number in range(2, found.rounds + 1):
            found = await played(database)
            assert found.round == number
        found = await played(database)
        assert found.status == "over" and to_play(found) == []
        ended = [one for one in found.pairings if one.match is not None]
        assert len({one.match for one in ended}) == len(ended)
        for board in ended:
            match = await database.load(str(board.match))
            assert match is not None and match.status == "over" and match.terms.tournament == "t1"
            assert [seat.player for seat in match.seats if seat] == [
                found.entrant(number).player for number in (board.first, board.second) if number is not None
            ]

    in_hall(url, work)


def test_the_last_results_of_a_round_at_once_make_one_round(url: str) -> None:
    """Two processes write the two semi-finals at the same time, each many times over: there is one final."""

    async def work(database: Database) -> None:
        found = await begun(database, "knockout", 4)
        other = await Database.open(url)
        writes = [
            resigned((database, other)[number % 2], str(board.match), 0)
            for board in to_play(found)
            for number in range(10)
        ]
        outcomes = await asyncio.gather(*writes)
        await other.close()
        assert sum(outcomes) == 2
        final = await database.tournaments.get("t1")
        assert [one.round for one in final.pairings] == [1, 1, 2]
        assert len(await database.listings(None, None, 99)) == 3

    in_hall(url, work)


def test_a_hundred_starts_are_one(url: str) -> None:
    """The others are told that sign-up is over, and no second round of matches is made."""

    async def work(database: Database) -> None:
        rules = registry.game("nim").rule_book.standard
        made = opened("t1", "Cup", rules, "round_robin", PLAYERS[0], bytes(32), NOW, most=4, guests=True)
        await database.commit(made)
        entries = [Enter("t1", entering(made.tournament, player, None)) for player in PLAYERS]
        outcomes = await asyncio.gather(*(database.commit(one) for one in entries * 2), return_exceptions=True)
        codes = [one.code for one in outcomes if isinstance(one, Refusal)]
        assert len(codes) == 14 and set(codes) <= {"tournament-full", "already-entered"}
        started = await asyncio.gather(*(database.commit(Start("t1", NOW)) for _ in range(100)), return_exceptions=True)
        assert [one for one in started if one is None] == [None]
        assert len(await database.listings(None, None, 99)) == 2

    in_hall(url, work)


def test_a_drawn_match_of_a_knockout_is_played_again(url: str) -> None:
    """With seats swapped, until somebody goes on."""

    async def work(database: Database) -> None:
        (board,) = to_play(await begun(database, "knockout", 2))
        await database.commit(Scored("t1", str(board.match), None, NOW))
        (again,) = to_play(await database.tournaments.get("t1"))
        assert again.replays == 1 and again.match != board.match
        assert (again.first, again.second) == (board.second, board.first)
        assert (await played(database)).status == "over"

    in_hall(url, work)


def test_who_withdraws_is_paired_no_more(url: str) -> None:
    """Before the start he is struck off; after it his opponents win without play."""

    async def work(database: Database) -> None:
        await begun(database, "round_robin", 4)
        gone = PLAYERS[3].id
        await database.commit(Leave("t1", gone))
        found = await played(database)
        number = next(one.number for one in found.entrants if one.player == gone)
        rest = [one for one in found.pairings if number in (one.first, one.second) and one.round > 1]
        assert rest and {one.result for one in rest} == {"bye"} and {one.winner for one in rest}.isdisjoint({number})
        with pytest.raises(Refusal) as told:
            await database.commit(Leave("t1", gone))
        assert told.value.code == "not-entered"

    in_hall(url, work)


def test_a_round_that_has_lasted_its_time_is_due(url: str) -> None:
    """And not before; a tournament without hours never is."""

    async def work(database: Database) -> None:
        found = await begun(database, "swiss", 4, hours=2)
        assert found.deadline == moments.later(NOW, 2 * 3_600_000)
        assert await database.tournaments.due(moments.later(NOW, 3_600_000)) == []
        assert await database.tournaments.due(found.deadline) == ["t1"]

    in_hall(url, work)


def test_only_accounts_unless_guests_may_come() -> None:
    """A guest is refused where the organiser wants accounts."""
    rules = registry.game("nim").rule_book.standard
    made = opened("t1", "Cup", rules, "swiss", PLAYERS[0], bytes(32), NOW).tournament
    with pytest.raises(Refusal) as told:
        entering(made, PLAYERS[1], None)
    assert told.value.code == "account-needed"
    assert entering(made, replace(PLAYERS[1], role=Role.PLAYER), None).name == "Player 1"
