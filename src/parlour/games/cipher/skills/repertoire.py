# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Repertoire: the skills that a unit has from others, besides those of its own text (rulebook 10)."""

from typing import Final

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import card, effect, skill
from parlour.games.cipher.field.lasting import USE, add_lasting, text_of
from parlour.games.cipher.field.uses import is_own, noted_use
from parlour.games.cipher.sets import just, lowest
from parlour.games.cipher.skills.conditions import skill_holds
from parlour.games.cipher.skills.filters import units
from parlour.games.cipher.skills.suppression import ready
from parlour.games.cipher.state import NONE, SHIFT, SKILLS
from parlour.games.cipher.vocabulary.columns import (
    C_OPS,
    C_SKILLS,
    C_SKILLS_N,
    E_AMOUNT,
    E_OP,
    E_TARGET,
    S_EFFECTS,
    S_EFFECTS_N,
    S_INDEX,
    S_KEYWORD,
    S_NAME,
    S_OPS,
)
from parlour.games.cipher.vocabulary.properties import COPY_SKILLS, COPY_UNIT, OF_OTHERS
from parlour.games.cipher.vocabulary.values import TURN

MOST_USES: Final = 100


@kernel
def _copying(s, slot):
    """Return the effect by which a unit has skills of others now, or NONE."""
    number = text_of(s, slot)
    if card(number, C_OPS) >> COPY_SKILLS & 1 == 0:
        return NONE
    for k in range(card(number, C_SKILLS), card(number, C_SKILLS) + card(number, C_SKILLS_N)):
        if skill(k, S_OPS) >> COPY_SKILLS & 1 and ready(s, k, slot):
            for e in range(skill(k, S_EFFECTS), skill(k, S_EFFECTS) + skill(k, S_EFFECTS_N)):
                if effect(e, E_OP) == COPY_SKILLS and skill_holds(s, k, slot >> SHIFT & 1, slot):
                    return e
    return NONE


@kernel
def _shares(s, slot, name, keyword, earlier):
    """Tell whether a unit already has a skill of that name, from its own text or an earlier lender."""
    seat, rest = slot >> SHIFT & 1, earlier | just(s, slot)
    while rest != 0:
        other = lowest(seat, rest)
        rest &= rest - 1
        number = text_of(s, other)
        for k in range(card(number, C_SKILLS), card(number, C_SKILLS) + card(number, C_SKILLS_N)):
            if skill(k, S_NAME) == name and (other == slot or skill(k, S_KEYWORD) == keyword):
                return True
    return False


@kernel
def borrowed(s, slot, last):
    """Return the place of the next skill that a unit has from another, after `last` (NONE for the first).

    NONE means that there is no further one.
    """
    if int(s.ops) >> COPY_SKILLS & 1 == 0:
        return NONE
    e, seat = _copying(s, slot), slot >> SHIFT & 1
    if e < 0:
        return NONE
    keyword, lenders = effect(e, E_AMOUNT), units(s, effect(e, E_TARGET), seat, seat, slot)
    rest = lenders
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        lender = lowest(seat, bit)
        for i in range(card(text_of(s, lender), C_SKILLS_N)):
            k = card(text_of(s, lender), C_SKILLS) + i
            lent = lender * SKILLS + i > last and skill(k, S_KEYWORD) == keyword
            if lent and not _shares(s, slot, skill(k, S_NAME), keyword, lenders & (bit - 1)):
                return lender * SKILLS + i
    return NONE


@kernel
def _having(s, slot):
    """Return the effect by which a unit has a skill that is not printed on it, or NONE."""
    for i in range(int(s.mod_n)):
        if int(s.mod_target[i]) == slot and effect(int(s.mod_effect[i]), E_OP) == COPY_UNIT:
            return int(s.mod_effect[i])
    return _copying(s, slot)


@kernel
def note_use(s, k, slot):
    """Note that a card used a skill this turn."""
    index = skill(k, S_INDEX)
    if int(s.ops) & OF_OTHERS == 0 or is_own(s, k, slot):
        if index < SKILLS and int(s.fired[slot, index]) < MOST_USES:
            s.fired[slot, index] += 1
        return
    noted, e = noted_use(s, k, slot), _having(s, slot)
    if noted >= 0:
        s.mod_amount[noted] += USE
    elif e >= 0:
        add_lasting(s, e, slot, k + USE, TURN, slot >> SHIFT & 1)
