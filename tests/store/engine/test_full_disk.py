"""A full disk is reported as such anywhere in a transaction, and with room again everything works."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from parlour.core.refusal import Refusal
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from tests.store.databases import database_at

resource = pytest.importorskip("resource", reason="only systems of the Unix kind limit the files of a process")
# SQLite keeps few pages in memory: a long name fails while it is written, a short one at the commit.
NAMES = {"at the commit": "Ann", "in a statement": "A" * 10_000_000}


@contextmanager
def no_room() -> Iterator[None]:
    """Let no file of this process grow."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("where", NAMES)
async def test_nobody_is_told_that_something_broke(where: str, tmp_path: Path) -> None:
    """The writer is told that it may not have been saved, and it was not; afterwards it is."""
    arrived = Arrived(Player("ann", NAMES[where]))
    async with database_at(f"sqlite:///{tmp_path}/parlour.db") as database:
        with capture_logs(), no_room(), pytest.raises(Refusal) as refused:  # the log goes into a file too
            await database.commit(arrived)
        assert refused.value.code == "not-saved"
        assert await database.player("ann") is None
        await database.commit(arrived)
        found = await database.player("ann")
        assert found is not None and found.name == NAMES[where]
