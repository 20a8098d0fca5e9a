# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Orb effects: skills that destroy orbs, turn them over, or look at one (rulebook 7, 10)."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import cost, effect, skill
from parlour.games.cipher.field.reasons import ORB_SEEN, write_row
from parlour.games.cipher.field.stages import PAYING, ask
from parlour.games.cipher.field.zones import face_up, unseen_orb
from parlour.games.cipher.skills.transfers import flip, orb_to_hand
from parlour.games.cipher.state import ASK_ORB, NONE
from parlour.games.cipher.vocabulary.columns import E_AMOUNT, E_OP, E_SET, P_OP, S_COSTS
from parlour.games.cipher.vocabulary.costs import PAY_FLIP_ORB
from parlour.games.cipher.vocabulary.orders import FLIP_ORB
from parlour.games.cipher.vocabulary.values import ORBS

ORBS_COUNTED = 4  # in `selected`: `left` is the number of orbs still to be chosen

# The fates of an orb that is chosen.
BROKEN, TURNED_UP, TURNED_OVER = range(3)


@kernel
def _fate(s):
    """Return the fate of the orb for which the skill that resolves asks; without a skill it is broken (rulebook 7)."""
    if int(s.skill) < 0:
        return BROKEN
    if int(s.stage) == PAYING:
        turned = cost(skill(int(s.skill), S_COSTS) + int(s.at), P_OP) == PAY_FLIP_ORB
        return TURNED_UP if turned else BROKEN
    e = int(s.at)
    if effect(e, E_OP) != FLIP_ORB:
        return BROKEN
    return TURNED_UP if effect(e, E_SET) == 0 else TURNED_OVER


@kernel
def orbs_to_choose(s, seat):
    """Return the known orbs among which a seat chooses now, as a mask; it may also choose an unseen one."""
    found = int(s.where[seat, ORBS])
    return found & ~face_up(s, seat, ORBS) if _fate(s) == TURNED_UP else found


@kernel
def orbs_at_hand(s, seat):
    """Return how many orbs a seat may choose from now, unseen ones included."""
    return int(s.orb_n[seat]) - count(int(s.where[seat, ORBS])) + count(orbs_to_choose(s, seat))


@kernel
def answer_orb(s, seat, slot, chance, log):
    """Turn over or destroy an own orb that was chosen, or NONE for any of the unseen ones.

    A destroyed orb goes to its owner's hand, as after a defeat (rulebook 7). The texts of B13-073, B18-018 and B20-054
    send theirs to the retreat area instead.
    """
    s.left -= 1
    if slot < 0:
        slot = unseen_orb(s, seat, chance)
    if _fate(s) == BROKEN:
        orb_to_hand(s, slot, log)
    else:
        flip(s, slot, 1 - int(s.face_down[slot]), log)


@kernel
def next_orb(s, seat, chance, log):
    """Let the owner choose one of their orbs; unseen ones are all alike. Return True if a seat is asked."""
    if orbs_at_hand(s, seat) == 0:
        s.left = 0
    elif orbs_to_choose(s, seat) != 0:
        ask(s, ASK_ORB, seat)
        return True
    else:
        answer_orb(s, seat, NONE, chance, log)
    return False


@kernel
def orb_effect(s, e, seat, chance, log):
    """Destroy or turn over orbs, which their owner chooses. Return False if a seat is asked."""
    if int(s.selected) != ORBS_COUNTED:
        s.selected, s.left = ORBS_COUNTED, min(effect(e, E_AMOUNT), orbs_at_hand(s, seat))
        s.done = int(int(s.left) > 0)
    while int(s.left) > 0:
        if next_orb(s, seat, chance, log):
            return False
    return True


@kernel
def look_at_orb(s, seat, chance, log):
    """Look at an own orb that was not seen yet."""
    known = count(int(s.where[seat, ORBS]))
    if int(s.orb_n[seat]) <= known:
        return
    slot = unseen_orb(s, seat, chance)
    s.known[slot] = int(s.known[slot]) | 1 << seat
    write_row(log, ORB_SEEN, int(s.known[slot]), seat, s.card[slot], slot, 0, 0)
