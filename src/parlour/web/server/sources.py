"""Sources: the places of settings, which are read as a host wrote them; `web/settings` knows what each is."""

import os
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from parlour.core.refusal import Refusal

PREFIX: Final = "PARLOUR_"
FILE: Final = f"{PREFIX}SETTINGS"
HERE: Final = Path("parlour.toml")


def variable(name: str) -> str:
    """Return the variable of the environment that a setting is read from."""
    return f"{PREFIX}{name}".upper()


def in_environment(names: Iterable[str]) -> dict[str, str]:
    """Return the settings of these names that the environment has."""
    upper = {name.upper(): value for name, value in os.environ.items()}
    return {name: upper[variable(name)] for name in names if variable(name) in upper}


def file() -> Path | None:
    """Return the file of settings: the one PARLOUR_SETTINGS names, else parlour.toml where the program is started."""
    named = os.environ.get(FILE)
    if named:
        return Path(named)
    return HERE if HERE.is_file() else None


def in_file() -> dict[str, Any]:
    """Return the settings that the file has; raise a Refusal if it cannot be read, or is not TOML."""
    place = file()
    if place is None:
        return {}
    try:
        return tomllib.loads(place.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("bad-settings-file", file=str(place), problem=problem) from None


def written(name: str) -> str:
    """Return one setting, from the environment before the file; empty if neither has it."""
    return str({**in_file(), **in_environment([name])}.get(name, ""))
