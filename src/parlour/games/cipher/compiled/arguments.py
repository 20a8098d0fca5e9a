"""Arguments: the parameters of each effect besides its target, as numbers in its row."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from parlour.games.cipher.cards.reader import Reader, Unenforced
from parlour.games.cipher.compiled import columns as c
from parlour.games.cipher.compiled import opcodes as o
from parlour.games.cipher.compiled.filter_rows import HOW_MANY, FilterRows

Argument = Callable[[FilterRows, Reader, list[int]], None]


def plain_amount(_self: FilterRows, r: Reader, row: list[int]) -> None:
    """Read a count, 1 if none is given."""
    row[c.E_AMOUNT] = r.take("n", 1)


def _amount(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("amount")
    _counted(self, r.take("per"), row)


def _counted(self: FilterRows, per: Mapping[str, Any] | None, row: list[int]) -> None:
    row[c.E_PER_FILTER] = c.NOTHING
    if per is not None:
        counted = Reader(per, "per")
        row[c.E_PER] = counted.choose("count", o.COUNTED)
        obeys = {"distinct_names"} if row[c.E_PER] == o.PER_UNITS else ()
        row[c.E_PER_FILTER] = self.filter(counted.take("filter"), obeys)
        counted.close()


def _support_amount(self: FilterRows, r: Reader, row: list[int]) -> None:
    if row[c.E_TARGET] < 0 or self.filters[row[c.E_TARGET]][c.F_REF] != o.SUPPORT_CARD:
        raise Unenforced("modify_support of other than the own support card")
    _amount(self, r, row)


# The things that a card with support X counts: 10 for each.
_SUPPORTING: Final[dict[str, dict[str, Any]]] = {
    "cards_in_main": {"count": "main_stack"},
    "enemy_cost": {"count": "enemy_cost"},
    "sword_bonds": {"count": "bonds", "filter": {"tags": ["Sword"]}},
}


def _support_set(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_TARGET], row[c.E_DURATION], row[c.E_AMOUNT] = self.filter({"ref": "own_combatant"}), o.COMBAT, 10
    _counted(self, _SUPPORTING[r.take("formula")], row)


def _orbs(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_SET] = int(r.has("set"))
    row[c.E_AMOUNT] = r.take("set", r.take("add", 0))


def _ranges(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = sum(1 << distance for distance in r.take("range"))


def _ignore(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = (0, 0, o.FRONT, o.BACK)[r.choose("line", ("", "any", "front", "back"), "")]


def _added_tags(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = self.tags(r.take("tags"))


def _by_filter(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_WHOM], row[c.E_WHOM_N] = self.whom(r.take("by"))


def _warded_from(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_BY] = r.choose("by", o.BY, "")
    unit = r.take("by_unit")
    if unit == {"side": "enemy"}:  # of any card: a skill used from hand, bonds or support has no unit
        row[c.E_WHO] = o.WHO_OPPONENT
    elif unit is not None:
        row[c.E_WHOM], row[c.E_WHOM_N] = self.whom(unit)


def _on_field(_self: FilterRows, r: Reader, _row: list[int]) -> None:
    r.take("while_on_field")


def _factor(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("value")


def _grant(self: FilterRows, r: Reader, row: list[int]) -> None:
    text = r.take("skill")
    if text not in self.granted:
        raise Unenforced(f"grant_skill {text!r}")
    row[c.E_AMOUNT] = self.granted[text]


def _fails(_self: FilterRows, _r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = row[c.E_FILTER] + 1


def _free(self: FilterRows, r: Reader, row: list[int]) -> None:
    names = r.take("skills")
    if len(names) != 1:
        raise Unenforced("free_skill: several skills")
    row[c.E_AMOUNT] = self.skill_name(names[0])


def _from(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_FROM] = r.choose("from", o.ZONES)
    if row[c.E_FROM] not in (o.HAND, o.RETREAT, o.BONDS, o.REVEALED, o.BOUNDLESS, o.DECK):
        raise Unenforced(f"a card chosen from {o.ZONES[row[c.E_FROM]]}")
    row[c.E_BY] = r.choose("face", ("up", "down"), "up")
    row[c.E_TAPPED] = r.flag("tapped")
    row[c.E_SET] = (0, o.FRONT, o.BACK)[r.choose("line", ("", "front", "back"), "")]
    row[c.E_SHOWN] = r.flag("reveal")


def _under(self: FilterRows, r: Reader, row: list[int]) -> None:
    _from(self, r, row)
    named_alike = row[c.E_FILTER] >= 0 and self.filters[row[c.E_FILTER]][c.F_SAME_NAME] == o.NAMED_AS_CHOSEN
    onto = r.choose("onto", ("", "chosen", "trigger_unit"), "chosen" if named_alike else "")
    row[c.E_SET] = (o.SELF, o.CHOSEN, o.TRIGGER_UNIT)[onto]


def _sealed(self: FilterRows, _r: Reader, row: list[int]) -> None:
    side = {o.WHO_SELF: "ally", o.WHO_OPPONENT: "enemy"}.get(row[c.E_WHO], "any")
    row[c.E_TARGET] = self.filter({"side": side, "all": True})  # the unit that is supported


def _discard(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("n", c.NOTHING)


def _draw(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("n", 1)
    row[c.E_LATER] = r.choose("when", ("", "attack_end"), "")
    if row[c.E_WHO] > o.WHO_OPPONENT:
        raise Unenforced("draw by both")


def _revealed(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_TO] = (o.RETREAT, o.HAND)[r.choose("to", ("retreat", "hand"))]
    row[c.E_SET] = r.flag("rest")


def _deck_top(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_TO] = (o.ORBS, o.BONDS)[r.choose("to", ("orbs", "bonds"))]
    row[c.E_BY] = r.choose("face", ("up", "down"), "up")
    row[c.E_AMOUNT] = r.take("n", 1)
    row[c.E_SHOWN] = r.flag("reveal")


def _mill(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_TO] = (o.RETREAT, o.BOUNDLESS)[r.choose("to", ("retreat", "boundless"))]
    row[c.E_AMOUNT] = r.take("n", 1)


def _self_to(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_TO] = (o.HAND, o.FRONT, o.BONDS, o.DECK)[r.choose("to", ("hand", "field", "bonds", "deck_top"))]
    row[c.E_TAPPED] = r.flag("tapped")
    row[c.E_LATER] = r.choose("when", ("", "attack_end"), "")
    replaced = r.choose("replace", ("", "retreat"), "")
    if replaced and not row[c.E_LATER]:
        raise Unenforced("self_to instead of being defeated")
    names = r.take("beside")
    if names is not None:
        row[c.E_WHOM], row[c.E_WHOM_N] = self.whom({"side": "ally", "names": names})


def _moved_later(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_LATER] = r.choose("when", ("", "attack_end"), "")
    if row[c.E_LATER] and (self.filters[row[c.E_TARGET]][c.F_REF] != o.ATTACKER or not row[c.E_OPTIONAL]):
        raise Unenforced("move another unit at the end of the attack")


def _until(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT], row[c.E_SET] = r.take("n"), 1


def _multiplied(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT], row[c.E_PER], row[c.E_PER_FILTER] = r.take("by") - 1, o.PER_STRENGTH, c.NOTHING


def _when_target(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_WHOM], row[c.E_WHOM_N] = self.whom(r.take("when_target"))


def _to_unit(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_TARGET] = self.filter(r.take("to"))


def _orb(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = r.take("n", 1)
    if row[c.E_WHO] > o.WHO_OPPONENT:
        raise Unenforced("destroy_orb of both")


def _turned_orb(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_SET] = r.choose("face", ("up", "either"))
    if row[c.E_FILTER] != self.filter({"count": 1}, HOW_MANY):
        raise Unenforced("flip_orb: other than one of one's own")


def _fails_unless(_self: FilterRows, _r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = (row[c.E_FILTER] + 1) | c.UNLESS


def _paid(_self: FilterRows, r: Reader, row: list[int]) -> None:
    costs = r.take("cost")
    if len(costs) != 1 or costs[0].get("op") != "flip_bonds" or set(costs[0]) - {"op", "n"} or not row[c.E_OPTIONAL]:
        raise Unenforced("pay_cost: other than turning bonds face down")
    row[c.E_AMOUNT], row[c.E_BY], row[c.E_FROM] = costs[0]["n"], 1, o.BONDS


def _barred(self: FilterRows, r: Reader, row: list[int]) -> None:
    lines = (1 << o.FRONT | 1 << o.BACK, 1 << o.FRONT, 1 << o.BACK)
    row[c.E_AMOUNT] = lines[r.choose("line", ("", "front", "back"), "")]
    row[c.E_TARGET] = self.filter({"all": True})  # of a player, not of this unit


def _reduced(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT], row[c.E_SET] = r.take("n"), self.skill_name(r.take("skills"))  # a row for each skill
    row[c.E_BY] = r.take("least", 0)
    _counted(self, r.take("per"), row)


def _paid_otherwise(_self: FilterRows, r: Reader, _row: list[int]) -> None:
    r.take("cost")


def _repeated(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_OPTIONAL] = row[c.E_SET] = 1  # paid, the skill begins anew
    _paid(self, r, row)


def _extra_names(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_WHOM], row[c.E_WHOM_N] = self.name_list(r.take("names"))


def _replace(_self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_AMOUNT] = (o.STACK_SUPPORT, o.BOND_SUPPORT)[r.choose("to", ("stack_same_name", "bonds"))]


def _bond_faces(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_BY] = r.choose("face", ("up", "down"))
    row[c.E_AMOUNT] = 99 if r.take("n") == "all" else 1


def _copied(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_TARGET], row[c.E_AMOUNT] = self.filter(r.take("from")), self.keyword(r.take("keyword"))


def _skills_named(self: FilterRows, r: Reader, row: list[int]) -> None:
    row[c.E_WHOM], row[c.E_WHOM_N] = self.skill_name_list(r.take("names"))


def _suppressed(self: FilterRows, r: Reader, row: list[int]) -> None:
    _skills_named(self, r, row)
    row[c.E_FROM] = (c.NOTHING, o.SUPPORT)[r.choose("zone", ("field", "support"))]
    row[c.E_TARGET] = self.filter({"side": r.take("side", "any")})


def _level_up(self: FilterRows, r: Reader, row: list[int]) -> None:
    _from(self, r, row)
    row[c.E_TO] = (o.SELF, o.CHOSEN)[r.choose("onto", ("", "chosen"), "")]


def _leaves_for(_self: FilterRows, r: Reader, row: list[int]) -> None:
    r.choose("replace", ("retreat",))
    row[c.E_AMOUNT] = (o.HAND, o.BONDS)[r.choose("to", ("hand", "bonds"))]
    row[c.E_BY] = r.choose("when_destroyed_by", o.BY, "")


def _copied_unit(self: FilterRows, r: Reader, row: list[int]) -> None:
    if self.filters[row[c.E_TARGET]][c.F_REF] != o.SELF or set(r.take("keep")) != {"attack", "unit_name"}:
        raise Unenforced("copy_unit: other than by the unit itself, in all but attack and name")
    row[c.E_TARGET] = self.filter({"ref": "chosen"})


ARGUMENTS: Final[dict[int, Argument]] = {
    o.MODIFY_ATTACK: _amount,
    o.MODIFY_SUPPORT: _support_amount,
    o.ORB_DAMAGE: _orbs,
    o.ADD_RANGE: _ranges,
    o.IGNORE_RANGE: _ignore,
    o.ADD_TAGS: _added_tags,
    o.CANNOT_BE_EVADED: _by_filter,
    o.CANNOT_EVADE: _by_filter,
    o.CANNOT_BE_DESTROYED: _warded_from,
    o.CANNOT_BE_MOVED: _warded_from,
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
    o.STACK_UNDER: _under,
    o.TO_ORBS: _from,
    o.DESTROY_ORB: _orb,
    o.FLIP_ORB: _turned_orb,
    o.REDIRECT: _to_unit,
    o.TRANSFER_MAIN: _to_unit,
    o.SEAL_SUPPORT: _sealed,
    o.DISCARD: _discard,
    o.REVEAL_HAND: _discard,
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
    o.COPY_SKILLS: _copied,
    o.COPY_UNIT: _copied_unit,
    o.LEAVES_FOR: _leaves_for,
    o.LEVEL_UP_FROM: _level_up,
    o.LEVEL_UP_ONTO: _extra_names,
    o.CANNOT_DEPLOY_BESIDE: _extra_names,
    o.SUPPRESS_SKILL: _suppressed,
    o.FORBID_SKILL: _skills_named,
    o.CANNOT_DEPLOY: _barred,
    o.REDUCE_COST: _reduced,
    o.OTHER_CRITICAL: _paid_otherwise,
    o.OTHER_EVADE: _paid_otherwise,
}


# Effects that are other names of an effect.
ALIASES: Final = {
    "discard_until": "discard",
    "draw_until": "draw",
    "multiply_attack": "modify_attack",
    "support_fails_unless": "support_fails",
    "conditional_unevadable": "cannot_be_evaded",
    "repeat_for_cost": "pay_cost",
    "support_set": "modify_support",
}


ALIAS_ARGUMENTS: Final[dict[str, Argument]] = {
    "discard_until": _until,
    "draw_until": _until,
    "multiply_attack": _multiplied,
    "support_fails_unless": _fails_unless,
    "conditional_unevadable": _when_target,
    "repeat_for_cost": _repeated,
    "support_set": _support_set,
}
