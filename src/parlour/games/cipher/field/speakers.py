# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Speakers: the skills of units that say something of other units, one after another (rulebook 10).

A skill that a unit has is found by a place: the card it stands on and its number there.
"""

from parlour.core.bits import first
from parlour.core.jit import kernel
from parlour.games.cipher.compiled.columns import C_SKILL, C_SKILLS, S_OPS
from parlour.games.cipher.compiled.tables import card, skill
from parlour.games.cipher.field.lasting import text_of
from parlour.games.cipher.field.zones import field
from parlour.games.cipher.state import NONE, SKILLS, STRIDE


@kernel
def skill_at(s, place):
    """The skill at a place."""
    return card(text_of(s, place // SKILLS), C_SKILL) + place % SKILLS


@kernel
def next_speaker(s, op, last):
    """The place of the next skill of a unit that speaks of a property, after `last` or NONE for the first; NONE after
    all. Whether it is in force is not asked.
    """
    for seat in range(2):
        rest = int(s.speakers[op, seat]) & field(s, seat)
        while rest != 0:
            source = seat * STRIDE + first(rest)
            rest &= rest - 1
            for place in range(max(last + 1, source * SKILLS), source * SKILLS + card(text_of(s, source), C_SKILLS)):
                if skill(skill_at(s, place), S_OPS) >> op & 1:
                    return place
    return NONE
