"""Notices on the database: told once, and waiting as long as their subject does."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    case,
    delete,
    exists,
    false,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.hall.money.winnings import pick_until
from parlour.hall.notices.notice import ForgetNotices, InboxEntry, Notice, Notify, ReadNotices
from parlour.store import tables
from parlour.store.handlers import Insert, carry_out, insert_in
from parlour.store.ports.people.moderation import open_to

OF_CHALLENGES = ("challenged", "countered")
NOTIFIED = "notified"  # in a connection's info: the players whose inbox it changed
_notice, _challenge, _match = tables.notice.c, tables.challenge.c, tables.match.c
_seat, _winnings, _trade = tables.seat.c, tables.winnings.c, tables.trade.c
_cup, _entrant = tables.tournament.c, tables.entrant.c


@carry_out.register
def notify(told: Notify, connection: Connection) -> None:
    """Write notices, each over what its player was told of that subject before."""
    rows = [
        {
            "player": one.player,
            "kind": one.kind,
            "subject": one.subject,
            "place": one.place,
            "about": dict(one.about),
            "created": one.created,
            "pending": True,
        }
        for one in told.notices
    ]
    if rows:
        connection.execute(_in_place(connection.dialect.name), rows)
    _remember(connection, *(one.player for one in told.notices), *told.settled)


@cache
def _in_place(dialect: str) -> Insert:
    """Return one statement for all, cached, because building it is most of the cost of a notice."""
    writing = insert_in(dialect, tables.notice)
    newer = writing.excluded
    return writing.on_conflict_do_update(
        index_elements=[_notice.player, _notice.kind, _notice.subject],
        set_={"place": newer.place, "about": newer.about, "created": newer.created, "read": None, "pending": True},
        where=_notice.place != newer.place,
    )


def _remember(connection: Connection, *players: str) -> None:
    connection.info.setdefault(NOTIFIED, set()).update(players)


@carry_out.register
def read(wanted: ReadNotices, connection: Connection) -> None:
    """Mark as read what a player was told until a time."""
    unread = (_notice.player == wanted.player, _notice.read.is_(None), _notice.created <= wanted.until)
    connection.execute(update(tables.notice).where(*unread).values(read=wanted.until))
    _remember(connection, wanted.player)


@carry_out.register
def forget(wanted: ForgetNotices, connection: Connection) -> None:
    """Find old notices that wait no more, and delete them."""
    key = (_notice.player, _notice.kind, _notice.subject)
    old = joined(select(*key)).where(_notice.created < wanted.before, ~waits(wanted.now)).limit(wanted.most)
    for row in connection.execute(old).all():
        same = (column == value for column, value in zip(key, row, strict=True))
        connection.execute(delete(tables.notice).where(*same))


def notified(connection: Connection) -> set[str]:
    """Return the players whose inbox this connection changed since the last call."""
    found: set[str] = connection.info.pop(NOTIFIED, set())
    return found


class StoredNotices:
    """Notices as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str, now: str, limit: int) -> Sequence[InboxEntry]:
        """Return a player's notices: those that wait for them first, then the newest first."""
        mine = _standing(now).where(_notice.player == player).limit(limit)
        newest = (_notice.created.desc(), _notice.kind, _notice.subject)
        return await self._read(mine.order_by(waits(now).desc(), *newest))

    async def waiting(self, players: Sequence[str], now: str) -> dict[str, int]:
        """Return how many notices wait for each of these players; players with none are left out."""
        counted = joined(select(_notice.player, func.count())).where(_notice.player.in_(players), waits(now))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(counted.group_by(_notice.player))).all()
        return dict(rows)

    async def since(self, players: Sequence[str], since: str, now: str) -> Sequence[InboxEntry]:
        """Return the notices of these players after a time, the oldest first."""
        newer = _standing(now).where(_notice.player.in_(players), _notice.created > since)
        return await self._read(newer.order_by(_notice.created, _notice.kind, _notice.subject))

    async def _read(self, wanted: Select[Any]) -> list[InboxEntry]:
        async with self._engine.connect() as connection:
            return [_made(row) for row in await connection.execute(wanted)]


def _standing(now: str) -> Select[Any]:
    return joined(
        select(
            tables.notice,
            waits(now).label("waits"),
            _challenge.expires,
            _match.deadline,
            _winnings.ended,
            case((_notice.kind == "cup-checkin", _cup.starts), else_=_cup.deadline).label("starts"),
        )
    )


def joined(wanted: Select[Any]) -> Select[Any]:
    """Return the query joined with the subject of each notice, where it still exists."""
    at_table = _notice.kind.in_(("turn", "pairing", "rematch"))
    in_cup = _notice.kind.in_(("cup-checkin", "cup-challenged"))
    return (
        wanted.select_from(tables.notice)
        .outerjoin(tables.challenge, and_(_notice.kind.in_(OF_CHALLENGES), _challenge.id == _notice.subject))
        .outerjoin(tables.match, and_(at_table, _match.id == _notice.subject))
        .outerjoin(tables.seat, and_(_seat.match == _match.id, _seat.player == _notice.player))
        .outerjoin(tables.winnings, and_(_notice.kind == "pick", _winnings.match == _notice.subject))
        .outerjoin(tables.trade, and_(_notice.kind == "trade", _trade.id == _notice.subject))
        .outerjoin(tables.tournament, and_(in_cup, _cup.id == _notice.subject))
        .outerjoin(tables.entrant, and_(_entrant.tournament == _cup.id, _entrant.player == _notice.player))
    )


def waits(now: str) -> ColumnElement[bool]:
    """Return the condition that a player still has to act on a notice."""
    agrees = or_(
        and_(_trade.left == _notice.player, ~_trade.agreed_left),
        and_(_trade.right == _notice.player, ~_trade.agreed_right),
    )
    return case(
        (_notice.kind.in_(OF_CHALLENGES), and_(_challenge.status == "open", _challenge.expires > now)),
        (_notice.kind == "turn", and_(_match.status == "live", _match.turn == _seat.number)),
        (_notice.kind == "pairing", _match.status.in_(("open", "live"))),
        (_notice.kind == "rematch", _match.status == "open"),
        (_notice.kind == "pick", and_(_winnings.match.is_not(None), _winnings.settled.is_(None))),
        (_notice.kind == "trade", and_(_trade.status == "open", agrees)),
        (
            _notice.kind == "cup-checkin",
            and_(_cup.status == "open", _entrant.player.is_not(None), _entrant.here.is_(None)),
        ),
        (_notice.kind == "cup-challenged", _is_challenged()),
        (_notice.kind == "reported", open_to(_notice.player, _notice.subject)),
        else_=false(),
    )


def _is_challenged() -> ColumnElement[bool]:
    """Return the condition that somebody waits for the player's answer, in a ladder they take part in."""
    board = tables.pairing.c
    open_ = (board.tournament == _cup.id, board.match.is_(None), board.result.is_(None))
    return and_(_cup.status == "live", exists().where(*open_, board.second == _entrant.number))


def _made(row: Row[Any]) -> InboxEntry:
    notice = Notice(row.player, row.kind, row.subject, row.created, row.about, row.place)
    due = row.expires or row.deadline or row.starts or (row.ended and pick_until(row.ended))
    return InboxEntry(notice, bool(row.waits), due if row.waits else None, row.read is not None)
