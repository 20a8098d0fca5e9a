"""The steps by which CONTRIBUTING adds a game work as they are written, command by command."""

import json
import os
import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.shelving import EXAMPLES, shelved

SECTION = re.compile(r"## Add a game\n(.*?)\n## ", re.DOTALL)
INSTALL = "pip install -e "
PROVEN = re.compile(r"\d{2} promises on \d+ deals, \d+ worlds")


def commands() -> list[str]:
    """Return the lines that are indented as commands."""
    text = (EXAMPLES.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = SECTION.search(text)
    assert found
    return [line.strip() for line in found[1].splitlines() if line.startswith(" " * 7)]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Return a folder that holds the examples and nothing else."""
    (tmp_path / "examples").symlink_to(EXAMPLES)
    return tmp_path


def _run(command: str, place: Path) -> str:
    """Return the output of a shell command that finds this Python and its scripts first."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        command, shell=True, cwd=place, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}: {done.stderr[-2000:]}"
    return done.stdout


def test_who_follows_the_steps_has_a_game(place: Path) -> None:
    """The game made by the steps is proven and played, and does what the steps changed."""
    told = []
    with ExitStack() as installed:
        for command in commands():
            if command.startswith(INSTALL):
                installed.enter_context(shelved(place / command.removeprefix(INSTALL)))
            else:
                told.append(_run(command, place))
    assert any(PROVEN.fullmatch(line.strip()) for line in told)
    ruling = json.loads(told[-1])
    assert ruling["ok"] and [one["position"]["pile"] for one in ruling["outcomes"]] == [1]
