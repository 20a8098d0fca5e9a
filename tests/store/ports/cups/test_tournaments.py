"""Tournaments on both databases: results, rounds and matches are written together, once, whoever is first."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import update

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.cups.boards import to_play
from parlour.hall.cups.plan import CHECK_IN, Plan
from parlour.hall.cups.tournaments import (
    CallOff,
    CallTime,
    CheckIn,
    Enter,
    Leave,
    OpenCheckIn,
    Start,
    StartInTime,
    Tournament,
    entering,
    opened,
)
from parlour.hall.heartbeat import Outage
from parlour.hall.money.ledger import GIL
from parlour.hall.people.player import Role
from parlour.hall.people.ties import Tie
from parlour.hall.play.board_results import CalledOff, Scored
from parlour.store import tables
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.databases import database_at
from tests.store.ports.cups.cup import (
    PLAYERS,
    PRIZE,
    SOON,
    accounts,
    announced,
    begun,
    entered,
    gil,
    kinds,
    played,
    resignation,
)
from tests.table.playing import NOW


async def test_a_round_has_so_much_longer_as_the_hall_was_away(database: Database) -> None:
    """An outage of an hour moves the end of the round by an hour."""
    before = await begun(database, "swiss", 4, hours=2)
    away = Outage(timestamps.later(NOW, 60_000), timestamps.later(NOW, 3_660_000))
    await database.commit(away)
    after = await database.tournaments.get(before.id)
    assert before.deadline is not None and after.deadline == timestamps.later(before.deadline, 3_600_000)


@pytest.mark.parametrize(("form", "count"), [("knockout", 5), ("round_robin", 4), ("swiss", 5), ("knockout", 2)])
async def test_a_tournament_runs_by_itself(database: Database, form: str, count: int) -> None:
    """The matches of a round exist when the last result is written; after the last round the tournament is over."""
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


async def test_the_last_results_of_a_round_at_once_make_one_round(url: str, database: Database) -> None:
    """Two processes write the two semi-finals at the same time, many times over: there is one final."""
    found = await begun(database, "knockout", 4)
    async with database_at(url) as other:
        decided = [await resignation(database, str(board.match), 0) for board in to_play(found)]
        writes = [(database, other)[number % 2].append(end) for end in decided for number in range(10)]
        outcomes = await asyncio.gather(*writes)
    assert sum(outcomes) == 2
    final = await database.tournaments.get("t1")
    assert [one.round for one in final.pairings] == [1, 1, 2]
    assert len(await database.listings(None, None, 99)) == 3


async def test_a_hundred_starts_are_one(database: Database) -> None:
    """Of a hundred starts one is written; the others are told that sign-up is over, and there is one first round."""
    rules = registry.game("nim").rule_book.standard
    made = opened("t1", "Cup", rules, "round_robin", PLAYERS[0], bytes(32), NOW, Plan(most=4, guests=True))
    await database.commit(made)
    entries = [Enter("t1", entering(made.tournament, player, None)) for player in PLAYERS]
    outcomes = await asyncio.gather(*(database.commit(one) for one in entries * 2), return_exceptions=True)
    codes = [one.code for one in outcomes if isinstance(one, Refusal)]
    assert len(codes) == 14 and set(codes) <= {"tournament-full", "already-entered"}
    started = await asyncio.gather(*(database.commit(Start("t1", NOW)) for _ in range(100)), return_exceptions=True)
    assert [one for one in started if one is None] == [None]
    assert len(await database.listings(None, None, 99)) == 2


async def test_a_drawn_match_of_a_knockout_is_played_again(database: Database) -> None:
    """A drawn match is replayed with seats swapped until somebody goes on."""
    (board,) = to_play(await begun(database, "knockout", 2))
    await database.commit(Scored("t1", str(board.match), None, NOW))
    (again,) = to_play(await database.tournaments.get("t1"))
    assert again.replays == 1 and again.match != board.match
    assert (again.first, again.second) == (board.second, board.first)
    assert (await played(database)).status == "over"


async def test_who_withdraws_is_paired_no_more(database: Database) -> None:
    """Withdrawing before the start removes an entrant; afterwards their opponents win without play."""
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


async def test_a_round_that_has_lasted_its_time_is_due(database: Database) -> None:
    """A round is due at its time and not before, and without hours it never is."""
    found = await begun(database, "swiss", 4, hours=2)
    assert found.deadline == timestamps.later(NOW, 2 * 3_600_000)
    assert await database.tournaments.due(timestamps.later(NOW, 3_600_000)) == []
    assert await database.tournaments.due(found.deadline) == ["t1"]


def test_only_accounts_unless_guests_may_come() -> None:
    """A guest is refused where the organiser wants accounts."""
    rules = registry.game("nim").rule_book.standard
    made = opened("t1", "Cup", rules, "swiss", PLAYERS[0], bytes(32), NOW).tournament
    with pytest.raises(Refusal) as told:
        entering(made, PLAYERS[1], None)
    assert told.value.code == "account-needed"
    assert entering(made, replace(PLAYERS[1], role=Role.PLAYER), None).name == "Player 1"


HANDS = [{"cards": [5 * place + card for card in range(1, 6)]} for place in range(4)]


async def with_decks(database: Database, form: str, started: bool = True) -> Tournament:
    """Return a tournament of Triple Triad of four, each with a hand."""
    rules = registry.game("triple-triad").rule_book.parse("triple-triad:ff8+visibility=open")
    made = opened("t1", "Cup", rules, form, PLAYERS[0], bytes(32), NOW, Plan(guests=True))
    await database.commit(made)
    for player, hand in zip(PLAYERS, HANDS, strict=False):
        await database.commit(Enter("t1", entering(made.tournament, player, hand)))
    if started:
        await database.commit(Start("t1", NOW))
    return await database.tournaments.get("t1")


async def refuse_deck(database: Database, player: str) -> None:
    """Let an upgrade refuse a player's hand: it has three cards, as if five had not been required then."""
    mine = tables.entrant.c.player == player
    async with database._engine.begin() as connection:
        await connection.execute(update(tables.entrant).where(mine).values(bring={"cards": [1, 2, 3]}))


@pytest.mark.parametrize("started", [False, True])
async def test_a_deck_that_is_refused_today_stops_no_tournament(database: Database, started: bool) -> None:
    """A player with a refused deck loses every match not yet begun; all others play on to the end."""
    found = await with_decks(database, "knockout", started)
    await refuse_deck(database, PLAYERS[2].id)
    if not started:
        await database.commit(Start("t1", NOW))
        found = await database.tournaments.get("t1")
        assert sorted(str(one.result) for one in found.pairings) == ["None", "bye"]
    while found.status != "over":
        found = await played(database)
    (final,) = found.of_round(2)
    assert final.winner is not None and found.entrant(final.winner).player != PLAYERS[2].id


@pytest.mark.parametrize("form", ["knockout", "round_robin"])
async def test_a_board_that_is_called_off_is_not_begun_with_a_refused_deck(database: Database, form: str) -> None:
    """A match that an upgrade ends is replayed by those who still may play. Else the player with a valid deck wins."""
    found = await with_decks(database, form)
    await refuse_deck(database, PLAYERS[2].id)
    for board in to_play(found):
        await database.commit(CalledOff("t1", str(board.match), NOW))
    for board in (await database.tournaments.get("t1")).of_round(1):
        both = {found.entrant(number).player for number in (board.first, board.second) if number is not None}
        if PLAYERS[2].id in both:
            assert board.result == "bye" and board.winner is not None
            assert found.entrant(board.winner).player != PLAYERS[2].id
        else:
            match = await database.load(str(board.match))
            assert match is not None and match.status == "live" and board.replays == 1


OPENS = timestamps.later(SOON, -CHECK_IN)


async def test_a_prize_is_put_up_and_paid_once(url: str, database: Database) -> None:
    """A prize leaves its giver when announced, is in escrow during play, and is paid with the last result. That happens
    once, however often and from how many processes it is written.
    """
    await accounts(database, 3)
    await announced(database, prize=PRIZE)
    assert await gil(database) == [50, 0, 0, 150]
    await entered(database, 1, 2)
    await database.commit(Start("t1", NOW))
    (final,) = to_play(await database.tournaments.get("t1"))
    end = await resignation(database, str(final.match), 1)
    async with database_at(url) as other:
        writes = [(database, other)[number % 2].append(end) for number in range(20)]
        assert sum(await asyncio.gather(*writes)) == 1
    found = await database.tournaments.get("t1")
    winner = int(found.entrant(found.standings()[0].number).player[1:])
    assert found.status == "over"
    assert await gil(database) == [50, *([100, 50] if winner == 1 else [50, 100]), 0]
    (told,) = [one for one in await database.notices.of(f"p{winner}", NOW, 99) if one.notice.kind == "cup-over"]
    assert told.notice.about["place"] == 1 and told.notice.about["gil"] == 100


async def test_a_list_goes_on_where_it_ended(database: Database) -> None:
    """A list of tournaments continues after its last entry, without gaps or repeats, even if all have one time."""
    await accounts(database, 1)
    made = {(await announced(database, name=f"t{number}")).id for number in range(5)}
    listed: list[str] = []
    while page := await database.tournaments.listing(2, listed[-1] if listed else None):
        listed += [one.id for one in page]
    assert len(listed) == 5 and set(listed) == made


async def test_what_is_not_there_is_not_put_up(database: Database) -> None:
    """Without the prize in the organiser's purse no tournament is announced."""
    await accounts(database, 1)
    with pytest.raises(Refusal):
        await announced(database, prize=({GIL: 201},))
    assert await gil(database) == [200, 0, 0, 0]
    assert await database.tournaments.listing(9) == []


async def test_the_prize_of_one_that_is_called_off_comes_back(database: Database) -> None:
    """Only the organiser calls a tournament off, once and before its start. Its prize goes back and its entrants are
    told.
    """
    await accounts(database, 3)
    await announced(database, prize=PRIZE)
    await entered(database, 1)
    outcomes = await asyncio.gather(*(database.commit(CallOff("t1", NOW)) for _ in range(9)), return_exceptions=True)
    assert outcomes.count(None) == 1
    assert (await database.tournaments.get("t1")).status == "off"
    assert await gil(database) == [200, 0, 0, 0]
    assert await kinds(database, 1) == ["cup-off"]
    for late in (Start("t1", NOW), Leave("t1", PLAYERS[1].id)):
        with pytest.raises(Refusal) as told:
            await database.commit(late)
        assert told.value.code == "tournament-closed"


async def test_one_with_a_time_starts_with_who_is_there(database: Database) -> None:
    """Check-in opens once; an absent entrant is removed, and the waiting list moves up."""
    await accounts(database, 6)
    await announced(database, starts=SOON, checkin=True, most=2)
    await entered(database, 1, 2, 3)
    before = timestamps.later(OPENS, -1)
    assert await database.tournaments.to_open(before) == await database.tournaments.to_start(OPENS) == []
    with pytest.raises(Refusal) as told:
        await database.commit(CheckIn("t1", "p1", before))
    assert told.value.code == "checkin-closed"
    assert await database.tournaments.to_open(OPENS) == ["t1"]
    asked = await asyncio.gather(*(database.commit(OpenCheckIn("t1", OPENS)) for _ in range(9)), return_exceptions=True)
    assert asked.count(None) == 1 and await database.tournaments.to_open(OPENS) == []
    (waits,) = await database.notices.of("p3", OPENS, 9)
    assert (waits.notice.kind, waits.waits, waits.due) == ("cup-checkin", True, SOON)
    for name in ("p3", "p2", "p3"):
        await database.commit(CheckIn("t1", name, OPENS))
    assert await database.notices.waiting(["p1", "p2", "p3"], OPENS) == {"p1": 1}
    await entered(database, 4, here=OPENS)
    with pytest.raises(Refusal) as told:
        await entered(database, 5, here=OPENS)
    assert told.value.code == "tournament-full"
    assert await database.tournaments.to_start(SOON) == ["t1"]
    started = await asyncio.gather(
        *(database.commit(StartInTime("t1", SOON)) for _ in range(9)), return_exceptions=True
    )
    assert started.count(None) == 1
    found = await database.tournaments.get("t1")
    assert found.status == "live" and [one.player for one in found.entrants] == ["p2", "p3"]
    assert [await kinds(database, number) for number in (1, 4)] == [["cup-missed", "cup-checkin"], ["cup-missed"]]
    assert (await database.notices.waiting(["p1"], SOON)) == {}


async def test_too_few_are_no_tournament(database: Database) -> None:
    """With too few entrants it is called off at its time, its prize goes back, and the entrants are told."""
    await accounts(database, 3)
    await announced(database, starts=SOON, checkin=True, prize=PRIZE)
    await entered(database, 1, 2)
    await database.commit(OpenCheckIn("t1", OPENS))
    await database.commit(CheckIn("t1", "p1", OPENS))
    await database.commit(StartInTime("t1", SOON))
    assert (await database.tournaments.get("t1")).status == "off"
    assert await gil(database) == [200, 0, 0, 0]
    assert [(await kinds(database, number))[0] for number in (1, 2)] == ["cup-off", "cup-off"]


@pytest.mark.parametrize(("since", "moved"), [(timestamps.later(OPENS, 60_000), True), (NOW, False)])
async def test_a_start_waits_for_a_hall_that_was_away_during_check_in(
    database: Database, since: str, moved: bool
) -> None:
    """An outage during check-in delays the start; one of the day before does not."""
    await announced(database, starts=SOON, checkin=True)
    await database.commit(Outage(since, timestamps.later(since, 300_000)))
    assert (await database.tournaments.get("t1")).plan.starts == timestamps.later(SOON, 300_000 if moved else 0)


async def test_who_played_before_hears_of_the_next(database: Database) -> None:
    """Accounts that entered tournaments of its game or organiser are told, but not of many at once. The organiser is
    not.
    """
    await accounts(database, 4)
    await announced(database, name="first", guests=True)
    await entered(database, 0, 1, 2, name="first")
    await database.commit(Enter("first", entering(await database.tournaments.get("first"), PLAYERS[5], None)))
    await announced(database)
    told = {number: await kinds(database, number) for number in (0, 1, 2, 3, 5)}
    assert told == {0: [], 1: ["cup-announced"], 2: ["cup-announced"], 3: [], 5: []}
    await announced(database, name="third")
    await announced(database, name="fourth")
    assert await kinds(database, 1) == ["cup-announced"] * 2


async def test_friends_of_who_announces_it_hear_of_it(database: Database) -> None:
    """Players who call the organiser a friend are told. Those whom the organiser calls so are not, nor is anybody after
    a block.
    """
    await accounts(database, 5)
    await announced(database, name="first", guests=True)
    await entered(database, 1, 2, name="first")
    bound = [("p3", "p0", "friend"), ("p0", "p4", "friend"), ("p1", "p0", "blocked"), ("p0", "p2", "blocked")]
    await database.commit(*(Tie(player, other, kind, NOW) for player, other, kind in bound))
    await announced(database)
    told = {number: await kinds(database, number) for number in range(5)}
    assert told == {0: [], 1: [], 2: [], 3: ["cup-announced"], 4: []}


async def test_a_board_is_a_series_of_games(database: Database) -> None:
    """In a best of three each game is a match with seats swapped. Two wins lead to the next round."""
    await accounts(database, 4)
    await announced(database, best=3, third=True)
    await entered(database, 0, 1, 2, 3)
    await database.commit(Start("t1", NOW))
    found = await played(database)
    assert found.round == 1 and {(one.won, one.lost, one.replays) for one in found.pairings} == {(0, 1, 1)}
    found = await played(database)
    assert {(one.won, one.lost, one.replays) for one in found.pairings} == {(1, 1, 2)}
    found = await played(database)
    assert found.round == 2 and {(one.won, one.lost) for one in found.of_round(1)} == {(2, 1)}
    assert len(to_play(found)) == 2  # the final, and the match for the third place
    for _ in range(3):
        found = await played(database)
    assert found.status == "over" and len(await database.listings(None, None, 99)) == 12


async def test_a_board_that_is_called_to_time_has_no_next_game(database: Database) -> None:
    """At a board called to time the leader has won, or at equal wins the winner of the running game."""
    await accounts(database, 2)
    await announced(database, best=5)
    await entered(database, 0, 1)
    await database.commit(Start("t1", NOW))
    await played(database)
    await database.commit(CallTime("t1", NOW))
    (board,) = (await played(database)).pairings
    assert (board.won, board.lost, board.result) == (1, 1, "first")
