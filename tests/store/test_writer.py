"""The writer commits waiting commands together, and none suffers from another's fault, on both databases."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event, make_url, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Refusal
from parlour.hall.effects import Answered
from parlour.hall.listings import Summary
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from parlour.hall.people.sessions import Session, SessionOpened, SessionSeen
from parlour.hall.play.commit import Append
from parlour.store import tables
from parlour.store.database import Database
from parlour.store.writer import Writer
from tests.store.databases import engine_at, fresh, writing_at
from tests.store.lent import POSTGRES
from tests.store.test_database import keep
from tests.table.playing import NOW, dealt_match


@dataclass
class Desk:
    """A writer, and the engine under it."""

    writer: Writer
    engine: AsyncEngine
    transactions: int = 0

    async def many(self, *commands: Any) -> list[Any]:
        """Write commands of one effect each, all at the same time, and return the outcome of each."""
        return await asyncio.gather(*(self.writer.commit([one]) for one in commands), return_exceptions=True)

    async def answer(self, player: str, command: str = "c") -> Any:
        """Return the stored answer to a command."""
        known = tables.answered.c
        async with self.engine.connect() as connection:
            return await connection.scalar(select(known.answer).where(known.player == player, known.command == command))


@asynccontextmanager
async def desk_at(url: str) -> AsyncIterator[Desk]:
    """Yield a writer on an empty store that does not wait for another holder of SQLite's file."""
    async with engine_at(url) as engine:
        with writing_at(url) as writing:
            desk = Desk(Writer(writing), engine)

            def counted(_connection: object) -> None:
                desk.transactions += 1

            def impatient(connection: Any, _record: object, _proxy: object) -> None:
                if engine.dialect.name == "sqlite":
                    connection.execute("PRAGMA busy_timeout=0").close()

            event.listen(writing, "commit", counted)
            event.listen(writing, "checkout", impatient)
            try:
                yield desk
            finally:
                await desk.writer.close()


@pytest.fixture
async def desk(url: str) -> AsyncIterator[Desk]:
    """Yield a writer on either kind."""
    async with desk_at(url) as opened:
        yield opened


def said(player: str, what: object = "yes", command: str = "c") -> Answered:
    """Return an effect that needs nothing else."""
    return Answered(player, command, {"said": what})


async def test_what_waits_together_is_committed_together(desk: Desk) -> None:
    """A hundred commands at once need few transactions, and each is answered when it is durable."""
    assert await desk.many(*(said(str(number)) for number in range(100))) == [True] * 100
    assert desk.transactions <= 3
    assert [await desk.answer(str(number)) for number in (0, 99)] == [{"said": "yes"}] * 2


async def test_who_comes_first_is_first(desk: Desk) -> None:
    """Of many equal commands at once the first is written, the others are told, and nothing else is lost."""
    first, *others = await desk.many(*(said("ann", number) for number in range(20)), said("bob"))
    assert first is True and others.pop() is True
    assert [other.code for other in others] == ["already-answered"] * 19
    assert await desk.answer("ann") == {"said": 0}
    assert await desk.answer("bob") is not None


async def test_a_command_the_database_fails_at_takes_no_other_with_it(desk: Desk) -> None:
    """A command whose transaction cannot be committed fails alone: those before and after it are written."""
    nobody = SessionOpened(Session("s", "nobody", "d", "", NOW, NOW))  # there is no such player to refer to
    answers = await desk.many(*map(said, "abc"), nobody, *map(said, "def"))
    assert isinstance(answers.pop(3), IntegrityError) and answers == [True] * 6
    assert None not in [await desk.answer(player) for player in "abcdef"]


async def test_a_refused_effect_takes_back_those_before_it(desk: Desk) -> None:
    """The first effect of a pair is undone with the second, and the rest of the transaction is written."""
    await desk.writer.commit([said("ann")])
    pair = desk.writer.commit([said("ben"), said("ann")])
    refused, other = await asyncio.gather(pair, desk.writer.commit([said("cat")]), return_exceptions=True)
    assert isinstance(refused, Refusal) and other is True
    assert await desk.answer("ben") is None and await desk.answer("cat") is not None


async def test_an_entry_and_what_follows_from_it_are_one(url: str) -> None:
    """If what follows is refused, the entry is not written; if the entry's place is taken, nothing follows."""
    database = await Database.open(url)
    try:
        match = dealt_match(match_id="m")
        await keep(database, match)
        await database.commit(said("ann"))
        entry = match.decide_act(match.to_act(), "take 1", "c", NOW)
        live = Summary("live")
        with pytest.raises(Refusal):
            await database.append(Append(match, [entry], summary=live, effects=(said("ben"), said("ann"))))
        assert await database.since("m", match.seq) == [] and await database.answer_to("ben", "c") is None
        assert await database.append(Append(match, [entry], summary=live, effects=(said("ben"),)))
        late = Append(match, [entry], summary=live, effects=(said("cat"),))
        assert not await database.append(late)
        with pytest.raises(Refusal) as refused:
            await database.commit(said("dan"), late)
        assert refused.value.code == "out-of-date"
        answers = [await database.answer_to(name, "c") for name in ("ben", "cat", "dan")]
        assert answers == [said("ben"), None, None]
    finally:
        await database.close()


@contextmanager
def away(url: str) -> Iterator[None]:
    """Keep everybody from writing: another holds SQLite's file, or PostgreSQL refuses connections."""
    name = make_url(url).database
    assert name is not None
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(name, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    with psycopg.connect(POSTGRES, autocommit=True) as server:
        server.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        server.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        yield
        server.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')


async def test_while_the_database_is_away_nothing_is_promised(desk: Desk, url: str) -> None:
    """Everybody is told "not-saved"; the writer goes on, and a resend is written once."""
    await desk.writer.commit([said("before")])
    with away(url):
        answers = await desk.many(said("ann"), said("ben"))
        assert [answer.code for answer in answers] == ["not-saved"] * 2
    assert await desk.many(said("ann"), said("ben")) == [True, True]
    (again,) = await desk.many(said("ann", "else"))
    assert again.code == "already-answered" and await desk.answer("ann") == {"said": "yes"}


async def test_what_was_asked_for_is_written_though_the_asker_has_gone(desk: Desk) -> None:
    """A command is written even if its asker has gone, the next is answered, and closing waits for all."""
    asking = asyncio.create_task(desk.writer.commit([said("ann")]))
    await asyncio.sleep(0)  # until it is queued
    asking.cancel()
    waiting = asyncio.create_task(desk.writer.commit([said("ben")]))
    await asyncio.sleep(0)
    await desk.writer.close()
    assert await waiting and await desk.answer("ann") and await desk.answer("ben")


def test_who_waited_in_a_circle_is_tried_again(tmp_path: Path) -> None:
    """A transaction that PostgreSQL ends in a deadlock is tried again and written.

    Ours holds the session "a" and wants "b", then "c"; a second holds "b" until the third, who holds "c", wants "a".
    The circle closes only when ours wants "c", and ours checks for deadlocks often. If it retries before
    the third has woken, it closes a circle that is not one yet when it checks: then the third is ended.
    """

    async def work(url: str) -> None:
        often, seldom = ({"options": f"-c deadlock_timeout={time}"} for time in ("10ms", "1s"))
        async with (
            desk_at(make_url(url).update_query_dict(often).render_as_string(False)) as desk,
            await psycopg.AsyncConnection.connect(url, **seldom) as second,
            await psycopg.AsyncConnection.connect(url, **seldom) as third,
        ):
            ann = Player("ann", "Ann")
            sessions = [SessionOpened(Session(name, "ann", name, "", NOW, NOW)) for name in "abc"]
            await desk.writer.commit([Arrived(ann), *sessions])
            see = "UPDATE session SET seen = 'then' WHERE digest = %s"
            await second.execute(see, ["b"])
            await third.execute(see, ["c"])
            ours = asyncio.create_task(desk.writer.commit([SessionSeen(name, "now") for name in "abc"]))
            await until_found(second, WAITS)
            theirs = asyncio.create_task(third.execute(see, ["a"]))
            await until_found(second, WAITS_BEHIND)
            await second.commit()
            with suppress(psycopg.errors.DeadlockDetected):
                await theirs  # only after ours was ended
            await third.commit()
            assert await ours
            with psycopg.connect(url) as look:
                assert look.execute("SELECT DISTINCT seen FROM session").fetchall() == [("now",)]

    with fresh("postgresql", tmp_path) as url:
        asyncio.run(work(url))


WAITS = "SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))"
WAITS_BEHIND = f"SELECT pid FROM pg_locks WHERE NOT granted AND pg_blocking_pids(pid) && ARRAY({WAITS})"


async def until_found(one: psycopg.AsyncConnection[Any], wanted: str) -> None:
    """Ask in one transaction until there is a row."""
    while not await (await one.execute(wanted)).fetchone():
        await asyncio.sleep(0)


async def test_who_cannot_bear_what_they_are_told_keeps_nobody_from_hearing(desk: Desk) -> None:
    """A callback that fails keeps nobody else from hearing; the loop is told, as of any failing callback."""
    loop, complaints, told = asyncio.get_running_loop(), list[Any](), list[Any]()
    loop.set_exception_handler(lambda _loop, context: complaints.append(context["exception"]))
    failing = KeyError("of its own")

    def fail(_outcome: object) -> None:
        raise failing

    desk.writer.write([said("ann")], fail)
    desk.writer.write([said("ben")], told.append)
    assert await desk.writer.commit([said("cat")])
    assert complaints == [failing] and told == [True]


async def test_who_does_not_wait_is_told_what_came_of_it(desk: Desk) -> None:
    """A writer that does not wait is told the outcome by a callback; a Refusal is an outcome like another."""
    told: list[Any] = []
    for _ in range(2):
        desk.writer.write([said("ann")], told.append)
    assert await desk.writer.commit([said("ben")])
    written, refused = told
    assert written is True and isinstance(refused, Refusal) and refused.code == "already-answered"
