"""The page on measuring one's own agent is true: its files and commands run as they stand, and give what it shows."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.agents.own.own_agent import OFFERED, PATIENCE
from tests.cli import at_terminal

PAGE = (Path(__file__).parents[2] / "docs/how-to/measure-your-agent.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    parlour (.+)$", PAGE, re.MULTILINE)


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with the files of the page."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")
    for name, text in re.findall(r"```python\n# (\w+\.py)\n(.*?)```", PAGE, re.DOTALL):
        Path(name).write_text(text)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_runs(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command runs to its end without a forfeit; the first shows the figures of the page."""
    words = [word.strip('"').replace("python3", sys.executable) for word in re.findall(r'"[^"]*"|\S+', command)]
    if words[0] == "play":
        monkeypatch.setattr("sys.stdin", io.StringIO())  # a person who leaves
    else:
        words += ["--processes", "1"]
    status, out, _err = at_terminal.run(capsys, *words)
    assert (status == 0 and "mine.py:Thrifty" in out) or "Dreamer" in out
    assert "gave no action" not in out
    if command == COMMANDS[0]:
        figures = re.findall(r"^\S.*?  +(\S.*)$", re.search(r"```text\n(.*?)```", PAGE, re.DOTALL)[1], re.MULTILINE)
        assert len(figures) == 4 and [figure for figure in figures if figure not in out] == []


def test_the_ten_lines_are_ten() -> None:
    """The first agent is ten lines long, and the library asks it as the page shows."""
    assert len([line for line in Path("mine.py").read_text().splitlines() if line.strip()]) <= 10
    (example,) = re.findall(r"```python\n(import parlour\n.*?)```", PAGE, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert done.stdout.strip() in ("red", "blue", "None")


def test_the_page_names_what_an_agent_may_ask_for() -> None:
    """The table has each parameter, and the page the usual patience."""
    assert set(re.findall(r"^\| `(\w+)` \| [^|]+\|$", PAGE, re.MULTILINE)) - {"thrifty"} == set(OFFERED)
    assert f"({PATIENCE:.0f} seconds)" in PAGE
