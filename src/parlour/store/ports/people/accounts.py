"""Accounts: kept beside the guests they grew from."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict, Forbidden, NotFound
from parlour.hall.cups.tournaments import Vacate
from parlour.hall.people import accounts
from parlour.hall.people.accounts import Credentials
from parlour.hall.people.keys import KeyMade, KeyUsed
from parlour.hall.people.names import name_key, skeleton
from parlour.hall.people.player import Player, Role
from parlour.store import personal, tables
from parlour.store.handlers import carry_out, insert

columns = tables.player.c
GROWN = (Role.PLAYER, Role.MODERATOR, Role.HOST)  # roles of accounts
NAMED = (*GROWN, Role.MACHINE)  # roles whose names are unique


def player_of(row: Row[Any]) -> Player:
    """Return the player of a row with their id, name and role."""
    return Player(row.id, row.name, Role(row.role))


class StoredAccounts:
    """The accounts of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def named(self, name: str) -> Player | None:
        """Return the account of a name, in any spelling."""
        row = await self._row(name)
        return None if row is None else player_of(row)

    async def credentials(self, name: str) -> Credentials | None:
        """Return the account of a name with its password's hash."""
        row = await self._row(name)
        return None if row is None else Credentials(player_of(row), row.password)

    async def opened_by(self, digest: str, now: str) -> Player | None:
        """Return the account that a key opens, or None."""
        key = tables.account_key.c
        wanted = select(tables.player).join(tables.account_key, key.player == columns.id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.where(key.digest == digest, key.expires > now))).first()
        return None if row is None else player_of(row)

    async def export(self, player: str) -> dict[str, Any]:
        """Return everything the hall keeps about a player, but for hashes."""
        async with self._engine.connect() as connection:
            return await personal.export(connection, player)

    async def _row(self, name: str) -> Row[Any] | None:
        async with self._engine.connect() as connection:
            wanted = select(tables.player).where(columns.key == name_key(name))
            return (await connection.execute(wanted)).first()


@carry_out.register
def arrive(arrived: accounts.Arrived, connection: Connection) -> None:
    """Write a new guest."""
    player = arrived.player
    connection.execute(insert(connection, tables.player).values(id=player.id, name=player.name, role=player.role))


def make_machine(connection: Connection, player: Player, now: str) -> None:
    """Write a new player under a name that no account has, and no other machine."""
    _require_free(connection, player.id, player.name)
    arrive(accounts.Arrived(player), connection)
    _unique(connection, columns.id == player.id, {**_called(player.name), "claimed": now})


@carry_out.register
def rename(renamed: accounts.Renamed, connection: Connection) -> None:
    """Write another name. A guest's may be shared with guests, but is never an account's, nor like one."""
    _require_free(connection, renamed.player, renamed.name)
    mine = columns.id == renamed.player
    _unique(connection, mine & columns.key.is_not(None), _called(renamed.name))
    connection.execute(update(tables.player).where(mine, columns.key.is_(None)).values(name=renamed.name))


@carry_out.register
def claim(claimed: accounts.Claimed, connection: Connection) -> None:
    """Turn a guest into an account; every row that names their id stays as it is."""
    _require_free(connection, claimed.player, claimed.name)
    account = {"password": claimed.password, "role": Role.PLAYER, "claimed": claimed.now}
    change = {**_called(claimed.name), **account}
    if _unique(connection, (columns.id == claimed.player) & (columns.role == Role.GUEST), change) == 0:
        raise Conflict("already-claimed")


def _called(name: str) -> dict[str, str]:
    return {"name": name, "key": name_key(name), "skeleton": skeleton(name)}


def _require_free(connection: Connection, player: str, name: str) -> None:
    """Refuse a name that another account has, or that looks like one."""
    for column, value, code in (
        (columns.key, name_key(name), "name-taken"),
        (columns.skeleton, skeleton(name), "name-alike"),
    ):
        taken = select(columns.id).where(column == value, columns.id != player)
        if connection.execute(taken).first() is not None:
            raise Conflict(code)


def _unique(connection: Connection, which: ColumnElement[bool], change: dict[str, Any]) -> int:
    """Change rows as long as the name stays unique, and return how many were changed."""
    try:
        with connection.begin_nested():
            return connection.execute(update(tables.player).where(which).values(change)).rowcount
    except IntegrityError:  # another transaction was faster
        raise Conflict("name-taken") from None


@carry_out.register
def change_password(changed: accounts.PasswordChanged, connection: Connection) -> None:
    """Write another password."""
    mine = update(tables.player).where(columns.id == changed.player, columns.password.is_not(None))
    connection.execute(mine.values(password=changed.password))


@carry_out.register
def make_key(made: KeyMade, connection: Connection) -> None:
    """Write the one key of an account."""
    kept = {"digest": made.digest, "expires": made.expires}
    writing = insert(connection, tables.account_key).values(player=made.player, **kept)
    connection.execute(writing.on_conflict_do_update(index_elements=["player"], set_=kept))


@carry_out.register
def use_key(used: KeyUsed, connection: Connection) -> None:
    """Delete the key, and every session of the account."""
    key = tables.account_key.c
    fits = (key.player == used.player, key.digest == used.digest, key.expires > used.now)
    if connection.execute(delete(tables.account_key).where(*fits)).rowcount == 0:
        raise NotFound("unknown-key")
    change_password(accounts.PasswordChanged(used.player, used.password), connection)
    connection.execute(delete(tables.session).where(tables.session.c.player == used.player))


@carry_out.register
def appoint(appointed: accounts.Appointed, connection: Connection) -> None:
    """Write another role, for an account that is not a host's."""
    grown = columns.role.in_([Role.PLAYER, Role.MODERATOR])
    change = update(tables.player).where(columns.id == appointed.player, grown).values(role=appointed.role)
    if connection.execute(change).rowcount == 0:
        raise Forbidden("role-fixed")


@carry_out.register
def make_host_token(made: accounts.HostTokenMade, connection: Connection) -> None:
    """Write a token that works once."""
    connection.execute(insert(connection, tables.host_token).values(digest=made.digest, created=made.now))


@carry_out.register
def use_host_token(used: accounts.HostTokenUsed, connection: Connection) -> None:
    """Delete the token, and make the account a host's."""
    token = delete(tables.host_token).where(tables.host_token.c.digest == used.digest)
    if connection.execute(token).rowcount == 0:
        raise Forbidden("bad-host-token")
    mine = update(tables.player).where(columns.id == used.player, columns.password.is_not(None))
    if connection.execute(mine.values(role=Role.HOST)).rowcount == 0:
        raise Forbidden("account-needed")


def have_accounts(connection: Connection, players: Sequence[str]) -> bool:
    """Return True if all players of these ids have accounts now."""
    grown = select(func.count()).where(columns.id.in_(players), columns.role.in_(GROWN))
    return connection.execute(grown).scalar_one() == len(players)


@carry_out.register
def need_accounts(needed: accounts.NeedAccounts, connection: Connection) -> None:
    """Refuse players without accounts, in the transaction in which they give and get."""
    if not have_accounts(connection, needed.players):
        raise Forbidden("both-need-accounts")


@carry_out.register
def depart(departed: accounts.Departed, connection: Connection) -> None:
    """Delete what is the player's alone, their messages and their machines.

    Their name is removed from seats, in the logs as well.
    """
    machines = select(tables.machine.c.player).where(tables.machine.c.owner == departed.player)
    for machine in connection.execute(machines).scalars().all():
        depart(accounts.Departed(machine, departed.now), connection)
    carry_out(Vacate(departed.player, departed.now), connection)
    gone = dict.fromkeys(("key", "skeleton", "password", "claimed", "lang", "zone")) | {"name": "", "role": Role.LEFT}
    connection.execute(update(tables.player).where(columns.id == departed.player).values(gone))
    reached = (tables.notice, tables.reach, tables.browser, tables.delivery, tables.absence)
    own = (tables.session, tables.account_key, tables.deck, tables.kept_rules, tables.wish, tables.stage_reached)
    hosted = (tables.ban, tables.former_name, tables.community_member)
    for table in (*own, *hosted, *reached, tables.machine):
        connection.execute(delete(table).where(table.c.player == departed.player))
    tied = tables.tie.c
    connection.execute(delete(tables.tie).where(or_(tied.player == departed.player, tied.other == departed.player)))
    sat = tables.seat.c.player == departed.player
    matches = select(tables.seat.c.match).where(sat)
    entry = tables.entry.c
    seated = select(entry.match, entry.seq, entry.body).where(entry.kind == "seated", entry.match.in_(matches))
    for row in connection.execute(seated).all():
        data = row.body["data"]
        if data["player"] == departed.player:
            place = update(tables.entry).where(entry.match == row.match, entry.seq == row.seq)
            connection.execute(place.values(body={**row.body, "data": {**data, "name": ""}}))
    connection.execute(update(tables.seat).where(sat).values(name=""))
    connection.execute(update(tables.entrant).where(tables.entrant.c.player == departed.player).values(name=""))
