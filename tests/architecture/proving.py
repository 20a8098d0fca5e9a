"""The test files that prove a module: those of its name, those beside it that import it, or those on a list."""

import ast
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE, TESTS = ROOT / "src" / "parlour", ROOT / "tests"
# Tests that prove modules which no test beside them names. The list gets shorter: lower the number with each removal.
ELSEWHERE: dict[str, list[str]] = tomllib.loads((Path(__file__).parent / "elsewhere.toml").read_text(encoding="utf-8"))


@cache
def imported(suite: Path) -> frozenset[str]:
    """Return the dotted names that a test file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(suite.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update((node.module, *(f"{node.module}.{one.name}" for one in node.names)))
    return frozenset(found)


def beside(module: Path) -> list[Path]:
    """Return the tests in the folder that mirrors a module's own which have its name or import it.

    A module is named by its path under `src/parlour`.
    """
    folder, dotted = TESTS / module.parent, ".".join(("parlour", *module.with_suffix("").parts))
    named = f"test_{module.name}"
    return [one for one in sorted(folder.glob("test_*.py")) if one.name == named or dotted in imported(one)]


def proofs(module: Path) -> list[Path]:
    """Return the tests that prove a module; if no test names it, those of its folder."""
    listed = [TESTS / suite for suite, modules in ELSEWHERE.items() if module.as_posix() in modules]
    return beside(module) or listed or sorted((TESTS / module.parent).glob("test_*.py"))
