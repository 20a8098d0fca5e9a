"""The code of a refusal decides its kind, so that it has one status wherever it comes from."""

import ast
from collections import defaultdict
from pathlib import Path

import parlour
from parlour.core import refusal
from parlour.web.edge import problems

KINDS = [
    "Refusal",
    *(kind.__name__ for kind in refusal.Refusal.__subclasses__() if kind.__module__ == refusal.__name__),
]


def codes(node: ast.expr) -> list[str]:
    """Return the codes that an argument can be, as far as they are written in the source."""
    constants = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
    return [code for code in constants if isinstance(code, str)]


def test_a_code_is_of_one_kind() -> None:
    """A code is never a conflict in one place and forbidden in another."""
    kinds = defaultdict(set)
    for source in Path(parlour.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS and node.args:
                for code in codes(node.args[0]):
                    kinds[code].add(node.func.id)
    assert len(kinds) > 100
    assert {code: names for code, names in kinds.items() if len(names) > 1} == {}


def test_every_kind_has_a_status_of_its_own() -> None:
    """Every kind has an HTTP status of its own."""
    told = {problems.status_of(getattr(refusal, name)("unknown-game")) for name in KINDS}
    assert len(told) == len(KINDS) and set(problems.STATUS.values()) < told
