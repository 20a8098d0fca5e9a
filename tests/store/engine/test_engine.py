"""Cancelled statements: cancelling one, and again while its connection is released, leaves nothing behind."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.store.databases import engine_at, fresh
from tests.web.visiting import PATIENCE

LONG = {
    "sqlite": "WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up LIMIT 300000) SELECT max(n) FROM up",
    "postgresql": "SELECT pg_sleep(0.2)",
}


@pytest.mark.parametrize("kind", LONG)
@pytest.mark.parametrize("turns", range(4))
def test_a_connection_lets_go_of_whoever_is_cancelled_twice(tmp_path: Path, kind: str, turns: int) -> None:
    """Every task ends and the database still answers, whatever the number of turns of the loop between the
    cancellations.
    """

    async def cancel_twice(url: str) -> set[asyncio.Task[None]]:
        async with engine_at(url) as engine:
            running = asyncio.Event()

            async def ask() -> None:
                async with engine.connect() as connection:
                    running.set()
                    await connection.execute(text(LONG[kind]))

            asking = asyncio.create_task(ask())
            await running.wait()
            for _ in range(10):  # the statement is on its way
                await asyncio.sleep(0)
            asking.cancel()
            for _ in range(turns):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.wait({asking})
            assert asking.cancelled()
            async with engine.connect() as connection:
                assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
        left = asyncio.all_tasks() - {asyncio.current_task()}
        return (await asyncio.wait(left, timeout=PATIENCE))[1] if left else set()

    with fresh(kind, tmp_path) as url:
        assert asyncio.run(cancel_twice(url)) == set()
