"""Every module has tests that prove it: of its name, beside it and importing it, or on a list."""

import ast

from tests.architecture.proving import ELSEWHERE, SOURCE, TESTS, beside

MOST = 88
KERNELS = "# mypy: allow-untyped-defs"  # playthroughs, references and properties of the games prove these


def does_something(text: str) -> bool:
    """Return True if a module holds a function with a body; tables, types and protocols need no test."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return any(not _only_promises(one) for one in functions)


def _only_promises(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return len(function.body) == 1 and isinstance(function.body[0], ast.Expr)


def unproven() -> set[str]:
    """Return the modules that do something and that no test beside them names."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        module, text = path.relative_to(SOURCE), path.read_text(encoding="utf-8")
        if path.name == "__init__.py" or "migrations" in module.parts or text.startswith(KERNELS):
            continue
        if does_something(text) and not beside(module):
            found.add(module.as_posix())
    return found


def test_every_module_is_proven_beside_itself_or_where_the_list_says() -> None:
    """A new module has tests of its own, and a module that got some leaves the list."""
    listed = [module for modules in ELSEWHERE.values() for module in modules]
    assert sorted(listed) == sorted(unproven())


def test_the_list_gets_shorter() -> None:
    """The list names existing tests, and no more modules than before."""
    assert [suite for suite in ELSEWHERE if not (TESTS / suite).exists()] == []
    assert sum(map(len, ELSEWHERE.values())) <= MOST
