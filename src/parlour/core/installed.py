"""Installed: the release of parlour, and the games that installed packages declare.

They are found by the entry point group `parlour.games`, and none is imported yet.
"""

import importlib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, PackageNotFoundError, entry_points, version
from importlib.util import find_spec
from pathlib import Path

GROUP = "parlour.games"
HOUSE = "parlour"  # the package whose games are the house's own


@cache
def release() -> str:
    """Return the version of parlour; 0.0.0 for a checkout that was never installed."""
    try:
        return version(HOUSE)
    except PackageNotFoundError:
        return "0.0.0"


@cache
def declared() -> Mapping[str, tuple[EntryPoint, ...]]:
    """Return the entry points of every game by name, in order of the names; several only where packages disagree."""
    found: dict[str, dict[str, EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        found.setdefault(entry.name, {})[entry.value] = entry
    return {name: tuple(entries.values()) for name, entries in found.items()}


@cache
def added() -> frozenset[str]:
    """Return the names of the games that other packages add. A client is not built with their words or pictures."""
    return frozenset(
        name
        for name, entries in declared().items()
        if any(entry.dist is None or entry.dist.name != HOUSE for entry in entries)
    )


def look_again() -> None:
    """Forget what was found, because packages came or went while this process runs."""
    importlib.invalidate_caches()
    declared.cache_clear()
    added.cache_clear()


def folders() -> list[Path]:
    """Return the folder of every game's package, the house's and added ones alike."""
    entries = [entry for several in declared().values() for entry in several]
    found = (_folder(entry.value.partition(":")[0].strip()) for entry in entries)
    return list(dict.fromkeys(folder for folder in found if folder is not None))


def folder(name: str) -> Path | None:
    """Return the folder of one game's package, where it can be found."""
    return _folder(declared()[name][0].value.partition(":")[0].strip())


def _folder(module: str) -> Path | None:
    """Return the folder of a package, or of the package a module lies in; nothing of it is run."""
    top, *rest = module.split(".")
    try:
        spec = find_spec(top)
    except (ImportError, ValueError):  # no such package, or no name of one: loading it will say so
        return None
    for location in (spec and spec.submodule_search_locations) or ():
        place = Path(location, *rest)
        if place.is_dir():
            return place
        if place.with_suffix(".py").is_file():
            return place.parent
    return None
