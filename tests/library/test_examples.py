"""The library shows itself: whatever the manual lists for people who type has an example that answers as it says."""

import doctest
import inspect
import pkgutil
import re
from functools import cached_property
from pathlib import Path
from typing import Any

import parlour

PAGE = (Path(__file__).parents[2] / "docs/reference/api.md").read_text(encoding="utf-8")
LISTED = re.findall(r"^::: (parlour\.(?!core\.)\S+)$", PAGE, re.MULTILINE)  # the core is for authors of games


def _members(value: object) -> dict[str, Any]:
    """Return the public methods and properties that a class defines itself."""
    return {
        name: member
        for name, member in (vars(value).items() if inspect.isclass(value) else ())
        if not name.startswith("_") and (inspect.isroutine(member) or isinstance(member, property | cached_property))
    }


def documented() -> dict[str, str]:
    """Return the docstrings of all that is listed, and of its members."""
    found = {name: pkgutil.resolve_name(name) for name in LISTED}
    members = {f"{of}.{name}": member for of, value in found.items() for name, member in _members(value).items()}
    return {name: inspect.getdoc(value) or "" for name, value in (found | members).items()}


def test_all_that_people_call_has_an_example_which_holds() -> None:
    """Every listed function, class, method and property types an example, and each prints what it shows."""
    documents = documented()
    assert {"parlour.game", "parlour.library.match.Match.play", "parlour.library.view.View.json"} <= documents.keys()
    assert not [name for name, text in documents.items() if ">>> " not in text]
    failures: list[str] = []
    for name, text in documents.items():
        example = doctest.DocTestParser().get_doctest(text, {"parlour": parlour}, name, name, 0)
        doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example, out=failures.append)
    assert failures == []
