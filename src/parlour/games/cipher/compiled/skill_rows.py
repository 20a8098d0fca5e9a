"""Skill rows: skills with their trigger, conditions, cost and effects, as rows of numbers."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary import values as v
from parlour.games.cipher.vocabulary.conditions import IF_SELF_ATTACK, conditions_of
from parlour.games.cipher.vocabulary.costs import costs_of
from parlour.games.cipher.vocabulary.effects import EFFECT_NAMES, effect_row
from parlour.games.cipher.vocabulary.orders import CHOOSE, DRAW, SELF_TO
from parlour.games.cipher.vocabulary.properties import ADD_RANGE, ADD_TAGS, LAST_PROPERTY, OTHER_COSTS
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced
from parlour.games.cipher.vocabulary.texts import FIRST_TEXT, TERMS
from parlour.games.cipher.vocabulary.triggers import TRIGGERS
from parlour.games.cipher.vocabulary.words import Data, read_word


def skill_row(rows: Rows, given: Data, card: int, index: int, remembered: Collection[str] = ()) -> list[int]:
    """Return the row of a skill; `remembered` names skills of the card whose choices another one refers to."""
    row = [0] * c.SKILL_COLUMNS
    row[c.S_NAME] = rows.skill_name(given["name"])
    row[c.S_INDEX], row[c.S_CARD] = index, card
    *place, kind = given.get("kind") or [given["type"]]
    row[c.S_KIND], row[c.S_PLACE] = v.KINDS.index(kind), _PLACES.index(place)
    keyword = given.get("keyword") or ""
    row[c.S_PROMOTED] = int(keyword == "CCS")
    row[c.S_LEVEL] = int(keyword[3:]) if keyword.startswith("LvS") else 0
    row[c.S_KEYWORD] = 1 + v.KEYWORDS.index(keyword) if keyword in v.KEYWORDS else 0
    row[c.S_ONCE], row[c.S_OPTIONAL] = int(bool(given.get("once_per_turn"))), int(bool(given.get("optional_cost")))
    conditions = given.get("conditions") or ()
    awaited = [one["if"] for one in conditions if one["if"] in _AS_BATTLE_ENDS]
    checked = [one for one in conditions if one["if"] not in _AS_BATTLE_ENDS]
    row[c.S_CONDITIONS], row[c.S_CONDITIONS_N] = conditions_of(rows, checked)
    other = _paying_otherwise(given)
    row[c.S_COSTS], row[c.S_COSTS_N] = costs_of(rows, given.get("cost") or other)
    row[c.S_EVENT] = row[c.S_WHO] = row[c.S_OTHER] = row[c.S_SUPPORT] = row[c.S_TURN] = c.NOTHING
    if given.get("trigger"):
        read_word("trigger", "on", TRIGGERS.known, rows, given["trigger"], row, c.S_EVENT)
    row[c.S_READS_TRIGGER] = int(_mentions([given.get(part) for part in _RESOLVED], "trigger_unit"))
    effects = [effect_row(rows, one, row[c.S_KIND] == v.IS_CONT) for one in _each_in_turn(given["effects"])]
    for what in awaited:
        _await(what, row, effects)
    if any(one[c.E_OP] == DRAW and one[c.E_LATER] == c.AT_END for one in effects):
        raise Unenforced("draw at the end of the attack")
    if given["name"] in remembered:
        _remember(row, effects)
    for one, after in pairwise([*effects, [0] * c.EFFECT_COLUMNS]):
        one[c.E_CONDITIONAL] = int(one[c.E_CONDITIONS_N] > 0 or after[c.E_INSTEAD] != 0)
    # Each skill has rows of its own, even if equal ones exist: lasting effects are recognised by them.
    row[c.S_EFFECTS], row[c.S_EFFECTS_N] = len(rows.effects), len(effects)
    rows.effects.extend(effects)
    row[c.S_OPS] = sum({1 << one[c.E_OP] for one in effects if one[c.E_OP] <= LAST_PROPERTY})
    row[c.S_ASKS_POWER] = int(_asks_attack(rows, row))
    _refuse(rows, row, effects, bool(other))
    return row


def _refuse(rows: Rows, row: list[int], effects: Sequence[list[int]], other: bool) -> None:
    """Refuse what the engine does not do in a skill of this kind; `other` is a cost instead of the usual one."""
    kind, event = row[c.S_KIND], row[c.S_EVENT]
    if kind in (v.IS_CONT, v.IS_SPEC) and row[c.S_COSTS_N] and not other:
        raise Unenforced("a CONT skill with a cost")
    if kind == v.IS_CONT and row[c.S_PLACE] != v.ON_FIELD and not other:
        raise Unenforced("a CONT skill off the field")
    if kind == v.IS_CONT and event >= 0:
        raise Unenforced("a CONT skill with a trigger")
    if kind == v.IS_AUTO and event < 0:
        raise Unenforced("an AUTO skill without a trigger")
    acts = any(one[c.E_OP] < FIRST_TEXT and not _printed(rows, one) for one in effects)
    if kind == v.IS_SPEC and acts and not other:
        raise Unenforced("a SPEC skill that acts")
    if kind == v.IS_SPEC and row[c.S_CONDITIONS_N] and any(one[c.E_OP] not in TERMS for one in effects):
        raise Unenforced("a SPEC skill under a condition")


def _await(what: str, skill: list[int], effects: list[list[int]]) -> None:
    """Compile what a support card does at the end of the battle, if its condition came true (rulebook 11).

    The defender's card may be deployed or taken to the hand; the attacker's lets its owner draw a card.
    """
    kind, later = _AS_BATTLE_ENDS[what]
    for one in effects:
        moves = one[c.E_OP] == SELF_TO and one[c.E_TO] in (v.FRONT, v.HAND) and one[c.E_OPTIONAL]
        draws = one[c.E_OP] == DRAW and one[c.E_AMOUNT] == 1
        if skill[c.S_KIND] != kind or not one[c.E_LATER] or not (moves if later == c.IF_BEATEN else draws):
            raise Unenforced(f"{what}: other than what supports do then")
        one[c.E_LATER] = later


def _remember(skill: list[int], effects: list[list[int]]) -> None:
    """Let a skill's chosen units be remembered for the turn, because another skill asks for them."""
    for one in effects:
        if one[c.E_OP] == CHOOSE:
            one[c.E_DURATION], one[c.E_AMOUNT] = v.TURN, skill[c.S_NAME]


def _printed(rows: Rows, effect: list[int]) -> bool:
    """Tell whether an effect only adds to what is printed on its own card."""
    own = effect[c.E_TARGET] >= 0 and rows.filters[effect[c.E_TARGET]][c.F_REF] == v.SELF
    return own and effect[c.E_OP] in (ADD_TAGS, ADD_RANGE)


def _asks_attack(rows: Rows, skill: list[int]) -> bool:
    """Tell whether a skill's conditions or targets depend on how strong units are."""
    asked = [skill[c.S_WHO], skill[c.S_OTHER]]
    for at in range(skill[c.S_CONDITIONS], skill[c.S_CONDITIONS] + skill[c.S_CONDITIONS_N]):
        if rows.conditions[at][c.I_OP] == IF_SELF_ATTACK:
            return True
        asked.append(rows.conditions[at][c.I_FILTER])
    for at in range(skill[c.S_EFFECTS], skill[c.S_EFFECTS] + skill[c.S_EFFECTS_N]):
        asked += [rows.effects[at][c.E_TARGET], rows.effects[at][c.E_PER_FILTER]]
    filters = [rows.filters[at] for at in asked if at >= 0]
    return any(f[c.F_ATTACK_MIN] >= 0 or f[c.F_ATTACK_MAX] >= 0 for f in filters)


# What a support skill may wait for until the end of the battle: its kind, and the event.
_AS_BATTLE_ENDS: Final = {
    "defender_destroyed": (v.IS_DEFENSE_SUPPORT, c.IF_BEATEN),
    "attacker_destroyed_main": (v.IS_ATTACK_SUPPORT, c.IF_MAIN_BEATEN),
}
_PLACES: Final[tuple[list[str], ...]] = ([], ["BOND"], ["HAND"])  # by number
_RESOLVED: Final = ("conditions", "cost", "effects")  # the parts of a skill that are read after it was triggered
_OTHER_COSTS: Final = {EFFECT_NAMES[op] for op in OTHER_COSTS}


def _mentions(given: Any, word: str) -> bool:
    """Tell whether a word occurs anywhere in data."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        return bool(given == word)
    return any(_mentions(one, word) for one in (given.values() if isinstance(given, Mapping) else given))


def _paying_otherwise(skill: Data) -> Sequence[Data]:
    """Return the cost that a skill lets its controller pay instead of the usual card, or nothing."""
    effects = skill.get("effects") or ()
    other = [one["cost"] for one in effects if one.get("op") in _OTHER_COSTS]
    if other and len(effects) > 1:
        raise Unenforced("another cost beside other effects")
    return other[0] if other else ()


def _each_in_turn(effects: Sequence[Data]) -> list[Data]:
    """Return the effects in order: if both players discard, the controller of the skill does so first.

    Copied skills always have unique names, so that word is dropped. A reduced cost becomes one effect per skill.
    """
    turns: list[Data] = []
    for one in effects:
        if one.get("op") == "note_unique_skill_names":
            continue
        if one.get("op") == "reduce_cost":
            turns += [{**one, "skills": name} for name in one["skills"]]
            continue
        both = one.get("op") == "discard" and one.get("who") == "both"
        turns += [{**one, "who": "self"}, {**one, "who": "opponent"}] if both else [one]
    return turns
