"""Each contract of import-linter guards something, and names modules that exist."""

import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
LISTS = {
    "layers": ("layers",),
    "forbidden": ("source_modules", "forbidden_modules"),
    "independence": ("modules",),
    "protected": ("protected_modules", "allowed_importers"),
    "acyclic_siblings": ("ancestors",),
}


def faults(contract: dict[str, Any]) -> Iterator[str]:
    """Yield the faults of a contract: a list that is empty, or a module that does not exist."""
    for name in LISTS[contract["type"]]:
        if not contract.get(name):
            yield f"{contract['name']}: {name} is empty, so nothing is guarded"
    named = [one for name in LISTS[contract["type"]] for one in contract.get(name, [])]
    named += [one for ignored in contract.get("ignore_imports", []) for one in ignored.split(" -> ")]
    for one in named:
        if not _exists(one.removesuffix(".**").removesuffix(".*")):
            yield f"{contract['name']}: there is no module {one}"


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def test_every_contract_guards_modules_that_there_are() -> None:
    assert [fault for contract in CONTRACTS for fault in faults(contract)] == []


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract["name"])
def test_an_emptied_or_misspelt_contract_is_refused(contract: dict[str, Any]) -> None:
    """A list of a contract that is left out, emptied or misspelt is refused."""
    for name in LISTS[contract["type"]]:
        without = {key: value for key, value in contract.items() if key != name}
        for wrong in (without, {**contract, name: []}):
            assert list(faults(wrong)) == [f"{contract['name']}: {name} is empty, so nothing is guarded"]
        misspelt = {**contract, name: [*contract[name], "parlour.coer"]}
        assert list(faults(misspelt)) == [f"{contract['name']}: there is no module parlour.coer"]
