"""Expensive things in tests are counted; each exception stands in `dear.toml` with its reason."""

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.variants import VARYING

ROOT = Path(__file__).parents[2]
DEAR = tomllib.loads((ROOT / "tests" / "architecture" / "dear.toml").read_text(encoding="utf-8"))
HALLS = {"tests.web.visiting": {"serving", "running"}, "tests.served": {"Hall"}}
DATABASES = {"tests.store.databases": {"fresh", "empty"}}
SHARED = {  # folders that share their halls and databases among all their tests
    "tests/conftest.py",
    "tests/e2e/conftest.py",
    "tests/remote/conftest.py",
    "tests/served.py",
    "tests/store/conftest.py",
    "tests/store/databases.py",
    "tests/web/conftest.py",
    "tests/web/visiting.py",
}
INSTEAD = {
    "halls": "begins a hall of its own; use the fixture `hall` or `address` of its folder, with a guest of its own",
    "databases": "begins a database of its own; use the fixture `url` of tests/store, or a hall's",
    "variants": "runs a browser in every language or window; mark it with `pytest.mark.variants` and their names",
}


def found(path: str, source: str) -> Iterator[str]:
    """Yield the kind of each expensive thing in a test module, once for each time it occurs."""
    tree = ast.parse(source)
    if path not in SHARED:
        for kind, makers in (("halls", HALLS), ("databases", DATABASES)):
            names = _imported(tree, makers)
            yield from (kind for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node.func) in names)
    if path.startswith("tests/e2e/") and not _under_siege(tree):
        tests = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
        yield from ("variants" for test in tests if _varied(test) - _marked(test))


def _imported(tree: ast.Module, makers: Mapping[str, set[str]]) -> set[str]:
    """Return the names by which a module calls the makers that it imports."""
    froms = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return {
        one.asname or one.name for node in froms for one in node.names if one.name in makers.get(node.module or "", ())
    }


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _under_siege(tree: ast.Module) -> bool:
    """Return True if only `make siege` runs the module."""
    marked = [one for one in tree.body if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "pytestmark"]
    return any("pytest.mark.siege" in ast.unparse(one.value) for one in marked)


def _marks(test: ast.FunctionDef, mark: str) -> Iterator[ast.Call]:
    for one in test.decorator_list:
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr == mark:
            yield one


def _strings(node: ast.AST) -> set[str]:
    texts = (one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str))
    return {name.strip() for text in texts for name in text.split(",")}


def _varied(test: ast.FunctionDef) -> set[str]:
    """Return the parameters of a test that only vary the browser."""
    return VARYING & {name for one in _marks(test, "parametrize") for name in _strings(one.args[0])}


def _marked(test: ast.FunctionDef) -> set[str]:
    return {name for one in _marks(test, "variants") for argument in one.args for name in _strings(argument)}


def faults(counted: Mapping[tuple[str, str], int], listed: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Yield the expensive things that are not listed, and the entries that are no longer needed."""
    allowed = {(kind, path): entry["count"] for kind, entries in listed.items() for path, entry in entries.items()}
    for kind, path in sorted(counted.keys() | allowed.keys()):
        there, known = counted.get((kind, path), 0), allowed.get((kind, path), 0)
        if there > known:
            yield f"{path} {INSTEAD[kind]}. If it must be so, write {there} and the reason into dear.toml, [{kind}]"
        elif there < known:
            what = "them" if there else "the entry"
            yield f"{path} needs {there} of its {known} [{kind}] in dear.toml; take {what} out"


def test_what_is_dear_is_listed_with_a_reason() -> None:
    """Halls and databases of a test's own, and browser tests in every language or window, are listed with a reason."""
    counted: Counter[tuple[str, str]] = Counter()
    for file in sorted((ROOT / "tests").rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        counted.update((kind, path) for kind in found(path, file.read_text(encoding="utf-8")))
    assert [*faults(counted, DEAR)] == []
    assert all(len(entry["why"].split()) > 2 for entries in DEAR.values() for entry in entries.values())


@pytest.mark.parametrize(
    ("path", "source", "kind"),
    [
        ("tests/web/test_new.py", "from tests.web.visiting import serving\nserving(folder)", "halls"),
        ("tests/web/test_new.py", "from tests.web.visiting import running as run\nrun(app)", "halls"),
        ("tests/e2e/test_new.py", "from tests.served import Hall\nHall(folder)", "halls"),
        ("tests/web/test_new.py", "from tests.store.databases import fresh\nfresh(kind, folder)", "databases"),
        ("tests/e2e/test_new.py", "@pytest.mark.parametrize('a, locale', [])\ndef test_it(): ...", "variants"),
        (
            "tests/e2e/test_new.py",
            "@pytest.mark.variants('locale')\n@pytest.mark.parametrize(('locale', 'width'), [])\ndef test_it(): ...",
            "variants",
        ),
    ],
)
def test_a_dear_thing_that_is_new_is_named(path: str, source: str, kind: str) -> None:
    """A new expensive thing fails with a sentence that says what to do; an entry without its thing fails too."""
    listed = {kind: {path: {"count": 1, "why": "for this test"}}}
    counted = Counter((one, path) for one in found(path, source))
    assert [fault.startswith(f"{path} {INSTEAD[kind]}") for fault in faults(counted, {})] == [True]
    assert list(faults(counted, listed)) == []
    assert list(faults({}, listed)) == [f"{path} needs 0 of its 1 [{kind}] in dear.toml; take the entry out"]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("tests/web/conftest.py", "from tests.web.visiting import serving\nserving(folder)"),
        ("tests/remote/test_new.py", "from parlour.remote.hall import Hall\nHall(address)"),
        ("tests/e2e/test_new.py", "@pytest.mark.parametrize('game', [])\ndef test_it(): ..."),
        (
            "tests/e2e/test_new.py",
            "@pytest.mark.variants('locale')\n@pytest.mark.parametrize('locale', [])\ndef test_it(): ...",
        ),
        (
            "tests/e2e/test_new.py",
            "pytestmark = [pytest.mark.siege]\n@pytest.mark.parametrize('locale', [])\ndef test_it(): ...",
        ),
    ],
)
def test_what_costs_little_is_not_counted(path: str, source: str) -> None:
    """Shared fixtures, other things of the same name, marked variants and modules of the siege are not counted."""
    assert list(found(path, source)) == []
