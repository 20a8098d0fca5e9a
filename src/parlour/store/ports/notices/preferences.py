"""Preferences on the database: people's choices of messages outside, and the browsers that may be pushed."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import NotFound
from parlour.hall.notices.preferences import (
    ALL,
    LANG,
    MOST_BROWSERS,
    ZONE,
    BrowserJoins,
    BrowserLeaves,
    MailAsked,
    MailProven,
    NoticePreferences,
    PushKeys,
    SetPreferences,
)
from parlour.hall.notices.shapes import Localised
from parlour.store import tables
from parlour.store.handlers import carry_out, insert

_reach, _browser, _session = tables.reach.c, tables.browser.c, tables.session.c
_spoken = tables.player.c
# All preferences but their player; what they did not choose comes from their requests.
PREFERENCES = [
    *(column for column in _reach if column.name not in ("player", "lang", "zone")),
    func.coalesce(_reach.lang, _spoken.lang, LANG).label("lang"),
    func.coalesce(_reach.zone, _spoken.zone, ZONE).label("zone"),
    _reach.lang.is_not(None).label("lang_chosen"),
    _reach.zone.is_not(None).label("zone_chosen"),
]
ONE = "web"  # the name of the only pair of keys
# A browser is a player's as long as they are signed in there.
SIGNED_IN = and_(_session.id == _browser.session, _session.player == _browser.player)


@carry_out.register
def set_preferences(wanted: SetPreferences, connection: Connection) -> None:
    """Write the named values, and leave the rest."""
    _write(connection, wanted.player, wanted.values)


@carry_out.register
def ask_mail(asked: MailAsked, connection: Connection) -> None:
    """Write an address that has to be proven."""
    _write(connection, asked.player, {"mail": asked.mail, "mail_proof": asked.digest})


def _write(connection: Connection, player: str, values: Mapping[str, Any]) -> None:
    writing = insert(connection, tables.reach).values({**values, "player": player})
    connection.execute(writing.on_conflict_do_update(index_elements=[_reach.player], set_=dict(values)))


@carry_out.register
def prove_mail(proven: MailProven, connection: Connection) -> None:
    """Let the address that was sent the proof count from now on."""
    shown = update(tables.reach).where(_reach.mail_proof == proven.digest).values(mail_proof=None)
    if connection.execute(shown).rowcount == 0:
        raise NotFound("unknown-proof")


@carry_out.register
def join(joins: BrowserJoins, connection: Connection) -> None:
    """Write a browser with the player signed in there now; it is the one of its session, and the player's oldest go."""
    one = joins.browser
    connection.execute(delete(tables.browser).where(_browser.session == one.session))
    others = select(_browser.endpoint).where(_browser.player == one.player, _browser.endpoint != one.endpoint)
    older = others.order_by(_browser.created.desc(), _browser.endpoint).offset(MOST_BROWSERS - 1)
    connection.execute(delete(tables.browser).where(_browser.endpoint.in_(older)))
    known = {"p256dh": one.p256dh, "auth": one.auth, "session": one.session, "player": one.player}
    writing = insert(connection, tables.browser).values(endpoint=one.endpoint, created=joins.now, **known)
    connection.execute(writing.on_conflict_do_update(index_elements=[_browser.endpoint], set_=known))


@carry_out.register
def leave(leaves: BrowserLeaves, connection: Connection) -> None:
    """Delete a browser."""
    connection.execute(delete(tables.browser).where(_browser.endpoint == leaves.endpoint))


def preferences_of(player: str, row: Row[Any]) -> NoticePreferences:
    """Return the preferences of a row of `PREFERENCES`."""
    wants = {**ALL, **{topic: tuple(channels) for topic, channels in (row.wants or {}).items()}}
    proven = row.mail is not None and row.mail_proof is None
    chosen: dict[Localised, bool] = {"lang": row.lang_chosen, "zone": row.zone_chosen}
    mine = tuple(name for name, is_mine in chosen.items() if is_mine)
    known = (row.quiet, row.digest, row.mail, proven, row.hook, row.hook_secret)
    return NoticePreferences(player, row.lang, row.zone, mine, wants, *known)


class StoredPreferences:
    """The choices of messages outside, of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(writes=True)

    async def of(self, player: str) -> NoticePreferences:
        """Return a player's preferences."""
        wanted = select(*PREFERENCES).select_from(tables.player).outerjoin(tables.reach, _reach.player == _spoken.id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.where(_spoken.id == player))).first()
        return NoticePreferences(player) if row is None else preferences_of(player, row)

    async def browsers(self, player: str) -> Mapping[str, str]:
        """Return the browsers that may be pushed for a player: the sessions by their endpoints."""
        wanted = select(_browser.endpoint, _browser.session).join(tables.session, SIGNED_IN)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.where(_browser.player == player))).all()
        return {row.endpoint: row.session for row in rows}

    async def push_keys(self, made: PushKeys) -> PushKeys:
        """Return the hall's keys; of several processes that start at once, the first one's."""
        named = {"name": ONE, "private": made.private, "public": made.public, "browsers": made.browsers}
        async with self._writing.begin() as connection:
            await connection.run_sync(
                lambda sync: sync.execute(insert(sync, tables.push_keys).values(named).on_conflict_do_nothing())
            )
            row = (await connection.execute(select(tables.push_keys))).one()
        return PushKeys(row.private, row.public, row.browsers)
