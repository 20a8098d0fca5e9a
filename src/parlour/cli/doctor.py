"""`parlour doctor`: checks that everything is in order, and how to mend what is not."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.text import Text

import parlour
from parlour.cli import screen
from parlour.cli.hosting.where import Data
from parlour.cli.hosting.where import Database as Address
from parlour.core.refusal import Refusal

if TYPE_CHECKING:
    from parlour.hall.hosting.windfalls import Windfall

OLDEST_PYTHON = (3, 11)
SOMETHING_WRONG = 1  # exit status when a line is not ok

Finding = tuple[bool, str]


def _python() -> Iterator[Finding]:
    new_enough = sys.version_info >= OLDEST_PYTHON
    number = ".".join(map(str, sys.version_info[:3]))
    yield new_enough, screen.say("cli-doctor-python" if new_enough else "cli-doctor-python-old", version=number)


def _packages() -> Iterator[Finding]:
    yield (
        True,
        screen.say("cli-doctor-packages", parlour=parlour.__version__, numba=version("numba"), numpy=version("numpy")),
    )


def _compiler() -> Iterator[Finding]:
    from numba.core import config

    if config.DISABLE_JIT:  # type: ignore[attr-defined]  # set by numba when it reads the environment
        yield False, screen.say("cli-doctor-compiler-off")
        return
    from parlour.core.chance import Seeded, pick

    try:
        Seeded(1).pick(6)
    except Exception as error:
        yield False, screen.say("cli-doctor-compiler-broken", problem=str(error).split("\n")[0])
        return
    yield True, screen.say("cli-doctor-compiler")
    yield _cache(Path(pick.stats.cache_path))  # type: ignore[attr-defined]  # numba ships no types


def _cache(folder: Path) -> Finding:
    if not os.access(folder, os.W_OK):
        return False, screen.say("cli-doctor-cache-lost", folder=str(folder))
    if folder.is_relative_to(tempfile.gettempdir()):
        return True, screen.say("cli-doctor-cache-temporary", folder=str(folder))
    return True, screen.say("cli-doctor-cache", folder=str(folder))


def _data() -> Iterator[Finding]:
    from parlour.core import registry

    for game in registry.games():
        problems = game.cards.data_problems() if game.cards else []
        for problem in problems:
            yield False, screen.say("cli-doctor-data-bad", game=game.name, problem=problem)
        if not problems:
            yield True, screen.say("cli-doctor-data", game=game.name)


def _weights() -> Iterator[Finding]:
    """Check what the search has learnt; weights that do not fit are left out at a table, and nobody else is told."""
    from parlour.agents import weights
    from parlour.core import registry

    for game in (one for one in registry.games() if one.learned is not None):
        try:
            found = weights.read(game, weights.own_folder(game))
            yield True, screen.say("cli-doctor-weights", game=game.name, digest=found.digest)
        except Refusal as refusal:
            yield False, refusal.message(screen.lang())


def _hall(**given: str | Path | None) -> Iterator[Finding]:
    """Check page and settings of a hall, unless the rules alone are installed."""
    if find_spec("uvicorn") is None:
        yield True, screen.say("cli-doctor-library")
        return
    yield from _page()
    yield from _settings(**given)


def _page() -> Iterator[Finding]:
    built = (Path(parlour.__file__).parent / "web" / "static" / "index.html").exists()
    yield built, screen.say("cli-doctor-page" if built else "cli-doctor-page-missing")


def _settings(**given: str | Path | None) -> Iterator[Finding]:
    """Check that a hall could start with what is set, and check its data."""
    from parlour.web import settings
    from parlour.web.server import sources

    try:
        chosen = settings.chosen(**given)
        chosen.make_sense()
    except Refusal as refusal:
        yield False, refusal.message(screen.lang())
        return
    file = sources.file()
    yield True, screen.say("cli-settings-file", file=str(file)) if file else screen.say("cli-doctor-settings")
    yield from _database(chosen.database_url)


def _database(url: str) -> Iterator[Finding]:
    """Check that the database answers. A file that does not exist yet is not made by the check."""
    import asyncio

    from parlour.store.engine import address
    from parlour.store.engine.file import file_of, require_place

    try:
        shown, file = address.shown(address.read(url)), file_of(url)
        if file is not None and not file.exists():
            require_place(file)
            yield True, screen.say("cli-doctor-database-none", file=shown)
            return
        found = asyncio.run(_audited(url))
    except Refusal as refusal:
        yield False, refusal.message(screen.lang())
        return
    yield True, screen.say("cli-doctor-database-ok", url=shown)
    yield from found


async def _audited(url: str) -> list[Finding]:
    """Prove conservation from the ledger's own lines, and tell what the hall paid for cards of communities' sets.

    A database that holds no hall of this version yet has nothing to prove.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from parlour.store.engine.engine import reached
    from parlour.store.ports.hosting.windfalls import StoredWindfalls
    from parlour.store.ports.money.ledger import StoredLedger

    engine = await reached(url)
    try:
        wrong = [
            (False, screen.say(f"audit-{one.code}", about=one.about)) for one in await StoredLedger(engine).audit()
        ]
        return [
            *(wrong or [(True, screen.say("cli-doctor-ledger"))]),
            *map(_windfall, await StoredWindfalls(engine).all()),
        ]
    except SQLAlchemyError:
        return []
    finally:
        await engine.dispose()


def _windfall(found: "Windfall") -> Finding:
    """Return the finding of a windfall, which is not in order while any of it can be taken back."""
    there = min(found.due, found.there)
    about = {"name": found.name, "set": found.title, "got": found.got, "paid": found.paid, "there": there}
    return there == 0, screen.say("cli-doctor-windfall", **about)


CHECKS: tuple[Callable[[], Iterator[Finding]], ...] = (_python, _packages, _compiler, _data, _weights)


def doctor(database: Address = None, data: Data = None) -> None:
    """Go through all checks, one line each."""
    out = screen.console()
    checks = [*(check() for check in CHECKS), _hall(database=database, data=data)]
    healthy = True
    for fine, sentence in chain.from_iterable(checks):
        healthy = healthy and fine
        mark = screen.say("cli-doctor-ok" if fine else "cli-doctor-bad")
        out.print(Text.assemble((f"{mark:7}", "green" if fine else "red"), sentence), soft_wrap=True)
    if not healthy:
        raise typer.Exit(SOMETHING_WRONG)
