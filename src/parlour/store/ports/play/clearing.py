"""Clearing on the database: abandoned tables are found, and guests who left nothing worth keeping are deleted."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, exists, func, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.money.ledger import player_account
from parlour.hall.people.player import Role
from parlour.hall.play.clearing import Forget, OneMoreAlone
from parlour.store import tables
from parlour.store.handlers import carry_out
from parlour.store.personal import SECTIONS

_match, _seat, _player, _challenge = tables.match.c, tables.seat.c, tables.player.c, tables.challenge.c
# The rows deleted with a guest. A row of any other table, now or in future, keeps the guest.
GOES = {
    *("player", "sessions", "answers", "commitments", "seats", "challenges", "puzzles"),
    *("notices", "reach", "browsers", "deliveries", "absences"),
}


class StoredClearing:
    """The waiting tables, as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def forsaken(self, games: Sequence[str], before: str, most: int) -> Sequence[str]:
        """Return ids of tables of these games that were opened before a time and still wait, the oldest first."""
        wanted = select(_match.id).where(_match.status == "open", _match.created < before, _match.game.in_(games))
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.order_by(_match.created).limit(most))).scalars())


@carry_out.register
def one_more_alone(wanted: OneMoreAlone, connection: Connection) -> None:
    """Count the tables that wait or are played without another person, and refuse one too many."""
    other = tables.seat.alias()
    company = exists(select(other.c.match).where(other.c.match == _seat.match, other.c.player != wanted.player))
    alone = select(func.count()).select_from(tables.seat).join(tables.match, _match.id == _seat.match)
    alone = alone.where(_seat.player == wanted.player, _match.status.in_(("open", "live")), ~company)
    if connection.execute(alone).scalar_one() >= wanted.most:
        raise Conflict("too-many-tables", most=wanted.most)


@carry_out.register
def forget(wanted: Forget, connection: Connection) -> None:
    """Find guests to forget, and delete them with what was theirs alone."""
    found = select(_player.id).where(_player.role == Role.GUEST, ~_is_seen(wanted.since), ~_is_kept())
    guests = list(connection.execute(found.limit(wanted.most)).scalars())
    waited = select(_seat.match).where(_seat.player.in_(guests))
    matches = list(connection.execute(waited).scalars())
    for table, column, gone in (
        (tables.challenge, _challenge.challenger, guests),
        (tables.commitment, tables.commitment.c.player, guests),
        (tables.answered, tables.answered.c.player, guests),
        (tables.session, tables.session.c.player, guests),
        (tables.puzzle_record, tables.puzzle_record.c.player, guests),
        (tables.notice, tables.notice.c.player, guests),
        (tables.reach, tables.reach.c.player, guests),
        (tables.browser, tables.browser.c.player, guests),
        (tables.delivery, tables.delivery.c.player, guests),
        (tables.absence, tables.absence.c.player, guests),
        (tables.entry, tables.entry.c.match, matches),
        (tables.seat, _seat.match, matches),
        (tables.match, _match.id, matches),
        (tables.player, _player.id, guests),
    ):
        connection.execute(delete(table).where(column.in_(gone)))


def _is_seen(since: str) -> ColumnElement[bool]:
    session = tables.session.c
    return exists(select(session.id).where(session.player == _player.id, session.seen >= since))


def _is_kept() -> ColumnElement[bool]:
    """Return the condition that a player left anything behind.

    That is a table that was not closed at once, an accepted challenge, or any other row that names them.
    """
    mine = select(_seat.match).where(_seat.player == _player.id).correlate(tables.player)
    named = (_player.id, literal(player_account("")) + _player.id)
    return or_(
        exists(select(_match.id).where(_match.id.in_(mine), _match.status != "closed")),
        exists(select(tables.chat_line.c.number).where(tables.chat_line.c.match.in_(mine))),
        exists(select(_challenge.id).where(_challenge.challenger == _player.id, _challenge.status == "accepted")),
        *(
            exists(select(literal(1)).select_from(section.table).where(column.in_(named)))
            for name, section in SECTIONS.items()
            if name not in GOES and section.through is None
            for column in section.by
        ),
    )
