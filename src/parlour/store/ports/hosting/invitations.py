"""Invitations on the database: only the digest of a link is kept."""

from collections.abc import Sequence

from sqlalchemy import Connection, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import NotFound
from parlour.hall.hosting.invitations import Invitation, Invited, Uninvited
from parlour.store import tables
from parlour.store.handlers import handles, insert

_invitation = tables.invitation.c


@handles(Invited)
def invite(connection: Connection, invited: Invited) -> None:
    """Write a new invitation."""
    one = invited.invitation
    row = {"id": one.id, "note": one.note, "made": one.made, "expires": one.expires, "uses": one.uses}
    row |= {"used": one.used, "revoked": one.revoked, "digest": invited.digest}
    connection.execute(insert(connection, tables.invitation).values(**row))


@handles(Uninvited)
def uninvite(connection: Connection, uninvited: Uninvited) -> None:
    """Revoke an invitation: it stays on the list, and opens nothing."""
    mine = update(tables.invitation).where(_invitation.id == uninvited.id, ~_invitation.revoked)
    if connection.execute(mine.values(revoked=True)).rowcount == 0:
        raise NotFound("unknown-invitation")


class StoredInvitations:
    """The invitations of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def all(self, limit: int) -> Sequence[Invitation]:
        """Return the invitations, the newest first."""
        columns = [column for column in _invitation if column.name != "digest"]
        wanted = select(*columns).order_by(_invitation.made.desc(), _invitation.id).limit(limit)
        async with self._engine.connect() as connection:
            return [Invitation(**row._mapping) for row in await connection.execute(wanted)]
