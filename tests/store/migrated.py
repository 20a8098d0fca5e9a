"""Databases as a hall has just begun them, without running all migrations for each.

The migrations run once for each version of the store's source; then their result is copied. Each hall is its own: it
has another secret, and so another name among others.
"""

import os
import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

from filelock import FileLock

from parlour import store
from parlour.store import schema
from parlour.store.engine.engine import open_writing
from parlour.store.engine.file import make_private
from tests.spent import begun

SOURCE = Path(store.__file__).parent
SHELF = Path(tempfile.gettempdir()) / f"parlour-migrated-{os.getuid()}"
FILE = "parlour.db"


def migrated(data: Path) -> str:
    """Return the URL of the hall's file in a data folder, begun just now unless it exists."""
    file = data / FILE
    if not file.exists():
        begun["databases"] += 1
        make_private(file)
        file.write_bytes(_template())
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE shop SET secret = ?", [token_hex(32)])
    return f"sqlite:///{file}"


@cache
def newest() -> str:
    """Return a name for the present migrations."""
    read = sha256()
    for path in sorted(SOURCE.rglob("*.py")):
        read.update(path.read_bytes())
    return read.hexdigest()[:16]


@cache
def _template() -> bytes:
    """Return the result of the migrations, made by the first process that asks; those of older ones are deleted."""
    SHELF.mkdir(exist_ok=True)
    file = SHELF / f"{newest()}.db"
    with FileLock(SHELF / "lock"):
        if not file.exists():
            for older in SHELF.glob("*.db*"):
                older.unlink()
            _migrate(file)
        return file.read_bytes()


def _migrate(file: Path) -> None:
    part = file.with_suffix(".db.part")
    engine = open_writing(f"sqlite:///{part}")
    with engine.begin() as connection:
        schema.bring_to(connection, "head")
    engine.dispose()
    part.rename(file)
