"""Spelling: options of the rules as people write them, `open` or `All Open` for `visibility=open`."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from parlour.core import words
from parlour.core.shapes import Value

_BETWEEN = re.compile(r"[\s_-]+")


class Chosen(NamedTuple):
    """An option, and a value of it."""

    name: str
    value: Value


def plain(text: str) -> str:
    """Return a spelling without what nobody means by it: capitals, and the characters between its words."""
    return _BETWEEN.sub("_", text.strip().casefold())


def named(text: str, names: Iterable[str]) -> str:
    """Return the one of these names that a text spells; the text itself where it spells none."""
    return next((name for name in names if plain(name) == plain(text)), text.strip())


class Spellings:
    """The meanings of each spelling: a switch that is on, or a value of a choice, by name or in either language."""

    def __init__(self, values: Mapping[str, tuple[Value, ...]]) -> None:
        self._options: defaultdict[str, set[str]] = defaultdict(set)
        self._meant: defaultdict[str, set[Chosen]] = defaultdict(set)
        for name, known in values.items():
            for spelled in _called(name, f"option-{name}"):
                self._options[spelled].add(name)
                if True in known:
                    self._meant[spelled].add(Chosen(name, True))
            for value in known:
                if isinstance(value, str):
                    for spelled in _called(value, f"option-{name}-{value}"):
                        self._meant[spelled].add(Chosen(name, value))

    def options(self, text: str) -> list[str]:
        """Return the options with that spelling."""
        return sorted(self._options.get(plain(text), ()))  # the question is not kept: strangers ask

    def values(self, text: str, names: Iterable[str]) -> list[Chosen]:
        """Return the choices a word makes alone: of these options, the values with that spelling."""
        wanted = set(names)
        return sorted((one for one in self._meant.get(plain(text), ()) if one.name in wanted), key=str)


def _called(name: str, message: str) -> set[str]:
    """Return a name, and what the languages call it."""
    return {plain(name), *(plain(words.say(lang, message)) for lang in words.LANGUAGES)}
