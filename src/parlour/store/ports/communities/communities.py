"""Communities on the database: their charters and their members."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict, Forbidden, NotFound
from parlour.hall.communities import community as hall
from parlour.hall.communities.charter import following
from parlour.hall.communities.community import Community, Membership
from parlour.hall.communities.shapes import ClubCharter, OwnPurse, Standing
from parlour.hall.money.ledger import purse
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.money.economy import purse_of

BELONGS = ("member", "keeper")
_made, _belongs, _who = tables.community.c, tables.community_member.c, tables.player.c
_edition = tables.edition.c


@carry_out.register
def found(made: hall.Found, connection: Connection) -> None:
    """Write a community, its rules and its keeper; of two with one address only one is made."""
    row = {"id": made.community.id, "charter": made.community.charter, "created": made.community.created}
    kept = insert(connection, tables.community).values(**row, revision=made.community.revision)
    if connection.execute(kept.on_conflict_do_nothing().returning(_made.id)).first() is None:
        raise Conflict("community-exists")
    _play(connection, made.community.id, made.community.charter, made.community.created)
    first = {"standing": "keeper", "since": made.community.created}
    keeper = insert(connection, tables.community_member)
    connection.execute(keeper.values(community=made.community.id, player=made.founder, **first))


@carry_out.register
def recharter(changed: hall.Recharter, connection: Connection) -> None:
    """Write another charter over the one that was seen, and over no other."""
    require_keeper(connection, changed.community, changed.by)
    change = update(tables.community).where(_made.id == changed.community, _made.revision == changed.seen)
    if connection.execute(change.values(charter=changed.charter, revision=changed.seen + 1)).rowcount == 0:
        raise Conflict("community-changed")
    if changed.charter["purse"] is None:
        _require_unused(connection, changed.community)
    _play(connection, changed.community, changed.charter, changed.now)


@carry_out.register
def follow_edition(wanted: hall.FollowEdition, connection: Connection) -> None:
    """Write new charters where a new edition changes their rules; a keeper who edits an older one is refused."""
    older = select(_edition.value).where(_edition.game == wanted.game, _edition.name == wanted.set_name)
    values = [value for value in connection.execute(older).scalars() if value != wanted.newest]
    for row in connection.execute(select(tables.community).order_by(_made.id).with_for_update()).all():
        charter = following(row.charter, values, wanted.newest)
        if charter != row.charter:
            recharter(hall.Recharter(row.id, charter, row.revision, None, wanted.now), connection)


def _require_unused(connection: Connection, community: str) -> None:
    """Refuse if anybody has the community's own gil or cards: they would be out of reach."""
    held = tables.holding.c.account
    if connection.execute(select(held).where(held.endswith(purse("", community), autoescape=True)).limit(1)).first():
        raise Conflict("community-purse-used")


def _play(connection: Connection, community: str, charter: ClubCharter, now: str) -> None:
    """Add the rules played from now on to all that the community has played."""
    for preset in charter["presets"]:
        kept = insert(connection, tables.house_rules)
        connection.execute(kept.values(community=community, rules=preset["rules"], since=now).on_conflict_do_nothing())


@carry_out.register
def join(joined: hall.Join, connection: Connection) -> None:
    """Join, or ask to join, by the charter as it is now: a change at the same time comes before or after."""
    wanted = select(_made.charter).where(_made.id == joined.community).with_for_update()
    charter = connection.execute(wanted).scalar_one_or_none()
    if charter is None:
        raise NotFound("unknown-community")
    standing: Standing = "member" if charter["open"] else "asks"
    kept = insert(connection, tables.community_member)
    kept = kept.values(community=joined.community, player=joined.player, standing=standing, since=joined.now)
    connection.execute(kept.on_conflict_do_nothing())


@carry_out.register
def quit_(gone: hall.Quit, connection: Connection) -> None:
    """Delete a membership, if it is there."""
    mine = (_belongs.community == gone.community) & (_belongs.player == gone.player)
    connection.execute(tables.community_member.delete().where(mine))


@carry_out.register
def admit(wanted: hall.Admit, connection: Connection) -> None:
    """Write another standing for a member."""
    require_keeper(connection, wanted.community, wanted.by)
    theirs = (_belongs.community == wanted.community) & (_belongs.player == wanted.player)
    change = update(tables.community_member).where(theirs).values(standing=wanted.standing)
    if connection.execute(change).rowcount == 0:
        raise Conflict("not-of-community")


@carry_out.register
def put_out(wanted: hall.PutOut, connection: Connection) -> None:
    """Delete a membership by a keeper's decision."""
    require_keeper(connection, wanted.community, wanted.by)
    quit_(hall.Quit(wanted.community, wanted.player), connection)


@carry_out.register
def need_members(needed: hall.NeedMembers, connection: Connection) -> None:
    """Refuse outsiders, in the transaction in which something moves; the charter stays as it is until that is over."""
    connection.execute(select(_made.id).where(_made.id == needed.community).with_for_update(read=True))
    _require_members(connection, needed)


def _require_members(connection: Connection, needed: hall.NeedMembers) -> OwnPurse:
    own = purse_of(connection, needed.community)
    if own is None:
        raise Conflict("community-shares")
    belong = select(_belongs.player).where(_belongs.community == needed.community, _belongs.standing.in_(BELONGS))
    outside = select(_who.name).where(_who.id.in_(needed.players), _who.id.not_in(belong)).order_by(_who.id)
    name = connection.execute(outside.limit(1)).scalar_one_or_none()
    if name is not None:
        raise Forbidden("community-outsider", name=name, community=needed.community)
    return own


def require_keeper(connection: Connection, community: str, by: str | None) -> None:
    """Refuse anybody who is not a keeper now, nor a host."""
    keeper = select(_belongs.player).where(_belongs.community == community, _belongs.standing == "keeper")
    if by is not None and connection.execute(keeper.where(_belongs.player == by).with_for_update()).first() is None:
        raise Forbidden("keeper-needed")


class StoredCommunities:
    """The communities of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def all(self) -> Sequence[Community]:
        """Return all communities, the oldest first."""
        wanted = select(tables.community).order_by(_made.created, _made.id)
        return [_community(row) for row in await self._rows(wanted)]

    async def community(self, community: str) -> Community | None:
        """Return the community of an id, or None."""
        rows = await self._rows(select(tables.community).where(_made.id == community))
        return _community(rows[0]) if rows else None

    async def counts(self) -> Mapping[str, int]:
        """Return the number of members of each community that has any."""
        wanted = select(_belongs.community, func.count().label("members")).where(_belongs.standing.in_(BELONGS))
        return {row.community: row.members for row in await self._rows(wanted.group_by(_belongs.community))}

    async def of(self, player: str) -> Mapping[str, Standing]:
        """Return a player's standing in each community that has one for them."""
        wanted = select(_belongs.community, _belongs.standing).where(_belongs.player == player)
        return {row.community: row.standing for row in await self._rows(wanted)}

    async def require(self, needed: hall.NeedMembers) -> OwnPurse:
        """Return what a community gives to newcomers; a Refusal as of the effect."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(_require_members, needed)

    async def people(self, community: str) -> Sequence[Membership]:
        """Return the members of a community and those who ask to join, the first to come first."""
        wanted = select(tables.community_member, _who.name).join(tables.player, _who.id == _belongs.player)
        wanted = wanted.where(_belongs.community == community).order_by(_belongs.since, _who.key)
        return [
            Membership(row.community, row.player, row.name, row.standing, row.since) for row in await self._rows(wanted)
        ]

    async def _rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
        return rows


def _community(row: Row[Any]) -> Community:
    return Community(row.id, row.charter, row.created, row.revision)
