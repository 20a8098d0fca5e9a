"""The charter on the database, one row; the invitations to the hall; and the check of new accounts by both."""

from collections.abc import Sequence

from sqlalchemy import Connection, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict, Forbidden, NotFound
from parlour.hall.hosting.charter import Admission, Arranged, Charter
from parlour.hall.hosting.invitations import Invitation, Invited, Uninvited
from parlour.store import tables
from parlour.store.handlers import carry_out, insert

_charter, _invitation = tables.charter.c, tables.invitation.c


@carry_out.register
def arrange(arranged: Arranged, connection: Connection) -> None:
    """Write new values over those that were seen."""
    seen = (_charter[field].is_not_distinct_from(value) for field, value in arranged.before.items())
    if connection.execute(update(tables.charter).where(*seen).values(dict(arranged.after))).rowcount == 0:
        raise Conflict("changed-since")


@carry_out.register
def admit(wanted: Admission, connection: Connection) -> None:
    """Check if accounts are open, and use an invitation where one is needed."""
    accounts = connection.execute(select(_charter.accounts)).scalar_one()
    if accounts == "closed":
        raise Forbidden("accounts-closed")
    if accounts == "invited":
        _use(connection, wanted)


def _use(connection: Connection, wanted: Admission) -> None:
    if wanted.invitation is None:
        raise Forbidden("invitation-needed")
    holds = (~_invitation.revoked, _invitation.used < _invitation.uses, _invitation.expires > wanted.now)
    used = update(tables.invitation).where(_invitation.digest == wanted.invitation, *holds)
    if connection.execute(used.values(used=_invitation.used + 1)).rowcount == 0:
        raise Forbidden("invitation-spent")


@carry_out.register
def invite(invited: Invited, connection: Connection) -> None:
    """Write a new invitation."""
    one = invited.invitation
    row = {"id": one.id, "note": one.note, "made": one.made, "expires": one.expires, "uses": one.uses}
    row |= {"used": one.used, "revoked": one.revoked, "digest": invited.digest}
    connection.execute(insert(connection, tables.invitation).values(**row))


@carry_out.register
def uninvite(uninvited: Uninvited, connection: Connection) -> None:
    """Revoke an invitation: it stays on the list, and opens nothing."""
    mine = update(tables.invitation).where(_invitation.id == uninvited.id, ~_invitation.revoked)
    if connection.execute(mine.values(revoked=True)).rowcount == 0:
        raise NotFound("unknown-invitation")


class StoredCharter:
    """The charter of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self) -> Charter:
        """Return the present charter."""
        columns = [column for column in _charter if column.name != "id"]
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(*columns))).one()
        return Charter(**row._mapping)


class StoredInvitations:
    """The invitations of one database; only the digest of a link is kept."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def all(self, limit: int) -> Sequence[Invitation]:
        """Return the invitations, the newest first."""
        columns = [column for column in _invitation if column.name != "digest"]
        wanted = select(*columns).order_by(_invitation.made.desc(), _invitation.id).limit(limit)
        async with self._engine.connect() as connection:
            return [Invitation(**row._mapping) for row in await connection.execute(wanted)]
