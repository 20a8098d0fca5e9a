"""Properties of units: the effects of CONT skills while they hold, and one-shot effects that last for a while."""

from collections.abc import Sequence
from typing import Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary import values as v
from parlour.games.cipher.vocabulary.costs import COST_LIST
from parlour.games.cipher.vocabulary.effect_fields import (
    BY_PLAYER,
    EFFECT_FIELDS,
    FILTERED,
    LASTING,
    LASTS,
    PER,
    SKILLS_NAMED,
    SOME,
    TARGET,
    per_numbers,
)
from parlour.games.cipher.vocabulary.filters import ANY_OF, FILTER, ONE_KIND, filter_row
from parlour.games.cipher.vocabulary.kinds import COUNT, TENS, TEXT, YES, Fields, choice, listed, maybe, one_of
from parlour.games.cipher.vocabulary.parameters import CAUSE, KEYWORD, RANGES, SIDE, TAG_LIST
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced
from parlour.games.cipher.vocabulary.words import Data, Words

# The things that a card with support X counts: 10 for each.
_SUPPORTING: Final[dict[str, Data]] = {
    "cards_in_main": {"count": "main_stack"},
    "enemy_cost": {"count": "enemy_cost"},
    "sword_bonds": {"count": "bonds", "filter": {"tags": ["Sword"]}},
}


def _set(_rows: Rows, orbs: int, row: list[int]) -> None:
    row[c.E_SET], row[c.E_AMOUNT] = 1, orbs


def _multiplied(_rows: Rows, by: int, row: list[int]) -> None:
    row[c.E_AMOUNT], row[c.E_PER], row[c.E_PER_FILTER] = by - 1, v.PER_STRENGTH, c.NOTHING


def _warded_from(rows: Rows, unit: Data, row: list[int]) -> None:
    if unit == {"side": "enemy"}:  # of any card: a skill used from hand, bonds or support has no unit
        row[c.E_WHO] = v.WHO_OPPONENT
    else:
        row[c.E_WHOM], row[c.E_WHOM_N] = ONE_KIND.numbers(rows, unit)


def _own_support(rows: Rows, _given: Data, row: list[int]) -> None:
    row[c.E_PER_FILTER] = c.NOTHING
    if rows.filters[row[c.E_TARGET]][c.F_REF] != v.SUPPORT_CARD:
        raise Unenforced("of other than the own support card")


def _formula(rows: Rows, name: str, row: list[int]) -> None:
    row[c.E_TARGET], row[c.E_DURATION], row[c.E_AMOUNT] = filter_row(rows, {"ref": "own_combatant"}), v.COMBAT, 10
    row[c.E_PER], row[c.E_PER_FILTER] = per_numbers(rows, _SUPPORTING[name])


def _fails(_rows: Rows, _given: Data, row: list[int]) -> None:
    row[c.E_AMOUNT] = row[c.E_FILTER] + 1


def _fails_unless(_rows: Rows, _given: Data, row: list[int]) -> None:
    row[c.E_AMOUNT] = (row[c.E_FILTER] + 1) | c.UNLESS


def _only(rows: Rows, names: Sequence[str], row: list[int]) -> None:
    if len(names) != 1:
        raise Unenforced("several")
    row[c.E_AMOUNT] = rows.skill_name(names[0])


def _granted(rows: Rows, name: str, row: list[int]) -> None:
    if name not in rows.granted:
        raise Unenforced(repr(name))
    row[c.E_AMOUNT] = rows.granted[name]


def _suppressed(rows: Rows, given: Data, row: list[int]) -> None:
    row[c.E_TARGET] = filter_row(rows, {"side": given.get("side") or "any"})


def _sealed(rows: Rows, _given: Data, row: list[int]) -> None:
    side = {v.WHO_SELF: "ally", v.WHO_OPPONENT: "enemy"}.get(row[c.E_WHO], "any")
    row[c.E_TARGET] = filter_row(rows, {"side": side, "all": True})  # the unit that is supported


def _replacing(_rows: Rows, given: Data, _row: list[int]) -> None:
    if given.get("replace") is None:
        raise Unenforced("without what it replaces")


def _copied(rows: Rows, given: Data, row: list[int]) -> None:
    if rows.filters[row[c.E_TARGET]][c.F_REF] != v.SELF or {*given["keep"]} != {"attack", "unit_name"}:
        raise Unenforced("other than by the unit itself, in all but attack and name")
    row[c.E_TARGET] = filter_row(rows, {"ref": "chosen"})


def _of_a_player(rows: Rows, _given: Data, row: list[int]) -> None:
    row[c.E_TARGET] = filter_row(rows, {"all": True})  # not of this unit


def _reduced(rows: Rows, name: str, row: list[int]) -> None:
    row[c.E_SET] = rows.skill_name(name)  # a row for each skill


_WARDED: Final[Fields] = {
    **LASTING,
    "by": maybe(CAUSE.into(c.E_BY)),
    "by_unit": maybe(FILTER.by(_warded_from)),
}
_SKILLS: Final = listed(TEXT)
_COST: Final[Fields] = {**TARGET, "cost": COST_LIST.apart()}  # that of the skill

PROPERTIES: Final = Words("op", EFFECT_FIELDS)
MODIFY_ATTACK: Final = PROPERTIES.word("modify_attack", {**LASTING, "amount": TENS.into(c.E_AMOUNT), **PER}, "attack")
PROPERTIES.alias(MODIFY_ATTACK, "multiply_attack", {**LASTING, "by": COUNT.by(_multiplied)}, "attack")
ORB_DAMAGE: Final = PROPERTIES.word(
    "orb_damage", {**LASTING, "add": maybe(COUNT.into(c.E_AMOUNT, 0)), "set": maybe(COUNT.by(_set))}, "breaks-more"
)
ADD_RANGE: Final = PROPERTIES.word("add_range", {**LASTING, "range": RANGES.into(c.E_AMOUNT)}, "range")
IGNORE_RANGE: Final = PROPERTIES.word(
    "ignore_range",
    {
        **LASTING,
        "whom": maybe(ONE_KIND.into(c.E_WHOM)),
        "line": maybe(choice({"front": v.FRONT, "back": v.BACK, "any": 0}).into(c.E_AMOUNT, 0)),
    },
    "range",
)
LAST_FOR_ALL: Final = IGNORE_RANGE  # those up to here do not ask whom the unit faces by the usual test
ADD_TAGS: Final = PROPERTIES.word("add_tags", {**LASTING, "tags": TAG_LIST.into(c.E_AMOUNT)}, "traits")
CANNOT_CRITICAL: Final = PROPERTIES.word("cannot_critical", LASTING, "sure")
CANNOT_BE_EVADED: Final = PROPERTIES.word("cannot_be_evaded", {**LASTING, "by": maybe(ONE_KIND.into(c.E_WHOM))}, "sure")
PROPERTIES.alias(
    CANNOT_BE_EVADED, "conditional_unevadable", {**LASTING, "when_target": ONE_KIND.into(c.E_WHOM)}, "sure"
)
CANNOT_EVADE: Final = PROPERTIES.word("cannot_evade", LASTING, "sure")
CANNOT_ATTACK: Final = PROPERTIES.word(
    "cannot_attack",
    {**LASTING, "whom": maybe(ANY_OF.into(c.E_WHOM)), "while_on_field": maybe(YES.apart())},
    "restrains",
)
CANNOT_BE_DESTROYED: Final = PROPERTIES.word("cannot_be_destroyed", _WARDED, "protects")
CANNOT_BE_MOVED: Final = PROPERTIES.word("cannot_be_moved", _WARDED, "protects")
CANNOT_BE_TAPPED: Final = PROPERTIES.word("cannot_be_tapped", LASTING, "protects")
CANNOT_BE_UNTAPPED: Final = PROPERTIES.word("cannot_be_untapped", LASTING, "restrains")
CRITICAL_MULTIPLIER: Final = PROPERTIES.word(
    "critical_multiplier", {"value": COUNT.into(c.E_AMOUNT)}, "attack", held=True
)
MODIFY_SUPPORT: Final = PROPERTIES.word(
    "modify_support", {**LASTING, "amount": TENS.into(c.E_AMOUNT)}, "supports", _own_support, held=True
)
PROPERTIES.alias(MODIFY_SUPPORT, "support_set", {"formula": one_of(*_SUPPORTING).by(_formula)}, "support-x")
SUPPORT_FAILS: Final = PROPERTIES.word("support_fails", FILTERED, "supports", _fails, held=True)
PROPERTIES.alias(SUPPORT_FAILS, "support_fails_unless", FILTERED, "supports", _fails_unless, held=True)
FREE_SKILL: Final = PROPERTIES.word("free_skill", {"skills": _SKILLS.by(_only)}, "cheapens", held=True)
GRANT_SKILL: Final = PROPERTIES.word("grant_skill", {**LASTING, "skill": TEXT.by(_granted)}, "borrows")
CANNOT_BE_ATTACKED: Final = PROPERTIES.word("cannot_be_attacked", LASTING, "protects")
STACK_SUPPORT, BOND_SUPPORT = 1, 2  # amounts of REPLACE_SUPPORT
REPLACE_SUPPORT: Final = PROPERTIES.word(
    "replace_support_discard",
    {"to": choice({"bonds": BOND_SUPPORT, "stack_same_name": STACK_SUPPORT}).into(c.E_AMOUNT)},
    "supports",
    held=True,
)
COPY_SKILLS: Final = PROPERTIES.word(
    "copy_skills", {"keyword": KEYWORD.into(c.E_AMOUNT), "from": FILTER.into(c.E_TARGET)}, "borrows", held=True
)
SUPPRESS_SKILL: Final = PROPERTIES.word(
    "suppress_skill",
    {
        **SKILLS_NAMED,
        "zone": choice({"field": c.NOTHING, "support": v.SUPPORT}).into(c.E_FROM),
        "side": maybe(SIDE.apart()),
    },
    "silences",
    _suppressed,
    held=True,
)
FORBID_SKILL: Final = PROPERTIES.word("forbid_skill", {**SKILLS_NAMED, **LASTS}, "silences")
SEAL_SUPPORT: Final = PROPERTIES.word("seal_support_skills", {**BY_PLAYER, **LASTS}, "silences", _sealed)
LEAVES_FOR: Final = PROPERTIES.word(  # "self_to" in a CONT skill
    "leaves_for",
    {
        "to": choice({"hand": v.HAND, "bonds": v.BONDS}).into(c.E_AMOUNT),
        "replace": one_of("retreat").apart(),
        "when_destroyed_by": maybe(CAUSE.into(c.E_BY)),
    },
    "leaves",
    _replacing,
    held=True,
)
COPY_UNIT: Final = PROPERTIES.word(
    "copy_unit", {**LASTING, "keep": listed(one_of("attack", "unit_name")).apart()}, "borrows", _copied
)
OTHER_CRITICAL: Final = PROPERTIES.word("other_critical_cost", _COST, "price")
OTHER_EVADE: Final = PROPERTIES.word("other_evade_cost", _COST, "price")
CANNOT_DEPLOY: Final = PROPERTIES.word(
    "cannot_deploy",
    {
        **BY_PLAYER,
        **FILTERED,
        "line": maybe(
            choice({"front": 1 << v.FRONT, "back": 1 << v.BACK}).into(c.E_AMOUNT, 1 << v.FRONT | 1 << v.BACK)
        ),
        **LASTS,
    },
    "bars",
    _of_a_player,
)
REDUCE_COST: Final = PROPERTIES.word(
    "reduce_cost",
    {**SOME, "skills": _SKILLS.by(_reduced), **PER, "least": maybe(COUNT.into(c.E_BY)), **LASTS},
    "cheapens",
)
LAST_PROPERTY: Final = REDUCE_COST
OTHER_COSTS: Final = (OTHER_CRITICAL, OTHER_EVADE)  # the effect's cost is that of the skill
OF_OTHERS: Final = 1 << COPY_SKILLS | 1 << COPY_UNIT  # in a match without these, units have printed skills only
