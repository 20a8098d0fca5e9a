"""`parlour restore` brings a hall back from its backup, and leaves nothing behind if the backup is bad."""

import asyncio
from pathlib import Path

import pytest

from parlour.cli.app import run
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from parlour.store.engine.file import served_alone
from tests.store.databases import database_at

ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a backup of a hall in which Ann has arrived."""
    keep(tmp_path / "old", ANN)
    made = tmp_path / "hall.parlour.gz"
    assert run(["backup", str(made), "--data", str(tmp_path / "old")]) == 0
    return made


def keep(data: Path, player: Player) -> None:
    """Let a player arrive in the hall of a folder."""

    async def work() -> None:
        async with database_at(f"sqlite:///{data / 'parlour.db'}") as database:
            await database.commit(Arrived(player))

    asyncio.run(work())


def known(data: Path) -> set[str]:
    """Return the players of Ann and Ben whom the hall of a folder knows."""

    async def work() -> set[str]:
        async with database_at(f"sqlite:///{data / 'parlour.db'}") as database:
            return {name for name in ("ann", "ben") if await database.player(name) is not None}

    return asyncio.run(work())


def test_a_hall_is_read_into_an_empty_folder(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The restored hall knows everybody, and the message names the file."""
    capsys.readouterr()
    assert run(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
    assert file.name in capsys.readouterr().out
    assert known(tmp_path / "new") == {"ann"}


def test_a_hall_is_replaced_only_when_told_to(file: Path, tmp_path: Path) -> None:
    """A hall is replaced only with `--replace`; without it the other hall keeps its players."""
    keep(tmp_path / "new", BEN)
    assert run(["restore", str(file), "--data", str(tmp_path / "new")]) != 0
    assert known(tmp_path / "new") == {"ben"}
    assert run(["restore", str(file), "--data", str(tmp_path / "new"), "--replace"]) == 0
    assert known(tmp_path / "new") == {"ann"}


def test_a_file_that_is_served_is_left_alone(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file is refused as long as a hall serves it, from before it is opened until the hall ends."""
    keep(tmp_path / "new", BEN)
    restoring = ["restore", str(file), "--data", str(tmp_path / "new"), "--replace", "--lang", "en"]
    with served_alone(f"sqlite:///{tmp_path / 'new' / 'parlour.db'}"):
        capsys.readouterr()
        assert run(restoring) != 0
        assert "Stop it first" in capsys.readouterr().err
        assert known(tmp_path / "new") == {"ben"}
    assert run(restoring) == 0
    assert known(tmp_path / "new") == {"ann"}


def test_no_hall_is_made_of_a_file_that_is_none(tmp_path: Path) -> None:
    """A folder without a hall has none after a bad backup either."""
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann")
    assert run(["restore", str(other), "--data", str(tmp_path / "new")]) != 0
    assert not (tmp_path / "new").exists()
