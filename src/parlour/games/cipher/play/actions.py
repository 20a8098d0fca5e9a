# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Actions: attacks, moves and ACT skills, of which the action phase is made (rulebook 4.4, 10)."""

from parlour.core.kernels import kernel, rare
from parlour.games.cipher.compiled.tables import card, skill
from parlour.games.cipher.field.lasting import text_of
from parlour.games.cipher.field.zones import choosable, field, on_field
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.attack_targets import targets
from parlour.games.cipher.skills.borrowing import lenders
from parlour.games.cipher.skills.costs import usable
from parlour.games.cipher.skills.strength import property_of
from parlour.games.cipher.skills.suppression import ready
from parlour.games.cipher.state import A_ATTACK, A_MOVE, A_SKILL
from parlour.games.cipher.vocabulary.columns import C_SKILLS, C_SKILLS_N, S_KIND, S_OPS, S_PLACE
from parlour.games.cipher.vocabulary.properties import CANNOT_BE_MOVED, CANNOT_BE_TAPPED, COPY_SKILLS, OF_OTHERS
from parlour.games.cipher.vocabulary.values import BONDS, HAND, IN_BONDS, IN_HAND, IS_ACT, ON_FIELD


@kernel
def upright_units(s, seat):
    """Return the untapped units of a seat, as a mask: they may attack or move unless something forbids it."""
    found = rest = field(s, seat)
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if int(s.tapped[lowest(seat, bit)]) != 0:
            found &= ~bit
    return found


@kernel
def _in_hand(s, index, seat):
    return int(s.actors[IN_HAND, index, seat]) & int(s.where[seat, HAND])


@kernel
def actors(s, index, seat):
    """Return the cards of a seat whose skill with this index may be used where they lie, as a mask."""
    found = int(s.actors[ON_FIELD, index, seat]) & field(s, seat)
    found |= int(s.actors[IN_BONDS, index, seat]) & int(s.where[seat, BONDS])
    held = _in_hand(s, index, seat)
    return found if held == 0 else found | (held & choosable(s, seat, int(s.where[seat, HAND])))


@rare
def _may_use_any(s, index, slot):
    """Tell whether a unit may use the skill with an index: its own, one it copies, or one that borrows other skills."""
    text = text_of(s, slot)
    k = card(text, C_SKILLS) + index
    if index >= card(text, C_SKILLS_N) or skill(k, S_PLACE) != ON_FIELD:
        return False
    if skill(k, S_OPS) >> COPY_SKILLS & 1:
        return lenders(s, slot) != 0
    return skill(k, S_KIND) == IS_ACT and ready(s, k, slot) and usable(s, k, slot)


@kernel
def may_act(s, kind, slot):
    """Tell whether an untapped unit may attack or move, or an actor's skill may be used."""
    if kind == A_ATTACK:
        return property_of(s, CANNOT_BE_TAPPED, slot, -1) == 0 and targets(s, slot) != 0
    if kind == A_MOVE:
        return property_of(s, CANNOT_BE_TAPPED, slot, -1) == 0 and property_of(s, CANNOT_BE_MOVED, slot, -1) == 0
    if not on_field(s, slot):
        k = card(int(s.card[slot]), C_SKILLS) + kind - A_SKILL
        return int(s.face_down[slot]) == 0 and usable(s, k, slot)
    if int(s.ops) & OF_OTHERS:
        return _may_use_any(s, kind - A_SKILL, slot)
    k = card(int(s.card[slot]), C_SKILLS) + kind - A_SKILL
    return ready(s, k, slot) and usable(s, k, slot)


@kernel
def allowed(s, kind, seat, mask):
    """Return those of a seat's cards in a mask that may act in one way."""
    rest = mask
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if not may_act(s, kind, lowest(seat, bit)):
            mask &= ~bit
    return mask
