"""Chat lines, reports and decisions are stored once each, on both databases."""

import asyncio

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.listings import Summary
from parlour.hall.people import chat, moderation
from parlour.hall.people.accounts import Arrived, Departed
from parlour.hall.people.chat import PAGE, Spoken
from parlour.hall.people.moderation import MOST_OPEN, WEEK, Muted, Reported, TellWeek, Unmuted, Verdict, file_report
from parlour.hall.people.player import Player, Role
from parlour.hall.people.ties import Tie
from parlour.hall.play.commit import Append
from parlour.store.database import Database
from parlour.table import timestamps
from tests.store.databases import refused
from tests.table.playing import NOW, dealt_match

ANN, BEN, EVE = Player("ann", "Ann"), Player("ben", "Ben"), Player("eve", "Eve")
MAX = Player("max", "Max", Role.MODERATOR)
LATER = "2024-05-01T13:00:00.000+00:00"


@pytest.fixture(autouse=True)
async def people(database: Database) -> None:
    """Begin a match between Ann and Ben; Eve watches, Max moderates."""
    await database.commit(*(Arrived(player) for player in (ANN, BEN, EVE, MAX)))
    match = dealt_match()
    await database.append(Append(match, match.log, created=True, summary=Summary("live", match.to_act())))


def said(by: Player, text: str, command: str, room: str = chat.PLAYERS) -> Spoken:
    """Return a line at the table."""
    return Spoken("m1", room, by.id, command, text, NOW)


async def test_a_line_is_said_once_and_read_in_pages(database: Database) -> None:
    """Forty resends are one line; pages have no gap or overlap, and rooms do not mix."""
    await asyncio.gather(*(database.commit(said(ANN, "hi", "c")) for _ in range(40)), return_exceptions=True)
    for number in range(PAGE + 10):
        await database.commit(said(BEN, f"line {number}", f"b{number}"))
    await database.commit(said(EVE, "psst", "e", chat.WATCHERS))
    last = await database.chat.page("m1", chat.PLAYERS, None)
    first = await database.chat.page("m1", chat.PLAYERS, last[0].number)
    assert [line.text for line in (*first, *last)] == ["hi", *(f"line {n}" for n in range(PAGE + 10))]
    assert [line.text for line in await database.chat.page("m1", chat.WATCHERS, None)] == ["psst"]
    await database.commit(Departed(BEN.id, NOW))
    assert {line.name for line in await database.chat.page("m1", chat.PLAYERS, None)} == {""}


async def test_who_is_muted_says_nothing_until_their_time(database: Database) -> None:
    """The mute is checked in the transaction of the line. It ends with its time, or when a moderator lifts it."""
    await database.commit(Muted(ANN.id, LATER, "spam"))
    assert await refused(database, said(ANN, "hi", "one")) == "muted"
    assert await database.chat.page("m1", chat.PLAYERS, None) == []
    assert [mute.name for mute in await database.moderation.mutes(NOW)] == ["Ann"]
    assert await database.moderation.mutes(LATER) == []
    await database.commit(Spoken("m1", chat.PLAYERS, ANN.id, "two", "back", LATER))
    await database.commit(Unmuted(ANN.id, NOW))
    assert await refused(database, Unmuted(ANN.id, NOW)) == "not-muted"
    await database.commit(said(ANN, "free", "three"))


async def _reported(database: Database, by: Player = BEN) -> Reported:
    await database.commit(said(ANN, "oaf", "c"))
    line = await database.chat.spoken(ANN.id, "c")
    made = file_report(by, ANN, line, "insult", "", NOW)
    await database.commit(made)
    return made


async def test_of_many_moderators_one_decides(database: Database) -> None:
    """Of twenty verdicts on one report one is written, with its lines in the log; a removed line keeps its place."""
    made = await _reported(database)
    assert await refused(database, made) == "already-reported"
    (report,) = await database.moderation.open_for(MAX.id, 10)
    verdict = moderation.decide(MAX, report, Verdict(True, 1, "be kind"), NOW)
    outcomes = await asyncio.gather(*(database.commit(*verdict) for _ in range(20)), return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is None] == [None]
    assert {one.code for one in outcomes if isinstance(one, Refusal)} == {"report-closed"}
    assert [deed.kind for deed in await database.moderation.log(None, 10)] == ["muted", "removed"]
    assert [line.text for line in await database.chat.page("m1", chat.PLAYERS, None)] == [None]
    assert report.line is not None
    assert [line.text for line in await database.moderation.around(report.line, 2)] == ["oaf"]
    assert await database.moderation.open_for(MAX.id, 10) == []


async def test_nobody_judges_their_own_cause(database: Database) -> None:
    """A report is hidden from its author, from the reported player, and from players of that running match."""
    await _reported(database, EVE)
    for concerned in (ANN, BEN, EVE):
        assert await database.moderation.open_for(concerned.id, 10) == []
        assert await database.moderation.report(1, concerned.id) is None
    assert len(await database.moderation.open_for(MAX.id, 10)) == 1


async def test_the_queue_cannot_be_flooded(database: Database) -> None:
    """The waiting reports of one player are limited."""
    about_ann = file_report(BEN, ANN, None, "name", "", NOW)
    for _ in range(MOST_OPEN):
        await database.commit(about_ann)
    assert await refused(database, about_ann) == "too-many-reports"


def in_lobby(by: Player, text: str, command: str, time: str = NOW) -> Spoken:
    """Return a line in the lobby."""
    return Spoken(None, chat.LOBBY, by.id, command, text, time)


async def test_whom_one_keeps_away_one_does_not_hear_in_the_lobby(database: Database) -> None:
    """A blocked player still reads everybody; the lobby and tables show only their own lines."""
    await database.commit(in_lobby(ANN, "hello", "a"), in_lobby(BEN, "hi", "b"), said(ANN, "at the table", "t"))
    await database.commit(Tie(ANN.id, BEN.id, "blocked", NOW))
    for reader, heard in ((ANN, ["hello"]), (BEN, ["hello", "hi"]), (EVE, ["hello", "hi"])):
        page = await database.chat.page(None, chat.LOBBY, None, reader.id)
        assert [line.text for line in page] == heard and {line.match for line in page} == {None}
    assert await database.chat.unheard_by(BEN.id) == {ANN.id}
    assert [line.text for line in await database.chat.page("m1", chat.PLAYERS, None)] == ["at the table"]


async def test_what_is_said_in_the_lobby_is_kept_for_a_while(database: Database) -> None:
    """Old lines of the lobby are deleted, except reported ones; lines at tables stay."""
    await database.commit(*(in_lobby(ANN, text, text) for text in ("old", "bad")), said(ANN, "table", "t"))
    await database.commit(in_lobby(ANN, "new", "n", LATER))
    bad = await database.chat.spoken(ANN.id, "bad")
    await database.commit(file_report(BEN, ANN, bad, "insult", "", NOW))
    await database.commit(chat.ForgetLines(LATER, 99))
    assert [line.text for line in await database.chat.page(None, chat.LOBBY, None)] == ["bad", "new"]
    assert len(await database.chat.page("m1", chat.PLAYERS, None)) == 1
    (report,) = await database.moderation.open_for(MAX.id, 9)
    assert report.line is not None and report.line.match is None
    assert [line.text for line in await database.moderation.around(report.line, 5)] == ["bad", "new"]


async def test_a_report_is_told_to_whoever_may_decide_about_it(database: Database) -> None:
    """A moderator who plays that match is not told of its report until it is over."""
    await database.commit(said(BEN, "you oaf", "c"))
    line = await database.chat.spoken(BEN.id, "c")
    await database.commit(file_report(EVE, BEN, line, "insult", "", NOW))
    everybody = [ANN.id, BEN.id, EVE.id, MAX.id]
    assert await database.notices.waiting(everybody, NOW) == {MAX.id: 1}
    assert await database.moderation.waiting(everybody) == {MAX.id: 1}
    (report,) = await database.moderation.open_for(MAX.id, 9)
    await database.commit(*moderation.decide(MAX, report, Verdict(False, None, ""), NOW))
    assert await database.notices.waiting(everybody, NOW) == await database.moderation.waiting(everybody) == {}


async def test_hosts_are_told_once_a_week_what_was_reported(database: Database) -> None:
    """Hosts are told each week how many reports came and wait, and nothing in a week without any."""
    hugo = Player("hugo", "Hugo", Role.HOST)

    async def told(database: Database, now: str) -> list[tuple[object, object]]:
        for _ in range(2):
            await database.commit(TellWeek(now))
        found = [one.notice for one in await database.notices.of("hugo", now, 9) if one.notice.kind == "reports-week"]
        return [(one.about["came"], one.about["waits"]) for one in found]

    await database.commit(Arrived(hugo))
    assert await told(database, NOW) == []
    await _reported(database)
    assert await told(database, timestamps.later(NOW, WEEK)) == [(0, 1)]
    assert await told(database, timestamps.later(NOW, 2 * WEEK)) == [(0, 1), (0, 1)]
    assert [one for one in await database.notices.of("max", NOW, 9) if one.notice.kind == "reports-week"] == []
