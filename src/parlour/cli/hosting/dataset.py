"""`parlour dataset FILE`: the finished matches of a hall for researchers, as JSON lines or Parquet."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from parlour.cli import screen
from parlour.cli.hosting.sheets import Progress, written
from parlour.cli.hosting.where import Data
from parlour.cli.hosting.where import Database as Address
from parlour.core.refusal import Refusal
from parlour.hall.analysis.dataset import Line, line
from parlour.store.database import Database
from parlour.web.settings import Settings, chosen

AT_A_TIME = 200  # matches that are looked up together
FIRST = ("", "")
_LOT = SystemRandom()


def dataset(
    file: Annotated[Path, typer.Argument(help=screen.say("cli-dataset-file"))],
    database: Address = None,
    data: Data = None,
) -> None:
    """Write the file and say how many matches are in it."""
    matches = asyncio.run(_write(chosen(database=database, data=data), file))
    screen.console().print(screen.say("cli-dataset-done", matches=matches, file=str(file)), soft_wrap=True)


async def _write(settings: Settings, file: Path) -> int:
    with written(file) as sheet:
        store = await Database.existing(settings.database_url, settings.data)
        try:
            with screen.progress("cli-dataset-writing") as progress:
                async for one in _lines(store, progress):
                    sheet.add(one)
        finally:
            await store.close()
        if not sheet.lines:
            raise Refusal("dataset-empty")
    return sheet.lines


async def _lines(store: Database, progress: Progress) -> AsyncIterator[Line]:
    """Yield every finished match in random order: their own order would tell when each was played."""
    ids, place = [], FIRST
    while found := await store.archive.ended_after(place, AT_A_TIME):
        ids += [match_id for _ended, match_id in found]
        place = found[-1]
    _LOT.shuffle(ids)
    for done, match_id in enumerate(ids, 1):
        match = await store.load(match_id)
        told = None if match is None else line(match)
        if told is not None:
            yield told
        progress(done, len(ids))
