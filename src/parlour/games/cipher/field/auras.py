# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Auras: the skills of units that affect other units, one after another (rulebook 10).

A unit's skill is found by its place: the card that has it, and the skill's number there.
"""

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import card, skill
from parlour.games.cipher.field.lasting import text_of
from parlour.games.cipher.field.zones import field
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.state import NONE, SKILLS
from parlour.games.cipher.vocabulary.columns import C_SKILLS, C_SKILLS_N, S_OPS


@kernel
def skill_at(s, place):
    """Return the skill at a place."""
    return card(text_of(s, place // SKILLS), C_SKILLS) + place % SKILLS


@kernel
def next_aura(s, op, last):
    """Return the place of the next skill that may affect a property, after `last` (NONE for the first).

    NONE means that there is no further one. The caller checks whether the skill is in force.
    """
    for seat in range(2):
        rest = int(s.auras[op, seat]) & field(s, seat)
        while rest != 0:
            source = lowest(seat, rest)
            rest &= rest - 1
            for place in range(max(last + 1, source * SKILLS), source * SKILLS + card(text_of(s, source), C_SKILLS_N)):
                if skill(skill_at(s, place), S_OPS) >> op & 1:
                    return place
    return NONE
