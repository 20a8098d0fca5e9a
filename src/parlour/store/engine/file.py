"""The file of SQLite: private to its owner, and served by one process at a time."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from parlour.core.refusal import Refusal
from parlour.store.engine import address

FOLDER, FILE = 0o700, 0o600
BESIDE = ("-wal", "-shm", ".lock")  # files beside it by SQLite and the serving process, with its rights


def make_private(file: Path) -> None:
    """Make the file, and its folder if there is none, and let nobody else read them.

    A folder that was there before and holds other things is somebody's choice and is left as it is. A file that cannot
    be made is a Refusal.
    """
    require_place(file)
    try:
        _make_private(file)
    except OSError as error:
        raise Refusal("database-file", file=str(file), problem=str(error.strerror)) from None


def require_place(file: Path) -> None:
    """Refuse where what should be a folder above the file is none."""
    above = next((folder for folder in file.parents if folder.exists()), None)
    if above is not None and not above.is_dir():
        raise Refusal("database-folder", folder=str(above))


def _make_private(file: Path) -> None:
    folder = file.parent
    folder.mkdir(FOLDER, parents=True, exist_ok=True)
    if all(found.name.startswith(file.name) for found in folder.iterdir()):
        folder.chmod(FOLDER)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, FILE))
    for path in (file, *(file.with_name(file.name + end) for end in BESIDE)):
        if path.exists():
            path.chmod(FILE)


@contextmanager
def leaving_nothing(url: str) -> Iterator[None]:
    """Open a database in a way that may be refused: then no new file and no new folder are left."""
    file = file_of(url)
    if file is None or file.exists():
        yield
        return
    require_place(file)
    missing = [folder for folder in file.parents if not folder.exists()]
    try:
        yield
    except BaseException:
        for path in (file, *(file.with_name(file.name + end) for end in BESIDE)):
            path.unlink(missing_ok=True)
        with suppress(OSError):  # a folder holds something else
            for folder in missing:
                folder.rmdir()
        raise


def file_of(url: str) -> Path | None:
    """Return the file of a database that is one, else None."""
    parsed = address.read(url)
    return Path(parsed.database) if address.is_sqlite(parsed) and parsed.database else None


@contextmanager
def served_alone(url: str, refusal: str = "file-in-use") -> Iterator[None]:
    """Have a database to oneself; a refusal when it is a file that another process serves, or fills."""
    file = file_of(url)
    if file is None:
        yield
        return
    make_private(file)
    try:
        # The lock is the system's: it ends with the process in any case.
        with FileLock(f"{file}.lock", timeout=0, mode=FILE):
            yield
    except Timeout:
        raise Refusal(refusal, file=str(file)) from None
