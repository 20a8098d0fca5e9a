# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Attack targets: the units that a unit may attack (rulebook 6.1)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.strength import property_of, ranges
from parlour.games.cipher.state import SHIFT
from parlour.games.cipher.vocabulary.properties import CANNOT_ATTACK, CANNOT_BE_ATTACKED, IGNORE_RANGE
from parlour.games.cipher.vocabulary.values import BACK, FRONT

_FORBIDDEN = 1 << CANNOT_ATTACK | 1 << CANNOT_BE_ATTACKED


@kernel
def targets(s, attacker):
    """Return the units that an untapped unit may attack, as a mask of the other seat's slots.

    Distances follow from the order of the lines: own back, own front, enemy front, enemy back.
    """
    enemy = 1 - (attacker >> SHIFT & 1)
    front, back = int(s.where[enemy, FRONT]), int(s.where[enemy, BACK])
    reach, step = ranges(s, attacker), 1 + int(int(s.zone[attacker]) == BACK)
    found = (front if reach >> step & 1 else 0) | (back if reach >> (step + 1) & 1 else 0)
    ops = int(s.ops) | int(s.mod_ops)
    if ops >> IGNORE_RANGE & 1:
        found |= _within_reach(s, attacker, (front | back) & ~found, enemy)
    if ops & _FORBIDDEN:
        found &= ~_forbidden(s, attacker, found, enemy)
    return found


@kernel
def _within_reach(s, attacker, rest, enemy):
    """Return those of the units too far away that a skill lets this unit attack."""
    found = 0
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if property_of(s, IGNORE_RANGE, attacker, lowest(enemy, bit)) != 0:
            found |= bit
    return found


@kernel
def _forbidden(s, attacker, rest, enemy):
    """Return those of these units that a skill forbids to attack."""
    found = 0
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        defender = lowest(enemy, bit)
        forbidden = property_of(s, CANNOT_ATTACK, attacker, defender) != 0
        if forbidden or property_of(s, CANNOT_BE_ATTACKED, defender, attacker) != 0:
            found |= bit
    return found
