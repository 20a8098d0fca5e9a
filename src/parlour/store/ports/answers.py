"""Answers: what was said to commands that may come twice."""

from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.effects import Answered
from parlour.store import tables
from parlour.store.handlers import handles, insert


@handles(Answered)
def remember(connection: Connection, answered: Answered) -> None:
    """Write an answer down; "already-answered" when another of the same command was faster."""
    row = {"player": answered.player, "command": answered.command, "answer": answered.answer}
    statement = insert(connection, tables.answered).values(row).on_conflict_do_nothing()
    if connection.execute(statement.returning(tables.answered.c.command)).first() is None:
        raise Conflict("already-answered")


async def answer_to(engine: AsyncEngine, player: str, command: str) -> Any:
    """What a player's command was answered when it came before; None when it did not."""
    known = tables.answered.c
    wanted = select(known.answer).where(known.player == player, known.command == command)
    async with engine.connect() as connection:
        return (await connection.execute(wanted)).scalar_one_or_none()
