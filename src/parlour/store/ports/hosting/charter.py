"""The charter on the database, one row, with the check of new accounts by it."""

from sqlalchemy import Connection, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict, Forbidden
from parlour.hall.hosting.charter import Admission, Arranged, Charter
from parlour.store import tables
from parlour.store.handlers import handles

_charter, _invitation = tables.charter.c, tables.invitation.c


@handles(Arranged)
def arrange(connection: Connection, arranged: Arranged) -> None:
    """Write new values over those that were seen."""
    seen = (_charter[field].is_not_distinct_from(value) for field, value in arranged.before.items())
    if connection.execute(update(tables.charter).where(*seen).values(dict(arranged.after))).rowcount == 0:
        raise Conflict("changed-since")


@handles(Admission)
def admit(connection: Connection, wanted: Admission) -> None:
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
