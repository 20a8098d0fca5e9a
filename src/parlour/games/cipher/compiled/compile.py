"""Compile: card data to tables of small integers that the kernels read.

A word of a card file that is not known here makes its card unenforced: `problems` names it, and decks refuse the card.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.games.cipher.cards.cards import Card, all_cards, granted
from parlour.games.cipher.compiled.skill_rows import skill_row
from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary import values as v
from parlour.games.cipher.vocabulary.properties import ADD_RANGE, ADD_TAGS, OTHER_COSTS
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced
from parlour.games.cipher.vocabulary.texts import ALLOW_DUPLICATES, CANNOT_BOND, EXTRA_NAME, KIN_SUPPORTS, TERMS


class Compiler(Rows):
    """The compiler of cards, with notes of what is not enforced in each."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[list[int]] = []
        self.problems: list[list[str]] = []
        # Granted skills come first, so that they never stand among a card's own skills.
        for name, given in granted().items():
            self.granted[name] = len(self.skills)
            self.skills.append(skill_row(self, given, c.NOTHING, 0))

    def card(self, given: Card) -> None:
        """Compile one card; skills that are not enforced are noted in `problems` and left out."""
        number = len(self.cards)
        row = [0] * c.CARD_COLUMNS
        self.problems.append([])
        for column, name in zip(NAME_COLUMNS, given.unit_names, strict=False):
            row[column] = self.name(name)
        row[c.C_COST] = given.cost
        row[c.C_PROMOTION] = c.NOTHING if given.class_change_cost is None else given.class_change_cost
        row[c.C_ATTACK] = given.attack
        row[c.C_SUPPORT] = given.support or 0  # X is 0 until the card's support skill sets it
        row[c.C_FLAGS] = 0 if given.support is not None else c.COUNTS_SUPPORT
        row[c.C_RANGE] = sum(1 << distance for distance in given.range)
        row[c.C_TAGS] = row[c.C_FIELD_TAGS] = self.tags(given.tags)
        remembered = frozenset(_values([given.skills, given.support_skills], "chosen_by_skill"))
        row[c.C_SKILLS] = len(self.skills)
        self._skills(given.skills, number, 0, remembered)
        row[c.C_SKILLS_N] = len(self.skills) - row[c.C_SKILLS]
        row[c.C_SUPPORT_SKILLS] = len(self.skills)
        self._skills(given.support_skills, number, row[c.C_SKILLS_N], remembered)
        row[c.C_SUPPORT_SKILLS_N] = len(self.skills) - row[c.C_SUPPORT_SKILLS]
        for skill in self.skills[row[c.C_SKILLS] : row[c.C_SUPPORT_SKILLS]]:
            self._note(skill, row)
        row[c.C_KEYWORDS] = sum(
            1 << v.KEYWORDS.index(k) for k in {skill.get("keyword") for skill in given.skills} if k in v.KEYWORDS
        )
        self.cards.append(row)

    def _skills(self, given: Sequence[Mapping[str, Any]], card: int, first: int, remembered: Collection[str]) -> None:
        for index, skill in enumerate(given):
            try:
                self.skills.append(skill_row(self, skill, card, first + index, remembered))
            except Unenforced as unknown:
                self.problems[card].append(f"{skill.get('name')}: {unknown}")
                self.skills.append(self._inert(str(skill.get("name")), card, first + index))

    def _inert(self, name: str, card: int, index: int) -> list[int]:
        """Return the row of a skill that is not enforced: it keeps its place and does nothing."""
        row = [0] * c.SKILL_COLUMNS
        row[c.S_KIND], row[c.S_NAME], row[c.S_INDEX], row[c.S_CARD] = v.IS_SPEC, self.skill_name(name), index, card
        for column in (c.S_EVENT, c.S_WHO, c.S_OTHER, c.S_SUPPORT, c.S_TURN):
            row[column] = c.NOTHING
        return row

    def _note(self, skill: list[int], row: list[int]) -> None:
        """Note what a card's skills make true of the card itself: flags, names, tags it always has on the field."""
        kind, place = skill[c.S_KIND], skill[c.S_PLACE]
        effects = self.effects[skill[c.S_EFFECTS] : skill[c.S_EFFECTS] + skill[c.S_EFFECTS_N]]
        if kind == v.IS_AUTO:
            row[c.C_TRIGGERS] |= 1 << skill[c.S_EVENT]
        if kind == v.IS_ACT:
            row[c.C_FLAGS] |= (c.HAS_ACT, c.BOND_SKILL, c.HAND_SKILL)[place]
        if place == v.IN_BONDS:
            row[c.C_FLAGS] |= c.BOND_SKILL
        if kind == v.IS_CONT:
            for effect in effects:
                self._note_continuous(effect, skill, row)
        for effect in effects:
            if kind == v.IS_SPEC and effect[c.E_OP] == ADD_TAGS:
                row[c.C_TAGS] |= effect[c.E_AMOUNT]
                row[c.C_FIELD_TAGS] |= effect[c.E_AMOUNT]
            elif kind == v.IS_SPEC and effect[c.E_OP] == ADD_RANGE:
                row[c.C_RANGE] |= effect[c.E_AMOUNT]
            elif effect[c.E_OP] == CANNOT_BOND:
                row[c.C_FLAGS] |= c.NO_BOND
            elif effect[c.E_OP] == KIN_SUPPORTS:
                row[c.C_FLAGS] |= c.KIN_SUPPORT
            elif effect[c.E_OP] == ALLOW_DUPLICATES and not skill[c.S_CONDITIONS_N]:
                row[c.C_FLAGS] |= c.DUPLICATES
            elif effect[c.E_OP] in OTHER_COSTS:
                row[c.C_OPS] |= 1 << effect[c.E_OP]
            elif effect[c.E_OP] in TERMS:
                row[c.C_FLAGS] |= c.TERMS
            elif effect[c.E_OP] == EXTRA_NAME:
                names = self.lists[effect[c.E_WHOM] : effect[c.E_WHOM] + effect[c.E_WHOM_N]]
                for column, name in zip(NAME_COLUMNS[1:], names, strict=False):
                    row[column] = name

    def _note_continuous(self, effect: list[int], skill: list[int], row: list[int]) -> None:
        own = effect[c.E_TARGET] >= 0 and self.filters[effect[c.E_TARGET]][c.F_REF] == v.SELF
        always = not skill[c.S_CONDITIONS_N] and not skill[c.S_PROMOTED] and not skill[c.S_LEVEL]
        if effect[c.E_OP] == ADD_TAGS and own and always:
            row[c.C_FIELD_TAGS] |= effect[c.E_AMOUNT]
            return
        row[c.C_OPS] |= 1 << effect[c.E_OP]
        if not own:
            row[c.C_FLAGS] |= c.WIDE


def _values(given: Any, key: str) -> Iterator[Any]:
    """Yield every value of a key anywhere in data."""
    if isinstance(given, Mapping):
        yield from (value for name, value in given.items() if name == key)
        given = given.values()
    if isinstance(given, Iterable) and not isinstance(given, str):
        for one in given:
            yield from _values(one, key)


NAME_COLUMNS: Final = (c.C_NAME, c.C_NAME_2, c.C_NAME_3, c.C_NAME_4)


def _table(rows: list[list[int]], width: int) -> NDArray[np.int64]:
    return np.array(rows, np.int64).reshape(-1, width)


_made: Final = Compiler()
for _card in all_cards():
    _made.card(_card)

NAMES: Final = _made.names
SKILL_NAMES: Final = _made.skill_names
CARD_TABLE: Final = _table(_made.cards, c.CARD_COLUMNS)
SKILL_TABLE: Final = _table(_made.skills, c.SKILL_COLUMNS)
FILTER_TABLE: Final = _table(_made.filters, c.FILTER_COLUMNS)
CONDITION_TABLE: Final = _table(_made.conditions, c.CONDITION_COLUMNS)
COST_TABLE: Final = _table(_made.costs, c.COST_COLUMNS)
EFFECT_TABLE: Final = _table(_made.effects, c.EFFECT_COLUMNS)
LIST_TABLE: Final = np.array(_made.lists, np.int64)
NUMBERS: Final = {card.code: number for number, card in enumerate(all_cards())}
UNCARRIED: Final = "its skills are no data yet"


def problems(card: Card) -> tuple[str, ...]:
    """Return the parts of a card's text that the engine does not enforce; none if it may be played."""
    return tuple(_made.problems[NUMBERS[card.code]]) if card.carried else (UNCARRIED,)


def enforced(card: Card) -> bool:
    """Tell whether every skill of a card is enforced."""
    return not problems(card)
