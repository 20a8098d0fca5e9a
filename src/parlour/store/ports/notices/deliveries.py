"""Deliveries on the database: notices that players want to hear outside, until they arrive."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, exists, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.hall.notices.delivery import Claim, Delivered, Delivery, Spread, Undelivered, delivery_id
from parlour.hall.notices.notice import DUTIES, Notice
from parlour.hall.notices.preferences import Browser
from parlour.hall.notices.shapes import Channel
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.notices.notices import joined, waits
from parlour.store.ports.notices.preferences import PREFERENCES, SIGNED_IN, preferences_of

_notice, _delivery, _browser = tables.notice.c, tables.delivery.c, tables.browser.c
MOST_AT_A_TIME = 200
_PLAYER = (tables.player, tables.player.c.id == _notice.player)
_PREFERENCES = (tables.reach, tables.reach.c.player == _notice.player)
KEY = (_notice.player, _notice.kind, _notice.subject)


@carry_out.register
def spread(wanted: Spread, connection: Connection) -> None:
    """Make deliveries of pending notices; two processes at once take different ones."""
    waiting = select(tables.notice, *PREFERENCES).outerjoin(*_PLAYER).outerjoin(*_PREFERENCES)
    waiting = waiting.where(_notice.pending).order_by(_notice.created).limit(MOST_AT_A_TIME)
    rows = connection.execute(waiting.with_for_update(skip_locked=True, of=tables.notice)).all()
    due = [one for row in rows for one in _due(connection, row, wanted.now)]
    if due:
        connection.execute(insert(connection, tables.delivery).on_conflict_do_nothing(), due)
    for row in rows:
        seen = update(tables.notice).where(_notice.player == row.player, _notice.kind == row.kind)
        connection.execute(seen.where(_notice.subject == row.subject).values(pending=False))


def _due(connection: Connection, row: Row[Any], now: str) -> Iterator[dict[str, Any]]:
    """Yield the deliveries of a notice, one to each target."""
    notice, preferences = _noticed(row), preferences_of(row.player, row)
    for channel in preferences.channels(notice.kind):
        for target in _targets(connection, notice.player, channel):
            yield {
                "id": delivery_id(notice, channel, target),
                "player": notice.player,
                "kind": notice.kind,
                "subject": notice.subject,
                "place": notice.place,
                "channel": channel,
                "target": target,
                "due": preferences.when(notice.kind, channel, now),
                "tries": 0,
            }


def _targets(connection: Connection, player: str, channel: Channel) -> list[str]:
    if channel != "push":
        return [""]
    wanted = select(_browser.endpoint).join(tables.session, SIGNED_IN).where(_browser.player == player)
    return list(connection.execute(wanted).scalars())


@carry_out.register
def delivered(done: Delivered, connection: Connection) -> None:
    """Delete deliveries that are done."""
    connection.execute(delete(tables.delivery).where(_delivery.id.in_(done.ids)))


@carry_out.register
def undelivered(failed: Undelivered, connection: Connection) -> None:
    """Try deliveries again later."""
    later = {"due": failed.until, "tries": _delivery.tries + 1}
    connection.execute(update(tables.delivery).where(_delivery.id.in_(failed.ids)).values(later))


class StoredDeliveries:
    """The deliveries under way from one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(writes=True)

    async def pending(self) -> bool:
        """Return True if a notice is pending that was not spread to its channels yet."""
        async with self._engine.connect() as connection:
            return bool((await connection.execute(select(exists().where(_notice.pending)))).scalar_one())

    async def claim(self, now: str, until: str) -> Claim:
        """Lease what is due to one process until a time; return it with the ids of what no longer needs telling."""
        due = select(_delivery.id).where(_delivery.due <= now).order_by(_delivery.due).limit(MOST_AT_A_TIME)
        async with self._engine.connect() as connection:
            if (await connection.execute(due.limit(1))).first() is None:
                return Claim((), ())
        async with self._writing.begin() as connection:
            mine = _delivery.id.in_(due.with_for_update(skip_locked=True))
            claim = update(tables.delivery).where(mine).values(due=until).returning(_delivery.id)
            ids = list((await connection.execute(claim)).scalars())
            found = [_delivery_of(row) for row in await connection.execute(_told(ids, now))]
        known = {one.id for one in found}
        return Claim(found, [one for one in ids if one not in known])


def _told(ids: list[str], now: str) -> Any:
    """Return the deliveries that are still true, with all that is needed to deliver them."""
    told = joined(
        select(
            tables.notice,
            *PREFERENCES,
            _delivery.id,
            _delivery.channel,
            _delivery.tries,
            _browser.endpoint,
            _browser.p256dh,
            _browser.auth,
            _browser.session,
        )
    )
    same = [getattr(_delivery, column.name) == column for column in (*KEY, _notice.place)]
    told = told.join(tables.delivery, and_(*same))
    told = told.outerjoin(*_PLAYER).outerjoin(*_PREFERENCES)
    signed_in = exists(select(literal(1)).select_from(tables.session).where(SIGNED_IN).correlate(tables.browser))
    told = told.outerjoin(tables.browser, and_(_browser.endpoint == _delivery.target, signed_in))
    still = or_(_notice.kind.not_in(DUTIES), waits(now))
    leads = or_(_delivery.channel != "push", _browser.endpoint.is_not(None))
    return told.where(_delivery.id.in_(ids), _notice.read.is_(None), still, leads)


def _noticed(row: Row[Any]) -> Notice:
    return Notice(row.player, row.kind, row.subject, row.created, row.about, row.place)


def _delivery_of(row: Row[Any]) -> Delivery:
    browser = row.endpoint and Browser(row.endpoint, row.p256dh, row.auth, row.session, row.player)
    return Delivery(row.id, row.channel, _noticed(row), preferences_of(row.player, row), browser, row.tries)
