"""The file of SQLite: private, and served by one process."""

import asyncio
import multiprocessing
import os
from pathlib import Path

import pytest

from parlour.cli.app import MISUSE, run
from parlour.core.refusal import Refusal
from parlour.store.engine.file import served_alone
from tests.store.databases import database_at


def rights(path: Path) -> int:
    """Return the rights of a file."""
    return path.stat().st_mode & 0o777


async def _opened(url: str) -> None:
    async with database_at(url) as store:
        assert await store.name()


@pytest.mark.parametrize("mask", [0o022, 0])
def test_nobody_else_reads_it(tmp_path: Path, mask: int) -> None:
    """Folder, file and what SQLite writes beside it are the owner's alone, whatever the process's mask."""
    file = tmp_path / "var" / "parlour.db"

    async def go() -> None:
        async with database_at(f"sqlite:///{file}") as store:
            assert await store.name()
            beside = sorted(found.name for found in file.parent.iterdir())
            assert beside == ["parlour.db", "parlour.db-shm", "parlour.db-wal"]
            assert {rights(found) for found in file.parent.iterdir()} == {0o600} and rights(file.parent) == 0o700

    before = os.umask(mask)
    try:
        asyncio.run(go())
    finally:
        os.umask(before)


def test_what_was_open_before_is_closed(tmp_path: Path) -> None:
    """An older file is made private, and so is its folder if nothing else is in it."""
    for name, other in (("alone", False), ("shared", True)):
        folder = tmp_path / name
        folder.mkdir()
        folder.chmod(0o755)
        (folder / "parlour.db").touch(0o644)
        if other:
            (folder / "notes.txt").touch(0o644)
        asyncio.run(_opened(f"sqlite:///{folder / 'parlour.db'}"))
        assert rights(folder / "parlour.db") == 0o600
        assert rights(folder) == (0o755 if other else 0o700)
    assert rights(tmp_path / "shared" / "notes.txt") == 0o644


def test_a_second_hall_says_why_it_cannot_serve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A second hall gets one sentence in its language that names PostgreSQL; the host's token can still be printed."""
    with served_alone(f"sqlite:///{tmp_path / 'parlour.db'}"):
        for lang in ("en", "fr"):
            assert run(["serve", "--data", str(tmp_path), "--lang", lang]) == MISUSE
            said = capsys.readouterr().err
            assert "PostgreSQL" in said and "parlour.db" in said and len(said.splitlines()) == 1
        assert run(["host-token", "--data", str(tmp_path)]) == 0


def _hold(url: str, held: "multiprocessing.synchronize.Event") -> None:
    with served_alone(url):
        held.set()
        multiprocessing.Event().wait()


def test_a_hall_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    """The next hall can serve at once."""
    url = f"sqlite:///{tmp_path / 'parlour.db'}"
    held = multiprocessing.get_context("spawn").Event()
    other = multiprocessing.get_context("spawn").Process(target=_hold, args=(url, held))
    other.start()
    held.wait()
    with pytest.raises(Refusal) as caught, served_alone(url):
        pass
    assert caught.value.code == "file-in-use"
    other.kill()
    other.join()
    with served_alone(url):
        pass


def test_a_shared_database_is_nobody_s_alone() -> None:
    """Any number of processes may serve a database of PostgreSQL."""
    url = "postgresql://nobody@127.0.0.1/nothing"
    with served_alone(url), served_alone(url):
        pass
