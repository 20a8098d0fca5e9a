"""Compile: card data to tables of small integers that the kernels walk.

A word of a card file that is not known here makes its card unenforced: `problems` says which, and decks refuse it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.games.cipher import columns as c
from parlour.games.cipher import opcodes as o
from parlour.games.cipher.cards import Card, all_cards

UNNAMED: Final = 1  # name ids start after this: 0 means none
RANGE_BITS: Final = 4  # bit d: distance d
KEYWORDS: Final = ("CF", "DB", "CP", "BS", "CCS", "FS")


class Unenforced(Exception):
    """A word the engine does not know, and where it stood."""


class _Reader:
    """A mapping of card data that remembers which of its keys were read: what is left over is not enforced."""

    def __init__(self, given: Mapping[str, Any], where: str) -> None:
        self._given = {key: value for key, value in given.items() if value is not None}
        self._where = where

    def take(self, key: str, default: Any = None) -> Any:
        return self._given.pop(key, default)

    def flag(self, key: str) -> int:
        return int(bool(self._given.pop(key, False)))

    def choose(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        value = self._given.pop(key, default)
        if value not in names:
            raise Unenforced(f"{self._where}: {key} {value!r}")
        return names.index(value)

    def close(self) -> None:
        if self._given:
            raise Unenforced(f"{self._where}: {', '.join(sorted(self._given))}")


class Compiler:
    """Rows of every table, equal rows kept once."""

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
        # Granted skills come first: no card's own skills may have them in their midst.
        self._granted: dict[str, int] = {}
        for text, given in GRANTED.items():
            self._granted[text] = len(self.skills)
            self.skills.append(self.skill({**given, "name": text}, c.NOTHING, 0))

    def _block(self, table: list[list[int]], kind: str, rows: list[list[int]]) -> int:
        """Where rows start in a table; a run of rows that is there already is used again."""
        key = (kind, tuple(map(tuple, rows)))
        if key not in self._blocks:
            self._blocks[key] = len(table)
            table.extend(rows)
        return self._blocks[key]

    def name(self, text: str) -> int:
        return self.names.setdefault(text, len(self.names) + UNNAMED)

    def skill_name(self, text: str) -> int:
        return self.skill_names.setdefault(text, len(self.skill_names) + UNNAMED)

    def _name_list(self, names: Sequence[str]) -> tuple[int, int]:
        rows = [self.name(text) for text in names]
        key = ("names", (tuple(rows),))
        if key not in self._blocks:
            self._blocks[key] = len(self.lists)
            self.lists.extend(rows)
        return self._blocks[key], len(rows)

    def _tags(self, names: Sequence[str]) -> int:
        for name in names:
            if name not in o.TAGS:
                raise Unenforced(f"tag {name!r}")
        return sum(1 << o.TAGS.index(name) for name in names)

    def filter(self, given: Mapping[str, Any] | None) -> int:
        """The row of a filter, or NOTHING."""
        if given is None:
            return c.NOTHING
        r = _Reader(given, "filter")
        row = [0] * c.FILTER_COLUMNS
        row[c.F_REF] = r.choose("ref", o.REFS, "")
        row[c.F_SIDE] = r.choose("side", o.SIDES, "any")
        row[c.F_ALL] = r.flag("all")
        self._filter_count(r, row)
        row[c.F_OTHER] = r.flag("other")
        row[c.F_NAMES], row[c.F_NAMES_N] = self._name_list(r.take("names", ()))
        row[c.F_NOT_NAMES], row[c.F_NOT_NAMES_N] = self._name_list(r.take("not_names", ()))
        tags = list(r.take("tags", ()))
        symbols = [tag for tag in tags if tag in _SYMBOLS]
        tags = [tag for tag in tags if tag not in _SYMBOLS]
        row[c.F_TAGS] = self._tags(tags)
        row[c.F_ANY_TAGS] = self._tags(r.take("any_tags", ()))
        row[c.F_NOT_TAGS] = self._tags(r.take("not_tags", ()))
        equal = r.take("cost_eq")
        row[c.F_COST_MIN] = r.take("cost_min", -1 if equal is None else equal)
        row[c.F_COST_MAX] = r.take("cost_max", 99 if equal is None else equal)
        equal = r.take("attack_eq")
        row[c.F_ATTACK_MIN] = r.take("attack_min", -1 if equal is None else equal)
        row[c.F_ATTACK_MAX] = r.take("attack_max", -1 if equal is None else equal)
        for column, key in ((c.F_MAIN, "main"), (c.F_TAPPED, "tapped"), (c.F_PROMOTED, "class_changed"),
                            (c.F_LEVELLED, "leveled_up")):  # fmt: skip
            value = r.take(key)
            row[column] = -1 if value is None else int(value)
        row[c.F_LINE] = (c.NOTHING, o.FRONT, o.BACK)[r.choose("line", ("", "front", "back"), "")]
        row[c.F_ATTACKED] = r.flag("attacked_this_turn")
        row[c.F_SAME_AREA] = r.flag("same_area_as_self")
        row[c.F_SAME_NAME] = r.choose("same_name_as", o.NAMESAKES, "")
        row[c.F_DISTINCT] = r.flag("distinct_names")
        coloured = r.take("has_symbol")
        row[c.F_COLOURLESS] = 0 if coloured is None else 1 + int(bool(coloured))
        if r.flag("colorless") or "Colorless" in symbols:
            row[c.F_COLOURLESS] = 1
        elif symbols:
            row[c.F_COLOURLESS] = 2
        row[c.F_NOT_ATTACKER] = r.flag("not_attacker")
        row[c.F_NOT_DEFENDER] = r.flag("not_defender")
        row[c.F_FACE] = r.choose("face", ("", "up", "down"), "")
        row[c.F_SUPPORT_SKILL] = r.flag("has_support_skill")
        skill = r.take("has_skill")
        row[c.F_SKILL_NAME] = self.skill_name(skill) if skill else 0
        row[c.F_KEYWORD] = 1 + r.choose("has_keyword", KEYWORDS, "CF") if "has_keyword" in given else 0
        row[c.F_EACH] = r.flag("each")
        r.take("or_more")
        r.close()
        asked = {key for key, value in given.items() if value is not None}
        row[c.F_CARD], row[c.F_STANDS] = int(bool(_OF_THE_CARD & asked)), int(bool(_OF_THE_UNIT & asked))
        return self._block(self.filters, "filter", [row])

    def _filter_count(self, r: _Reader, row: list[int]) -> None:
        """How many to choose: at least and at most; 99 for as many as there are."""
        count, least, most = r.take("count"), r.take("min"), r.take("max")
        if count is None and least is None and most is None and not row[c.F_REF]:
            row[c.F_ALL] = 1
        if count is not None:
            least, most = (count if least is None else least), (count if most is None else most)
        row[c.F_MIN] = 1 if least is None else int(least)
        row[c.F_MAX] = 99 if most == "any" else (max(1, row[c.F_MIN]) if most is None else int(most))

    def _whom(self, given: Sequence[Mapping[str, Any]] | Mapping[str, Any] | None) -> tuple[int, int]:
        """A list of filters, any of which may match, as rows in a run."""
        if given is None:
            return c.NOTHING, 0
        rows = [self.filter(one) for one in ([given] if isinstance(given, Mapping) else given)]
        key = ("whom", (tuple(rows),))
        if key not in self._blocks:
            self._blocks[key] = len(self.lists)
            self.lists.extend(rows)
        return self._blocks[key], len(rows)

    def condition(self, given: Mapping[str, Any]) -> list[int]:
        r = _Reader(given, f"condition {given.get('if')}")
        row = [0] * c.CONDITION_COLUMNS
        row[c.I_OP] = op = r.choose("if", o.CONDITIONS)
        row[c.I_CMP] = r.choose("cmp", o.COMPARISONS, ">=")
        row[c.I_N] = r.take("n", 0)
        row[c.I_WHO] = r.choose("who", o.WHO, "self")
        zones = ("", "hand", "orbs", "bonds", "field", "retreat", "deck")
        row[c.I_ZONE] = r.choose("zone", zones, "")
        row[c.I_FILTER] = self.filter(r.take("filter"))
        if op == o.IF_SUPPORT_OF:
            row[c.I_EXTRA] = r.choose("unit", ("this unit", "another ally"))
        elif op == o.IF_COMBATANT:
            row[c.I_EXTRA] = r.choose("ref", o.REFS)
        elif op == o.IF_LINE:
            row[c.I_EXTRA] = (o.FRONT, o.BACK)[r.choose("line", ("front", "back"))]
        elif op == o.IF_STATE:
            row[c.I_EXTRA] = r.choose("state", o.STATES)
        elif op == o.IF_USED_SKILL:
            row[c.I_EXTRA], row[c.I_N] = self.skill_name(r.take("skill")), r.take("times", 1)
        elif op == o.IF_PARITY:
            row[c.I_EXTRA] = r.choose("value", ("even", "odd"))
        elif op == o.IF_BONDS_EACH:
            row[c.I_EXTRA] = self._tags(r.take("tags"))
        elif op == o.IF_COUNT_ZONE:
            row[c.I_EXTRA] = r.choose("face", ("", "up", "down"), "")
        r.close()
        return row

    def conditions_of(self, given: Sequence[Mapping[str, Any]]) -> tuple[int, int]:
        rows = [self.condition(one) for one in given]
        return self._block(self.conditions, "condition", rows), len(rows)

    def cost(self, given: Mapping[str, Any]) -> list[int]:
        r = _Reader(given, f"cost {given.get('op')}")
        wanted = r.take("filter")
        row = [r.choose("op", o.COSTS), r.take("n", 1), self.filter(wanted)]
        if wanted is not None and "n" not in given:
            most = self.filters[row[c.P_FILTER]][c.F_MAX]
            names = wanted.get("names", ())
            row[c.P_N] = len(names) if wanted.get("each") else most
            if wanted.get("min") is not None or wanted.get("max") is not None or wanted.get("distinct_names"):
                raise Unenforced("cost: a number of one's choice")
        r.close()
        return row

    def effect(self, given: Mapping[str, Any], continuous: bool) -> list[int]:
        r = _Reader(given, f"effect {given.get('op')}")
        row = [0] * c.EFFECT_COLUMNS
        name = r.take("op")
        if name not in o.EFFECTS and name not in _ALIASES:
            raise Unenforced(f"effect {name!r}")
        row[c.E_OP] = op = o.EFFECTS.index(_ALIASES.get(name, name))
        row[c.E_TARGET] = self.filter(r.take("target"))
        row[c.E_DURATION] = r.choose("duration", o.DURATIONS, "while")
        row[c.E_OPTIONAL] = r.flag("optional")
        row[c.E_IF_DONE] = r.flag("if_done")
        row[c.E_INSTEAD] = r.flag("instead")
        row[c.E_IF], row[c.E_IFS] = self.conditions_of(r.take("if", ()))
        row[c.E_FILTER] = self.filter(r.take("filter"))
        row[c.E_WHOM], row[c.E_WHOM_N] = self._whom(r.take("whom"))
        row[c.E_WHO] = r.choose("who", o.WHO, "self")
        row[c.E_AMOUNT] = 1
        row[c.E_PER] = o.PER_NONE
        if op <= o.LAST_PROPERTY and row[c.E_TARGET] < 0 and op != o.MODIFY_SUPPORT:
            row[c.E_TARGET] = self.filter({"ref": "self"})
        _ALIAS_ARGUMENTS.get(name, _ARGUMENTS.get(op, _plain))(self, r, row)
        r.close()
        if continuous and op > o.LAST_PROPERTY:
            raise Unenforced(f"effect {given.get('op')} in a CONT skill")
        if continuous and (row[c.E_IFS] or (row[c.E_OPTIONAL] and op != o.REPLACE_SUPPORT)):
            raise Unenforced(f"effect {given.get('op')}: a condition inside a CONT skill")
        if not continuous and op in _ONLY_CONTINUOUS:
            raise Unenforced(f"effect {given.get('op')} outside a CONT skill")
        return row

    def skill(self, given: Mapping[str, Any], card: int, index: int) -> list[int]:
        r = _Reader(given, f"skill {given.get('name')!r}")
        row = [0] * c.SKILL_COLUMNS
        if not r.take("parsed", True):
            raise Unenforced(f"skill {given.get('name')!r}: not structured")
        row[c.S_NAME] = self.skill_name(str(r.take("name")))
        row[c.S_INDEX], row[c.S_CARD] = index, card
        kind = list(r.take("kind", ()))
        for place, word in ((o.IN_BONDS, "BOND"), (o.IN_HAND, "HAND")):
            if word in kind:
                kind.remove(word)
                row[c.S_PLACE] = place
        support = r.take("type")
        words = [support] if support is not None else kind
        if len(words) != 1 or words[0] not in o.KINDS:
            raise Unenforced(f"kind {words}")
        row[c.S_KIND] = o.KINDS.index(words[0])
        for key in ("emblem", "kind_note", "note"):
            r.take(key)
        self._keyword(str(r.take("keyword", "")), row)
        row[c.S_ONCE] = r.flag("once_per_turn")
        row[c.S_ASKED] = r.flag("optional_cost")
        conditions = list(r.take("conditions", ()))
        resisting = _IF_BEATEN in conditions
        if resisting:
            conditions.remove(_IF_BEATEN)
        row[c.S_IF], row[c.S_IFS] = self.conditions_of(conditions)
        costs = [self.cost(one) for one in r.take("cost") or ()]
        row[c.S_COST], row[c.S_COSTS] = self._block(self.costs, "cost", costs), len(costs)
        self._trigger(r.take("trigger"), row)
        continuous = row[c.S_KIND] in (o.IS_CONT, o.IS_SPEC)
        effects = [self.effect(one, row[c.S_KIND] == o.IS_CONT) for one in _each_in_turn(r.take("effects", ()))]
        if resisting:
            self._resisting(row, effects)
        row[c.S_DO], row[c.S_DOES] = self._block(self.effects, "effect", effects), len(effects)
        row[c.S_OPS] = sum({1 << one[c.E_OP] for one in effects if one[c.E_OP] <= o.LAST_PROPERTY})
        r.close()
        row[c.S_STRONG] = int(self._asks_attack(row))
        if continuous and costs:
            raise Unenforced("a CONT skill with a cost")
        if row[c.S_KIND] == o.IS_CONT and row[c.S_PLACE] != o.ON_FIELD:
            raise Unenforced("a CONT skill off the field")
        if row[c.S_KIND] == o.IS_CONT and row[c.S_EVENT] >= 0:
            raise Unenforced("a CONT skill with a trigger")
        if row[c.S_KIND] == o.IS_AUTO and row[c.S_EVENT] < 0:
            raise Unenforced("an AUTO skill without a trigger")
        if row[c.S_KIND] == o.IS_SPEC and any(one[c.E_OP] < o.FIRST_TEXT and not self._printed(one) for one in effects):
            raise Unenforced("a SPEC skill that acts")
        if row[c.S_KIND] == o.IS_SPEC and row[c.S_IFS]:
            raise Unenforced("a SPEC skill under a condition")
        return row

    def _resisting(self, skill: list[int], effects: list[list[int]]) -> None:
        """A defender's support card that may be deployed as the battle ends, if the defender was defeated."""
        for one in effects:
            deploys = one[c.E_OP] == o.SELF_TO and one[c.E_TO] == o.FRONT and one[c.E_LATER] and one[c.E_OPTIONAL]
            if skill[c.S_KIND] != o.IS_DEFENSE_SUPPORT or not deploys:
                raise Unenforced("defender_destroyed: other than deploying the support card")
            one[c.E_LATER] = c.IF_BEATEN

    def _printed(self, effect: list[int]) -> bool:
        """Whether an effect only adds to what is printed on its own card."""
        own = effect[c.E_TARGET] >= 0 and self.filters[effect[c.E_TARGET]][c.F_REF] == o.SELF
        return own and effect[c.E_OP] in (o.ADD_TAGS, o.ADD_RANGE)

    def _keyword(self, keyword: str, row: list[int]) -> None:
        if keyword == "CCS":
            row[c.S_PROMOTED] = 1
        elif keyword.startswith("LvS"):
            row[c.S_LEVEL] = int(keyword[3:])
        elif keyword not in ("", "BS", "CP", "FS", "CF", "DB", "US", "HS", "DV", "IS", "LIS"):
            raise Unenforced(f"keyword {keyword}")

    def _trigger(self, given: Mapping[str, Any] | None, row: list[int]) -> None:
        row[c.S_EVENT] = row[c.S_WHO] = row[c.S_OTHER] = row[c.S_SUPPORT] = c.NOTHING
        row[c.S_TURN] = c.NOTHING
        if given is None:
            return
        r = _Reader(given, f"trigger {given.get('on')}")
        row[c.S_EVENT] = event = r.choose("on", o.EVENTS)
        if event in (o.ON_TURN_START, o.ON_TURN_END):
            row[c.S_TURN] = r.choose("who", ("self", "opponent", "any"), "self")
        elif event == o.ON_SKILL_USED:
            raise Unenforced("trigger skill_used")
        else:
            row[c.S_WHO] = self.filter(r.take("who"))
        row[c.S_OTHER] = self.filter(r.take("target" if event != o.ON_ATTACKED else "by_unit"))
        row[c.S_SUPPORT] = self.filter(r.take("support"))
        row[c.S_TO] = (0, o.FRONT, o.BACK)[r.choose("to", ("", "front", "back"), "")]
        row[c.S_BY] = r.choose("by", o.BY, "")
        via = r.take("via")
        row[c.S_VIA] = self.skill_name(via) if via else 0
        if via and event != o.ON_DEPLOY:
            raise Unenforced(f"trigger {given.get('on')}: via")
        r.close()

    def _asks_attack(self, skill: list[int]) -> bool:
        """Whether a skill's conditions or targets depend on how strong units are."""
        rows = [skill[c.S_WHO], skill[c.S_OTHER]]
        for at in range(skill[c.S_IF], skill[c.S_IF] + skill[c.S_IFS]):
            if self.conditions[at][c.I_OP] == o.IF_SELF_ATTACK:
                return True
            rows.append(self.conditions[at][c.I_FILTER])
        for at in range(skill[c.S_DO], skill[c.S_DO] + skill[c.S_DOES]):
            rows += [self.effects[at][c.E_TARGET], self.effects[at][c.E_PER_FILTER]]
        asked = [self.filters[at] for at in rows if at >= 0]
        return any(row[c.F_ATTACK_MIN] >= 0 or row[c.F_ATTACK_MAX] >= 0 for row in asked)

    def card(self, given: Card) -> None:
        """Compile one card; what is not enforced is noted in `problems`, and its skills are left out."""
        number = len(self.cards)
        row = [0] * c.CARD_COLUMNS
        problems: list[str] = []
        for column, name in zip(_NAME_COLUMNS, given.unit_names, strict=False):
            row[column] = self.name(name)
        row[c.C_COST] = given.cost
        row[c.C_PROMOTION] = c.NOTHING if given.class_change_cost is None else given.class_change_cost
        row[c.C_ATTACK] = given.attack
        row[c.C_SUPPORT] = given.support or 0
        if given.support is None:
            problems.append("support value X")
        row[c.C_RANGE] = sum(1 << distance for distance in given.range)
        row[c.C_TAGS] = row[c.C_FIELD_TAGS] = self._tags(given.tags)
        row[c.C_SKILL] = len(self.skills)
        self._skills(given.skills, number, 0, problems)
        row[c.C_SKILLS] = len(self.skills) - row[c.C_SKILL]
        row[c.C_SUPPORT_SKILL] = len(self.skills)
        self._skills(given.support_skills, number, row[c.C_SKILLS], problems)
        row[c.C_SUPPORT_SKILLS] = len(self.skills) - row[c.C_SUPPORT_SKILL]
        for skill in self.skills[row[c.C_SKILL] : row[c.C_SUPPORT_SKILL]]:
            self._note(skill, row, problems)
        row[c.C_KEYWORDS] = sum(
            1 << KEYWORDS.index(k) for k in {skill.get("keyword") for skill in given.skills} if k in KEYWORDS
        )
        self.cards.append(row)
        self.problems.append(problems)

    def _skills(self, given: Sequence[Mapping[str, Any]], card: int, first: int, problems: list[str]) -> None:
        for index, skill in enumerate(given):
            try:
                self.skills.append(self.skill(skill, card, first + index))
            except Unenforced as unknown:
                problems.append(f"{skill.get('name')}: {unknown}")
                self.skills.append(self._inert(str(skill.get("name")), card, first + index))

    def _inert(self, name: str, card: int, index: int) -> list[int]:
        """The row of a skill that is not enforced: it keeps its place and does nothing."""
        row = [0] * c.SKILL_COLUMNS
        row[c.S_KIND], row[c.S_NAME], row[c.S_INDEX], row[c.S_CARD] = o.IS_SPEC, self.skill_name(name), index, card
        for column in (c.S_EVENT, c.S_WHO, c.S_OTHER, c.S_SUPPORT, c.S_TURN):
            row[column] = c.NOTHING
        return row

    def _note(self, skill: list[int], row: list[int], problems: list[str]) -> None:
        """What a card's skills make true of the card itself: flags, names, tags it always has on the field."""
        kind, place = skill[c.S_KIND], skill[c.S_PLACE]
        effects = self.effects[skill[c.S_DO] : skill[c.S_DO] + skill[c.S_DOES]]
        if kind == o.IS_AUTO:
            row[c.C_TRIGGERS] |= 1 << skill[c.S_EVENT]
        if kind == o.IS_ACT:
            row[c.C_FLAGS] |= (c.HAS_ACT, c.BOND_SKILL, c.HAND_SKILL)[place]
        if place == o.IN_BONDS:
            row[c.C_FLAGS] |= c.BOND_SKILL
        if skill[c.S_STRONG]:
            row[c.C_FLAGS] |= c.ATTACK_DEPENDENT
        if kind == o.IS_CONT:
            for effect in effects:
                self._note_continuous(effect, skill, row, problems)
        for effect in effects:
            if kind == o.IS_SPEC and effect[c.E_OP] == o.ADD_TAGS:
                row[c.C_TAGS] |= effect[c.E_AMOUNT]
                row[c.C_FIELD_TAGS] |= effect[c.E_AMOUNT]
            elif kind == o.IS_SPEC and effect[c.E_OP] == o.ADD_RANGE:
                row[c.C_RANGE] |= effect[c.E_AMOUNT]
            elif effect[c.E_OP] == o.CANNOT_BOND:
                row[c.C_FLAGS] |= c.NO_BOND
            elif effect[c.E_OP] == o.KIN_SUPPORTS:
                row[c.C_FLAGS] |= c.KIN_SUPPORT
            elif effect[c.E_OP] == o.ALLOW_DUPLICATES:
                row[c.C_FLAGS] |= c.DUPLICATES
            elif effect[c.E_OP] == o.EXTRA_NAME:
                names = self.lists[effect[c.E_WHOM] : effect[c.E_WHOM] + effect[c.E_WHOM_N]]
                for column, name in zip(_NAME_COLUMNS[1:], names, strict=False):
                    row[column] = name

    def _note_continuous(self, effect: list[int], skill: list[int], row: list[int], problems: list[str]) -> None:
        target = effect[c.E_TARGET]
        row[c.C_OPS] |= 1 << effect[c.E_OP]
        if effect[c.E_OP] == o.ADD_TAGS:
            plain = not skill[c.S_IFS] and not skill[c.S_PROMOTED] and not skill[c.S_LEVEL]
            if plain and target >= 0 and self.filters[target][c.F_REF] == o.SELF:
                row[c.C_FIELD_TAGS] |= effect[c.E_AMOUNT]
            else:
                problems.append("tags gained under a condition")
        elif target < 0 or self.filters[target][c.F_REF] != o.SELF:
            row[c.C_FLAGS] |= c.WIDE


_IF_BEATEN: Final = {"if": "defender_destroyed"}
_SYMBOLS: Final = ("Color", "Colorless")  # any symbol at all, none
# What a filter asks of the card itself, which only those who may see its face can tell.
_OF_THE_CARD: Final = frozenset({
    "names", "not_names", "tags", "any_tags", "not_tags", "cost_min", "cost_max", "cost_eq", "same_name_as",
    "has_symbol", "colorless", "has_support_skill", "has_skill", "has_keyword",
})  # fmt: skip
_OF_THE_UNIT: Final = frozenset({
    "other", "line", "not_attacker", "not_defender", "attacked_this_turn", "same_area_as_self", "main", "tapped",
    "class_changed", "leveled_up", "attack_min", "attack_max", "attack_eq",
})  # fmt: skip
_NAME_COLUMNS: Final = (c.C_NAME, c.C_NAME_2, c.C_NAME_3, c.C_NAME_4)
_ONLY_CONTINUOUS: Final = {o.MODIFY_SUPPORT, o.SUPPORT_FAILS, o.FREE_SKILL, o.CRITICAL_MULTIPLIER, o.REPLACE_SUPPORT}
Argument = Callable[[Compiler, _Reader, list[int]], None]


def _each_in_turn(effects: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """What both players discard, the skill's controller discards first."""
    turns: list[Mapping[str, Any]] = []
    for one in effects:
        both = one.get("op") == "discard" and one.get("who") == "both"
        turns += [{**one, "who": "self"}, {**one, "who": "opponent"}] if both else [one]
    return turns


def _plain(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("n", 1)


def _amount(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("amount")
    per = r.take("per")
    row[c.E_PER_FILTER] = c.NOTHING
    if per is not None:
        counted = _Reader(per, "per")
        row[c.E_PER] = counted.choose("count", o.COUNTED)
        row[c.E_PER_FILTER] = self.filter(counted.take("filter"))
        counted.close()


def _orbs(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_SET] = int("set" in r._given)
    row[c.E_AMOUNT] = r.take("set", r.take("add", 0))


def _ranges(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = sum(1 << distance for distance in r.take("range"))


def _ignore(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = (0, 0, o.FRONT, o.BACK)[r.choose("line", ("", "any", "front", "back"), "")]


def _tags(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = self._tags(r.take("tags"))


def _by_filter(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_WHOM], row[c.E_WHOM_N] = self._whom(r.take("by"))


def _destroyed_by(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_BY] = r.choose("by", o.BY, "")
    if "by_unit" in r._given:
        row[c.E_WHOM], row[c.E_WHOM_N] = self._whom(r.take("by_unit"))


def _on_field(_self: Compiler, r: _Reader, _row: list[int]) -> None:
    r.take("while_on_field")


def _factor(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("value")


def _grant(self: Compiler, r: _Reader, row: list[int]) -> None:
    text = r.take("skill")
    if text not in GRANTED:
        raise Unenforced(f"grant_skill {text!r}")
    row[c.E_AMOUNT] = self._granted[text]


def _fails(_self: Compiler, _r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = row[c.E_FILTER] + 1


def _free(self: Compiler, r: _Reader, row: list[int]) -> None:
    names = r.take("skills")
    if len(names) != 1:
        raise Unenforced("free_skill: several skills")
    row[c.E_AMOUNT] = self.skill_name(names[0])


def _from(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_FROM] = r.choose("from", o.ZONES)
    if row[c.E_FROM] not in (o.HAND, o.RETREAT, o.BONDS, o.REVEALED, o.BOUNDLESS):
        raise Unenforced(f"a card chosen from {o.ZONES[row[c.E_FROM]]}")
    row[c.E_BY] = r.choose("face", ("up", "down"), "up")
    row[c.E_TAPPED] = r.flag("tapped")
    row[c.E_SET] = (0, o.FRONT, o.BACK)[r.choose("line", ("", "front", "back"), "")]
    r.take("reveal")


def _discard(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("n", c.NOTHING)


def _draw(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("n", 1)
    if row[c.E_WHO] > o.WHO_OPPONENT:
        raise Unenforced("draw by both")


def _revealed(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_TO] = (o.RETREAT, o.HAND)[r.choose("to", ("retreat", "hand"))]
    row[c.E_SET] = r.flag("rest")


def _deck_top(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_TO] = (o.ORBS, o.BONDS)[r.choose("to", ("orbs", "bonds"))]
    row[c.E_BY] = r.choose("face", ("up", "down"), "up")
    row[c.E_AMOUNT] = r.take("n", 1)


def _mill(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_TO] = (o.RETREAT, o.BOUNDLESS)[r.choose("to", ("retreat", "boundless"))]
    row[c.E_AMOUNT] = r.take("n", 1)


def _self_to(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_TO] = (o.HAND, o.FRONT, o.BONDS, o.DECK)[r.choose("to", ("hand", "field", "bonds", "deck_top"))]
    row[c.E_TAPPED] = r.flag("tapped")
    row[c.E_LATER] = r.choose("when", ("", "attack_end"), "")
    replaced = r.choose("replace", ("", "retreat"), "")
    if replaced and not row[c.E_LATER]:
        raise Unenforced("self_to instead of being defeated")
    names = r.take("beside")
    if names is not None:
        row[c.E_WHOM], row[c.E_WHOM_N] = self._whom({"side": "ally", "names": names})


def _moved_later(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_LATER] = r.choose("when", ("", "attack_end"), "")
    if row[c.E_LATER] and (self.filters[row[c.E_TARGET]][c.F_REF] != o.ATTACKER or not row[c.E_OPTIONAL]):
        raise Unenforced("move another unit at the end of the attack")


def _until(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT], row[c.E_SET] = r.take("n"), 1


def _multiplied(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT], row[c.E_PER], row[c.E_PER_FILTER] = r.take("by") - 1, o.PER_STRENGTH, c.NOTHING


def _when_target(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_WHOM], row[c.E_WHOM_N] = self._whom(r.take("when_target"))


def _to_unit(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_TARGET] = self.filter(r.take("to"))


def _orb(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("n", 1)
    if row[c.E_WHO] > o.WHO_OPPONENT:
        raise Unenforced("destroy_orb of both")


def _fails_unless(_self: Compiler, _r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = (row[c.E_FILTER] + 1) | c.UNLESS


def _paid(_self: Compiler, r: _Reader, row: list[int]) -> None:
    costs = r.take("cost")
    if len(costs) != 1 or costs[0].get("op") != "flip_bonds" or set(costs[0]) - {"op", "n"} or not row[c.E_OPTIONAL]:
        raise Unenforced("pay_cost: other than turning bonds face down")
    row[c.E_AMOUNT], row[c.E_BY], row[c.E_FROM] = costs[0]["n"], 1, o.BONDS


def _extra_names(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_WHOM], row[c.E_WHOM_N] = self._name_list(r.take("names"))


def _replace(_self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = (o.STACK_SUPPORT, o.BOND_SUPPORT)[r.choose("to", ("stack_same_name", "bonds"))]


def _bond_faces(self: Compiler, r: _Reader, row: list[int]) -> None:
    row[c.E_BY] = r.choose("face", ("up", "down"))
    row[c.E_AMOUNT] = 99 if r.take("n") == "all" else 1


_ARGUMENTS: Final[dict[int, Argument]] = {
    o.MODIFY_ATTACK: _amount,
    o.MODIFY_SUPPORT: _amount,
    o.ORB_DAMAGE: _orbs,
    o.ADD_RANGE: _ranges,
    o.IGNORE_RANGE: _ignore,
    o.ADD_TAGS: _tags,
    o.CANNOT_BE_EVADED: _by_filter,
    o.CANNOT_EVADE: _by_filter,
    o.CANNOT_BE_DESTROYED: _destroyed_by,
    o.CANNOT_ATTACK: _on_field,
    o.CRITICAL_MULTIPLIER: _factor,
    o.GRANT_SKILL: _grant,
    o.FREE_SKILL: _free,
    o.SUPPORT_FAILS: _fails,
    o.TO_HAND: _from,
    o.TO_DECK_TOP: _from,
    o.TO_BONDS: _from,
    o.TO_RETREAT: _from,
    o.TO_HAND_OR_DECK: _from,
    o.DEPLOY: _from,
    o.STACK_UNDER: _from,
    o.TO_ORBS: _from,
    o.DESTROY_ORB: _orb,
    o.REDIRECT: _to_unit,
    o.TRANSFER_MAIN: _to_unit,
    o.DISCARD: _discard,
    o.DRAW: _draw,
    o.REVEALED_TO: _revealed,
    o.DECK_TOP_TO: _deck_top,
    o.MILL: _mill,
    o.SELF_TO: _self_to,
    o.MOVE: _moved_later,
    o.ALLOW_DUPLICATES: _extra_names,
    o.EXTRA_NAME: _extra_names,
    o.REPLACE_SUPPORT: _replace,
    o.FLIP_BONDS: _bond_faces,
    o.PAY_COST: _paid,
}

# Effects that are another effect said differently.
_ALIASES: Final = {
    "draw_until": "draw",
    "multiply_attack": "modify_attack",
    "support_fails_unless": "support_fails",
    "conditional_unevadable": "cannot_be_evaded",
}
_ALIAS_ARGUMENTS: Final[dict[str, Argument]] = {
    "draw_until": _until,
    "multiply_attack": _multiplied,
    "support_fails_unless": _fails_unless,
    "conditional_unevadable": _when_target,
}

# Skills that other skills grant by name.
GRANTED: Final[dict[str, dict[str, Any]]] = {
    "Anti-Fliers": {
        "kind": ["CONT"],
        "conditions": [{"if": "self_attacking", "filter": {"count": 1, "tags": ["Flier"], "side": "any"}}],
        "effects": [{"op": "modify_attack", "target": {"ref": "self"}, "amount": 30}],
    }
}


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


def problems(card: Card) -> tuple[str, ...]:
    """What of a card's text the engine does not enforce; nothing when it may be played."""
    return tuple(_made.problems[NUMBERS[card.code]])


def enforced(card: Card) -> bool:
    """Whether every skill of a card is enforced."""
    return not problems(card)


ENFORCED: Final[dict[str, frozenset[str]]] = {
    "triggers": frozenset(o.EVENTS) - {"skill_used"},
    "conditions": frozenset(o.CONDITIONS) | {_IF_BEATEN["if"]},
    "costs": frozenset(o.COSTS),
    "effects": frozenset(o.EFFECTS) | frozenset(_ALIASES),
}
