"""Every command that is given a file says in one sentence why it cannot read it."""

from pathlib import Path

import pytest

from parlour.cli.app import run
from parlour.core import words

COMMANDS = (
    ("verify",),
    ("cards", "triple-triad", "--lint"),
    ("solve", "triple-triad:ff8+open"),
    ("hand", "triple-triad:ff8+open", "--from"),
    ("seat", "--hall", "http://127.0.0.1:1", "greedy", "--token-file"),
)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_file_that_cannot_be_read_is_told(
    command: tuple[str, ...], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A missing file, a folder and a file that is no text are told by name, without error numbers."""
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for file in (tmp_path / "nothing", tmp_path, binary):
        assert run([*command, str(file), "--lang", lang]) == 2
        said = capsys.readouterr().err
        assert said.startswith("parlour: ") and said.count("\n") == 1
        assert "Errno" not in said and "Traceback" not in said
        assert str(file) in said or "UTF-8" in said
