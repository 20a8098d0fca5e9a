"""Vocabulary: every word that a skill may be made of, and the parameters each takes; the grammar of card files.

A skill has kinds, a cost, a trigger, conditions and effects. The vocabulary is what a file may say; the engine says
which of it is enforced.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from parlour.games.cipher.cards.kinds import (
    COUNT,
    FLAG,
    FROM_NOTHING,
    TENS,
    TEXT,
    YES,
    Check,
    Kind,
    Problem,
    Word,
    check_fields,
    listed,
    maybe,
    one_of,
    record,
    tags,
    worded,
)

COLOURS: Final = ("Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown")
GENDERS: Final = ("Male", "Female")
WEAPONS: Final = ("Sword", "Lance", "Axe", "Bow", "Tome", "Staff", "Knife", "Fang", "Dragonstone", "Brawl")
TYPES: Final = ("Flier", "Beast", "Dragon", "Armored", "Mirage", "Monster")
SYMBOLS: Final = ("Color", "Colorless")  # a symbol of any colour, or none
RANGES: Final = (1, 2, 3)
SKILL_KINDS: Final = (
    ["ACT"],
    ["AUTO"],
    ["CONT"],
    ["SPEC"],
    ["BOND", "ACT"],
    ["BOND", "AUTO"],
    ["BOND", "CONT"],
    ["HAND", "ACT"],
)
SUPPORT_KINDS: Final = ("attack", "defense", "both")
KEYWORDS: Final = (
    *("CCS", "BS", "CP", "FS", "CF", "DB", "US", "DV", "HS", "IS", "LIS", "TS", "AS"),
    *("LvS2", "LvS3", "LvS4", "LvS5", "LvS7"),
)

NAMES: Final = listed(TEXT)
TAGS: Final = tags((*COLOURS, *GENDERS, *WEAPONS, *TYPES, *SYMBOLS))
SIDE: Final = one_of("ally", "enemy", "any")
LINE: Final = one_of("front", "back")
FACE: Final = one_of("up", "down")
PLAYER: Final = one_of("self", "opponent", "both")
TURN_OF: Final = one_of("self", "opponent", "any")
COMPARISON: Final = one_of("<", "<=", "==", ">=", ">")
# The first three end with what they name. "during" also begins with it. "stay" ends when the unit leaves.
DURATION: Final = one_of(
    "combat", "turn", "opponent_turn", "own_next_turn", "during_opponent_turn", "during_own_next_turn", "stay"
)
ZONE: Final = one_of("hand", "deck", "retreat", "bonds", "orbs", "boundless", "revealed")
CAUSE: Final = one_of("attack", "skill", "critical")

# One grammar for units on the field and for cards off it.
FILTER_FIELDS: Final[Word] = {
    name: maybe(kind)
    for name, kind in {
        "ref": one_of(
            *("self", "attacker", "defender", "own_combatant", "enemy_combatant"),
            *("chosen", "trigger_unit", "support_card"),
        ),
        "side": SIDE,
        "count": COUNT,
        "min": FROM_NOTHING,
        "max": one_of("any", *range(1, 10)),
        "all": YES,
        "each": YES,  # one of each name
        "or_more": YES,
        "other": YES,  # than this unit
        "main": FLAG,
        "names": NAMES,
        "not_names": NAMES,
        "same_name_as": one_of("chosen", "main_character", "self", "trigger_unit"),
        "distinct_names": YES,
        "tags": TAGS,
        "any_tags": TAGS,
        "not_tags": TAGS,
        "has_symbol": YES,
        "colorless": YES,
        "cost_min": FROM_NOTHING,
        "cost_max": FROM_NOTHING,
        "cost_eq": FROM_NOTHING,
        "attack_min": TENS,
        "attack_max": TENS,
        "attack_eq": TENS,
        "support_eq": one_of("X", *range(0, 60, 10)),  # as printed
        "line": LINE,
        "same_area_as_self": YES,
        "other_area_than_self": YES,  # of the unit's own side
        "face": FACE,
        "tapped": FLAG,
        "class_changed": FLAG,
        "leveled_up": FLAG,
        "attacked_this_turn": YES,
        "not_attacker": YES,
        "not_defender": YES,
        "has_skill": TEXT,
        "has_support_skill": YES,
        "has_keyword": one_of(*KEYWORDS),
        "chosen_by_skill": TEXT,  # by this unit, this turn
    }.items()
}
FILTER: Final = record("a filter", FILTER_FIELDS)

_UNIT: Final[Word] = {"who": FILTER}
_TURN: Final[Word] = {"who": TURN_OF}
_TURNED: Final[Word] = {**_UNIT, "by": maybe(CAUSE), "by_unit": maybe(FILTER), "via": maybe(TEXT)}
TRIGGERS: Final[Mapping[str, Word]] = {
    "attack": {**_UNIT, "target": maybe(FILTER)},
    "attacked": {**_UNIT, "by_unit": maybe(FILTER)},
    "attack_end": _UNIT,
    "attack_evaded": _UNIT,
    "attack_failed": _UNIT,
    "bond_placed": _UNIT,
    "class_change": _UNIT,
    "critical": _UNIT,
    "deploy": {**_UNIT, "via": maybe(TEXT), "to": maybe(LINE)},
    "destroyed": {**_UNIT, "by": maybe(CAUSE)},
    "destroys": {**_UNIT, "target": FILTER, "by": maybe(CAUSE), "via": maybe(TEXT)},
    "evade": _UNIT,
    "growth": _UNIT,
    "level_up": _UNIT,
    "move": {**_UNIT, "to": maybe(LINE), "by": maybe(CAUSE)},
    "phase_start": {**_TURN, "phase": one_of("bond", "deployment", "action", "end")},
    "skill_used": {"what": one_of(*KEYWORDS)},
    "supported": {**_UNIT, "support": maybe(FILTER)},
    "tapped": _TURNED,
    "to_hand_from_retreat": {},
    "turn_end": _TURN,
    "turn_start": _TURN,
    "untapped": _TURNED,
}

_FILTERED: Final[Word] = {"filter": FILTER}
_COMPARED: Final[Word] = {"cmp": COMPARISON, "n": FROM_NOTHING}
CONDITIONS: Final[Mapping[str, Word]] = {
    "attacker_destroyed_main": {},
    "chosen_is": _FILTERED,
    "combatant_is": {**_FILTERED, "ref": one_of("attacker", "defender", "own_combatant", "enemy_combatant")},
    "compare_zone": {"zone": one_of("orbs", "hand", "field", "bonds"), "cmp": COMPARISON},
    "count_bonds": {**_COMPARED, **_FILTERED},
    "count_bonds_each": {"n": COUNT, "tags": TAGS},
    "count_units": {**_COMPARED, **_FILTERED},
    "count_zone": {
        **_COMPARED,
        "who": PLAYER,
        "zone": one_of("hand", "orbs", "bonds", "retreat"),
        "face": maybe(FACE),
        "filter": maybe(FILTER),
    },
    "defender_destroyed": {},
    "enemy_turn": {},
    "have_units": _FILTERED,
    "main_is": {**_FILTERED, "who": maybe(one_of("self", "opponent"))},
    "no_units": _FILTERED,
    "own_turn": {},
    "parity_bonds": {"value": one_of("odd", "even")},
    "revealed_is": _FILTERED,
    "same_area": _FILTERED,
    "self_attack": _COMPARED,
    "self_attacked_by": _FILTERED,
    "self_attacking": _FILTERED,
    "self_being_attacked": {},
    "self_combat_with": _FILTERED,
    "self_line": {"line": LINE},
    "self_state": {
        "state": one_of(
            "untapped", "tapped", "Class Changed", "leveled up", "Main Character", "not Main Character",
            "moved this turn"
        )
    },
    "self_supported_by": _FILTERED,
    "support_card_of": {**_FILTERED, "unit": one_of("this unit", "your unit", "another ally", "an ally")},
    "used_skill_this_turn": {"skill": TEXT, "times": maybe(COUNT)},
}  # fmt: skip

_SOME: Final[Word] = {"n": COUNT}
_MILLED: Final = one_of("retreat", "boundless")
COSTS: Final[Mapping[str, Word]] = {
    "bond_to_retreat": {**_SOME, "filter": maybe(FILTER)},
    "destroy_ally": _FILTERED,
    "destroy_own_orb": _SOME,
    "destroy_self": {},
    "discard": _FILTERED,
    "discard_self": {},
    "flip_bonds": {**_SOME, "filter": maybe(FILTER)},
    "flip_orb_up": _SOME,
    "flip_self_bond": {},
    "growth_self": {**_SOME, **_FILTERED},
    "hand_to_deck_top": {**_FILTERED, "reveal": maybe(YES)},
    "mill": {**_SOME, "to": _MILLED},
    "reveal_hand": _FILTERED,
    "tap_allies": _FILTERED,
    "tap_self": {},
}


def _conditions(value: Any, path: str) -> Iterator[Problem]:
    yield from listed(worded("condition", "if", CONDITIONS)).check(value, path)


def _costs(value: Any, path: str) -> Iterator[Problem]:
    yield from listed(worded("cost", "op", COSTS)).check(value, path)


CONDITION_LIST: Final = Kind("a list of conditions", _conditions)
COST_LIST: Final = Kind("a list of costs", _costs)
PER: Final = record(
    "what is counted",
    {"count": one_of("units", "bonds", "stack_under_self", "enemies_destroyed"), "filter": maybe(FILTER)},
)

_TARGET: Final[Word] = {"target": FILTER}
_LASTING: Final[Word] = {**_TARGET, "duration": maybe(DURATION)}
_FROM: Final[Word] = {"from": ZONE, **_FILTERED}
_LATER: Final[Word] = {"when": maybe(one_of("attack_end"))}
_WHO: Final[Word] = {"who": PLAYER}
_NAMED: Final[Word] = {"names": NAMES}

# Any effect may be optional, have conditions, depend on the effect before it, or replace that effect.
EFFECT_FIELDS: Final[Word] = {
    "optional": maybe(FLAG),
    "if": maybe(CONDITION_LIST),
    "if_done": maybe(YES),
    "unless_done": maybe(YES),
    "instead": maybe(YES),
}
EFFECTS: Final[Mapping[str, Word]] = {
    "add_range": {**_LASTING, "range": listed(one_of(*RANGES))},
    "add_tags": {**_LASTING, "tags": TAGS},
    "allow_duplicates": _NAMED,
    "cannot_attack": {**_LASTING, "whom": maybe(listed(FILTER)), "while_on_field": maybe(YES)},
    "cannot_be_attacked": _LASTING,
    "cannot_be_destroyed": {**_LASTING, "by": maybe(CAUSE), "by_unit": maybe(FILTER)},
    "cannot_be_evaded": {**_LASTING, "by": maybe(FILTER)},
    "cannot_be_moved": {**_LASTING, "by": maybe(CAUSE), "by_unit": maybe(FILTER)},
    "cannot_be_tapped": _LASTING,
    "cannot_be_untapped": _LASTING,
    "cannot_bond_self": {},
    "cannot_critical": _LASTING,
    "cannot_evade": _LASTING,
    "cannot_deploy": {**_WHO, **_FILTERED, "line": maybe(LINE), "duration": maybe(DURATION)},
    "cannot_deploy_beside": _NAMED,
    "choose": _TARGET,
    "conditional_unevadable": {**_LASTING, "when_target": FILTER},
    "copy_skills": {"keyword": one_of(*KEYWORDS), "from": FILTER},
    "copy_unit": {**_LASTING, "keep": listed(one_of("attack", "unit_name"))},
    "critical_multiplier": {"value": COUNT},
    "deck_limit_none": {},
    "deck_top_to": {"to": one_of("orbs", "bonds"), "n": COUNT, "face": maybe(FACE), "reveal": maybe(YES)},
    "deploy": {**_FROM, "line": maybe(LINE), "tapped": maybe(YES)},
    "deploy_condition": {"conditions": CONDITION_LIST},
    "destroy": _TARGET,
    "destroy_orb": {**_WHO, "n": COUNT},
    "discard": {**_WHO, "n": maybe(COUNT), "filter": maybe(FILTER)},
    "discard_until": {**_WHO, **_SOME},
    "draw": {**_SOME, "who": maybe(PLAYER), **_LATER},
    "draw_until": _SOME,
    "extra_unit_name": _NAMED,
    "flip_bonds": {"face": FACE, "n": maybe(one_of("all")), "filter": maybe(FILTER)},
    "flip_orb": {**_FILTERED, "face": one_of("up", "down", "either")},
    "forbid_skill": {**_NAMED, "duration": maybe(DURATION)},
    "free_skill": {"skills": NAMES},
    "grant_skill": {**_LASTING, "skill": TEXT},
    "ignore_range": {**_LASTING, "whom": maybe(FILTER), "line": maybe(one_of("front", "back", "any"))},
    "level_up_from": {**_FROM, "onto": maybe(one_of("chosen"))},
    "level_up_onto": _NAMED,
    "look_orb": _SOME,
    "look_top": {**_WHO, **_SOME},
    "mill": {**_WHO, **_SOME, "to": _MILLED},
    "modify_attack": {**_LASTING, "amount": TENS, "per": maybe(PER)},
    "modify_support": {**_LASTING, "amount": TENS},
    "move": {**_TARGET, **_LATER},
    "multiply_attack": {**_LASTING, "by": COUNT},
    "note_unique_skill_names": {},
    "orb_damage": {**_LASTING, "set": maybe(COUNT), "add": maybe(COUNT)},
    "other_critical_cost": {**_TARGET, "cost": COST_LIST},
    "other_evade_cost": {**_TARGET, "cost": COST_LIST},
    "pay_cost": {"cost": COST_LIST},
    "redirect_attack": {"to": FILTER},
    "reduce_cost": {
        **_SOME,
        "skills": NAMES,
        "per": maybe(PER),
        "least": maybe(COUNT),
        "duration": maybe(DURATION),
    },
    "repeat_for_cost": {"cost": COST_LIST},
    "replace_support_discard": {"to": one_of("bonds", "stack_same_name")},
    "retreat_into_deck": _WHO,
    "reveal_hand": {**_WHO, "n": maybe(COUNT), "filter": maybe(FILTER)},
    "reveal_top": {**_WHO, **_SOME},
    "revealed_to": {"to": one_of("retreat", "hand"), "rest": maybe(YES)},
    "seal_support_skills": {**_WHO, "duration": maybe(DURATION)},
    "self_to": {
        "to": one_of("field", "hand", "bonds", "deck_top"),
        "replace": maybe(one_of("retreat")),
        "when_destroyed_by": maybe(CAUSE),
        "beside": maybe(NAMES),
        "tapped": maybe(FLAG),
        **_LATER,
    },
    "shuffle_deck": {"who": maybe(PLAYER)},
    "stack_under": {**_FROM, "onto": maybe(one_of("chosen", "trigger_unit"))},
    "support_always_succeeds": _FILTERED,
    "support_fails": _FILTERED,
    "support_fails_unless": _FILTERED,
    "support_set": {"formula": one_of("cards_in_main", "enemy_cost", "sword_bonds")},
    "suppress_skill": {**_NAMED, "zone": one_of("field", "support"), "side": maybe(SIDE)},
    "tap": _TARGET,
    "to_bonds": {**_FROM, "face": maybe(FACE), "reveal": maybe(YES)},
    "to_deck_top": _FROM,
    "to_hand": {**_FROM, "reveal": maybe(YES)},
    "to_hand_or_deck_top": _FROM,
    "to_orbs": _FROM,
    "to_retreat": _FROM,
    "transfer_main": {"to": FILTER},
    "unit_to_boundless": _TARGET,
    "unit_to_hand": _TARGET,
    "untap": _TARGET,
}


def _some(check: Check) -> Kind:
    """Return the kind of a list that may be empty."""

    def problems(value: Any, path: str) -> Iterator[Problem]:
        if value != []:
            yield from check(value, path)

    return Kind("a list", problems)


_COMMON: Final[Word] = {
    "name": TEXT,
    "keyword": maybe(one_of(*KEYWORDS)),
    "cost": _some(_costs),
    "trigger": maybe(worded("trigger", "on", TRIGGERS)),
    "conditions": _some(_conditions),
    "optional_cost": FLAG,
    "effects": listed(worded("effect", "op", EFFECTS, EFFECT_FIELDS)),
    "note": maybe(TEXT),  # why the data differs from the print, or from earlier data
}
SKILL_FIELDS: Final[Word] = {**_COMMON, "kind": one_of(*SKILL_KINDS), "once_per_turn": FLAG}
SUPPORT_FIELDS: Final[Word] = {**_COMMON, "type": one_of(*SUPPORT_KINDS), "emblem": maybe(TEXT)}


def skill_problems(skill: Any, path: str = "skill") -> Iterator[Problem]:
    """Yield every word of a skill that is not in the vocabulary, as a path and a reason."""
    yield from check_fields(SKILL_FIELDS, skill, path)


def support_skill_problems(skill: Any, path: str = "skill") -> Iterator[Problem]:
    """Yield every word of a support skill that is not in the vocabulary, as a path and a reason."""
    yield from check_fields(SUPPORT_FIELDS, skill, path)
