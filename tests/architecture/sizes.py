"""Sizes of the house: how many modules and components there are, how long they are, and which are slivers or too long.

`python -m tests.architecture.sizes` prints them. A sliver is short and has one user, in which it could stand.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from statistics import median

import grimp

ROOT = Path(__file__).parents[2]
SHORT_MODULE, SHORT_COMPONENT, LONG = 40, 30, 400  # lines
USED = re.compile(r"""from\s+["'](\.[^"']+\.svelte)["']""")


def listed(*patterns: str) -> dict[Path, int]:
    """Return the lines of each file that git knows under these patterns and that stands."""
    told = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [ROOT / name for name in told.splitlines()]
    return {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files if path.exists()}


def importers() -> dict[Path, int]:
    """Return how many modules of parlour import each of them."""
    graph = grimp.build_graph("parlour")
    source = ROOT / "src"
    files = {name: source / f"{name.replace('.', '/')}.py" for name in graph.modules}
    return {file: len(graph.find_modules_that_directly_import(name)) for name, file in files.items() if file.exists()}


def users() -> dict[Path, int]:
    """Return how many files of the client import each component."""
    found: dict[Path, set[Path]] = {}
    for path in listed("client/src/*.svelte", "client/src/*.ts"):
        if not path.name.endswith(".test.ts"):
            for used in USED.findall(path.read_text(encoding="utf-8")):
                found.setdefault((path.parent / used).resolve(), set()).add(path)
    return {path: len(by) for path, by in found.items()}


def slivers(files: Mapping[Path, int], used: Mapping[Path, int], short: int) -> list[Path]:
    """Return the files that are short and have one user."""
    return [path for path, lines in files.items() if lines < short and used.get(path) == 1]


def _told(what: str, files: Mapping[Path, int], few: Iterable[Path]) -> str:
    long = sorted(str(path.relative_to(ROOT)) for path, lines in files.items() if lines > LONG)
    numbers = f"{len(files)} files, {sum(files.values())} lines, median {median(files.values()):.0f}"
    return f"{what}: {numbers}, {len([*few])} slivers, {len(long)} over {LONG} lines {' '.join(long)}".rstrip()


if __name__ == "__main__":
    modules, tests = listed("src/*.py"), listed("tests/*.py")
    components = listed("client/src/*.svelte")
    told = (
        _told("modules", modules, slivers(modules, importers(), SHORT_MODULE)),
        _told("tests", tests, ()),
        _told("components", components, slivers(components, users(), SHORT_COMPONENT)),
    )
    sys.stdout.write("\n".join(told) + "\n")
