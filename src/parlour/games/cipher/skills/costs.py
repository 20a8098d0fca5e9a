# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Costs: whether a skill's cost can be paid, and which cards can pay it (rulebook 10, costs)."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import card_filter, cost, listed, skill
from parlour.games.cipher.field.names import has_name
from parlour.games.cipher.field.uses import uses
from parlour.games.cipher.field.zones import bit_in, face_up, field, on_field
from parlour.games.cipher.sets import just, lowest
from parlour.games.cipher.skills.conditions import skill_holds
from parlour.games.cipher.skills.filters import cards, match_unit
from parlour.games.cipher.skills.strength import LEAST, property_of, protected
from parlour.games.cipher.skills.suppression import forbidden
from parlour.games.cipher.state import SHIFT
from parlour.games.cipher.vocabulary.columns import (
    F_EACH,
    F_NAMES,
    F_NAMES_N,
    P_FILTER,
    P_N,
    P_OP,
    S_COSTS,
    S_COSTS_N,
    S_NAME,
    S_ONCE,
)
from parlour.games.cipher.vocabulary.costs import (
    PAY_BOND_TO_RETREAT,
    PAY_DESTROY_ALLY,
    PAY_DESTROY_ORB,
    PAY_DESTROY_SELF,
    PAY_DISCARD,
    PAY_DISCARD_SELF,
    PAY_FLIP_BONDS,
    PAY_FLIP_ORB,
    PAY_FLIP_SELF_BOND,
    PAY_HAND_TO_DECK,
    PAY_MILL,
    PAY_REVEAL,
    PAY_TAP_ALLIES,
    PAY_TAP_SELF,
)
from parlour.games.cipher.vocabulary.properties import CANNOT_BE_TAPPED, FREE_SKILL, REDUCE_COST
from parlour.games.cipher.vocabulary.values import BONDS, BY_SKILL, HAND, ORBS, RETREAT

FREE_USES = 12  # a skill without cost or limit is offered this often a turn, so that every turn ends


@kernel
def upright(s, slot):
    """Tell whether a unit is untapped and may be tapped."""
    return on_field(s, slot) and int(s.tapped[slot]) == 0 and property_of(s, CANNOT_BE_TAPPED, slot, -1) == 0


@kernel
def _allies(s, f, seat, source, tapping):
    """Return the own units that a cost can use: untapped ones to tap, or ones that can be defeated."""
    found = 0
    rest = field(s, seat)
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        slot = lowest(seat, bit)
        fit = upright(s, slot) if tapping else not protected(s, slot, BY_SKILL, source)
        if fit and match_unit(s, f, slot, seat, source):
            found |= bit
    return found


@kernel
def payers(s, row, source):
    """Return the seat's cards that can pay a cost, as a mask of its slots; the cost implies their zone.

    The card whose skill is paid for is not among them, unless it is a unit.
    """
    op, f, seat = cost(row, P_OP), cost(row, P_FILTER), source >> SHIFT & 1
    if op == PAY_FLIP_BONDS:
        return cards(s, f, BONDS, seat, source) & face_up(s, seat, BONDS)
    if op == PAY_TAP_ALLIES:
        return _allies(s, f, seat, source, True)
    if op == PAY_DISCARD or op == PAY_HAND_TO_DECK or op == PAY_REVEAL:
        found = cards(s, f, HAND, seat, source) & ~bit_in(s, source, HAND)
        return found & ~int(s.picked[seat]) if op == PAY_REVEAL else found  # no card is shown twice
    if op == PAY_DESTROY_ALLY:
        return _allies(s, f, seat, source, False)
    if op == PAY_BOND_TO_RETREAT:
        return cards(s, f, BONDS, seat, source) & ~bit_in(s, source, BONDS)
    return cards(s, f, RETREAT, seat, source)


@kernel
def of_each(s, row, source, i):
    """Return an untapped unit with the i-th name of a cost's list, or -1 (formations)."""
    f, seat = cost(row, P_FILTER), source >> SHIFT & 1
    if i >= card_filter(f, F_NAMES_N):
        return -1
    rest = field(s, seat)
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        if has_name(int(s.card[slot]), listed(card_filter(f, F_NAMES) + i)) and upright(s, slot):
            return slot
    return -1


@kernel
def is_formation(row):
    """Tell whether a cost taps one unit of every name in its list."""
    f = cost(row, P_FILTER)
    return cost(row, P_OP) == PAY_TAP_ALLIES and f >= 0 and card_filter(f, F_EACH) != 0


@kernel
def _payable(s, number, row, source, alone):
    """Tell whether one part of a cost can be paid; `alone` means that the unit itself taps for another part."""
    op, seat = cost(row, P_OP), source >> SHIFT & 1
    if op == PAY_TAP_SELF:
        return upright(s, source)
    if op == PAY_DISCARD_SELF:
        return int(s.zone[source]) == HAND
    if op == PAY_FLIP_SELF_BOND:
        return int(s.zone[source]) == BONDS and int(s.face_down[source]) == 0
    if op == PAY_DESTROY_SELF:
        return on_field(s, source) and not protected(s, source, BY_SKILL, source)
    if op == PAY_MILL:
        return int(s.deck_n[seat]) >= cost(row, P_N)
    if op == PAY_DESTROY_ORB:
        return int(s.orb_n[seat]) >= cost(row, P_N)
    if op == PAY_FLIP_ORB:
        return int(s.orb_n[seat]) - count(face_up(s, seat, ORBS)) >= cost(row, P_N)
    if is_formation(row):
        for i in range(cost(row, P_N)):
            if of_each(s, row, source, i) < 0:
                return False
        return True
    found = payers(s, row, source)
    if op == PAY_TAP_ALLIES and alone:
        found &= ~(just(s, source))
    return count(found) >= owed(s, number, row, source)


@kernel
def owed(s, number, row, source):
    """Return how many cards a part of a skill's cost takes; the bonds to turn may be fewer than printed."""
    n = cost(row, P_N)
    if cost(row, P_OP) != PAY_FLIP_BONDS or (int(s.ops) | int(s.mod_ops)) >> REDUCE_COST & 1 == 0:
        return n
    less = property_of(s, REDUCE_COST, source, skill(number, S_NAME)) if on_field(s, source) else 0
    return max(n - less % LEAST, min(n, less // LEAST), 0)


@kernel
def _draws_on(s, number, source, op, other):
    """Return how many cards the parts of two kinds in a cost take together."""
    n = 0
    for row in range(skill(number, S_COSTS), skill(number, S_COSTS) + skill(number, S_COSTS_N)):
        what = cost(row, P_OP)
        n += owed(s, number, row, source) if what == op or what == other else 0
    return n


@kernel
def is_free(s, number, source):
    """Tell whether a skill in force makes this skill free."""
    return on_field(s, source) and property_of(s, FREE_SKILL, source, -1) == skill(number, S_NAME)


@kernel
def _from_hand(row):
    op = cost(row, P_OP)
    return op == PAY_DISCARD or op == PAY_HAND_TO_DECK or op == PAY_REVEAL


@kernel
def seems_payable(s, number, source):
    """Tell whether a skill's whole cost can be paid, as far as can be told without seeing the hand."""
    if is_free(s, number, source):
        return True
    alone = skill(number, S_COSTS_N) > 1 and _draws_on(s, number, source, PAY_TAP_SELF, PAY_TAP_SELF) > 0
    for row in range(skill(number, S_COSTS), skill(number, S_COSTS) + skill(number, S_COSTS_N)):
        if not _from_hand(row) and not _payable(s, number, row, source, alone):
            return False
    return _is_enough(s, number, source)


@kernel
def can_pay(s, number, source):
    """Tell whether the whole cost of a skill can be paid."""
    if not seems_payable(s, number, source):
        return False
    for row in range(skill(number, S_COSTS), skill(number, S_COSTS) + skill(number, S_COSTS_N)):
        if _from_hand(row) and not _payable(s, number, row, source, False) and not is_free(s, number, source):
            return False
    return True


@kernel
def _is_enough(s, number, source):
    """Tell whether there are enough cards: no card pays for two parts of one cost."""
    if skill(number, S_COSTS_N) == 1 and not _from_hand(skill(number, S_COSTS)):
        return True
    seat = source >> SHIFT & 1
    held = int(s.hand_n[seat]) - int(int(s.zone[source]) == HAND)
    if _draws_on(s, number, source, PAY_DISCARD, PAY_HAND_TO_DECK) > held:
        return False
    return _draws_on(s, number, source, PAY_FLIP_BONDS, PAY_FLIP_SELF_BOND) <= count(face_up(s, seat, BONDS))


@kernel
def usable(s, k, slot):
    """Tell whether an ACT skill can be used now: its conditions hold, it is not used up, its cost can be paid."""
    used = uses(s, k, slot)
    if forbidden(s, k, slot >> SHIFT & 1):
        return False
    if used > 0 and (skill(k, S_ONCE) != 0 or used >= FREE_USES):
        return False
    return skill_holds(s, k, slot >> SHIFT & 1, slot) and can_pay(s, k, slot)
