"""Each dependency has a lower and an upper bound and a reason, and the locks keep within them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-docs.lock")
TABLES = {"build-system", "project", "project.optional-dependencies", "dependency-groups"}
LISTED = re.compile(r'^    "(?P<asked>[A-Za-z][^"]*)",(?P<after>.*)$')
LOCKED = re.compile(r"^([\w.-]+)==([\w.+!-]+)", re.MULTILINE)


def listed(project: str) -> Iterator[tuple[Requirement, str]]:
    """Yield every dependency of a pyproject.toml, with the comment on its line."""
    table, is_list = "", False
    for line in project.splitlines():
        if heading := re.match(r"^\[([\w.-]+)\]$", line):
            table = heading[1]
        elif opened := re.match(r"^([\w-]+) = \[$", line):
            is_list = table in TABLES and (table != "project" or opened[1] == "dependencies")
        elif line == "]":
            is_list = False
        elif is_list and (found := LISTED.match(line)):
            yield Requirement(found["asked"]), found["after"]


def faults(project: str) -> Iterator[str]:
    """Yield the dependencies that lack a bound or a reason, or have other bounds elsewhere."""
    bounds: dict[str, set[str]] = {}
    for asked, after in listed(project):
        operators = {one.operator for one in asked.specifier}
        if not operators & {">=", "=="} or not operators & {"<", "=="}:
            yield f"{asked.name} needs a lower bound that was tried and an upper bound"
        if not re.match(r"\s*# \S", after):
            yield f"{asked.name} needs a reason, as a comment on its line"
        bounds.setdefault(canonicalize_name(asked.name), set()).add(str(asked.specifier))
    yield from (f"{name} has different bounds in several places" for name, found in bounds.items() if len(found) > 1)


def test_every_dependency_has_two_bounds_and_a_reason() -> None:
    assert len(list(listed(PROJECT))) > 60
    assert list(faults(PROJECT)) == []


@pytest.mark.parametrize(
    ("sound", "wrong", "said"),
    [
        (r'"uvicorn\[standard\]>=[\d.]+,<[\d.]+"', '"uvicorn[standard]>=0.35"', "uvicorn needs a lower bound"),
        (r'"numba>=[\d.]+,<[\d.]+"', '"numba<0.69"', "numba needs a lower bound"),
        (r'"rich>=[\d.]+,<[\d.]+"', '"rich"', "rich needs a lower bound"),
        (r'("orjson>=[^"]+",) *#.*', r"\1", "orjson needs a reason"),
        (r'"httpx>=[\d.]+', '"httpx>=0.26', "httpx has different bounds"),
    ],
)
def test_a_bound_or_a_reason_that_is_missing_is_named(sound: str, wrong: str, said: str) -> None:
    """A single missing bound or reason is named, wherever it is."""
    seeded, count = re.subn(sound, wrong, PROJECT, count=1)
    assert count == 1
    (found,) = faults(seeded)
    assert found.startswith(said)


def test_what_is_locked_lies_within_the_bounds() -> None:
    """Every dependency is in some lock, and no lock leaves its bounds."""
    locked = [dict(LOCKED.findall((ROOT / name).read_text(encoding="utf-8"))) for name in LOCKS]
    for asked, _after in listed(PROJECT):
        name = canonicalize_name(asked.name)
        versions = {versions[name] for versions in locked if name in versions}
        assert versions, f"{asked.name} is in no lock; run `make lock`"
        assert all(asked.specifier.contains(version) for version in versions), (str(asked), versions)
