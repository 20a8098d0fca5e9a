# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Units: deployment, growth, moves, tapping and defeat (rulebook 4.3, 4.4, 5, 7)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.field.reasons import (
    BONDED,
    DEFEATED,
    DEPLOYED,
    GREW,
    LEVELED,
    MOVED_ROW,
    TAPPED_ROW,
    UNTAPPED_ROW,
    WENT_TO_HAND,
    write_row,
)
from parlour.games.cipher.field.zones import on_field, put, send, show
from parlour.games.cipher.sets import just, lowest
from parlour.games.cipher.skills.strength import leaves_for, orb_damage, property_of, protected, warded
from parlour.games.cipher.skills.triggers import fire
from parlour.games.cipher.state import EVERYONE, NONE, SHIFT
from parlour.games.cipher.vocabulary.columns import C_PROMOTION
from parlour.games.cipher.vocabulary.properties import CANNOT_BE_MOVED, CANNOT_BE_TAPPED, CANNOT_BE_UNTAPPED
from parlour.games.cipher.vocabulary.triggers import (
    ON_BOND_PLACED,
    ON_CLASS_CHANGE,
    ON_DEPLOY,
    ON_DESTROYED,
    ON_DESTROYS,
    ON_GROWTH,
    ON_LEVEL_UP,
    ON_MOVE,
    ON_TAPPED,
    ON_UNTAPPED,
)
from parlour.games.cipher.vocabulary.values import BACK, BONDS, BY_SKILL, FRONT, HAND, UNDER


@kernel
def enter(s, slot, line, tapped, price, log):
    """Deploy a card as a new unit; return its slot."""
    slot = show(s, slot)
    put(s, slot, line)
    s.level[slot] = 1
    s.tapped[slot] = tapped
    write_row(log, DEPLOYED, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, line, price)
    fire(s, ON_DEPLOY, slot, -1, 0)
    return slot


@kernel
def _under(s, slot, host):
    put(s, slot, UNDER)
    s.host[slot] = host


@kernel
def grow(s, slot, onto, price, log):
    """Level up or class change: put the card on top of a unit, which keeps its place and posture (4.3)."""
    slot = show(s, slot)
    seat, line, tapped, level = slot >> SHIFT & 1, int(s.zone[onto]), int(s.tapped[onto]), int(s.level[onto])
    attacked, moved = int(s.attacked[onto]), int(s.moved[onto])
    rest = int(s.where[seat, UNDER])
    while rest != 0:
        under = lowest(seat, rest)
        rest &= rest - 1
        if int(s.host[under]) == onto:
            s.host[under] = slot
    changed = card(int(s.card[slot]), C_PROMOTION) >= 0
    write_row(log, LEVELED, EVERYONE, seat, s.card[slot], slot, onto, int(changed) + 2 * price)
    _under(s, onto, slot)
    put(s, slot, line)
    s.tapped[slot], s.level[slot] = tapped, level + 1
    s.attacked[slot], s.moved[slot] = attacked, moved
    if int(s.main[seat]) == onto:
        s.main[seat] = slot
    if int(s.attacker) == onto:
        s.attacker = slot
    elif int(s.defender) == onto:
        s.defender = slot
    s.crowded[seat] = 1
    if changed:
        s.bonus[seat] += 1
        fire(s, ON_CLASS_CHANGE, slot, -1, 0)
    fire(s, ON_LEVEL_UP, slot, -1, 0)
    return slot


@kernel
def slide_under(s, slot, host, log):
    """Put a card under a unit (growth)."""
    slot = show(s, slot)
    _under(s, slot, host)
    s.level[host] += 1
    write_row(log, GREW, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, host, 0)
    fire(s, ON_GROWTH, host, -1, 0)


@kernel
def _skilled(s, how):
    """Return the card whose skill did it, or NONE if no skill did."""
    return int(s.source) if how == BY_SKILL else NONE


@kernel
def move(s, slot, how, log):
    """Move a unit to the other line, unless something forbids it; return whether it moved."""
    if not on_field(s, slot) or warded(s, CANNOT_BE_MOVED, slot, how, _skilled(s, how)):
        return 0
    line = BACK if int(s.zone[slot]) == FRONT else FRONT
    change_line(s, slot, line)
    s.moved[slot] = 1
    write_row(log, MOVED_ROW, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, line, 0)
    fire(s, ON_MOVE, slot, -1, how)
    return 1


@kernel
def change_line(s, slot, line):
    """Put a unit into a line; everything else about it stays."""
    seat, bit = slot >> SHIFT & 1, just(s, slot)
    old = int(s.zone[slot])
    s.where[seat, old] = int(s.where[seat, old]) & ~bit
    s.where[seat, line] = int(s.where[seat, line]) | bit
    s.zone[slot] = line


@kernel
def tap(s, slot, how, log):
    """Tap a unit; return whether it was untapped and could be tapped."""
    if int(s.tapped[slot]) != 0 or property_of(s, CANNOT_BE_TAPPED, slot, -1) != 0:
        return 0
    s.tapped[slot] = 1
    write_row(log, TAPPED_ROW, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, 0, 0)
    fire(s, ON_TAPPED, slot, _skilled(s, how), how)
    return 1


@kernel
def untap(s, slot, how, log):
    """Untap a unit; return whether it was tapped and could be untapped."""
    if int(s.tapped[slot]) == 0 or property_of(s, CANNOT_BE_UNTAPPED, slot, -1) != 0:
        return 0
    s.tapped[slot] = 0
    write_row(log, UNTAPPED_ROW, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, 0, 0)
    fire(s, ON_UNTAPPED, slot, _skilled(s, how), how)
    return 1


@kernel
def _leave(s, slot, zone, log):
    """Move every card of a defeated unit to the retreat area or where its skill says."""
    slot = send(s, slot, zone)
    if zone == BONDS:
        write_row(log, BONDED, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, 0, 0)
        fire(s, ON_BOND_PLACED, slot, -1, 0)
    elif zone == HAND:
        write_row(log, WENT_TO_HAND, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, 0, 0)


@kernel
def defeat(s, slot, by, how, log):
    """Defeat a unit, by a unit or NONE; the main character stays and its owner owes orbs (rulebook 6, 7)."""
    if protected(s, slot, how, _skilled(s, how) if by < 0 else by):
        return 0
    seat = slot >> SHIFT & 1
    write_row(log, DEFEATED, EVERYONE, seat, s.card[slot], slot, 0, 0)
    doer = by if by >= 0 else _skilled(s, how)
    if on_field(s, doer):
        fire(s, ON_DESTROYS, doer, slot, how)
    fire(s, ON_DESTROYED, slot, by, how)
    if int(s.main[seat]) != slot:
        _leave(s, slot, leaves_for(s, slot, how), log)
        return 1
    left = int(s.orb_n[seat]) - int(s.owed[seat])
    if left <= 0:
        s.lost[seat] = 1
    else:
        s.owed[seat] += min(left, orb_damage(s, by) if by >= 0 else 1)
    return 1


@kernel
def take_away(s, slot, zone):
    """Move a unit with its whole stack from the field to a zone; a main character stays."""
    if int(s.main[slot >> SHIFT & 1]) == slot:
        return 0
    send(s, slot, zone)
    return 1
