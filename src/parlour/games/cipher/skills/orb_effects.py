# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Orb effects: skills that destroy orbs, or look at one (rulebook 7, 10)."""

from parlour.core.bits import count, first
from parlour.core.chance import pick
from parlour.core.jit import kernel
from parlour.games.cipher.compiled.columns import E_AMOUNT
from parlour.games.cipher.compiled.opcodes import ORBS
from parlour.games.cipher.compiled.tables import effect
from parlour.games.cipher.field.reasons import ORB_SEEN, tell
from parlour.games.cipher.field.stages import ask
from parlour.games.cipher.field.zones import unseen_orb
from parlour.games.cipher.skills.card_effects import AS_MANY
from parlour.games.cipher.skills.transfers import discard
from parlour.games.cipher.state import ASK_ORB, NONE, SHIFT, STRIDE

ORBS_COUNTED = 4  # in `selected`: `left` says how many orbs are still to be destroyed


@kernel
def destroy_orbs(s, e, seat, chance, log):
    """Orbs go to the retreat area: of one's own one chooses, of the other's any may be hit. False when one is asked."""
    if int(s.selected) != ORBS_COUNTED:
        s.selected, s.left = ORBS_COUNTED, min(effect(e, E_AMOUNT), int(s.orb_n[seat]))
        s.done = int(int(s.left) > 0)
    while int(s.left) > 0:
        seen = int(s.where[seat, ORBS])
        if seat == int(s.source) >> SHIFT and seen != 0:
            ask(s, ASK_ORB, seat)
            return False
        hit = pick(chance, int(s.orb_n[seat])) if seen != 0 else AS_MANY
        while seen != 0 and hit > 0:
            seen &= seen - 1
            hit -= 1
        destroy_orb(s, seat, seat * STRIDE + first(seen) if seen != 0 else NONE, chance, log)
    return True


@kernel
def destroy_orb(s, seat, slot, chance, log):
    """An orb, or NONE for any of the unseen ones, goes to the retreat area."""
    s.left -= 1
    discard(s, unseen_orb(s, seat, chance) if slot < 0 else slot, log)


@kernel
def look_at_orb(s, seat, chance, log):
    """Look at an own orb that was not seen yet."""
    known = count(int(s.where[seat, ORBS]))
    if int(s.orb_n[seat]) <= known:
        return
    slot = unseen_orb(s, seat, chance)
    s.known[slot] = int(s.known[slot]) | 1 << seat
    tell(log, ORB_SEEN, int(s.known[slot]), seat, s.card[slot], slot, 0, 0)
