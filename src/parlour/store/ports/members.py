"""The directory on the database, which reads of every room: accounts with the facts about them, in one statement."""

from typing import Any

from sqlalchemy import Row, Select, Subquery, and_, case, exists, func, literal, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.hall.money.ledger import GIL
from parlour.hall.people.members import PAGE, Found, Member, Question, Table
from parlour.hall.people.player import Role
from parlour.hall.people.ratings import POOL, Rating
from parlour.store import tables
from parlour.store.ports.money.ledger import possessed
from parlour.store.ports.people.accounts import GROWN

_who, _rating, _session, _tie, _wish = (
    tables.player.c, tables.rating.c, tables.session.c, tables.tie.c, tables.wish.c,
)  # fmt: skip


class StoredMembers:
    """The directory of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def search(self, question: Question) -> Found:
        """Return one page of the accounts that fit, friends first."""
        wanted = _asked(question)
        counted = select(func.count()).select_from(wanted.subquery())
        page = wanted.order_by(*_order(wanted, question)).limit(PAGE).offset(PAGE * question.page)
        async with self._engine.connect() as connection:
            count = (await connection.execute(counted)).scalar_one()
            return Found(count, [_member(row) for row in await connection.execute(page)])

    async def count(self) -> int:
        """Return the number of accounts."""
        async with self._engine.connect() as connection:
            wanted = select(func.count()).where(_who.role.in_(GROWN))
            return int((await connection.execute(wanted)).scalar_one())

    async def seen(self, player: str) -> tuple[str, str]:
        """Return when an account was made, and when it was last seen."""
        seen = select(func.max(_session.seen)).where(_session.player == player).scalar_subquery()
        wanted = select(_who.claimed, func.coalesce(seen, "")).where(_who.id == player)
        async with self._engine.connect() as connection:
            claimed, last = (await connection.execute(wanted)).one()
        return claimed or "", last


def _order(wanted: Select[Any], question: Question) -> tuple[Any, ...]:
    found = wanted.selected_columns
    sorts = {
        "name": (_who.key,),
        "rating": (func.coalesce(found.mu, -1).desc(),),
        "cards": (func.coalesce(found.cards, -1).desc(),),
        "seen": (found.seen.desc(),),
    }
    return (found.friend.desc(), *sorts[question.sort], _who.key)


def _asked(question: Question) -> Select[Any]:
    """Return the accounts that fit, with what is told of them."""
    machines = question.who == "machines"
    seen, played, owned = _seen(), _played(question.game, machines), _owned()
    has, wants, table = _has(question.viewer), _wants(question.viewer), _table(question.lively)
    friend = and_(_tie.player == question.viewer, _tie.other == _who.id, _tie.kind == "friend")
    last = func.coalesce(seen.c.seen, "")
    cards = case((_who.secluded & (_who.id != question.viewer), None), else_=func.coalesce(owned.c.cards, 0))
    wanted = (
        select(
            _who.id,
            _who.name,
            _who.key,
            _who.claimed,
            last.label("seen"),
            case((_tie.other.is_not(None), 1), else_=0).label("friend"),
            played.c.family,
            played.c.mu,
            played.c.sigma,
            played.c.matches,
            cards.label("cards"),
            func.coalesce(has.c.count, 0).label("has"),
            func.coalesce(wants.c.count, 0).label("wants"),
            table.c.match,
            table.c.against,
        )
        .outerjoin(seen, seen.c.player == _who.id)
        .outerjoin(tables.tie, friend)
        .outerjoin(played, (played.c.player == _who.id) & (played.c.place == 1))
        .outerjoin(owned, owned.c.player == _who.id)
        .outerjoin(has, has.c.player == _who.id)
        .outerjoin(wants, wants.c.player == _who.id)
        .outerjoin(table, (table.c.player == _who.id) & (table.c.place == 1))
        .where(_who.role.in_((Role.MACHINE,) if machines else GROWN))
    )
    if question.name:
        wanted = wanted.where(_who.name.icontains(question.name, autoescape=True))
    if question.who == "here":
        wanted = wanted.where(table.c.match.is_not(None) | _who.id.in_(question.lobby))
    if question.who == "friends":
        wanted = wanted.where(_tie.other.is_not(None))
    if question.who == "wanted":
        wanted = wanted.where(has.c.count > 0)
    if question.game is not None:
        wanted = wanted.where(played.c.family.is_not(None))
    return wanted if question.since is None else wanted.where(last >= question.since)


def _seen() -> Subquery:
    return select(_session.player, func.max(_session.seen).label("seen")).group_by(_session.player).subquery()


def _played(game: str | None, machines: bool) -> Subquery:
    """Return all ratings among people, or with machines, numbered for each player: the family played most is first."""
    place = func.row_number().over(partition_by=_rating.player, order_by=(_rating.matches.desc(), _rating.family))
    wanted = select(tables.rating, place.label("place")).where(_rating.family.endswith(POOL) == machines)
    if game is not None:
        wanted = wanted.where(_rating.family.startswith(f"{game}:", autoescape=True))
    return wanted.subquery()


def _owned() -> Subquery:
    held = possessed().c
    count = func.count(held.asset.distinct()).label("cards")
    return select(held.player, count).where(held.asset != GIL).group_by(held.player).subquery()


def _has(viewer: str) -> Subquery:
    """Return for each player how many cards that the viewer looks for they have, and show."""
    held = possessed()
    wanted = select(held.c.player, func.count(held.c.asset.distinct()).label("count")).select_from(held)
    looked_for = (_wish.asset == held.c.asset) & (_wish.player == literal(viewer)) & (_wish.community == "")
    wanted = wanted.join(tables.wish, looked_for)
    wanted = wanted.join(tables.player, _who.id == held.c.player).where(~_who.secluded, held.c.player != viewer)
    return wanted.group_by(held.c.player).subquery()


def _wants(viewer: str) -> Subquery:
    """Return for each player how many cards of the viewer they look for."""
    held = possessed()
    wanted = select(_wish.player, func.count(_wish.asset.distinct()).label("count")).select_from(tables.wish)
    wanted = wanted.join(held, (held.c.asset == _wish.asset) & (held.c.player == literal(viewer)))
    return wanted.where(_wish.player != viewer, _wish.community == "").group_by(_wish.player).subquery()


def _table(lively: str) -> Subquery:
    """Return the tables with a recent move, by player; each player's newest is numbered first."""
    mine, other, match, entry = tables.seat.alias("mine"), tables.seat.alias("other"), tables.match.c, tables.entry.c
    place = func.row_number().over(partition_by=mine.c.player, order_by=(match.created.desc(), match.id))
    moved = exists(select(entry.seq).where(entry.match == match.id, entry.time >= lively))
    opposite = (other.c.match == match.id) & (other.c.number != mine.c.number)
    against = case((other.c.player.is_(None), ""), else_=other.c.name).label("against")
    wanted = select(mine.c.player, match.id.label("match"), against, place.label("place"))
    wanted = wanted.select_from(tables.match).join(mine, mine.c.match == match.id).join(other, opposite)
    return wanted.where(match.status == "live", mine.c.player.is_not(None), moved).subquery()


def _member(row: Row[Any]) -> Member:
    rating = None if row.family is None else Rating(row.mu, row.sigma, row.matches)
    counts = (row.cards, row.has, row.wants)
    plays = None if row.match is None else Table(row.match, row.against)
    return Member(row.id, row.name, row.claimed or "", row.seen, bool(row.friend), row.family, rating, *counts, plays)
