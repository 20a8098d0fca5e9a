"""Sessions: the owner of a browser, by the digest of its token; and bans, by which none is opened."""

from typing import Any

from sqlalchemy import Connection, Row, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict, NotFound
from parlour.hall.people import sessions
from parlour.hall.people.bans import Banned, Unbanned, banned
from parlour.hall.people.locale import Locale, LocaleHeard
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session, Visit
from parlour.store import tables
from parlour.store.handlers import carry_out, insert

columns, _ban = tables.session.c, tables.ban.c
_newer = tables.session.alias("newer")


class StoredSessions:
    """The sessions of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def visit(self, digest: str, since: str) -> Visit | None:
        """Return the session of a digest and its player, when it was seen since."""
        who = tables.player.c
        wanted = select(tables.session, who.name, who.role, who.lang, who.zone, _newer.c.created.label("replaced"))
        wanted = wanted.join(tables.player, who.id == columns.player)
        wanted = wanted.outerjoin(_newer, _newer.c.replaces == columns.digest).order_by(_newer.c.created)
        wanted = wanted.where(columns.digest == digest, columns.seen >= since)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        player, locale = Player(row.player, row.name, Role(row.role)), Locale(row.lang, row.zone)
        return Visit(player, _session(row), locale, row.replaced)

    async def of(self, player: str) -> list[Session]:
        """Return a player's sessions, the latest first."""
        wanted = select(tables.session).where(columns.player == player).order_by(columns.seen.desc(), columns.id)
        async with self._engine.connect() as connection:
            return [_session(row) for row in await connection.execute(wanted)]


def _session(row: Row[Any]) -> Session:
    return Session(row.id, row.player, row.digest, row.device, row.created, row.seen, row.replaces)


@carry_out.register
def open_session(opened: sessions.SessionOpened, connection: Connection) -> None:
    """Write a new session; a banned player is refused."""
    one = opened.session
    _need_welcome(connection, one.player, one.created)
    row: dict[str, str | None] = {"id": one.id, "player": one.player, "digest": one.digest, "device": one.device}
    row |= {"created": one.created, "seen": one.seen, "replaces": one.replaces}
    connection.execute(insert(connection, tables.session).values(row))


@carry_out.register
def see_session(seen: sessions.SessionSeen, connection: Connection) -> None:
    """Note when a session was last used."""
    connection.execute(update(tables.session).where(columns.digest == seen.digest).values(seen=seen.now))


@carry_out.register
def replace_session(replaced: sessions.SessionReplaced, connection: Connection) -> None:
    """Delete a session, and free the one that waits for its place."""
    connection.execute(delete(tables.session).where(columns.digest == replaced.digest))
    waited = update(tables.session).where(columns.replaces == replaced.digest)
    connection.execute(waited.values(replaces=None))


@carry_out.register
def hear_locale(heard: LocaleHeard, connection: Connection) -> None:
    """Note the language and zone of a player's requests."""
    said = {"lang": heard.locale.lang, "zone": heard.locale.zone}
    connection.execute(update(tables.player).where(tables.player.c.id == heard.player).values(said))


@carry_out.register
def close_session(closed: sessions.SessionClosed, connection: Connection) -> None:
    """Delete one session."""
    one = delete(tables.session).where(columns.player == closed.player, columns.id == closed.id)
    if connection.execute(one).rowcount == 0:
        raise NotFound("unknown-session")


@carry_out.register
def close_sessions(closed: sessions.SessionsClosed, connection: Connection) -> None:
    """Delete all sessions of a player but one."""
    mine = delete(tables.session).where(columns.player == closed.player)
    connection.execute(mine if closed.keep is None else mine.where(columns.id != closed.keep))


@carry_out.register
def ban(given: Banned, connection: Connection) -> None:
    """Write a ban, one an account; the newest counts. The account's machines lose their tokens."""
    row = {"act": given.act, "until": given.until, "why": given.why}
    statement = insert(connection, tables.ban).values(player=given.player, **row)
    connection.execute(statement.on_conflict_do_update(index_elements=["player"], set_=row))
    machines = select(tables.machine.c.player).where(tables.machine.c.owner == given.player)
    connection.execute(delete(tables.session).where(columns.player.in_(machines)))


@carry_out.register
def unban(given: Unbanned, connection: Connection) -> None:
    """Delete the ban."""
    holds = (_ban.player == given.player, or_(_ban.until.is_(None), _ban.until > given.now))
    named = () if given.act is None else (_ban.act == given.act,)
    if connection.execute(delete(tables.ban).where(*holds, *named)).rowcount == 0:
        raise Conflict("not-banned")


def _need_welcome(connection: Connection, player: str, now: str) -> None:
    """Refuse a banned player."""
    holds = or_(_ban.until.is_(None), _ban.until > now)
    row = connection.execute(select(_ban.until, _ban.why).where(_ban.player == player, holds)).first()
    if row is not None:
        raise banned(row.until, row.why)
