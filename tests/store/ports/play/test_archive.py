"""The archive finds finished matches, and no others, on both databases."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.listings import Summary
from parlour.hall.play.archive import PAGE, Page, Question, Tally
from parlour.hall.play.commit import Append
from parlour.store.database import Database
from parlour.table.entry import Entry, Kind
from parlour.table.seat import Seat
from parlour.table.terms import STUDY, Terms
from tests.store.databases import database_at
from tests.table.playing import BLUE, NOW, RED, empty_table, seat_both


async def finish(database: Database, number: int, winner: int | None, name: str = "Ben", day: int = 1) -> None:
    """Store a match finished on a day of May, between Ann and another."""
    match = empty_table(match_id=f"m{number:03}")
    entries = seat_both(match, RED, replace(BLUE, name=name))
    ended = Summary("over", ended=f"2024-05-{day:02}T12:00:{number % 60:02}.000+00:00", winner=winner)
    assert await database.append(Append(empty_table(match_id=match.id), entries, created=True, summary=ended))


def _asked(url: str, questions: Sequence[Question], matches: Sequence[tuple[int, int | None, str, int]]) -> list[Page]:
    async def run() -> list[Page]:
        async with database_at(url) as database:
            for number, winner, name, day in matches:
                await finish(database, number, winner, name, day)
            live = empty_table(match_id="live")
            entry = live.decide_seat(0, RED, None, NOW)
            assert await database.append(Append(live, entry, created=True, summary=Summary("open")))
            return [await database.archive.search(question) for question in questions]

    return asyncio.run(run())


SHELF = ((1, 0, "Ben", 1), (2, 1, "Cléo", 2), (3, None, "100%", 3))


@pytest.mark.parametrize(
    ("question", "found"),
    [
        (Question(), ["m003", "m002", "m001"]),
        (Question(player="clé"), ["m002"]),
        (Question(player="%"), ["m003"]),
        (Question(game="nim"), ["m003", "m002", "m001"]),
        (Question(game="nim", preset="free"), ["m003", "m002", "m001"]),
        (Question(game="nim", preset="fre"), []),
        (Question(result="draw"), ["m003"]),
        (Question(result="red"), ["m001"]),
        (Question(since="2024-05-02", until="2024-05-02"), ["m002"]),
        (Question(until="2024-05-02"), ["m002", "m001"]),
    ],
)
def test_a_question_finds_what_fits(url: str, question: Question, found: list[str]) -> None:
    """Matches are found by part of a name, without wildcards, and by game, rules, result and days; running ones are
    not.
    """
    (page,) = _asked(url, [question], SHELF)
    assert [record.id for record in page.matches] == found
    assert page.next is None


def test_pages_follow_each_other_without_gap_or_repeat(url: str) -> None:
    """Pages have every match once, even if many ended in the same second."""
    many = [(number, 0, "Ben", 1 + number // 60) for number in range(PAGE + 5)]

    async def walk() -> list[str]:
        async with database_at(url) as database:
            for number, winner, name, day in many:
                await finish(database, number, winner, name, day)
            first = await database.archive.search(Question())
            second = await database.archive.search(Question(after=first.next))
            assert (len(first.matches), second.next) == (PAGE, None)
            return [record.id for record in (*first.matches, *second.matches)]

    assert asyncio.run(walk()) == [f"m{number:03}" for number in reversed(range(PAGE + 5))]


@pytest.mark.parametrize(
    ("question", "code"),
    [(Question(result="purple"), "bad-archive-result"), (Question(after="x"), "bad-archive-page")],
)
def test_what_cannot_be_asked_is_refused(url: str, question: Question, code: str) -> None:
    """An unknown result and an unknown page are refused."""
    with pytest.raises(Refusal) as refused:
        _asked(url, [question], ())
    assert refused.value.code == code


def test_all_that_were_finished_are_walked_through_in_the_order_of_their_ends(url: str) -> None:
    """The walk has every finished match once, in parts and in the order of their ends."""

    async def walk() -> list[str]:
        async with database_at(url) as database:
            for number in (3, 1, 2):
                await finish(database, number, 0, day=4 - number)
            live = empty_table(match_id="live")
            entry = live.decide_seat(0, RED, None, NOW)
            assert await database.append(Append(live, entry, created=True, summary=Summary("open")))
            place, found = ("", ""), []
            while some := await database.archive.ended_after(place, 2):
                place = some[-1]
                found += [match_id for _ended, match_id in some]
            return found

    assert asyncio.run(walk()) == ["m003", "m002", "m001"]


def test_matches_against_the_house_are_counted_by_level(url: str) -> None:
    """Only what counts is counted: no study, nothing that was taken back or called off, nobody else's, no person."""
    pip, mia = Seat(None, "pip", "pip", {}), replace(RED, player="mia", name="Mia")
    played: list[tuple[Seat, Seat, int | None, Terms, Kind | None]] = [
        (RED, pip, 0, Terms(), None),
        (pip, RED, 1, Terms(), None),
        (RED, pip, 1, Terms(), None),
        (RED, pip, None, Terms(), None),
        (RED, Seat(None, "clover", "clover", {}), 1, Terms(), None),
        (RED, pip, 0, STUDY, None),
        (RED, pip, 0, Terms(), "takeback"),
        (RED, pip, None, Terms(), "aborted"),
        (RED, pip, None, Terms(), "called-off"),
        (RED, BLUE, 0, Terms(), None),
        (mia, pip, 0, Terms(), None),
    ]

    async def counted() -> list[Tally]:
        async with database_at(url) as database:
            for number, (red, blue, winner, terms, undone) in enumerate(played):
                match = replace(empty_table(match_id=f"m{number}"), terms=terms)
                entries = seat_both(match, red, blue)
                if undone is not None:
                    entries.append(Entry(len(entries) + 1, undone, NOW))
                ended = Summary("over", ended=NOW, winner=winner)
                fresh = replace(empty_table(match_id=match.id), terms=terms)
                assert await database.append(Append(fresh, entries, created=True, summary=ended))
            assert await database.archive.tallies("nobody") == []
            return await database.archive.tallies("ann")

    assert asyncio.run(counted()) == [Tally("nim", "clover", 0, 0, 1), Tally("nim", "pip", 2, 1, 1)]
