"""A voice: the way a language says a skill. The common part is here; a language gives tables of sayings."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from parlour.games.cipher.vocabulary.effects import STANDING

Data = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Clause:
    """A statement about a subject for a time; neighbours with one subject and time share them in speech."""

    subject: str
    whole: str  # with its subject: "this unit has +10 attack"
    again: str  # after the same subject: "has +10 attack"
    lasting: str = ""
    shared: str = ""  # about several subjects: "have +10 attack"; empty if they cannot share it


Said = str | Clause
Saying = Callable[[Data], str]
Telling = Callable[[Data], Said]

# After these a new sentence begins, because the next one refers to what they found.
_FINDING = frozenset({"choose", "reveal_top", "look_top", "look_orb"})


def plural(target: Data) -> bool:
    """Tell whether a target is spoken of in the plural."""
    return bool(target.get("all") or target.get("each")) or target.get("max") not in (None, 1) or _count(target) > 1


def _count(target: Data) -> int:
    return int(target.get("count", 1))


def asked(f: Data) -> set[str]:
    """Return what a filter asks of a unit; some states it may also exclude."""
    states = ("main", "tapped", "class_changed", "leveled_up")
    return {key for key, value in f.items() if value not in (None, False, "any") or (value is False and key in states)}


def face(effect: Data) -> str:
    """Return the side that a card is turned to: bonds are laid face up unless the effect says otherwise."""
    laid = effect.get("op") == "to_bonds" or effect.get("to") == "bonds"
    return effect.get("face") or ("up" if laid else "")


def single(f: Data) -> Data:
    """Return a filter for one unit or card."""
    return f if f.get("ref") else {**f, "all": False, "count": 1}


def number_of(effect: Data) -> dict[str, Any]:
    """Return the number of an effect as a filter's: a count, or all."""
    if "n" not in effect:
        return {}
    return {"all": True} if effect["n"] == "all" else {"count": effect["n"]}


class Voice(ABC):
    """One language. The tables give a saying for each word of the vocabulary; a missing word is a KeyError."""

    triggers: ClassVar[Mapping[str, Saying]]
    conditions: ClassVar[Mapping[str, Saying]]
    costs: ClassVar[Mapping[str, Saying]]
    effects: ClassVar[Mapping[str, Telling]]
    during: ClassVar[Mapping[str, str]]  # conditions that are a time rather than a state
    last: ClassVar[str]  # "and"
    then: ClassVar[str]  # between two orders
    also: ClassVar[str]  # between two clauses of different subjects
    done: ClassVar[str]  # before what depends on the effect before it
    undone: ClassVar[str]  # before what happens if that effect was not done
    instead: ClassVar[str]
    colon: ClassVar[str]

    @abstractmethod
    def head(self, skill: Data) -> str:
        """Return the name of a skill, its kind and its marks."""

    @abstractmethod
    def given(self, conditions: Sequence[str], holds: bool) -> str:
        """Return "if a and b", or "while a and b" for a skill that holds as long as they do."""

    @abstractmethod
    def paid(self, costs: Sequence[str], optional: bool) -> str:
        """Return the costs as orders, or as what the player may do."""

    def skill(self, skill: Data) -> str:
        """Return a whole skill: its name, when it works, its cost and its effects."""
        return f"{self.head(skill)} {capital(self.meaning(skill))}."

    def meaning(self, skill: Data) -> str:
        """Return the meaning of a skill, without its name, as sentences without the last stop."""
        skill = _gathered(skill)
        return self._lead(skill) + self._body(skill)

    def if_clause(self, conditions: Sequence[Data], holds: bool = False) -> str:
        """Return conditions as one clause, if none of them is a time."""
        return self.given([self.conditions[condition["if"]](condition) for condition in conditions], holds)

    def _lead(self, skill: Data) -> str:
        conditions = skill.get("conditions") or ()
        parts = [self.during[condition["if"]] for condition in conditions if condition["if"] in self.during]
        if skill.get("trigger"):
            parts.append(self.triggers[skill["trigger"]["on"]](skill["trigger"]))
        states = [condition for condition in conditions if condition["if"] not in self.during]
        if states:
            parts.append(self.if_clause(states, (skill.get("kind") or [""])[-1] == "CONT"))
        return "".join(f"{part}, " for part in parts)

    def outcome(self, effects: Sequence[Data]) -> str:
        """Return what the effects of a skill do, as sentences without the last stop."""
        return self._said_effects(_numbered(effects))

    def _body(self, skill: Data) -> str:
        costs = [self.costs[cost["op"]](cost) for cost in skill.get("cost", ())]
        paid = self.paid(costs, bool(skill.get("optional_cost"))) + self.colon if costs else ""
        return paid + self.outcome(skill["effects"])

    def _said_effects(self, effects: Sequence[Data]) -> str:
        text, before = "", None
        for group in self._groups(effects):
            said = self._said(group)
            if before is None:
                text = said
            elif self._beside(before, group[0]):
                text += self.also + said
            elif _new_sentence(before, group[0]):
                text += ". " + capital(said)
            else:
                text += self.then + said
            before = group[-1]
        return text

    def _groups(self, effects: Sequence[Data]) -> list[list[Data]]:
        """Group effects that share a subject and a time."""
        groups: list[list[Data]] = []
        for effect in effects:
            if groups and self._joins(groups[-1][-1], effect):
                groups[-1].append(effect)
            else:
                groups.append([effect])
        return groups

    def _clause(self, effect: Data) -> Clause | None:
        said = self.effects[effect["op"]](effect)
        return None if isinstance(said, str) else said

    def _joins(self, before: Data, effect: Data) -> bool:
        one, other = self._clause(before), self._clause(effect)
        if one is None or other is None or one.lasting != other.lasting or not _hang_alike(before, effect):
            return False
        return one.subject == other.subject or bool(one.shared and one.shared == other.shared)

    def _beside(self, before: Data, effect: Data) -> bool:
        """Tell whether two effects are clauses of one sentence, so that one "while" holds for both."""
        clauses = self._clause(before) and self._clause(effect)
        return bool(clauses) and _hang_alike(before, effect) and not effect.get("if")

    def _said(self, group: Sequence[Data]) -> str:
        first = group[0]
        clauses = [clause for effect in group if (clause := self._clause(effect))]
        text = self._told(clauses) if clauses else str(self.effects[first["op"]](first))
        if first.get("instead"):
            text += self.instead
        if first.get("if"):
            text = f"{self.if_clause(first['if'])}, {text}"
        if first.get("unless_done"):
            return f"{self.undone}{text}"
        return f"{self.done}{text}" if first.get("if_done") else text

    def _told(self, clauses: Sequence[Clause]) -> str:
        """Return clauses of one time, which share a subject, or a statement about their subjects."""
        first, *rest = clauses
        subjects = sorted((clause.subject for clause in clauses), key=len)
        if len({*subjects}) > 1:
            return f"{joined(subjects, self.last)} {first.shared}{first.lasting}"
        return joined([first.whole, *(clause.again for clause in rest)], self.last) + first.lasting


def _hang_alike(before: Data, effect: Data) -> bool:
    return all(before.get(key) == effect.get(key) for key in ("if", "if_done", "unless_done", "instead"))


def _new_sentence(before: Data, effect: Data) -> bool:
    hangs = any(effect.get(key) for key in ("if", "if_done", "unless_done", "instead"))
    return hangs or before["op"] in _FINDING or before["op"] in STANDING or effect["op"] in STANDING


def _gathered(skill: Data) -> Data:
    """Return the skill with its only effect's conditions among its own, if no cost comes between."""
    effect, *others = skill["effects"]
    if others or skill.get("cost") or not (skill.get("conditions") and effect.get("if")):
        return skill
    return {**skill, "conditions": [*skill["conditions"], *effect["if"]], "effects": [{**effect, "if": None}]}


def _numbered(effects: Sequence[Data]) -> Sequence[Data]:
    """Return the effects of a skill; those about chosen units know whether the units are several."""
    several = any(effect["op"] == "choose" and plural(effect["target"]) for effect in effects)
    return [_several(effect) for effect in effects] if several else effects


def _several(data: Any) -> Any:
    if isinstance(data, Mapping):
        said = {key: _several(value) for key, value in data.items()}
        return {**said, "count": 2} if data.get("ref") == "chosen" else said
    return [_several(one) for one in data] if isinstance(data, list) else data


def joined(parts: Sequence[str], last: str) -> str:
    """Return "a, b and c" of parts."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def joined_orders(orders: Sequence[str], last: str) -> str:
    """Return orders joined by "and"; a repeated verb is said once: "tap this unit and another ally"."""
    said, verb = [], ""
    for order in orders:
        first, _space, rest = order.partition(" ")
        said.append(rest if first == verb else order)
        verb = first
    return joined(said, last)


def times(n: int, one: str, many: str) -> str:
    """Return a number with its noun."""
    return f"{n} {one if n == 1 else many}"


def spanned(numbers: Sequence[int]) -> str:
    """Return neighbouring numbers as a span: "1-2"."""
    return str(numbers[0]) if len(numbers) == 1 else f"{min(numbers)}-{max(numbers)}"


def capital(text: str) -> str:
    """Return the sentence with a capital first letter."""
    return text[:1].upper() + text[1:]
