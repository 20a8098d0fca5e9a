"""Effects: properties, orders and texts together, as rows of a skill."""

from typing import Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary.filters import filter_row
from parlour.games.cipher.vocabulary.orders import ORDERS
from parlour.games.cipher.vocabulary.properties import (
    ADD_TAGS,
    COPY_SKILLS,
    GRANT_SKILL,
    LAST_PROPERTY,
    OTHER_COSTS,
    PROPERTIES,
    REPLACE_SUPPORT,
    SUPPRESS_SKILL,
)
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced
from parlour.games.cipher.vocabulary.texts import TEXTS
from parlour.games.cipher.vocabulary.words import Data, Word, read_word

EFFECTS: Final[dict[str, Word]] = {**PROPERTIES.known, **ORDERS.known, **TEXTS.known}
EFFECT_NAMES: Final = (*PROPERTIES.names, *ORDERS.names, *TEXTS.names)  # by opcode
# Effects that hold as long as a CONT skill does. Those with a duration may hold for a time, too.
STANDING: Final = frozenset({*PROPERTIES.known, *TEXTS.known})
# A CONT skill says the first and means the second: something takes the place of what would happen.
REPLACING: Final = {"self_to": "leaves_for"}
SAID: Final = {name: word for name, word in EFFECTS.items() if name not in REPLACING.values()}

# Effects of a CONT skill that modules of their own look up, under the conditions of the whole skill.
_ASKED_APART: Final = {ADD_TAGS, COPY_SKILLS, SUPPRESS_SKILL, *OTHER_COSTS}


def effect_row(rows: Rows, given: Data, continuous: bool) -> list[int]:
    """Return the row of an effect."""
    row = [0] * c.EFFECT_COLUMNS
    row[c.E_AMOUNT] = 1
    row[c.E_TARGET] = row[c.E_FILTER] = row[c.E_WHOM] = c.NOTHING
    name = given["op"]
    said = {**given, "op": REPLACING.get(name, name)} if continuous else given
    word = read_word("effect", "op", EFFECTS, rows, said, row)
    if row[c.E_OP] <= LAST_PROPERTY and row[c.E_TARGET] < 0:
        row[c.E_TARGET] = filter_row(rows, {"ref": "self"})
    if continuous:
        _refuse_continuous(name, row)
    elif word.held:
        raise Unenforced(f"{name} outside a CONT skill")
    return row


def _refuse_continuous(name: str, row: list[int]) -> None:
    op = row[c.E_OP]
    if op > LAST_PROPERTY or op == GRANT_SKILL:
        raise Unenforced(f"{name} in a CONT skill")
    if row[c.E_OPTIONAL] and op != REPLACE_SUPPORT:
        raise Unenforced(f"{name} that a CONT skill leaves to choice")
    if row[c.E_CONDITIONS_N] and op in _ASKED_APART:
        raise Unenforced(f"{name}: a condition inside a CONT skill")
