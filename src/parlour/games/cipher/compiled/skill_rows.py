"""Skill rows: skills with their trigger, conditions, cost and effects, as rows of numbers."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from parlour.games.cipher.cards.reader import Reader, Unenforced
from parlour.games.cipher.compiled import columns as c
from parlour.games.cipher.compiled import opcodes as o
from parlour.games.cipher.compiled.effect_rows import EffectRows
from parlour.games.cipher.compiled.filter_rows import KEYWORDS


class SkillRows(EffectRows):
    """The compiler of skills, each with its trigger, conditions, cost and effects."""

    def __init__(self) -> None:
        super().__init__()
        self.remembered: frozenset[str] = frozenset()  # skills of the card whose choices another skill refers to
        # Granted skills come first, so that they never stand among a card's own skills.
        for text, given in GRANTED.items():
            self.granted[text] = len(self.skills)
            self.skills.append(self.skill({**given, "name": text}, c.NOTHING, 0))

    def skill(self, given: Mapping[str, Any], card: int, index: int) -> list[int]:
        """Return the row of a skill."""
        r = Reader(given, f"skill {given.get('name')!r}")
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
        awaited = [one["if"] for one in conditions if one.get("if") in AS_BATTLE_ENDS]
        conditions = [one for one in conditions if one.get("if") not in AS_BATTLE_ENDS]
        row[c.S_IF], row[c.S_IFS] = self.conditions_of(conditions)
        other = _paying_otherwise(given)
        costs = [self.cost(one) for one in r.take("cost") or other or ()]
        row[c.S_COST], row[c.S_COSTS] = self.block(self.costs, "cost", costs), len(costs)
        self._trigger(r.take("trigger"), row)
        row[c.S_TRIGGERER] = int(_mentions([given.get(part) for part in _RESOLVED], "trigger_unit"))
        continuous = row[c.S_KIND] in (o.IS_CONT, o.IS_SPEC)
        effects = [self.effect(one, row[c.S_KIND] == o.IS_CONT) for one in _each_in_turn(r.take("effects", ()))]
        for what in awaited:
            self._await(what, row, effects)
        if any(one[c.E_OP] == o.DRAW and one[c.E_LATER] == c.AT_END for one in effects):
            raise Unenforced("draw at the end of the attack")
        if given.get("name") in self.remembered:
            self._remember(row, effects)
        for one, after in pairwise([*effects, [0] * c.EFFECT_COLUMNS]):
            one[c.E_HANGS] = int(one[c.E_IFS] > 0 or after[c.E_INSTEAD] != 0)
        # Each skill has rows of its own, even if equal ones exist: lasting effects are recognised by them.
        row[c.S_DO], row[c.S_DOES] = len(self.effects), len(effects)
        self.effects.extend(effects)
        row[c.S_OPS] = sum({1 << one[c.E_OP] for one in effects if one[c.E_OP] <= o.LAST_PROPERTY})
        r.close()
        row[c.S_STRONG] = int(self._asks_attack(row))
        if continuous and costs and not other:
            raise Unenforced("a CONT skill with a cost")
        if row[c.S_KIND] == o.IS_CONT and row[c.S_PLACE] != o.ON_FIELD and not other:
            raise Unenforced("a CONT skill off the field")
        if row[c.S_KIND] == o.IS_CONT and row[c.S_EVENT] >= 0:
            raise Unenforced("a CONT skill with a trigger")
        if row[c.S_KIND] == o.IS_AUTO and row[c.S_EVENT] < 0:
            raise Unenforced("an AUTO skill without a trigger")
        acts = any(one[c.E_OP] < o.FIRST_TEXT and not self._printed(one) for one in effects)
        if row[c.S_KIND] == o.IS_SPEC and acts and not other:
            raise Unenforced("a SPEC skill that acts")
        if row[c.S_KIND] == o.IS_SPEC and row[c.S_IFS] and any(one[c.E_OP] not in o.TERMS for one in effects):
            raise Unenforced("a SPEC skill under a condition")
        return row

    def _await(self, what: str, skill: list[int], effects: list[list[int]]) -> None:
        """Compile what a support card does at the end of the battle, if its condition came true (rulebook 11).

        The defender's card may be deployed or taken to the hand; the attacker's lets its owner draw a card.
        """
        kind, later = AS_BATTLE_ENDS[what]
        for one in effects:
            moves = one[c.E_OP] == o.SELF_TO and one[c.E_TO] in (o.FRONT, o.HAND) and one[c.E_OPTIONAL]
            draws = one[c.E_OP] == o.DRAW and one[c.E_AMOUNT] == 1
            if skill[c.S_KIND] != kind or not one[c.E_LATER] or not (moves if later == c.IF_BEATEN else draws):
                raise Unenforced(f"{what}: other than what supports do then")
            one[c.E_LATER] = later

    def _remember(self, skill: list[int], effects: list[list[int]]) -> None:
        """Let a skill's chosen units be remembered for the turn, because another skill asks for them."""
        for one in effects:
            if one[c.E_OP] == o.CHOOSE:
                one[c.E_DURATION], one[c.E_AMOUNT] = o.TURN, skill[c.S_NAME]

    def _printed(self, effect: list[int]) -> bool:
        """Tell whether an effect only adds to what is printed on its own card."""
        own = effect[c.E_TARGET] >= 0 and self.filters[effect[c.E_TARGET]][c.F_REF] == o.SELF
        return own and effect[c.E_OP] in (o.ADD_TAGS, o.ADD_RANGE)

    def _keyword(self, keyword: str, row: list[int]) -> None:
        if keyword == "CCS":
            row[c.S_PROMOTED] = 1
        elif keyword.startswith("LvS"):
            row[c.S_LEVEL] = int(keyword[3:])
        if keyword in KEYWORDS:
            row[c.S_KEYWORD] = self.keyword(keyword)
        elif not keyword.startswith("LvS") and keyword not in ("", "AS", "US", "HS", "DV", "IS", "LIS", "TS"):
            raise Unenforced(f"keyword {keyword}")

    def _trigger(self, given: Mapping[str, Any] | None, row: list[int]) -> None:
        row[c.S_EVENT] = row[c.S_WHO] = row[c.S_OTHER] = row[c.S_SUPPORT] = c.NOTHING
        row[c.S_TURN] = c.NOTHING
        if given is None:
            return
        r = Reader(given, f"trigger {given.get('on')}")
        row[c.S_EVENT] = event = r.choose("on", o.EVENTS)
        if event in (o.ON_TURN_START, o.ON_TURN_END):
            row[c.S_TURN] = r.choose("who", ("self", "opponent", "any"), "self")
        elif event == o.ON_PHASE_START:
            row[c.S_TURN] = r.choose("who", ("self", "opponent", "any"), "self")
            row[c.S_VIA] = r.choose("phase", o.PHASES)
        elif event == o.ON_SKILL_USED:
            row[c.S_VIA] = self.keyword(r.take("what"))
        else:
            row[c.S_WHO] = self.filter(r.take("who"))
        row[c.S_OTHER] = self.filter(r.take("by_unit" if event in _DONE_BY else "target"))
        row[c.S_SUPPORT] = self.filter(r.take("support"))
        row[c.S_TO] = (0, o.FRONT, o.BACK)[r.choose("to", ("", "front", "back"), "")]
        row[c.S_BY] = r.choose("by", o.BY, "")
        via = r.take("via")
        if via:
            row[c.S_VIA] = self.skill_name(via)
        if via and event not in (o.ON_DEPLOY, o.ON_UNTAPPED, o.ON_DESTROYS):
            raise Unenforced(f"trigger {given.get('on')}: via")
        r.close()

    def _asks_attack(self, skill: list[int]) -> bool:
        """Tell whether a skill's conditions or targets depend on how strong units are."""
        rows = [skill[c.S_WHO], skill[c.S_OTHER]]
        for at in range(skill[c.S_IF], skill[c.S_IF] + skill[c.S_IFS]):
            if self.conditions[at][c.I_OP] == o.IF_SELF_ATTACK:
                return True
            rows.append(self.conditions[at][c.I_FILTER])
        for at in range(skill[c.S_DO], skill[c.S_DO] + skill[c.S_DOES]):
            rows += [self.effects[at][c.E_TARGET], self.effects[at][c.E_PER_FILTER]]
        asked = [self.filters[at] for at in rows if at >= 0]
        return any(row[c.F_ATTACK_MIN] >= 0 or row[c.F_ATTACK_MAX] >= 0 for row in asked)


UNIQUE_NAMES: Final = "note_unique_skill_names"
# What a support skill may wait for until the end of the battle: its kind, and the event.
AS_BATTLE_ENDS: Final = {
    "defender_destroyed": (o.IS_DEFENSE_SUPPORT, c.IF_BEATEN),
    "attacker_destroyed_main": (o.IS_ATTACK_SUPPORT, c.IF_MAIN_BEATEN),
}
_RESOLVED: Final = ("conditions", "cost", "effects")  # the parts of a skill that are read after it was triggered
_OTHER_COSTS: Final = {o.EFFECTS[op] for op in o.OTHER_COSTS}
_DONE_BY: Final = (o.ON_ATTACKED, o.ON_TAPPED, o.ON_UNTAPPED)  # events whose other unit is the one that caused them


def _mentions(given: Any, word: str) -> bool:
    """Tell whether a word occurs anywhere in data."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        return bool(given == word)
    return any(_mentions(one, word) for one in (given.values() if isinstance(given, Mapping) else given))


def _paying_otherwise(skill: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """Return the cost that a skill lets its controller pay instead of the usual card, or nothing."""
    effects = skill.get("effects") or ()
    other = [one["cost"] for one in effects if one.get("op") in _OTHER_COSTS]
    if other and len(effects) > 1:
        raise Unenforced("another cost beside other effects")
    return other[0] if other else ()


def _each_in_turn(effects: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return the effects in order: if both players discard, the controller of the skill does so first.

    Copied skills always have unique names, so that word is dropped. A reduced cost becomes one effect per skill.
    """
    turns: list[Mapping[str, Any]] = []
    for one in effects:
        if one.get("op") == UNIQUE_NAMES:
            continue
        if one.get("op") == "reduce_cost":
            turns += [{**one, "skills": name} for name in one["skills"]]
            continue
        both = one.get("op") == "discard" and one.get("who") == "both"
        turns += [{**one, "who": "self"}, {**one, "who": "opponent"}] if both else [one]
    return turns


# Skills that other skills grant by name.
GRANTED: Final[dict[str, dict[str, Any]]] = {
    "Anti-Fliers": {
        "kind": ["CONT"],
        "conditions": [{"if": "self_attacking", "filter": {"count": 1, "tags": ["Flier"], "side": "any"}}],
        "effects": [{"op": "modify_attack", "target": {"ref": "self"}, "amount": 30}],
    }
}
