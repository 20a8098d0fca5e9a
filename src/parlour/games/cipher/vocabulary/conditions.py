"""Conditions: what a skill, or one of its effects, asks before it does anything."""

from collections.abc import Sequence
from typing import Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary import values as v
from parlour.games.cipher.vocabulary.filters import FILTER, units
from parlour.games.cipher.vocabulary.kinds import COUNT, FROM_NOTHING, Fields, choice, listed, maybe, one_of
from parlour.games.cipher.vocabulary.parameters import COMPARISON, FACE_ASKED, LINE, PLAYER, SKILL_NAME, TAG_LIST
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced
from parlour.games.cipher.vocabulary.words import Data, Words, read_word, worded

_COMPARED: Final[Fields] = {"cmp": COMPARISON.into(c.I_CMP), "n": FROM_NOTHING.into(c.I_N)}


def _of(*obeys: str) -> Fields:
    """Return the filter of units or cards; `obeys` names the words about a group that the condition applies."""
    return {"filter": units(*obeys).into(c.I_FILTER)}


_FILTERED: Final = _of()
_FIGHTING: Final = ("attacker", "defender", "own_combatant", "enemy_combatant")


def _counted_alike(_rows: Rows, given: Data, row: list[int]) -> None:
    """Refuse faces and filters of cards that are counted without them."""
    if row[c.I_EXTRA] and row[c.I_ZONE] not in (c.Z_BONDS, c.Z_ORBS):
        raise Unenforced(f"the faces of {given['zone']}")
    if row[c.I_FILTER] >= 0 and row[c.I_ZONE] not in (c.Z_BONDS, c.Z_RETREAT):
        raise Unenforced(f"cards counted by kind in {given['zone']}")


CONDITIONS: Final = Words("if")
# About the attack in progress.
IF_ATTACKING: Final = CONDITIONS.word("self_attacking", _FILTERED)
IF_ATTACKED_BY: Final = CONDITIONS.word("self_attacked_by", _FILTERED)
IF_COMBAT_WITH: Final = CONDITIONS.word("self_combat_with", _FILTERED)
IF_SUPPORTED_BY: Final = CONDITIONS.word("self_supported_by", _FILTERED)
IF_SUPPORT_OF: Final = CONDITIONS.word(
    "support_card_of",
    {
        **_FILTERED,
        "unit": choice(
            {"this unit": c.OF_SELF, "your unit": c.OF_ANY, "another ally": c.OF_OTHER, "an ally": c.OF_ANY}
        ).into(c.I_EXTRA),
    },
)
IF_COMBATANT: Final = CONDITIONS.word(
    "combatant_is", {**_FILTERED, "ref": choice({ref: v.REFS.index(ref) for ref in _FIGHTING}).into(c.I_EXTRA)}
)
LAST_IN_BATTLE: Final = IF_COMBATANT
# About anything else.
IF_OWN_TURN: Final = CONDITIONS.word("own_turn")
IF_ENEMY_TURN: Final = CONDITIONS.word("enemy_turn")
IF_COUNT_UNITS: Final = CONDITIONS.word("count_units", {**_COMPARED, **_of("distinct_names")})
IF_HAVE_UNITS: Final = CONDITIONS.word("have_units", _of("each"))
IF_NO_UNITS: Final = CONDITIONS.word("no_units", _FILTERED)
IF_COUNT_BONDS: Final = CONDITIONS.word("count_bonds", {**_COMPARED, **_of("distinct_names")})
IF_COUNT_ZONE: Final = CONDITIONS.word(
    "count_zone",
    {
        **_COMPARED,
        "who": PLAYER.into(c.I_WHO),
        "zone": choice({"hand": c.Z_HAND, "orbs": c.Z_ORBS, "bonds": c.Z_BONDS, "retreat": c.Z_RETREAT}).into(c.I_ZONE),
        "face": maybe(FACE_ASKED.into(c.I_EXTRA)),
        "filter": maybe(FILTER.into(c.I_FILTER)),
    },
    then=_counted_alike,
)
IF_COMPARE_ZONE: Final = CONDITIONS.word(
    "compare_zone",
    {
        "cmp": COMPARISON.into(c.I_CMP),
        "zone": choice({"orbs": c.Z_ORBS, "hand": c.Z_HAND, "field": c.Z_FIELD, "bonds": c.Z_BONDS}).into(c.I_ZONE),
    },
)
IF_LINE: Final = CONDITIONS.word("self_line", {"line": LINE.into(c.I_EXTRA)})
IF_STATE: Final = CONDITIONS.word("self_state", {"state": one_of(*v.STATES).into(c.I_EXTRA)})
IF_SAME_AREA: Final = CONDITIONS.word("same_area", _of("or_more"))
IF_USED_SKILL: Final = CONDITIONS.word(
    "used_skill_this_turn", {"skill": SKILL_NAME.into(c.I_EXTRA), "times": maybe(COUNT.into(c.I_N, 1))}
)
IF_SELF_ATTACK: Final = CONDITIONS.word("self_attack", _COMPARED)
IF_PARITY: Final = CONDITIONS.word("parity_bonds", {"value": one_of("even", "odd").into(c.I_EXTRA)})
IF_CHOSEN: Final = CONDITIONS.word("chosen_is", _FILTERED)
IF_BONDS_EACH: Final = CONDITIONS.word("count_bonds_each", {"n": COUNT.into(c.I_N), "tags": TAG_LIST.into(c.I_EXTRA)})
IF_REVEALED: Final = CONDITIONS.word("revealed_is", _FILTERED)
IF_BEING_ATTACKED: Final = CONDITIONS.word("self_being_attacked")
IF_MAIN: Final = CONDITIONS.word(
    "main_is", {**_FILTERED, "who": maybe(choice({"self": v.WHO_SELF, "opponent": v.WHO_OPPONENT}).into(c.I_WHO))}
)
# Support skills wait for these until the end of the battle, so they stand in no row (compiled/skill_rows.py).
CONDITIONS.without_opcode("defender_destroyed")
CONDITIONS.without_opcode("attacker_destroyed_main")


def conditions_of(rows: Rows, given: Sequence[Data]) -> tuple[int, int]:
    """Return a run of conditions: its start and its length."""
    return rows.block(rows.conditions, "condition", [_condition(rows, one) for one in given]), len(given)


def _condition(rows: Rows, given: Data) -> list[int]:
    row = [0] * c.CONDITION_COLUMNS
    row[c.I_CMP], row[c.I_FILTER] = v.AT_LEAST, c.NOTHING
    read_word("condition", "if", CONDITIONS.known, rows, given, row)
    return row


CONDITION_LIST: Final = listed(worded("condition", "if", CONDITIONS.known)).numbered(conditions_of)
