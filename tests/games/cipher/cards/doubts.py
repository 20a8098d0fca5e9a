"""Doubts, where the facts of a printed card and of our data differ."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from tests.games.cipher.cards import entered, printed

LIST, DATA = "only the list says so", "only the data says so"


@dataclass(frozen=True, order=True)
class Doubt:
    """One fact that only one of the two has; `skill` is empty if it is about the card itself."""

    code: str
    skill: str
    part: str
    fact: str
    said_by: str

    def __str__(self) -> str:
        return f"{self.code} {self.skill or '-'}: {self.part}, {self.fact}: {self.said_by}"


def doubts(card: Mapping[str, Any], text: printed.Card) -> Iterator[Doubt]:
    """Yield all doubts about a card, except on skills whose note explains a difference."""
    code = card["code"]
    given = entered.fields(card)
    for name, value in text.fields.items():
        if given[name] != value:
            yield Doubt(code, "", name, f"{given[name]} in the data, {value} in the list", "they differ")
    for ours, theirs in ((card["skills"], text.skills), (card["support_skills"], text.supports)):
        for skill, said in zip_longest(ours, theirs):
            if skill is None or said is None:
                yield Doubt(code, "", "skills", f"{len(ours)} in the data, {len(theirs)} in the list", "they differ")
                break
            if not skill.get("note"):
                yield from (Doubt(code, skill["name"], *found) for found in _of_skill(skill, said))


def _of_skill(skill: Mapping[str, Any], said: printed.Said) -> Iterator[tuple[str, str, str]]:
    """Yield the doubts about one skill.

    A support skill is one part, since its sentence begins with the unit it is for. So is a skill that changes the rules
    of a card, since that is its own condition.
    """
    if skill.get("once_per_turn", said.once) != said.once:
        yield "once", "once per turn", LIST if said.once else DATA
    parts = entered.parts(skill)
    texts = dict(said.parts)
    if "type" in skill or skill["kind"] == ["SPEC"]:
        must, may = zip(*parts.values(), strict=True)
        parts = {"all": (frozenset().union(*must), frozenset().union(*may))}
        texts = {"all": frozenset().union(*texts.values())}
    for part, (must, may) in parts.items():
        yield from ((part, _told(fact), LIST) for fact in sorted(texts[part] - must - may, key=_told))
        yield from ((part, _told(fact), DATA) for fact in sorted(must - texts[part] - may, key=_told))


def _told(fact: printed.Fact) -> str:
    kind, value = fact
    return kind if value is True and kind != "main" else f"{kind} {value}"
