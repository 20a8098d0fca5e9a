# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Borrowing: a unit uses an ACT skill that it has from another (rulebook 10), chosen by its player."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import effect, skill
from parlour.games.cipher.field.auras import skill_at
from parlour.games.cipher.field.stages import ask_units, begin_skill, end_skill
from parlour.games.cipher.sets import just, lowest
from parlour.games.cipher.skills.costs import usable
from parlour.games.cipher.skills.repertoire import borrowed
from parlour.games.cipher.skills.suppression import ready
from parlour.games.cipher.state import NONE, SHIFT, SKILLS
from parlour.games.cipher.vocabulary.columns import E_TARGET, S_KIND
from parlour.games.cipher.vocabulary.values import IS_ACT


@kernel
def _usable_after(s, slot, last):
    """Return the place of the next borrowed skill that a unit may use now."""
    place = borrowed(s, slot, last)
    while place >= 0:
        k = skill_at(s, place)
        if skill(k, S_KIND) == IS_ACT and ready(s, k, slot) and usable(s, k, slot):
            break
        place = borrowed(s, slot, place)
    return place


@kernel
def lenders(s, slot):
    """Return the allies that can lend a unit a skill to use now, as a mask."""
    found = 0
    place = _usable_after(s, slot, NONE)
    while place >= 0:
        found |= just(s, place // SKILLS)
        place = _usable_after(s, slot, place)
    return found


@kernel
def borrow(s, e):
    """Let the unit whose skill this is use a skill of another; ask which unit lends it."""
    source = int(s.source)
    seat = source >> SHIFT & 1
    found = lenders(s, source)
    if int(s.selected) == 0 and count(found) > 1:
        ask_units(s, seat, effect(e, E_TARGET), 1, 1)
        return
    found &= int(s.picked[seat]) if int(s.selected) != 0 else found
    if found == 0:
        end_skill(s)
        return
    lender = lowest(seat, found)
    place = _usable_after(s, source, lender * SKILLS - 1)
    begin_skill(s, skill_at(s, place), source, NONE, NONE)
