"""Rows: the tables being made of the cards; equal rows are kept once, but for effects, which are each their skill's."""

from collections.abc import Sequence
from typing import Final

from parlour.games.cipher.cards.reader import Unenforced
from parlour.games.cipher.compiled import opcodes as o

UNNAMED: Final = 1  # name ids start after this: 0 means none


class Rows:
    """Rows of every table; a name or a skill's name is a number."""

    def __init__(self) -> None:
        self.names: dict[str, int] = {}
        self.skill_names: dict[str, int] = {}
        self.lists: list[int] = []
        self.skills: list[list[int]] = []
        self.cards: list[list[int]] = []
        self.filters: list[list[int]] = []
        self.conditions: list[list[int]] = []
        self.costs: list[list[int]] = []
        self.effects: list[list[int]] = []
        self.problems: list[list[str]] = []
        self._blocks: dict[tuple[str, tuple[tuple[int, ...], ...]], int] = {}
        self.granted: dict[str, int] = {}

    def block(self, table: list[list[int]], kind: str, rows: list[list[int]]) -> int:
        """Where rows start in a table; a run of rows that is there already is used again."""
        key = (kind, tuple(map(tuple, rows)))
        if key not in self._blocks:
            self._blocks[key] = len(table)
            table.extend(rows)
        return self._blocks[key]

    def name(self, text: str) -> int:
        """The number of a unit name."""
        return self.names.setdefault(text, len(self.names) + UNNAMED)

    def skill_name(self, text: str) -> int:
        """The number of a skill's name."""
        return self.skill_names.setdefault(text, len(self.skill_names) + UNNAMED)

    def name_list(self, names: Sequence[str]) -> tuple[int, int]:
        """A list of unit names as rows in a run: where it starts, how long it is."""
        return self.run("names", [self.name(text) for text in names])

    def skill_name_list(self, names: Sequence[str]) -> tuple[int, int]:
        """A list of names of skills in the same way."""
        return self.run("skill names", [self.skill_name(text) for text in names])

    def run(self, kind: str, rows: Sequence[int]) -> tuple[int, int]:
        """Rows of the table of lists: where they start, how many they are."""
        key = (kind, (tuple(rows),))
        if key not in self._blocks:
            self._blocks[key] = len(self.lists)
            self.lists.extend(rows)
        return self._blocks[key], len(rows)

    def tags(self, names: Sequence[str]) -> int:
        """A set of tags as bits."""
        for name in names:
            if name not in o.TAGS:
                raise Unenforced(f"tag {name!r}")
        return sum(1 << o.TAGS.index(name) for name in names)
