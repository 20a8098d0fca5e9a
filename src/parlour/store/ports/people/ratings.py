"""Ratings: written in the transaction of a match's end, one match at a time for each player."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, case, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.hall.people.player import Role
from parlour.hall.people.ratings import POOL, SURE, Leader, Rated, Rating, Score, Step, pooled, rate
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.people.accounts import GROWN, NAMED

columns, steps = tables.rating.c, tables.rating_step.c


class StoredRatings:
    """The ratings of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def families(self) -> list[str]:
        """Return every family of rules in which people are rated among themselves."""
        wanted = select(columns.family).where(~columns.family.endswith(POOL)).distinct()
        return [row.family for row in await self._rows(wanted.order_by(columns.family))]

    async def leaders(self, family: str, limit: int) -> list[Leader]:
        """Return the strongest of a family; players with an uncertain rating come last."""
        wanted = select(tables.rating, tables.player.c.name).join(tables.player)
        wanted = wanted.where(columns.family == family, tables.player.c.role.in_(GROWN))
        unsure = case((columns.sigma > SURE, 1), else_=0)
        wanted = wanted.order_by(unsure, columns.mu.desc(), columns.player).limit(limit)
        return [Leader(row.name, _rating(row)) for row in await self._rows(wanted)]

    async def of(self, player: str) -> dict[str, Rating]:
        """Return a player's ratings by family."""
        wanted = select(tables.rating).where(columns.player == player).order_by(columns.family)
        return {row.family: _rating(row) for row in await self._rows(wanted)}

    async def among(self, players: Collection[str]) -> dict[tuple[str, str], Rating]:
        """Return the ratings of several players, by player and family."""
        rows = await self._rows(select(tables.rating).where(columns.player.in_(set(players))))
        return {(row.player, row.family): _rating(row) for row in rows}

    async def history(self, player: str, family: str, limit: int) -> list[Step]:
        """Return the steps of a rating, oldest first."""
        wanted = select(tables.rating_step).where(steps.player == player, steps.family == family)
        rows = await self._rows(wanted.order_by(steps.time.desc(), steps.match).limit(limit))
        return [Step(row.match, row.time, row.points, row.margin) for row in reversed(rows)]

    async def scores(self, player: str, limit: int) -> list[Score]:
        """Return a player's score against each account they have met most often."""
        mine, other, match = tables.seat.alias("mine"), tables.seat.alias("other"), tables.match.c
        won = func.sum(case((match.winner == mine.c.number, 1), else_=0))
        lost = func.sum(case((match.winner == other.c.number, 1), else_=0))
        drawn = func.sum(case((match.winner.is_(None), 1), else_=0))
        wanted = (
            select(tables.player.c.name, won.label("won"), drawn.label("drawn"), lost.label("lost"))
            .select_from(tables.match)
            .join(mine, mine.c.match == match.id)
            .join(other, (other.c.match == match.id) & (other.c.number != mine.c.number))
            .join(tables.player, tables.player.c.id == other.c.player)
            .where(mine.c.player == player, match.status == "over", tables.player.c.role.in_(GROWN))
            .group_by(tables.player.c.id, tables.player.c.name)
            .order_by(func.count().desc(), tables.player.c.id)
            .limit(limit)
        )
        return [Score(row.name, int(row.won), int(row.drawn), int(row.lost)) for row in await self._rows(wanted)]

    async def _rows(self, wanted: Any) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).all())


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.matches)


@carry_out.register
def write_ratings(rated: Rated, connection: Connection) -> None:
    """Write both ratings after a match, and the step to them; nothing when one of them has no account.

    A match with a machine is rated apart.
    """
    who = tables.player.c
    roles = list(connection.execute(select(who.role).where(who.id.in_(rated.players))).scalars())
    if len(roles) < len(rated.players) or not set(roles) <= set(NAMED):
        return
    if Role.MACHINE in roles:
        rated = replace(rated, family=pooled(rated.family))
    before = _locked(connection, rated)
    first, second = rated.players
    after = rate(before[first], before[second], rated.winner)
    for player, now in zip(rated.players, after, strict=True):
        place = update(tables.rating).where(columns.player == player, columns.family == rated.family)
        connection.execute(place.values(mu=now.mu, sigma=now.sigma, matches=now.matches))
        step = {"match": rated.match, "player": player, "family": rated.family, "time": rated.now}
        stands = {"points": now.points, "margin": now.margin}
        connection.execute(insert(connection, tables.rating_step).values(**step, **stands))


def _locked(connection: Connection, rated: Rated) -> dict[str, Rating]:
    """Return the present ratings, begun for a player without one; the rows stay locked until the transaction ends."""
    fresh = Rating()
    for player in sorted(rated.players):  # one order everywhere, so that two matches cannot wait for each other
        row = {"mu": fresh.mu, "sigma": fresh.sigma, "matches": 0}
        begun = insert(connection, tables.rating).values(player=player, family=rated.family, **row)
        connection.execute(begun.on_conflict_do_nothing())
    mine = select(tables.rating).where(columns.player.in_(rated.players), columns.family == rated.family)
    rows = connection.execute(mine.order_by(columns.player).with_for_update())
    return {row.player: _rating(row) for row in rows}
