"""Sizes of the house: how many modules and components there are, how long they are, and which are slivers or too long.

`python -m tests.architecture.sizes` prints them. A sliver is short and has one user, in which it could stand.
"""

import ast
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
FETCHED = re.compile(r"""import\(["'](\.[^"']+\.svelte)["']\)""")


def listed(*patterns: str) -> dict[Path, int]:
    """Return the lines of each file that git knows under these patterns and that stands."""
    told = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [ROOT / name for name in told.splitlines()]
    return {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files if path.exists()}


def importers() -> dict[Path, int]:
    """Return how many modules of parlour import each of them, those through a package that only gathers them too.

    What a package gathers could not stand in it: the package holds no code. Its importers are the users.
    """
    graph = grimp.build_graph("parlour")
    files = {name: path for name in graph.modules if (path := _file(name)).exists()}
    packages = graph.modules - files.keys()

    def found(name: str) -> set[str]:
        by = graph.find_modules_that_directly_import(name)
        gathering = {package for package in by & packages if _only_gathers(_file(f"{package}.__init__"))}
        return (by - gathering).union(*(found(package) for package in gathering))

    return {path: len(found(name)) for name, path in files.items()}


def _file(module: str) -> Path:
    return ROOT / "src" / f"{module.replace('.', '/')}.py"


def _only_gathers(package: Path) -> bool:
    """Tell whether a package has nothing but imports, a docstring and a list of names."""
    plain = (ast.Import, ast.ImportFrom, ast.Expr, ast.Assign)
    return all(isinstance(line, plain) for line in ast.parse(package.read_text(encoding="utf-8")).body)


def users() -> dict[Path, int]:
    """Return how many components of the client import each of them, without those that have a reason to stand apart.

    A module can hold no component. What is fetched once it is wanted could not stand in its user either: it would be
    fetched with it.
    """
    found: dict[Path, set[Path]] = {}
    apart: set[Path] = set()
    for path in listed("client/src/*.svelte", "client/src/*.ts"):
        if path.name.endswith(".test.ts"):
            continue
        text = path.read_text(encoding="utf-8")
        at_once, later = ({(path.parent / used).resolve() for used in way.findall(text)} for way in (USED, FETCHED))
        apart |= later if path.suffix == ".svelte" else at_once | later
        for used in at_once:
            found.setdefault(used, set()).add(path)
    return {path: len(by) for path, by in found.items() if path not in apart}


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
