"""`parlour restore FILE`: a database filled with a backup, on SQLite or PostgreSQL, wherever it was made."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import screen
from parlour.cli.hosting.where import Data
from parlour.cli.hosting.where import Database as Address
from parlour.store import backup
from parlour.store.engine.engine import reached
from parlour.store.engine.file import leaving_nothing, served_alone
from parlour.web.settings import chosen


def restore(
    file: Annotated[Path, typer.Argument(help=screen.say("cli-restore-file"))],
    database: Address = None,
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help=screen.say("cli-restore-replace"))] = False,
) -> None:
    """Fill the database and say how much there was."""
    url = chosen(database=database, data=data).database_url
    with leaving_nothing(url), served_alone(url, "hall-running"):
        rows = asyncio.run(_read(url, file, replace))
    screen.console().print(screen.say("cli-restore-done", rows=rows, file=str(file)), soft_wrap=True)


async def _read(url: str, file: Path, replace: bool) -> int:
    engine = await reached(url)
    try:
        with screen.progress("cli-restore-reading") as progress:
            return await backup.read(engine, file, replace, progress)
    finally:
        await engine.dispose()
