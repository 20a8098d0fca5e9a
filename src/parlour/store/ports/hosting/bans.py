"""Bans on the database: they are checked when a session is opened."""

from sqlalchemy import Connection, delete, or_, select

from parlour.core.refusal import Conflict
from parlour.hall.people.bans import Banned, Unbanned, banned
from parlour.store import tables
from parlour.store.handlers import handles, insert

_ban = tables.ban.c


@handles(Banned)
def ban(connection: Connection, given: Banned) -> None:
    """Write a ban, one an account; the newest counts. The account's machines lose their tokens."""
    row = {"act": given.act, "until": given.until, "why": given.why}
    statement = insert(connection, tables.ban).values(player=given.player, **row)
    connection.execute(statement.on_conflict_do_update(index_elements=["player"], set_=row))
    machines = select(tables.machine.c.player).where(tables.machine.c.owner == given.player)
    connection.execute(delete(tables.session).where(tables.session.c.player.in_(machines)))


@handles(Unbanned)
def unban(connection: Connection, given: Unbanned) -> None:
    """Delete the ban."""
    holds = (_ban.player == given.player, or_(_ban.until.is_(None), _ban.until > given.now))
    named = () if given.act is None else (_ban.act == given.act,)
    if connection.execute(delete(tables.ban).where(*holds, *named)).rowcount == 0:
        raise Conflict("not-banned")


def need_welcome(connection: Connection, player: str, now: str) -> None:
    """Refuse a banned player."""
    holds = or_(_ban.until.is_(None), _ban.until > now)
    row = connection.execute(select(_ban.until, _ban.why).where(_ban.player == player, holds)).first()
    if row is not None:
        raise banned(row.until, row.why)
