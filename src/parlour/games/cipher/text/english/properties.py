"""Properties in English: statements of a skill about units and cards that hold for a time."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from parlour.games.cipher.text.english.nouns import (
    adjective,
    bond_kinds,
    both,
    cards,
    either,
    held,
    kind,
    kinds,
    quoted,
    subject,
    units,
)
from parlour.games.cipher.text.english.words import BY, LASTING, OF, PAID, WHO, clause, in_line
from parlour.games.cipher.text.voice import Clause, Data, Telling, plural, spanned, times
from parlour.games.cipher.vocabulary.values import WEAPONS


def _state(one: str, many: str | None = None) -> Telling:
    """Return the saying of an effect whose target is the subject."""
    return lambda effect: clause(effect, one, many)


def _of(effect: Data, thing: str, verb: str) -> Clause:
    """Return a statement about what belongs to the target.

    Examples are "this unit’s attack is doubled" and "its attack is doubled".
    """
    target = effect["target"]
    whom = subject(target)
    owner = f"{whom}’" if whom.endswith("s") else f"{whom}’s"
    own = "their" if plural(target) else "its"
    whole = f"{owner} {thing} {verb}" if target.get("ref") else f"the {thing} of {whom} {verb}"
    return Clause(whom, whole, f"{own} {thing} {verb}", LASTING.get(effect.get("duration") or "", ""))


_COUNTED: Final = {"stack_under_self": "card under this unit", "enemies_destroyed": "enemy it defeats"}


def _each(f: Data) -> str:
    """Return what units are counted by: each of them, or each of their names."""
    return f"unit name among {kinds({**f, 'distinct_names': None})}" if f.get("distinct_names") else kind(f)


def _attack(effect: Data) -> Clause:
    per = ""
    if effect.get("per"):
        counted = effect["per"]
        each = _COUNTED.get(counted["count"]) or (
            f"of your {bond_kinds(counted.get('filter', {}))}"
            if counted["count"] == "bonds"
            else _each(counted["filter"])
        )
        per = f" for each {each}"
    amount = f"{effect['amount']:+d}".replace("-", "−")
    return clause(effect, f"has {amount} attack{per}", f"have {amount} attack{per}")


def _reduced(effect: Data) -> Clause:
    what = quoted(effect["skills"], each=True)
    per = f" for each {_COUNTED[effect['per']['count']]}" if effect.get("per") else ""
    least = f", though at least {effect['least']}" if effect.get("least") else ""
    said = f"{'costs' if len(effect['skills']) == 1 else 'cost'} {effect['n']} fewer "
    said += f"{'bond' if effect['n'] == 1 else 'bonds'} to turn{per}{least}"
    return Clause(what, f"{what} {said}", said, LASTING.get(effect.get("duration") or "", ""))


def _range(effect: Data) -> Clause:
    span = spanned(effect["range"])
    return clause(effect, f"gains range {span}", f"gain range {span}")


def _gains(effect: Data) -> Clause:
    arms = [held(tag) for tag in effect["tags"] if tag in WEAPONS]
    rest = [adjective(tag) for tag in effect["tags"] if tag not in WEAPONS]
    if arms:
        return clause(effect, f"also has {both(arms)}", f"also have {both(arms)}")
    return clause(effect, f"also counts as {both(rest)}", f"also count as {both(rest)}")


def _orb_damage(effect: Data) -> Clause:
    if "set" in effect:
        orbs = times(effect["set"], "orb", "orbs") + " instead of 1"
    else:
        orbs = f"{effect['add']} more {'orb' if effect['add'] == 1 else 'orbs'}"
    return clause(effect, f"breaks {orbs}", f"break {orbs}")


def _unevadable(effect: Data) -> Clause:
    by = f" by {kinds(effect['by'])}" if effect.get("by") else ""
    against = f" against {kinds(effect['when_target'])}" if effect.get("when_target") else ""
    return _of(effect, f"attacks{against}", f"cannot be evaded{by}")


def _yours(f: Data) -> str:
    return kinds(f) if f.get("side") == "enemy" else f"your {kinds(f)}"


def _cannot_attack(effect: Data) -> Clause:
    listed = [units(one) if one.get("ref") or one.get("main") else _yours(one) for one in effect.get("whom") or ()]
    said = clause(effect, f"cannot attack {either(listed)}".rstrip())
    return (
        replace(said, lasting=f"{said.lasting} while this unit is on the field")
        if effect.get("while_on_field")
        else said
    )


def _spared(participle: str) -> Telling:
    """Return the saying of what cannot be done to the target, in which way, and by whose skills or units."""

    def said(effect: Data) -> Clause:
        return clause(effect, f"cannot be {participle}{_by(effect, participle)}")

    return said


def _by(effect: Data, participle: str) -> str:
    """Return by what it cannot be done, and by whose."""
    by, unit = effect.get("by"), effect.get("by_unit")
    if by == "skill" and unit == {"side": "enemy"}:
        return " by your opponent’s skills"  # of any card, support cards as well
    if unit:
        return f"{BY[by]} {'by' if by == 'attack' else 'of'} {kinds(unit)}"
    return PAID if by == "skill" and participle == "defeated" else BY[by]


def _ignore_range(effect: Data) -> Clause:
    whom = kinds({"side": "enemy", **(effect.get("whom") or {})})
    everywhere = " in any line" if effect.get("line") == "any" else ""
    return clause(effect, f"can attack {whom}{in_line(effect)}{everywhere} whatever the distance")


def _cannot_deploy(effect: Data) -> Clause:
    who = WHO[effect["who"]]
    what = cards({**effect["filter"], "all": True}).removeprefix("all ")
    where = f" in the {effect['line']} line" if effect.get("line") else ""
    said = f"cannot deploy {what}{where}"
    return Clause(who, f"{who} {said}", said, LASTING.get(effect.get("duration") or "", ""))


def _forbid(effect: Data) -> str:
    lasting = {**LASTING, "stay": " for as long as this unit stays on the field"}.get(
        effect.get("duration") or "", " for the rest of the game"
    )
    return f"the skill {quoted(effect['names'])} cannot be used again{lasting}"


def _free(effect: Data) -> Clause:
    what, said = f"the skill {quoted(effect['skills'])}", "costs nothing"
    return Clause(what, f"{what} {said}", said)


def _suppress(effect: Data) -> str:
    whose = {"enemy": "enemies’ ", "ally": "your allies’ "}.get(effect.get("side") or "", "")
    what = "support skill" if effect["zone"] == "support" else "skill"
    return f"{whose or 'the '}{what} {quoted(effect['names'])} has no effect"


_SUPPORT_SET: Final = {
    "cards_in_main": "10 times the number of cards in the stack of your main character",
    "enemy_cost": "10 times the deployment cost of the enemy in this battle",
    "sword_bonds": "10 times the number of your bonds with a Sword",
}
_KEPT: Final = {"attack": "attack", "unit_name": "unit name"}


def _copy(effect: Data) -> str:
    kept = both([_KEPT[key] for key in effect["keep"]])
    lasting = LASTING.get(effect.get("duration") or "", "")
    return f"{units(effect['target'])} becomes a copy of the chosen unit but keeps its own {kept}{lasting}"


PROPERTIES: Final[Mapping[str, Telling]] = {
    "modify_attack": _attack,
    "multiply_attack": lambda e: _of(e, "attack", "is doubled" if e["by"] == 2 else f"is multiplied by {e['by']}"),
    "cannot_deploy": _cannot_deploy,
    "add_range": _range,
    "ignore_range": _ignore_range,
    "add_tags": _gains,
    "orb_damage": _orb_damage,
    "cannot_critical": _state("cannot make critical hits"),
    "cannot_evade": _state("cannot evade"),
    "cannot_be_evaded": _unevadable,
    "conditional_unevadable": _unevadable,
    "cannot_attack": _cannot_attack,
    "cannot_be_attacked": _state("cannot be attacked"),
    "cannot_be_destroyed": _spared("defeated"),
    "cannot_be_moved": _spared("moved"),
    "cannot_be_tapped": _state("cannot be tapped"),
    "cannot_be_untapped": _state("cannot be untapped"),
    "cannot_deploy_beside": lambda e: f"this unit cannot be deployed in the line of {quoted(e['names'])}",
    "critical_multiplier": lambda e: f"this unit’s critical hits multiply its attack by {e['value']} instead of 2",
    "modify_support": lambda e: clause(e, f"has {e['amount']:+d} support"),
    "support_set": lambda e: f"the support value of this card is {_SUPPORT_SET[e['formula']]}",
    "support_fails": lambda e: (
        "support of this unit "
        + (f"by {cards({**e['filter'], 'count': 2}).removeprefix('2 ')} fails" if e["filter"] else "fails")
    ),
    "support_fails_unless": lambda e: (
        f"support of this unit fails unless it is by {cards({**e['filter'], 'count': 1})}"
    ),
    "support_always_succeeds": lambda e: (
        f"support of this unit by {cards({**e['filter'], 'count': 1})} always succeeds"
    ),
    "seal_support_skills": lambda e: (
        f"{OF[e['who']]} support skills are not used{LASTING.get(e.get('duration') or '', '')}"
    ),
    "copy_skills": lambda e: f"this unit has every {e['keyword']} skill of {units(e['from'])}",
    "copy_unit": _copy,
    "note_unique_skill_names": lambda e: "skills of one name count once",
    "forbid_skill": _forbid,
    "suppress_skill": _suppress,
    "reduce_cost": _reduced,
    "free_skill": _free,
    "level_up_onto": lambda e: (
        f"you may level up an ally named {quoted(e['names'])} with this card, or change its class"
    ),
    "cannot_bond_self": lambda e: "this card cannot be put into the bonds",
    "allow_duplicates": lambda e: f"you may have any number of units named {quoted(e['names'])} on the field",
    "extra_unit_name": lambda e: f"this card also has the unit name {quoted(e['names'])}",
    "deck_limit_none": lambda e: "your deck may contain any number of this card",
}
