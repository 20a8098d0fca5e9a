"""A voice: how one language says the vocabulary of skills. What is common to all languages is here."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

Data = Mapping[str, Any]
Saying = Callable[[Data], str]


def plural(target: Data) -> bool:
    """Whether a target is spoken of as several."""
    return bool(target.get("all")) or target.get("max") not in (None, 1) or int(target.get("count", 1)) > 1


def one_ref(target: Data) -> str | None:
    """The name of what a target points at ("self", "attacker"), if it points."""
    return target.get("ref")


def counted(effect: Data) -> dict[str, Any]:
    """The number of an effect as a filter's: a count, or all."""
    if "n" not in effect:
        return {}
    return {"all": True, "count": 2} if effect["n"] == "all" else {"count": effect["n"]}


class Voice(ABC):
    """One language. The tables give a sentence for each word of the vocabulary; a missing word is a KeyError."""

    triggers: ClassVar[dict[str, Saying]]
    conditions: ClassVar[dict[str, Saying]]
    costs: ClassVar[dict[str, Saying]]
    effects: ClassVar[dict[str, Saying]]

    @abstractmethod
    def skill(self, skill: Data) -> str:
        """A whole skill."""

    @abstractmethod
    def both(self, parts: Sequence[str]) -> str:
        """Parts joined by "and"."""

    @abstractmethod
    def either(self, parts: Sequence[str]) -> str:
        """Parts joined by "or"."""

    def said_conditions(self, conditions: Sequence[Data]) -> str:
        """All conditions of a list."""
        return self.both([self.conditions[condition["if"]](condition) for condition in conditions])

    def said_costs(self, costs: Sequence[Data]) -> list[str]:
        """Each part of a cost."""
        return [self.costs[cost["op"]](cost) for cost in costs]


def joined(parts: Sequence[str], last: str) -> str:
    """ "a, b and c" """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def spanned(numbers: Sequence[int]) -> str:
    """Neighbouring numbers as a span: "1-2"."""
    return str(numbers[0]) if len(numbers) == 1 else f"{min(numbers)}-{max(numbers)}"


def capital(text: str) -> str:
    """The sentence with its first letter large."""
    return text[:1].upper() + text[1:]
