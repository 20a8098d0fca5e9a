"""Rows: the tables made of the cards. Equal rows are stored once, except effects, which belong to one skill each."""

from collections.abc import Sequence
from typing import Final

from parlour.games.cipher.vocabulary.values import TAGS

UNNAMED: Final = 1  # name numbers start after this: 0 means none


class Unenforced(Exception):
    """A word that the engine does not know, with its place."""


class Rows:
    """The rows of every table; names of units and of skills become numbers."""

    def __init__(self) -> None:
        self.names: dict[str, int] = {}
        self.skill_names: dict[str, int] = {}
        self.lists: list[int] = []
        self.skills: list[list[int]] = []
        self.filters: list[list[int]] = []
        self.conditions: list[list[int]] = []
        self.costs: list[list[int]] = []
        self.effects: list[list[int]] = []
        self._blocks: dict[tuple[str, tuple[tuple[int, ...], ...]], int] = {}
        self.granted: dict[str, int] = {}

    def block(self, table: list[list[int]], kind: str, rows: list[list[int]]) -> int:
        """Return the start of rows in a table; a run of rows that is there already is reused."""
        key = (kind, tuple(map(tuple, rows)))
        if key not in self._blocks:
            self._blocks[key] = len(table)
            table.extend(rows)
        return self._blocks[key]

    def name(self, text: str) -> int:
        """Return the number of a unit name."""
        return self.names.setdefault(text, len(self.names) + UNNAMED)

    def skill_name(self, text: str) -> int:
        """Return the number of a skill's name."""
        return self.skill_names.setdefault(text, len(self.skill_names) + UNNAMED)

    def name_list(self, names: Sequence[str]) -> tuple[int, int]:
        """Return a list of unit names as a run: its start and its length."""
        return self.run("names", [self.name(text) for text in names])

    def skill_name_list(self, names: Sequence[str]) -> tuple[int, int]:
        """Return a list of skill names as a run: its start and its length."""
        return self.run("skill names", [self.skill_name(text) for text in names])

    def run(self, kind: str, rows: Sequence[int]) -> tuple[int, int]:
        """Return a run of the table of lists: its start and its length."""
        key = (kind, (tuple(rows),))
        if key not in self._blocks:
            self._blocks[key] = len(self.lists)
            self.lists.extend(rows)
        return self._blocks[key], len(rows)

    def tags(self, names: Sequence[str]) -> int:
        """Return a set of tags as bits."""
        for name in names:
            if name not in TAGS:
                raise Unenforced(repr(name))
        return sum(1 << TAGS.index(name) for name in names)
