"""The roll on the database: accounts with what stands against them, searched in one statement."""

from typing import Any

from sqlalchemy import Connection, Integer, Row, Select, and_, cast, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.hosting.enrolling import NeedUnopened
from parlour.hall.hosting.roll import PAGE, Line, Open, Page, Whom
from parlour.hall.money.ledger import GIL
from parlour.hall.people.player import Role
from parlour.store import tables
from parlour.store.handlers import carry_out
from parlour.store.ports.money.ledger import possessed
from parlour.store.ports.people.accounts import GROWN, player_of

_who, _ban, _mute, _report, _session = (
    tables.player.c, tables.ban.c, tables.mute.c, tables.report.c, tables.session.c,
)  # fmt: skip


class StoredRoll:
    """The roll of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def page(self, name: str, whom: Whom, page: int, now: str) -> Page:
        """Return one page of the accounts whose name contains a text; pages are counted from 0."""
        wanted = _lines(now)
        if name:
            wanted = wanted.where(_who.name.icontains(name, autoescape=True))
        if whom == "banned":
            wanted = wanted.where(_ban.player.is_not(None))
        if whom == "muted":
            wanted = wanted.where(_mute.player.is_not(None))
        if whom == "reported":
            wanted = wanted.where(wanted.selected_columns.reports > 0)
        counted = select(func.count()).select_from(wanted.subquery())
        some = wanted.order_by(_who.key).limit(PAGE).offset(PAGE * page)
        async with self._engine.connect() as connection:
            count = (await connection.execute(counted)).scalar_one()
            return Page(count, [_line(row) for row in await connection.execute(some)])

    async def line(self, player: str, now: str) -> Line | None:
        """Return one account by its id; None for a player without one."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(_lines(now).where(_who.id == player))).first()
        return None if row is None else _line(row)

    async def names(self) -> tuple[frozenset[str], frozenset[str]]:
        """Return the keys of all accounts' names, and their skeletons."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(_who.key, _who.skeleton).where(_who.key.is_not(None)))).all()
        return frozenset(row.key for row in rows), frozenset(row.skeleton for row in rows)

    async def open(self, player: str, now: str) -> Open:
        """Return what an account has under way."""
        seat, match, trade, challenge = tables.seat.c, tables.match.c, tables.trade.c, tables.challenge.c
        matches = select(func.count()).select_from(tables.seat).join(tables.match, match.id == seat.match)
        trades = select(func.count()).where(or_(trade.left == player, trade.right == player), trade.status == "open")
        challenges = select(func.count()).where(challenge.challenger == player, challenge.status == "open")
        wanted = (matches.where(seat.player == player, match.status == "live"), trades)
        waiting = challenges.where(challenge.expires > now)
        async with self._engine.connect() as connection:
            return Open(*[(await connection.execute(one)).scalar_one() for one in (*wanted, waiting)])

    async def owned(self, player: str, community: str | None = None) -> dict[str, int]:
        """Return what an account has of each asset, wherever it lies: what is at stake may be a hidden hand."""
        held = possessed(community=community).c
        total = cast(func.sum(held.count), Integer)
        wanted = select(held.asset, total).where(held.player == player).group_by(held.asset).order_by(held.asset)
        async with self._engine.connect() as connection:
            return {asset: int(count) for asset, count in await connection.execute(wanted)}


@carry_out.register
def need_unopened(needed: NeedUnopened, connection: Connection) -> None:
    """Refuse accounts in use, told by a session, or by another role than a player's."""
    came = exists(select(_session.id).where(_session.player == _who.id))
    used = select(_who.id).where(_who.id.in_(needed.players), came | (_who.role != Role.PLAYER))
    if connection.execute(used.limit(1)).first() is not None:
        raise Conflict("register-used")


def _lines(now: str) -> Select[Any]:
    seen = select(_session.player, func.max(_session.seen).label("seen")).group_by(_session.player).subquery().c
    waiting = select(_report.accused, func.count().label("reports")).where(_report.closed.is_(None))
    reports = waiting.group_by(_report.accused).subquery().c
    gil = possessed(GIL).c
    purse = select(gil.player, cast(func.sum(gil.count), Integer).label("gil")).group_by(gil.player).subquery().c
    banned = and_(_ban.player == _who.id, or_(_ban.until.is_(None), _ban.until > now))
    told = (
        func.coalesce(seen.seen, "").label("seen"),
        func.coalesce(purse.gil, 0).label("gil"),
        func.coalesce(reports.reports, 0).label("reports"),
        _ban.player.label("banned"),
        _ban.until.label("banned_until"),
        _ban.why.label("banned_why"),
        _mute.until.label("muted"),
    )
    wanted = select(_who.id, _who.name, _who.role, _who.claimed, _who.key, *told).where(_who.role.in_(GROWN))
    wanted = wanted.outerjoin(tables.ban, banned)
    wanted = wanted.outerjoin(tables.mute, and_(_mute.player == _who.id, _mute.until > now))
    wanted = wanted.outerjoin(seen.seen.table, seen.player == _who.id)
    wanted = wanted.outerjoin(purse.gil.table, purse.player == _who.id)
    return wanted.outerjoin(reports.reports.table, reports.accused == _who.id)


def _line(row: Row[Any]) -> Line:
    ban = None if row.banned is None else {"until": row.banned_until, "why": row.banned_why}
    times = (row.claimed or "", row.seen)
    return Line(player_of(row), *times, int(row.gil), row.reports, ban, row.muted)  # type: ignore[arg-type]  # a shape
