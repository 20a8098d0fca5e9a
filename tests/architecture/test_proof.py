"""Whoever changes a module knows which tests prove it: of its name, beside those and importing it, or on a list."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE, TESTS = ROOT / "src" / "parlour", ROOT / "tests"
# Which tests prove what no test beside it names. It gets shorter: whoever takes a module out lowers the number.
ELSEWHERE: dict[str, list[str]] = tomllib.loads((Path(__file__).parent / "elsewhere.toml").read_text(encoding="utf-8"))
MOST = 109
KERNELS = "# mypy: allow-untyped-defs"  # proven by playthroughs, references and properties of their games


def does_something(module: Path) -> bool:
    """Whether a module holds a function with a body; tables, types and protocols say what is, and do nothing."""
    functions = [node for node in ast.walk(_parsed(module)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return any(not _only_promises(one) for one in functions)


def _only_promises(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return len(function.body) == 1 and isinstance(function.body[0], ast.Expr)


def _parsed(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def imported(suite: Path) -> Iterator[str]:
    """The dotted names that a file of tests imports."""
    for node in ast.walk(_parsed(suite)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def has_tests_beside_it(module: Path) -> bool:
    """Whether the folder of tests that mirrors its own has a file of its name, or one that imports it."""
    room, dotted = TESTS / module.parent, ".".join(("parlour", *module.with_suffix("").parts))
    return (room / f"test_{module.name}").exists() or any(dotted in imported(one) for one in room.glob("test_*.py"))


def unproven() -> set[str]:
    """The modules that do something and that no test beside them names."""
    modules = (path.relative_to(SOURCE) for path in SOURCE.rglob("*.py") if path.name != "__init__.py")
    return {
        module.as_posix()
        for module in modules
        if "migrations" not in module.parts
        and not (SOURCE / module).read_text(encoding="utf-8").startswith(KERNELS)
        and does_something(SOURCE / module)
        and not has_tests_beside_it(module)
    }


def test_every_module_is_proven_beside_itself_or_where_the_list_says() -> None:
    """A module that is new has its own tests; one that got some is taken out of the list."""
    listed = [module for modules in ELSEWHERE.values() for module in modules]
    assert sorted(listed) == sorted(unproven())


def test_the_list_gets_shorter() -> None:
    """It names tests that are there, and no more modules than it did."""
    assert [suite for suite in ELSEWHERE if not (TESTS / suite).exists()] == []
    assert sum(map(len, ELSEWHERE.values())) <= MOST
