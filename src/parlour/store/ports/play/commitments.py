"""Commitments on the database: made, and used once."""

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.play.commitments import Commit, Commitment, UseCommitment
from parlour.store import tables
from parlour.store.handlers import carry_out

_kept = tables.commitment.c


@carry_out.register
def commit(made: Commit, connection: Connection) -> None:
    """Write a commitment, and delete those that nobody used in time."""
    connection.execute(tables.commitment.delete().where(_kept.created < made.before))
    one = made.commitment
    row = {"id": one.id, "player": one.player, "secret": one.secret.hex()}
    connection.execute(tables.commitment.insert(), {**row, "published": one.published, "created": one.created})


@carry_out.register
def use(used: UseCommitment, connection: Connection) -> None:
    """Take a commitment away; the row is the lock that one of many gets."""
    gone = tables.commitment.delete().where(_kept.id == used.commitment).returning(_kept.id)
    if connection.execute(gone).first() is None:
        raise Conflict("unknown-commitment")


class StoredCommitments:
    """Commitments as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commitment(self, commitment_id: str, player: str) -> Commitment | None:
        """Return the commitment of an id that was made to a player, or None."""
        wanted = select(tables.commitment).where(_kept.id == commitment_id, _kept.player == player)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        return Commitment(row.id, row.player, bytes.fromhex(row.secret), row.published, row.created)
