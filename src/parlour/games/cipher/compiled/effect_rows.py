"""Effect rows: conditions, costs and effects as rows of numbers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.games.cipher.cards.reader import Reader, Unenforced
from parlour.games.cipher.compiled import columns as c
from parlour.games.cipher.compiled import opcodes as o
from parlour.games.cipher.compiled.arguments import ALIAS_ARGUMENTS, ALIASES, ARGUMENTS, plain_amount
from parlour.games.cipher.compiled.filter_rows import HOW_MANY, FilterRows


class EffectRows(FilterRows):
    """The compiler of conditions, costs and effects."""

    def condition(self, given: Mapping[str, Any]) -> list[int]:
        """Return the row of a condition."""
        r = Reader(given, f"condition {given.get('if')}")
        row = [0] * c.CONDITION_COLUMNS
        row[c.I_OP] = op = r.choose("if", o.CONDITIONS)
        row[c.I_CMP] = r.choose("cmp", o.COMPARISONS, ">=")
        row[c.I_N] = r.take("n", 0)
        row[c.I_WHO] = r.choose("who", o.WHO, "self")
        zones = ("", "hand", "orbs", "bonds", "field", "retreat", "deck")
        row[c.I_ZONE] = r.choose("zone", zones, "")
        row[c.I_FILTER] = self.filter(r.take("filter"), _COUNTED_BY.get(op, ()))
        if op == o.IF_SUPPORT_OF:
            row[c.I_EXTRA] = (c.OF_SELF, c.OF_OTHER, c.OF_ANY, c.OF_ANY)[
                r.choose("unit", ("this unit", "another ally", "an ally", "your unit"))
            ]
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
            row[c.I_EXTRA] = self.tags(r.take("tags"))
        elif op == o.IF_COUNT_ZONE:
            row[c.I_EXTRA] = r.choose("face", ("", "up", "down"), "")
            if row[c.I_EXTRA] and zones[row[c.I_ZONE]] not in ("bonds", "orbs"):
                raise Unenforced(f"the faces of {zones[row[c.I_ZONE]]}")
            if row[c.I_FILTER] >= 0 and zones[row[c.I_ZONE]] not in ("bonds", "retreat"):
                raise Unenforced(f"cards counted by kind in {zones[row[c.I_ZONE]]}")
        r.close()
        return row

    def conditions_of(self, given: Sequence[Mapping[str, Any]]) -> tuple[int, int]:
        """Return a run of conditions: its start and its length."""
        rows = [self.condition(one) for one in given]
        return self.block(self.conditions, "condition", rows), len(rows)

    def cost(self, given: Mapping[str, Any]) -> list[int]:
        """Return the row of one part of a cost."""
        r = Reader(given, f"cost {given.get('op')}")
        wanted = r.take("filter")
        row = [r.choose("op", o.COSTS), r.take("n", 1), self.filter(wanted, HOW_MANY | {"each"}), r.flag("reveal"), 0]
        row[c.P_TO] = (o.RETREAT, o.BOUNDLESS)[r.choose("to", ("retreat", "boundless"), "retreat")]
        if wanted is not None and "n" not in given:
            most = self.filters[row[c.P_FILTER]][c.F_MAX]
            names = wanted.get("names", ())
            row[c.P_N] = len(names) if wanted.get("each") else most
            if wanted.get("min") is not None or wanted.get("max") is not None:
                raise Unenforced("cost: a number of one's choice")
        r.close()
        return row

    def effect(self, given: Mapping[str, Any], continuous: bool) -> list[int]:
        """Return the row of an effect."""
        r = Reader(given, f"effect {given.get('op')}")
        row = [0] * c.EFFECT_COLUMNS
        name = r.take("op")
        if name == "self_to" and continuous:  # instead of to the retreat area
            name = "leaves_for"
        if name not in o.EFFECTS and name not in ALIASES:
            raise Unenforced(f"effect {name!r}")
        row[c.E_OP] = op = o.EFFECTS.index(ALIASES.get(name, name))
        row[c.E_TARGET] = self.filter(r.take("target"), HOW_MANY)
        row[c.E_DURATION] = r.choose("duration", o.DURATIONS, "while")
        row[c.E_OPTIONAL] = r.flag("optional")
        row[c.E_IF_DONE] = c.IF_DONE * r.flag("if_done") + c.UNLESS_DONE * r.flag("unless_done")
        row[c.E_INSTEAD] = r.flag("instead")
        row[c.E_IF], row[c.E_IFS] = self.conditions_of(r.take("if") or r.take("conditions", ()))
        row[c.E_FILTER] = self.filter(r.take("filter"), HOW_MANY | ({"distinct_names"} if r.has("from") else set()))
        row[c.E_WHOM], row[c.E_WHOM_N] = self.whom(r.take("whom"))
        row[c.E_WHO] = r.choose("who", o.WHO, "self")
        row[c.E_AMOUNT] = 1
        row[c.E_PER] = o.PER_NONE
        if op <= o.LAST_PROPERTY and row[c.E_TARGET] < 0 and op != o.MODIFY_SUPPORT:
            row[c.E_TARGET] = self.filter({"ref": "self"})
        ALIAS_ARGUMENTS.get(name, ARGUMENTS.get(op, plain_amount))(self, r, row)
        r.close()
        if continuous and op > o.LAST_PROPERTY:
            raise Unenforced(f"effect {given.get('op')} in a CONT skill")
        if continuous and row[c.E_OPTIONAL] and op != o.REPLACE_SUPPORT:
            raise Unenforced(f"effect {given.get('op')} that a CONT skill leaves to choice")
        if continuous and op == o.GRANT_SKILL:
            raise Unenforced("grant_skill in a CONT skill")
        if continuous and row[c.E_IFS] and op in _ASKED_APART:
            raise Unenforced(f"effect {given.get('op')}: a condition inside a CONT skill")
        if not continuous and name in _ONLY_CONTINUOUS:
            raise Unenforced(f"effect {given.get('op')} outside a CONT skill")
        return row


# The words about a group that conditions apply to the units or bonds they count.
_COUNTED_BY: Final = {
    o.IF_HAVE_UNITS: {"each"},
    o.IF_COUNT_UNITS: {"distinct_names"},
    o.IF_COUNT_BONDS: {"distinct_names"},
    o.IF_SAME_AREA: {"or_more"},
}
_ONLY_CONTINUOUS: Final = {
    *("modify_support", "support_fails", "support_fails_unless", "free_skill", "critical_multiplier"),
    *("replace_support_discard", "copy_skills", "suppress_skill", "leaves_for"),
}
# Effects of a CONT skill that modules of their own look up, under the conditions of the whole skill.
_ASKED_APART: Final = {o.ADD_TAGS, o.COPY_SKILLS, o.SUPPRESS_SKILL, *o.OTHER_COSTS}
