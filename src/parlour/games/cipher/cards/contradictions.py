"""Contradictions: data of a card file that is well-formed but cannot be meant."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from parlour.games.cipher.vocabulary.effects import EFFECTS, REPLACING, STANDING
from parlour.games.cipher.vocabulary.kinds import Problem
from parlour.games.cipher.vocabulary.words import Data

_NUMBERS: Final = ("ref", "count", "max", "all", "main", "each")
_BESIDE: Final = {"ref", "main", "side", "count", "all"}  # what may stand beside the one unit that a filter means
_SPENDING: Final = frozenset({"self_to", "forbid_skill"})  # effects by which a skill takes itself away
_FOR_GOOD: Final = frozenset({"forbid_skill"})  # without a duration it lasts for the rest of the game
_REVEALING: Final = frozenset({"reveal_top", "look_top"})


def card_contradictions(card: Data) -> Iterator[Problem]:
    """Yield every contradiction of a card whose words are all known, as a path and a reason."""
    sets_support = any(effect["op"] == "support_set" for skill in card["support_skills"] for effect in skill["effects"])
    if (card["support"] == "X") != sets_support:
        yield "support", f"{card['support']!r} and its support skills disagree on whether a skill says how much"
    for key in ("skills", "support_skills"):
        for at, skill in enumerate(card[key]):
            for path, why in skill_contradictions(skill):
                yield f"{key}[{at}].{path}", why


def skill_contradictions(skill: Data) -> Iterator[Problem]:
    """Yield every contradiction of one skill."""
    yield from _of_kind(skill)
    for at, effect in enumerate(skill["effects"]):
        for path, why in _of_effect(skill, effect, skill["effects"][:at]):
            yield f"effects[{at}]{path}", why
    for at, effect in enumerate(skill["effects"]):
        if any(_cuts(effect, other, skill["conditions"]) for other in skill["effects"]):
            yield f"effects[{at}].target", "these are the rest of the list its condition asks for, not units that gain"
    for path, f in _filters({key: skill.get(key) for key in ("cost", "trigger", "conditions", "effects")}, ""):
        asked = sorted({key for key, value in f.items() if value is not None} - _BESIDE)
        if (f.get("ref") or f.get("main")) and asked:
            yield path, f"one unit is meant, so {', '.join(asked)} cannot narrow it; a condition can ask"
    for at, condition in enumerate(skill["conditions"]):
        if condition.get("filter", {}).get("all"):
            yield f"conditions[{at}].filter.all", "a condition asks whether there are some, not for all"
    for at, cost in enumerate(skill["cost"]):
        if "filter" in cost and "n" not in cost and not _numbered(cost["filter"]):
            yield f"cost[{at}].filter", f"{cost['op']} needs a number: {', '.join(_NUMBERS)}"


def _cuts(effect: Data, other: Data, conditions: Sequence[Data]) -> bool:
    """Tell whether a list was cut.

    "If supported by A, B or C, this unit gains" became "if by A, B, C and this unit gain". Then two effects are alike.
    One is on the unit that is meant, the other on all units of some names or kinds. Their condition asks for a name or
    kind, too.
    """
    target, twin = effect.get("target") or {}, other.get("target") or {}
    alike = {**effect, "target": None} == {**other, "target": None}
    if not (alike and target.get("all") and twin.get("ref")):
        return False
    asked = [condition.get("filter") or {} for condition in conditions]
    return any(_other_kinds(target, f, sort) for f in asked for sort in (("names",), ("tags", "any_tags")))


def _other_kinds(target: Data, asked: Data, sort: Sequence[str]) -> bool:
    """Tell whether both filters list names, or kinds, with none in common."""
    ours, theirs = ({one for key in sort for one in f.get(key) or ()} for f in (target, asked))
    return bool(ours and theirs) and not ours & theirs


def _last_kind(skill: Data) -> str:
    return str(skill["kind"][-1]) if "kind" in skill else "SUPP"


def _of_kind(skill: Data) -> Iterator[Problem]:
    yield from _of_trigger(skill)
    yield from _of_cost(skill)
    place = {"BS": "BOND", "CP": "HAND"}.get(skill.get("keyword") or "")
    if place is not None and skill["kind"][0] != place:
        yield "kind", f"a {skill['keyword']} skill is of kind {place}"


def _of_cost(skill: Data) -> Iterator[Problem]:
    kind = _last_kind(skill)
    if kind in ("CONT", "SPEC") and skill["cost"]:
        yield "cost", f"a {kind} skill costs nothing"
    spent = any(effect["op"] in _SPENDING for effect in skill["effects"])
    if kind == "ACT" and not (skill["cost"] or skill["once_per_turn"] or spent):
        yield "cost", "an ACT skill that costs nothing and is not once per turn has no end"
    if skill["optional_cost"] and not skill["cost"]:
        yield "optional_cost", "there is no cost to leave unpaid"


def _of_trigger(skill: Data) -> Iterator[Problem]:
    kind, trigger = _last_kind(skill), skill.get("trigger")
    if kind == "AUTO" and trigger is None:
        yield "trigger", "an AUTO skill answers an event"
    if kind != "AUTO" and trigger is not None:
        yield "trigger", f"a {kind} skill answers no event; an AUTO skill does"
    who = (trigger or {}).get("who")
    if isinstance(who, Mapping) and who.get("all"):
        yield "trigger.who.all", "an event happens to one unit"


def _of_effect(skill: Data, effect: Data, before: Sequence[Data]) -> Iterator[Problem]:
    kind, op = _last_kind(skill), effect["op"]
    if kind == "CONT" and op not in STANDING | REPLACING.keys():
        yield "", f"{op} happens once; a CONT skill only holds"
    if kind == "CONT" and effect.get("duration"):
        yield ".duration", "what a CONT skill says holds while the skill does"
    lasts = effect.get("duration") or effect.get("while_on_field")
    lasting = "duration" in EFFECTS[op].fields and op not in _FOR_GOOD
    if kind in ("ACT", "AUTO", "SUPP") and lasting and not lasts:
        yield ".duration", f"{op} of an {kind} skill must say how long it lasts"
    if "target" in effect and not _numbered(effect["target"]):
        yield ".target", f"a target needs a number: {', '.join(_NUMBERS)}"
    hangs = any(effect.get(key) for key in ("if_done", "unless_done", "instead"))
    if hangs and not (before or skill["cost"]):
        yield "", "there is nothing before it that could have been done"
    if effect.get("instead") and before and before[-1].get("instead"):
        yield ".instead", "it takes the place of the one effect before it, which takes another's place itself"
    yield from _pointers(effect, before)


def _numbered(target: Data) -> bool:
    return any(target.get(name) for name in _NUMBERS)


def _pointers(effect: Data, before: Sequence[Data]) -> Iterator[Problem]:
    """Yield words that refer to something that no earlier effect picked or turned up."""
    earlier = {one["op"] for one in before}
    picked = any("target" in one and "ref" not in one["target"] for one in before)
    said = [*_words(effect)]
    if "chosen" in said and not picked:
        yield "", "it speaks of a chosen unit, but nothing was chosen before"
    if {"revealed_is", "revealed_to", "revealed"} & {*said} and not earlier & _REVEALING:
        yield "", "it speaks of a revealed card, but nothing was revealed before"


def _filters(data: Any, path: str) -> Iterator[tuple[str, Data]]:
    """Yield every filter of a piece of data that points at a unit, with its path."""
    if isinstance(data, Mapping):
        if ("ref" in data and "if" not in data) or data.get("main") is True:
            yield path, data
        for key, value in data.items():
            yield from _filters(value, f"{path}.{key}".removeprefix("."))
    elif isinstance(data, list):
        for at, one in enumerate(data):
            yield from _filters(one, f"{path}[{at}]")


def _words(data: Any) -> Iterator[str]:
    """Yield every text of a piece of data that is not a name."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key not in ("names", "not_names", "skill", "skills"):
                yield from _words(value)
    elif isinstance(data, list):
        for one in data:
            yield from _words(one)
    elif isinstance(data, str):
        yield data
