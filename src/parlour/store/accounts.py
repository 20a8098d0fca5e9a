"""Accounts: kept beside the guests they grew from."""

from typing import Any

from sqlalchemy import ColumnElement, Row, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.core.refusal import Refusal
from parlour.hall import accounts
from parlour.hall.accounts import Credentials
from parlour.hall.names import name_key
from parlour.hall.player import Player, Role
from parlour.store import tables
from parlour.store.carriers import carries, insert

columns = tables.player.c


def player_of(row: Row[Any]) -> Player:
    """The player of a row with his id, name and role."""
    return Player(row.id, row.name, Role(row.role))


class StoredAccounts:
    """The accounts of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def named(self, name: str) -> Player | None:
        """The account of a name, however it is written."""
        row = await self._row(name)
        return None if row is None else player_of(row)

    async def credentials(self, name: str) -> Credentials | None:
        """The same with its password's hash."""
        row = await self._row(name)
        return None if row is None else Credentials(player_of(row), row.password)

    async def export(self, player: str) -> dict[str, Any]:
        """Everything the hall keeps about a player, but for hashes."""
        async with self._engine.connect() as connection:
            me = (await connection.execute(select(tables.player).where(columns.id == player))).one()
            sessions = await connection.execute(select(tables.session).where(tables.session.c.player == player))
            sat = select(tables.match, tables.seat.c.number, tables.seat.c.name.label("called"))
            sat = sat.join(tables.seat, tables.seat.c.match == tables.match.c.id)
            sat = sat.where(tables.seat.c.player == player).order_by(tables.match.c.created)
            rated = select(tables.rating).where(tables.rating.c.player == player)
            said = select(tables.chat_line).where(tables.chat_line.c.player == player)
            return {
                "player": {"id": me.id, "name": me.name, "role": me.role, "claimed": me.claimed},
                "sessions": [{"device": s.device, "created": s.created, "seen": s.seen} for s in sessions],
                "ratings": [_rating(row) for row in await connection.execute(rated)],
                "matches": [_match(row) for row in await connection.execute(sat)],
                "said": [{"match": s.match, "time": s.time, "text": s.text} for s in await connection.execute(said)],
            }

    async def _row(self, name: str) -> Row[Any] | None:
        async with self._engine.connect() as connection:
            wanted = select(tables.player).where(columns.key == name_key(name))
            return (await connection.execute(wanted)).first()


def _match(row: Row[Any]) -> dict[str, Any]:
    shown = ("id", "game", "rules", "status", "created", "ended", "winner", "called")
    return {"seat": row.number} | {name: getattr(row, name) for name in shown}


def _rating(row: Row[Any]) -> dict[str, Any]:
    return {"family": row.family, "mu": row.mu, "sigma": row.sigma, "matches": row.matches}


@carries(accounts.Arrived)
async def arrive(connection: AsyncConnection, arrived: accounts.Arrived) -> None:
    """A new guest."""
    player = arrived.player
    await connection.execute(insert(connection, tables.player).values(id=player.id, name=player.name, role=player.role))


@carries(accounts.Renamed)
async def rename(connection: AsyncConnection, renamed: accounts.Renamed) -> None:
    """Another name. A guest's is his alone to keep apart, but it is never an account's."""
    key = name_key(renamed.name)
    taken = select(columns.id).where(columns.key == key, columns.id != renamed.player)
    if (await connection.execute(taken)).first() is not None:
        raise Refusal("name-taken")
    mine = columns.id == renamed.player
    await _unique(connection, mine & columns.key.is_not(None), {"name": renamed.name, "key": key})
    await connection.execute(update(tables.player).where(mine, columns.key.is_(None)).values(name=renamed.name))


@carries(accounts.Claimed)
async def claim(connection: AsyncConnection, claimed: accounts.Claimed) -> None:
    """A guest becomes an account; every row that names his id stays as it is."""
    account = {"password": claimed.password, "role": Role.PLAYER, "claimed": claimed.now}
    change = {"name": claimed.name, "key": name_key(claimed.name), **account}
    if await _unique(connection, (columns.id == claimed.player) & (columns.role == Role.GUEST), change) == 0:
        raise Refusal("already-claimed")


async def _unique(connection: AsyncConnection, which: ColumnElement[bool], change: dict[str, Any]) -> int:
    """Change a row as long as its key stays the only one of its kind; how many rows were changed."""
    try:
        async with connection.begin_nested():
            return (await connection.execute(update(tables.player).where(which).values(change))).rowcount
    except IntegrityError:
        raise Refusal("name-taken") from None


@carries(accounts.PasswordChanged)
async def change_password(connection: AsyncConnection, changed: accounts.PasswordChanged) -> None:
    """Another password."""
    mine = update(tables.player).where(columns.id == changed.player, columns.password.is_not(None))
    await connection.execute(mine.values(password=changed.password))


@carries(accounts.Appointed)
async def appoint(connection: AsyncConnection, appointed: accounts.Appointed) -> None:
    """Another role, for an account that is none of a host."""
    grown = columns.role.in_([Role.PLAYER, Role.MODERATOR])
    change = update(tables.player).where(columns.id == appointed.player, grown).values(role=appointed.role)
    if (await connection.execute(change)).rowcount == 0:
        raise Refusal("role-fixed")


@carries(accounts.HostTokenMade)
async def make_host_token(connection: AsyncConnection, made: accounts.HostTokenMade) -> None:
    """A token that works once."""
    await connection.execute(insert(connection, tables.host_token).values(digest=made.digest, created=made.now))


@carries(accounts.HostTokenUsed)
async def use_host_token(connection: AsyncConnection, used: accounts.HostTokenUsed) -> None:
    """The token goes, the account is a host's."""
    token = delete(tables.host_token).where(tables.host_token.c.digest == used.digest)
    if (await connection.execute(token)).rowcount == 0:
        raise Refusal("bad-host-token")
    mine = update(tables.player).where(columns.id == used.player, columns.password.is_not(None))
    if (await connection.execute(mine.values(role=Role.HOST))).rowcount == 0:
        raise Refusal("account-needed")


@carries(accounts.Departed)
async def depart(connection: AsyncConnection, departed: accounts.Departed) -> None:
    """Name, password and sessions go; the seats he sat on keep nobody's name, in their logs as well."""
    gone = {"name": "", "key": None, "password": None, "claimed": None, "role": Role.LEFT}
    await connection.execute(update(tables.player).where(columns.id == departed.player).values(gone))
    await connection.execute(delete(tables.session).where(tables.session.c.player == departed.player))
    sat = tables.seat.c.player == departed.player
    matches = select(tables.seat.c.match).where(sat)
    entry = tables.entry.c
    seated = select(entry.match, entry.seq, entry.body).where(entry.kind == "seated", entry.match.in_(matches))
    for row in (await connection.execute(seated)).all():
        data = row.body["data"]
        if data["player"] == departed.player:
            place = update(tables.entry).where(entry.match == row.match, entry.seq == row.seq)
            await connection.execute(place.values(body={**row.body, "data": {**data, "name": ""}}))
    await connection.execute(update(tables.seat).where(sat).values(name=""))
