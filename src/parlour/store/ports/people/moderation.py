"""Moderation on the database. The query itself leaves out what a moderator must not see."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    String,
    and_,
    cast,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.notices.notice import Notice, Notify
from parlour.hall.people import moderation as hall
from parlour.hall.people.chat import Message, Mute
from parlour.hall.people.moderation import MOST_OPEN, Deed, Report
from parlour.hall.people.player import Player, Role
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.people.accounts import player_of
from parlour.store.ports.people.chat import line_of, lines
from parlour.table import timestamps

_reports, _lines, _mutes, _deeds = tables.report.c, tables.chat_line.c, tables.mute.c, tables.deed.c
_who = tables.player.c
_by, _about = tables.player.alias("by_player"), tables.player.alias("about_player")


@carry_out.register
def report(reported: hall.Reported, connection: Connection) -> None:
    """Write a report."""
    made = reported.report
    waiting = select(func.count()).where(_reports.reporter == made.reporter.id, _reports.closed.is_(None))
    if connection.execute(waiting).scalar_one() >= MOST_OPEN:
        raise Conflict("too-many-reports", most=MOST_OPEN)
    row = {"reporter": made.reporter.id, "accused": made.accused.id, "line": made.line and made.line.number}
    row |= {"reason": made.reason, "note": made.note, "time": made.time}
    statement = insert(connection, tables.report).values(row).on_conflict_do_nothing().returning(_reports.number)
    number = connection.execute(statement).scalar()
    if number is None:
        raise Conflict("already-reported")
    about = {"name": made.accused.name}
    deciding = connection.execute(_deciding(_who.id).where(_reports.number == number)).scalars()
    carry_out(Notify(tuple(Notice(one, "reported", str(number), made.time, about) for one in deciding)), connection)


@carry_out.register
def tell_week(wanted: hall.TellWeek, connection: Connection) -> None:
    """Write the weekly notice, once: the week is its subject."""
    since = timestamps.later(wanted.now, -hall.WEEK)
    came, waits = (
        connection.execute(select(func.count()).where(which)).scalar_one()
        for which in (_reports.time > since, _reports.closed.is_(None))
    )
    if came or waits:
        about, week = {"came": came, "waits": waits}, timestamps.week_of(wanted.now)
        hosts = connection.execute(select(_who.id).where(_who.role == Role.HOST)).scalars()
        carry_out(Notify(tuple(Notice(one, "reports-week", week, wanted.now, about) for one in hosts)), connection)


@carry_out.register
def close(closed: hall.ReportClosed, connection: Connection) -> None:
    """Close a report, once."""
    mine = update(tables.report).where(_reports.number == closed.number, _reports.closed.is_(None))
    if connection.execute(mine.values(closed=closed.now)).rowcount == 0:
        raise Conflict("report-closed")
    carry_out(Notify((), tuple(connection.execute(select(_who.id).where(_moderates())).scalars())), connection)


@carry_out.register
def remove(removed: hall.LineRemoved, connection: Connection) -> None:
    """Remove a line from view."""
    gone = update(tables.chat_line).where(_lines.number == removed.number, _lines.removed.is_(None))
    connection.execute(gone.values(removed=removed.now))


@carry_out.register
def mute(muted: hall.Muted, connection: Connection) -> None:
    """Write a mute, one a player; the newest counts."""
    row = {"until": muted.until, "why": muted.why}
    statement = insert(connection, tables.mute).values(player=muted.player, **row)
    connection.execute(statement.on_conflict_do_update(index_elements=["player"], set_=row))


@carry_out.register
def unmute(unmuted: hall.Unmuted, connection: Connection) -> None:
    """Delete the mute."""
    gone = delete(tables.mute).where(_mutes.player == unmuted.player, _mutes.until > unmuted.now)
    if connection.execute(gone).rowcount == 0:
        raise Conflict("not-muted")


@carry_out.register
def note(noted: hall.Noted, connection: Connection) -> None:
    """Write a new line of the log."""
    row = {"moderator": noted.moderator, "kind": noted.kind, "about": noted.about, "time": noted.now}
    connection.execute(insert(connection, tables.deed).values(**row, data=noted.data))


class StoredModeration:
    """The moderators' material, as the database keeps it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def open_for(self, moderator: str, limit: int) -> Sequence[Report]:
        """Return the reports that wait for this moderator, oldest first."""
        return [_report(row) for row in await self._rows(_waiting(moderator).order_by(_reports.number).limit(limit))]

    async def report(self, number: int, moderator: str) -> Report | None:
        """Return an open report for this moderator by its number."""
        rows = await self._rows(_waiting(moderator).where(_reports.number == number))
        return _report(rows[0]) if rows else None

    async def waiting(self, players: Sequence[str]) -> Mapping[str, int]:
        """Return how many reports each of these players may decide about; players with none are left out."""
        counted = _deciding(_who.id, func.count()).where(_who.id.in_(players)).group_by(_who.id)
        return dict(map(tuple, await self._rows(counted)))

    async def around(self, line: Message, each: int) -> Sequence[Message]:
        """Return a line with some lines of its room before and after it, their removed texts included."""
        room = lines().where(_lines.match == line.match, _lines.room == line.room)
        before = room.where(_lines.number <= line.number).order_by(_lines.number.desc()).limit(each + 1)
        after = room.where(_lines.number > line.number).order_by(_lines.number).limit(each)
        return [line_of(row, removed=True) for row in (*reversed(await self._rows(before)), *await self._rows(after))]

    async def mutes(self, now: str) -> Sequence[Mute]:
        """Return all mutes in force now."""
        named = select(tables.mute, _about.c.name).join(_about, _about.c.id == _mutes.player)
        rows = await self._rows(named.where(_mutes.until > now).order_by(_mutes.until))
        return [Mute(row.player, row.name, row.until, row.why) for row in rows]

    async def moderators(self) -> Sequence[Player]:
        """Return all moderators, by name."""
        who = tables.player.c
        rows = await self._rows(select(tables.player).where(who.role == Role.MODERATOR).order_by(who.key))
        return [player_of(row) for row in rows]

    async def log(self, before: int | None, limit: int) -> Sequence[Deed]:
        """Return the deeds before one, newest first."""
        wanted = select(tables.deed, *_named(_by, "by"), *_named(_about, "about"))
        wanted = wanted.join(_by, _by.c.id == _deeds.moderator).join(_about, _about.c.id == _deeds.about)
        if before is not None:
            wanted = wanted.where(_deeds.number < before)
        rows = await self._rows(wanted.order_by(_deeds.number.desc()).limit(limit))
        return [
            Deed(row.number, row.kind, _player(row, "by"), _player(row, "about"), row.time, row.data) for row in rows
        ]

    async def _rows(self, wanted: Select[Any]) -> list[Row[Any]]:
        async with self._engine.connect() as connection:
            return [*(await connection.execute(wanted)).all()]


def _waiting(moderator: str) -> Select[Any]:
    """Return the open reports that this moderator may decide about, the oldest first."""
    wanted = select(
        tables.report,
        *_named(_by, "by"),
        *_named(_about, "about"),
        _lines.match,
        _lines.room,
        _lines.text,
        _lines.time.label("said"),
    )
    wanted = wanted.join(_by, _by.c.id == _reports.reporter).join(_about, _about.c.id == _reports.accused)
    wanted = wanted.outerjoin(tables.chat_line, _lines.number == _reports.line)
    return wanted.where(_is_open_to(literal(moderator)))


def _deciding(*columns: Any) -> Select[Any]:
    """Return open reports, each beside all who may decide about it."""
    wanted = select(*columns).select_from(tables.player).join(tables.report, _moderates())
    return wanted.outerjoin(tables.chat_line, _lines.number == _reports.line).where(_is_open_to(_who.id))


def open_to(player: ColumnElement[str], number: ColumnElement[str]) -> ColumnElement[bool]:
    """Return the condition that a player may decide about an open report."""
    theirs = _deciding(literal(1)).where(_who.id == player, cast(_reports.number, String) == number)
    return theirs.correlate(tables.notice).exists()


def _moderates() -> ColumnElement[bool]:
    return _who.role.in_((Role.MODERATOR, Role.HOST))


def _is_open_to(moderator: ColumnElement[str]) -> ColumnElement[bool]:
    """Return the condition that an open report does not concern the moderator.

    A report concerns its reporter, the accused, and the players of its match while it is played.
    """
    seat, match = tables.seat.c, tables.match.c
    plays = exists().where(seat.match == _lines.match, seat.player == moderator, match.id == seat.match)
    aside = or_(_reports.line.is_(None), ~plays.where(match.status != "over"))
    return and_(_reports.closed.is_(None), _reports.reporter != moderator, _reports.accused != moderator, aside)


def _named(who: Any, label: str) -> list[Any]:
    return [getattr(who.c, name).label(f"{label}_{name}") for name in ("id", "name", "role")]


def _player(row: Row[Any], label: str) -> Player:
    who = {name: getattr(row, f"{label}_{name}") for name in ("id", "name", "role")}
    return Player(who["id"], who["name"], Role(who["role"]))


def _report(row: Row[Any]) -> Report:
    accused = _player(row, "about")
    line = None
    if row.line is not None:
        line = Message(row.line, row.match, row.room, accused.id, accused.name, row.text, row.said)
    return Report(row.number, _player(row, "by"), accused, line, row.reason, row.note, row.time)
