"""Parameters of effects: those that any effect may have, and groups that many have."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary import values as v
from parlour.games.cipher.vocabulary.conditions import CONDITION_LIST
from parlour.games.cipher.vocabulary.filters import CHOSEN, FILTER, HOW_MANY, filter_row, units
from parlour.games.cipher.vocabulary.kinds import COUNT, FLAG, YES, Fields, choice, maybe, one_of, record
from parlour.games.cipher.vocabulary.parameters import DURATION, NAMES, ONE_PLAYER, PLAYER, SKILL_NAMES
from parlour.games.cipher.vocabulary.rows import Rows

# Any effect may be optional, have conditions, depend on the effect before it, or replace that effect.
EFFECT_FIELDS: Final[Fields] = {
    "optional": maybe(FLAG.into(c.E_OPTIONAL)),
    "if": maybe(CONDITION_LIST.into(c.E_CONDITIONS)),
    "if_done": maybe(choice({True: c.IF_DONE}).into(c.E_IF_DONE)),
    "unless_done": maybe(choice({True: c.UNLESS_DONE}).into(c.E_IF_DONE)),
    "instead": maybe(YES.into(c.E_INSTEAD)),
}


def per_numbers(rows: Rows, given: Mapping[str, Any]) -> tuple[int, int]:
    """Return what is counted, and the row of its filter."""
    counted = v.COUNTED.index(given["count"])
    obeys = ("distinct_names",) if counted == v.PER_UNITS else ()
    f = given.get("filter")
    return counted, c.NOTHING if f is None else filter_row(rows, f, obeys)


PER: Final[Fields] = {
    "per": maybe(
        record(
            "what is counted",
            {
                "count": one_of(*(v.COUNTED[at] for at in (v.PER_UNITS, v.PER_BONDS, v.PER_STACK, v.PER_DESTROYED))),
                "filter": maybe(FILTER),
            },
        )
        .numbered(per_numbers)
        .into(c.E_PER, v.PER_NONE, c.NOTHING)
    )
}
SOME: Final[Fields] = {"n": COUNT.into(c.E_AMOUNT)}
ANY_NUMBER: Final[Fields] = {"n": maybe(COUNT.into(c.E_AMOUNT, c.NOTHING))}
FILTERED: Final[Fields] = {"filter": CHOSEN.into(c.E_FILTER)}
MAYBE_FILTERED: Final[Fields] = {"filter": maybe(FILTERED["filter"])}
TARGET: Final[Fields] = {"target": CHOSEN.into(c.E_TARGET)}
LASTS: Final[Fields] = {"duration": maybe(DURATION.into(c.E_DURATION))}
LASTING: Final[Fields] = {**TARGET, **LASTS}
FROM: Final[Fields] = {
    "from": choice(
        {
            "hand": v.HAND,
            "deck": v.DECK,
            "retreat": v.RETREAT,
            "bonds": v.BONDS,
            "orbs": None,
            "boundless": v.BOUNDLESS,
            "revealed": v.REVEALED,
        }
    ).into(c.E_FROM),
    "filter": units(*HOW_MANY, "distinct_names").into(c.E_FILTER),
}
LATER: Final[Fields] = {"when": maybe(choice({"attack_end": c.AT_END}).into(c.E_LATER))}
BY_PLAYER: Final[Fields] = {"who": PLAYER.into(c.E_WHO)}
BY_ONE: Final[Fields] = {"who": ONE_PLAYER.into(c.E_WHO)}
NAMED: Final[Fields] = {"names": NAMES.into(c.E_WHOM)}
SKILLS_NAMED: Final[Fields] = {"names": SKILL_NAMES.into(c.E_WHOM)}
SHOWN: Final[Fields] = {"reveal": maybe(YES.into(c.E_SHOWN))}
