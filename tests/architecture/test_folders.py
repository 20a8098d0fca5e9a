"""Every folder has few modules, and a text that says what lives in it."""

import ast
import subprocess
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
MODULES = {".py", ".ts", ".svelte", ".js"}
MOST = 22  # modules in a folder that a newcomer takes in at a glance


def folders() -> dict[str, list[str]]:
    """Return the names of the modules of every folder of the repository."""
    known = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: dict[str, list[str]] = defaultdict(list)
    for path in map(Path, known.splitlines()):
        if path.suffix in MODULES and path.parts[0] in {"src", "client", "tests", "benchmarks", "examples", "gallery"}:
            found[path.parent.as_posix()].append(path.name)
    return found


def says(folder: Path) -> str:
    """Return the text at the door of a folder: its README, or the docstring of its package."""
    for name in ("README.md", "__init__.py"):
        if (folder / name).exists():
            text = (folder / name).read_text()
            return text if name == "README.md" else ast.get_docstring(ast.parse(text)) or ""
    return ""


def test_no_room_is_crowded() -> None:
    """No folder holds more modules than a newcomer takes in at a glance."""
    assert {folder: len(names) for folder, names in folders().items() if len(names) > MOST} == {}


def test_a_room_says_what_lives_in_it() -> None:
    """Every folder has a README or a package docstring."""
    inner = [folder for folder in folders() if folder.startswith(("src", "client/src", "examples"))]
    assert len(inner) > 100
    assert [folder for folder in inner if not says(ROOT / folder).strip()] == []
