"""No kernel uses a record of an array that it has let go: a record does not keep its array from being freed.

Numba frees an array after its last use by name, and a record of it is a bare place in memory.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DECORATORS = {"kernel", "inline", "rare"}
MAKERS = {"zeros", "empty", "full", "copy"}
Function = ast.FunctionDef


def kernels(source: str) -> Iterator[Function]:
    """Yield every kernel of a module, those inside functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function) and any(
            isinstance(d, ast.Name) and d.id in DECORATORS for d in node.decorator_list
        ):
            yield node


def _assigned(node: Function) -> Iterator[tuple[str, ast.expr, int]]:
    """Yield each name that is assigned by itself or in a row of names, its value, and the line."""
    for one in ast.walk(node):
        if isinstance(one, ast.Assign) and len(one.targets) == 1:
            target = one.targets[0]
            if isinstance(target, ast.Tuple) and isinstance(one.value, ast.Tuple):
                pairs = zip(target.elts, one.value.elts, strict=True)
            else:
                pairs = zip([target], [one.value], strict=True)
            yield from ((name.id, value, one.lineno) for name, value in pairs if isinstance(name, ast.Name))


def _is_made(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in MAKERS


def dangling(node: Function) -> list[str]:
    """Return the records of a kernel that are used when their array may have been freed."""
    arrays = {name for name, value, _line in _assigned(node) if _is_made(value)}
    loops = [(one.lineno, one.end_lineno or 0) for one in ast.walk(node) if isinstance(one, ast.For | ast.While)]
    read: dict[str, int] = {}
    for one in ast.walk(node):
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load):
            read[one.id] = max(read.get(one.id, 0), one.lineno)
    found = []
    for name, value, line in _assigned(node):
        if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name) and value.value.id in arrays:
            lives = max(read[value.value.id], *(end for begins, end in loops if begins < line <= end), 0)
            if read.get(name, 0) > lives:
                found.append(f"{node.name}: {name}")
    return found


def test_no_record_outlives_its_array() -> None:
    """Whatever a kernel uses of an array that it made, the array is used as late, or in the same loop."""
    modules = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]
    found = [
        f"{path.relative_to(ROOT)}: {one}"
        for path in modules
        for node in kernels(path.read_text(encoding="utf-8"))
        for one in dangling(node)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("body", "records"),
    [
        ("a = np.zeros(1, D)\n    s = a[0]\n    s.n = 1", ["f: s"]),
        (
            "a, b = np.zeros(1, D), x.copy()\n    s, t = a[0], b[0]\n    for i in x:\n        s.n = t.n\n    b[0] = s",
            ["f: s"],
        ),
        ("a = np.zeros(1, D)\n    for i in x:\n        s = a[0]\n        s.n = i", []),
        ("a = np.zeros(1, D)\n    for i in x:\n        s = a[0]\n    s.n = i", ["f: s"]),
        ("s = x[0]\n    s.n = 1", []),
        ("a = np.zeros(1, D)\n    s = a[0]\n    s.n = 1\n    return a", []),
    ],
)
def test_a_record_without_its_array_is_found(body: str, records: list[str]) -> None:
    """A record is found that is used after its array, unless both are used in one loop."""
    (node,) = kernels(f"@kernel\ndef f(x):\n    {body}\n")
    assert dangling(node) == records
