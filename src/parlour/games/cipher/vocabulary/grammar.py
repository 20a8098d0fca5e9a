"""Grammar: what a card file may say of a skill: its kind, cost, trigger, conditions and effects."""

from collections.abc import Iterator
from typing import Any, Final

from parlour.games.cipher.vocabulary.conditions import CONDITION_LIST
from parlour.games.cipher.vocabulary.costs import COST_LIST
from parlour.games.cipher.vocabulary.effects import SAID
from parlour.games.cipher.vocabulary.kinds import FLAG, TEXT, Fields, Kind, Problem, check_fields, listed, maybe, one_of
from parlour.games.cipher.vocabulary.triggers import TRIGGERS
from parlour.games.cipher.vocabulary.values import KEYWORDS, UNASKED
from parlour.games.cipher.vocabulary.words import worded

SKILL_KINDS: Final = (
    ["ACT"],
    ["AUTO"],
    ["CONT"],
    ["SPEC"],
    ["BOND", "ACT"],
    ["BOND", "AUTO"],
    ["BOND", "CONT"],
    ["HAND", "ACT"],
)
SUPPORT_KINDS: Final = ("attack", "defense", "both")


def _some(kind: Kind) -> Kind:
    """Return the kind of a list that may be empty."""

    def problems(value: Any, path: str) -> Iterator[Problem]:
        if value != []:
            yield from kind.check(value, path)

    return Kind("a list", problems)


_COMMON: Final[Fields] = {
    "name": TEXT,
    "keyword": maybe(one_of(*KEYWORDS, *UNASKED)),
    "cost": _some(COST_LIST),
    "trigger": maybe(worded("trigger", "on", TRIGGERS.known)),
    "conditions": _some(CONDITION_LIST),
    "optional_cost": FLAG,
    "effects": listed(worded("effect", "op", SAID)),
    "note": maybe(TEXT),  # why the data differs from the print, or from earlier data
}
SKILL_FIELDS: Final[Fields] = {**_COMMON, "kind": one_of(*SKILL_KINDS), "once_per_turn": FLAG}
SUPPORT_FIELDS: Final[Fields] = {**_COMMON, "type": one_of(*SUPPORT_KINDS), "emblem": maybe(TEXT)}


def skill_problems(skill: Any, path: str = "skill") -> Iterator[Problem]:
    """Yield every word of a skill that is not in the vocabulary, as a path and a reason."""
    yield from check_fields(SKILL_FIELDS, skill, path)


def support_skill_problems(skill: Any, path: str = "skill") -> Iterator[Problem]:
    """Yield every word of a support skill that is not in the vocabulary, as a path and a reason."""
    yield from check_fields(SUPPORT_FIELDS, skill, path)
