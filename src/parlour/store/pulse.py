"""The pulse on the database: a row that says when the hall was alive, and due matches leased to one process each."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.hall.pulse import Beat
from parlour.store import tables
from parlour.store.carriers import carries, insert

HALL = "hall"
MOST_AT_A_TIME = 50


@carries(Beat)
async def beat(connection: AsyncConnection, beat: Beat) -> None:
    """Note the time, unless a later one is noted."""
    statement = insert(connection, tables.heartbeat).values(name=HALL, time=beat.now)
    later = statement.on_conflict_do_update(
        index_elements=["name"], set_={"time": beat.now}, where=tables.heartbeat.c.time < beat.now
    )
    await connection.execute(later)


class Pulse:
    """The hall's pulse as the database keeps it; `writing` is the engine whose transactions write."""

    def __init__(self, engine: AsyncEngine, writing: AsyncEngine) -> None:
        self._engine = engine
        self._writing = writing

    async def last_beat(self) -> str | None:
        """When the hall was last seen alive; None before the first time."""
        async with self._engine.connect() as connection:
            wanted = select(tables.heartbeat.c.time).where(tables.heartbeat.c.name == HALL)
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def timed(self, game: str) -> Sequence[str]:
        """Ids of the matches of a game in which a clock runs."""
        match = tables.match.c
        async with self._engine.connect() as connection:
            wanted = select(match.id).where(match.deadline.is_not(None), match.game == game)
            return list((await connection.execute(wanted)).scalars())

    async def claim_due(self, games: Sequence[str], now: str, until: str) -> Sequence[str]:
        """Ids of matches of these games whose running clock is at zero, each given to one process alone until a time.

        A process that dies with them gives them back by letting that time pass.
        """
        match = tables.match.c
        free = or_(match.lease.is_(None), match.lease < now)
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
        """Whether a process may let an agent think at a match; it then has the turn alone until a time."""
        mine = (tables.match.c.id == match, or_(_unthought(now), tables.match.c.thinker == thinker))
        return bool(await self._lease(thinker, until, *mine))

    async def claim_turns(self, games: Sequence[str], thinker: str, now: str, until: str) -> Sequence[str]:
        """Ids of matches of these games where an agent is to move and no process lets it think, given to this one."""
        match, seat = tables.match.c, tables.seat.c
        waits = select(match.id).join(tables.seat, (seat.match == match.id) & (seat.number == match.turn))
        waits = waits.where(match.status == "live", seat.player.is_(None), match.game.in_(games), _unthought(now))
        waits = waits.limit(MOST_AT_A_TIME)
        async with self._engine.connect() as connection:
            if (await connection.execute(waits.limit(1))).first() is None:
                return []
        return await self._lease(thinker, until, match.id.in_(waits.with_for_update(skip_locked=True, of=tables.match)))

    async def give_back_turn(self, match: str, thinker: str) -> None:
        """A process has no more thinking to do at a match."""
        await self._lease(None, None, tables.match.c.id == match, tables.match.c.thinker == thinker)

    async def _lease(self, thinker: str | None, until: str | None, *where: ColumnElement[bool]) -> Sequence[str]:
        lease = update(tables.match).where(*where).values(thinker=thinker, thinking=until)
        async with self._writing.begin() as connection:
            return list((await connection.execute(lease.returning(tables.match.c.id))).scalars())


def _unthought(now: str) -> ColumnElement[bool]:
    """No process lets an agent think, or the one that did is gone."""
    return or_(tables.match.c.thinking.is_(None), tables.match.c.thinking < now)
