"""Every command tells in one line that a hall's data are no database, or that it cannot be reached."""

from pathlib import Path

import pytest

from parlour.cli.app import MISUSE, run
from tests.ports import free_port

SECRET = "hush"
UNREADABLE = "postgresql://hall:hush@db.example:port/hall"
NONE = "postgresql://nobody:hush@127.0.0.1:1/none"
WRONG = {
    "foo": "sqlite:///",
    "postgresql//hall:hush@db.example/hall": "sqlite:///",
    UNREADABLE: "sqlite:///",
    "postgresql://hall:pw@hush@127.0.0.1/hall": "sqlite:///",
    "sqlite://": "sqlite:///",
    "sqlite://hall/parlour.db": "sqlite:///",
    "mysql://hall:hush@db.example/hall": "“mysql”",
    NONE: "postgresql://nobody:***@127.0.0.1:1/none does not answer",
    f"{NONE}?password=hush": "postgresql://nobody:***@127.0.0.1:1/none does not answer",
    "postgresql://127.0.0.1:1/none?nonsense=1": "does not answer",
}


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the backup of a hall."""
    folder = tmp_path_factory.mktemp("whole")
    assert run(["host-token", "--data", str(folder)]) == 0
    assert run(["backup", str(folder / "hall.parlour.gz"), "--data", str(folder)]) == 0
    return folder / "hall.parlour.gz"


def commands(folder: Path, backup: Path) -> list[list[str]]:
    """Return every command that opens a hall's data, except doctor."""
    return [
        ["dataset", str(folder / "matches.jsonl")],
        ["backup", str(folder / "other.parlour.gz")],
        ["restore", str(backup)],
        ["host-token"],
        ["new-key", "ann"],
        ["serve", "--port", str(free_port())],
    ]


@pytest.mark.parametrize("url", WRONG)
def test_what_is_wrong_with_a_database_is_told(
    url: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A faulty database is told without its password."""
    for command in commands(tmp_path, backup):
        capsys.readouterr()
        assert run(["--lang", "en", *command, "--database", url, "--data", str(tmp_path / "none")]) == MISUSE
        said = capsys.readouterr()
        assert said.out == "" and len(said.err.splitlines()) == 1, command
        assert WRONG[url] in said.err and SECRET not in said.err, command


@pytest.mark.parametrize("url", [UNREADABLE, NONE])
def test_doctor_tells_what_is_wrong_with_a_database(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Doctor tells of a database whose address is none, and of one that does not answer, without a password."""
    assert run(["--lang", "en", "doctor", "--database", url]) == 1
    told = capsys.readouterr().out
    assert WRONG[url] in told and SECRET not in told


@pytest.mark.parametrize("kind", ["file", "below", "folder", "letter"])
def test_a_place_that_keeps_nothing_is_told(
    kind: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file in a folder's place, a folder in a file's place, and a file that is none are told."""
    letter, data = tmp_path / "letter.txt", tmp_path / "data"
    letter.write_text("Dear Ann, " * 100)
    data.mkdir()
    database = data / "parlour.db"
    if kind == "folder":
        database.mkdir()
    elif kind == "letter":
        database.write_text(letter.read_text())
    else:
        data = letter if kind == "file" else letter / "data"
    for command in commands(tmp_path, backup):
        capsys.readouterr()
        assert run(["--lang", "en", *command, "--data", str(data)]) == MISUSE
        said = capsys.readouterr()
        assert said.out == "" and len(said.err.splitlines()) == 1, command
        assert "--data" in said.err and str(data if data.is_dir() else letter) in said.err, command
    assert run(["--lang", "en", "doctor", "--data", str(data)]) == 1
    assert "--data" in capsys.readouterr().out
    assert letter.read_text().startswith("Dear Ann")
