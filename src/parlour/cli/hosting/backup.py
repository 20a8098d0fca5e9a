"""`parlour backup FILE`: all that the hall keeps as one file, while it runs."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import screen
from parlour.cli.hosting.where import Data
from parlour.cli.hosting.where import Database as Address
from parlour.store import backup as store
from parlour.store.engine.engine import reached
from parlour.store.engine.file import leaving_nothing
from parlour.web.settings import chosen


def backup(
    file: Annotated[Path, typer.Argument(help=screen.say("cli-backup-file"))],
    database: Address = None,
    data: Data = None,
) -> None:
    """Write the file and say how much is in it."""
    url = chosen(database=database, data=data).database_url
    with leaving_nothing(url):
        rows = asyncio.run(_write(url, file))
    screen.console().print(screen.say("cli-backup-done", rows=rows, file=str(file)), soft_wrap=True)


async def _write(url: str, file: Path) -> int:
    engine = await reached(url)
    try:
        with screen.progress("cli-backup-writing") as progress:
            return await store.write(engine, file, progress)
    finally:
        await engine.dispose()
