"""The heartbeat on the database: the life of processes, outages, the process of each match; and the hall's vitals."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.hall.cups.plan import CHECK_IN
from parlour.hall.heartbeat import THE_HALL, Beat, Gone, Outage, Runs
from parlour.hall.hosting.vitals import Counts
from parlour.hall.money.winnings import DAY, DAYS_TO_PICK
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.table import timestamps
from parlour.table.downtime import Downtime

MOST_AT_A_TIME = 50
KEPT = 60 * 86_400_000  # milliseconds an outage is kept: no turn lasts longer


@carry_out.register
def runs(runs: Runs, connection: Connection) -> None:
    """Note that a process runs."""
    _note(connection, runs.process, {"seen": runs.now})


@carry_out.register
def beat(beat: Beat, connection: Connection) -> None:
    """Note the time of a process."""
    _note(connection, beat.process, {"time": beat.now, "seen": beat.now})


def _note(connection: Connection, process: str, times: Mapping[str, str]) -> None:
    statement = insert(connection, tables.heartbeat).values(name=process, **times)
    connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_=dict(times)))


@carry_out.register
def gone(gone: Gone, connection: Connection) -> None:
    """Strike a process off; its last beat is the hall's, unless a later one is noted."""
    kept = tables.heartbeat.c
    struck = tables.heartbeat.delete().where(kept.name == gone.process).returning(kept.time)
    last = connection.execute(struck).scalar_one_or_none()
    if last is None:
        return
    statement = insert(connection, tables.heartbeat).values(name=THE_HALL, time=last)
    later = statement.on_conflict_do_update(index_elements=["name"], set_={"time": last}, where=kept.time < last)
    connection.execute(later)


@carry_out.register
def outage(outage: Outage, connection: Connection) -> None:
    """Write an outage, and move deadlines on by the part of it that nobody recorded before."""
    kept = tables.outage.c
    known = connection.execute(select(kept.since, kept.until).where(kept.until > outage.since))
    since, until = timestamps.read(outage.since), timestamps.read(outage.until)
    recorded = Downtime.of((timestamps.read(one.since), timestamps.read(one.until)) for one in known)
    connection.execute(tables.outage.insert().values(since=outage.since, until=outage.until))
    connection.execute(tables.outage.delete().where(kept.until < timestamps.later(outage.until, -KEPT)))
    lost = until - since - recorded.between(since, until)
    if lost:
        _move_on(connection, outage.since, lost)


def _move_on(connection: Connection, since: str, lost: int) -> None:
    """Prolong rounds of tournaments, open challenges and picks of winnings that were not due yet.

    A tournament to which nobody could check in starts later too.
    """
    check_in = timestamps.later(since, lost + CHECK_IN)
    starts = tables.tournament.c.starts
    pick_by = timestamps.later(since, -DAYS_TO_PICK * DAY)
    days = (
        (tables.tournament.c.deadline, tables.tournament.c.deadline > since),
        (starts, (tables.tournament.c.status == "open") & (starts > since) & (starts <= check_in)),
        (tables.challenge.c.expires, (tables.challenge.c.status == "open") & (tables.challenge.c.expires > since)),
        (tables.winnings.c.ended, tables.winnings.c.settled.is_(None) & (tables.winnings.c.ended > pick_by)),
    )
    for day, ahead in days:
        for key, moment in connection.execute(select(_key(day), day).where(ahead)).all():
            moved = update(day.table).where(_key(day) == key).values({day.name: timestamps.later(moment, lost)})
            connection.execute(moved)


def _key(column: Column[Any]) -> Column[Any]:
    (key,) = column.table.primary_key
    return key


class StoredHeartbeat:
    """The hall's heartbeat as the database keeps it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(writes=True)

    async def beats(self) -> dict[str, str]:
        """Return when each process was last seen alive; those that are gone stand together as `THE_HALL`."""
        return await self._times(tables.heartbeat.c.time)

    async def running(self) -> dict[str, str]:
        """Return when each process was last seen at all, even before anybody could play in it."""
        return await self._times(tables.heartbeat.c.seen)

    async def _times(self, kind: Column[Any]) -> dict[str, str]:
        known = select(tables.heartbeat.c.name, kind).where(kind.is_not(None))
        async with self._engine.connect() as connection:
            return {row.name: row[1] for row in await connection.execute(known)}

    async def outages(self, known: int) -> list[tuple[int, Outage]]:
        """Return the outages that were recorded after a number, with their numbers."""
        kept = tables.outage.c
        wanted = select(tables.outage).where(kept.number > known).order_by(kept.number)
        async with self._engine.connect() as connection:
            return [(row.number, Outage(row.since, row.until)) for row in await connection.execute(wanted)]

    async def timed(self, game: str) -> Sequence[str]:
        """Return ids of the matches of a game in which a clock runs."""
        match = tables.match.c
        async with self._engine.connect() as connection:
            wanted = select(match.id).where(match.deadline.is_not(None), match.game == game)
            return list((await connection.execute(wanted)).scalars())

    async def claim_due(self, games: Sequence[str], now: str, until: str) -> Sequence[str]:
        """Return ids of matches of these games whose running clock is at zero, leased to this process until a time.

        If the process dies, the lease runs out by itself.
        """
        match = tables.match.c
        free = _free(match.lease, now, until)
        due = select(match.id).where(match.game.in_(games), match.deadline <= now, free)
        due = due.order_by(match.deadline).limit(MOST_AT_A_TIME)
        async with self._engine.connect() as connection:
            if (await connection.execute(due.limit(1))).first() is None:
                return []
        async with self._writing.begin() as connection:
            mine = match.id.in_(due.with_for_update(skip_locked=True))
            claim = update(tables.match).where(mine).values(lease=until).returning(match.id)
            return list((await connection.execute(claim)).scalars())

    async def claim_turn(self, match: str, thinker: str, now: str, until: str) -> bool:
        """Return True if a process may let an agent think at a match; it then has the turn alone until a time."""
        unthought = _free(tables.match.c.thinking, now, until)
        mine = (tables.match.c.id == match, or_(unthought, tables.match.c.thinker == thinker))
        return bool(await self._lease(thinker, until, *mine))

    async def claim_turns(self, games: Sequence[str], thinker: str, now: str, until: str) -> Sequence[str]:
        """Lease matches of these games where an agent is to move and no process has the turn; return their ids."""
        match, seat = tables.match.c, tables.seat.c
        waits = select(match.id).join(tables.seat, (seat.match == match.id) & (seat.number == match.turn))
        waits = waits.where(match.status == "live", seat.player.is_(None), match.game.in_(games))
        waits = waits.where(_free(match.thinking, now, until)).limit(MOST_AT_A_TIME)
        async with self._engine.connect() as connection:
            if (await connection.execute(waits.limit(1))).first() is None:
                return []
        return await self._lease(thinker, until, match.id.in_(waits.with_for_update(skip_locked=True, of=tables.match)))

    async def give_back_turn(self, match: str, thinker: str) -> None:
        """Give the turn at a match back: the process has no more thinking to do there."""
        await self._lease(None, None, tables.match.c.id == match, tables.match.c.thinker == thinker)

    async def _lease(self, thinker: str | None, until: str | None, *where: ColumnElement[bool]) -> Sequence[str]:
        lease = update(tables.match).where(*where).values(thinker=thinker, thinking=until)
        async with self._writing.begin() as connection:
            return list((await connection.execute(lease.returning(tables.match.c.id))).scalars())


class StoredVitals:
    """The vitals of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def counts(self, late: str) -> Counts:
        """Return the counts; a delivery is late if it was due before a time."""
        match, delivery = tables.match.c, tables.delivery.c
        wanted = (
            select(func.count()).where(match.status == "live"),
            select(func.count()).where(match.status == "open"),
            select(func.count()).select_from(tables.delivery),
            select(func.count()).where(delivery.due < late),
        )
        async with self._engine.connect() as connection:
            return Counts(*[(await connection.execute(one)).scalar_one() for one in wanted])


def _free(lease: Column[Any], now: str, until: str) -> ColumnElement[bool]:
    """Return the condition that nobody has a lease any more.

    A lease that ends later than any taken now is from before the time of day was put back.
    """
    return or_(lease.is_(None), lease < now, lease > until)
