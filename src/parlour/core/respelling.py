"""Respelling: names of older releases, read as they are written now (`Game.former_names`)."""

import re
from collections.abc import Mapping
from functools import reduce
from typing import Any


def today(told: Any, names: Mapping[str, str]) -> Any:
    """Return a value of JSON with the names of today."""
    if isinstance(told, dict):
        return {key: today(value, names) for key, value in told.items()}
    if isinstance(told, list):
        return [today(value, names) for value in told]
    return reduce(_renamed, names.items(), told) if isinstance(told, str) else told


def _renamed(text: str, name: tuple[str, str]) -> str:
    """Replace a name where it stands alone: the code B14-040, and not B14-040b."""
    old, new = name
    return re.sub(rf"(?<![\w-]){re.escape(old)}(?![\w-])", lambda _found: new, text) if old in text else text
