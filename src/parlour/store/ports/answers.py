"""Answers: the answers to commands that may come twice."""

from dataclasses import asdict

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.effects import Answered
from parlour.store import tables
from parlour.store.handlers import handles, insert


@handles(Answered)
def remember(connection: Connection, answered: Answered) -> None:
    """Write an answer; "already-answered" when the same command was answered first elsewhere."""
    statement = insert(connection, tables.answered).values(asdict(answered)).on_conflict_do_nothing()
    if connection.execute(statement.returning(tables.answered.c.command)).first() is None:
        raise Conflict("already-answered")


async def answer_to(engine: AsyncEngine, player: str, command: str) -> Answered | None:
    """Return the answer to a player's command that came before; None when it did not."""
    known = tables.answered.c
    wanted = select(tables.answered).where(known.player == player, known.command == command)
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else Answered(**row._mapping)
