"""Failing statements say what failed without any value, so that no secret seed or password hash reaches a log."""

import asyncio
import traceback
from collections.abc import Awaitable, Callable, Mapping, Sequence

import pytest
from sqlalchemy import Executable, insert, text
from sqlalchemy.exc import DBAPIError
from structlog.testing import capture_logs

from parlour.store import tables
from tests.store.databases import engine_at, writing_at

SECRET = "5ec2e7" * 10
TOURNAMENT = {
    "id": "cup", "name": "Cup", "game": "nim", "rules": "nim:free", "form": "knockout", "organiser": "ann",
    "secret": SECRET, "created": "now", "most": 8, "guests": True, "terms": {}, "status": "open", "version": 0,
}  # fmt: skip
PLAYER = {"id": "ann", "name": "Ann", "role": "player", "password": SECRET}
# Each breaks another constraint of the schema: a required value, a unique key, an existing table.
BROKEN: Mapping[str, Sequence[Executable]] = {
    "nothing where something must be": [insert(tables.tournament).values(**{**TOURNAMENT, "name": None})],
    "the same key twice": [insert(tables.tournament).values(**TOURNAMENT)] * 2,
    "a secret as key twice": [insert(tables.shop).values(secret=SECRET)] * 2,
    "a value of another type": [
        text("SELECT CAST(:secret AS INTEGER) FROM shop").bindparams(secret=SECRET),
        text("SELECT * FROM nowhere"),
    ],
}


async def in_the_loop(url: str, statements: Sequence[Executable]) -> None:
    """Run the statements in the loop, as readers do."""
    async with engine_at(url) as engine, engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)


async def in_the_thread(url: str, statements: Sequence[Executable]) -> None:
    """Run the statements in a thread, as the writer does."""
    with writing_at(url) as engine, engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize("run", [in_the_loop, in_the_thread])
@pytest.mark.parametrize("broken", BROKEN)
def test_a_failing_statement_keeps_its_values_to_itself(
    url: str, broken: str, run: Callable[[str, Sequence[Executable]], Awaitable[None]]
) -> None:
    """Neither the error, nor its cause, nor a traceback of both contains a value that was to be written."""

    async def fail() -> str:
        try:
            await run(url, BROKEN[broken])
        except DBAPIError as error:
            told = [repr(error), str(error), repr(error.orig), str(error.orig), *traceback.format_exception(error)]
            return "\n".join(told)
        raise AssertionError("the statement was to fail")

    with capture_logs() as logged:
        told = asyncio.run(fail())
    assert "Error" in told or "Violation" in told
    assert SECRET not in told and SECRET not in repr(logged)
