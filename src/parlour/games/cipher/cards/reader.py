"""Reader: the words of a card file, taken one by one so that none is left out in silence."""

from collections.abc import Mapping, Sequence
from typing import Any


class Unenforced(Exception):
    """A word that the engine does not know, with its place."""


class Reader:
    """A mapping of card data that remembers which of its keys were read: unread keys are not enforced."""

    def __init__(self, given: Mapping[str, Any], where: str) -> None:
        self._given = {key: value for key, value in given.items() if value is not None}
        self._where = where

    def has(self, key: str) -> bool:
        """Tell whether a word is there."""
        return key in self._given

    def take(self, key: str, default: Any = None) -> Any:
        """Take a word's value unchanged."""
        return self._given.pop(key, default)

    def flag(self, key: str) -> int:
        """Take a word that is either there or not."""
        return int(bool(self._given.pop(key, False)))

    def choose(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        """Take a word and return its value's index among the known ones."""
        value = self._given.pop(key, default)
        if value not in names:
            raise Unenforced(f"{self._where}: {key} {value!r}")
        return names.index(value)

    def close(self) -> None:
        """Refuse to leave any word unread."""
        if self._given:
            raise Unenforced(f"{self._where}: {', '.join(sorted(self._given))}")
