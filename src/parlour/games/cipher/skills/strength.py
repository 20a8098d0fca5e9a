# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Strength: what skills and lasting effects make of a unit: attack, range, orbs it breaks, prohibitions.

A property is the opcode of an effect that holds for a while. All its amounts for a unit are combined by `joined`.
"""

from parlour.core.kernels import inline, kernel, rare
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import card, effect, skill
from parlour.games.cipher.field.auras import skill_at
from parlour.games.cipher.field.lasting import adds_up, text_of
from parlour.games.cipher.field.zones import field, on_field
from parlour.games.cipher.sets import just, lowest
from parlour.games.cipher.skills.conditions import effect_holds, skill_holds
from parlour.games.cipher.skills.filters import (
    any_of,
    cards,
    combatant,
    count_units,
    match_unit,
    matches_cause,
    printed_attack,
)
from parlour.games.cipher.skills.repertoire import borrowed
from parlour.games.cipher.skills.suppression import ready
from parlour.games.cipher.state import BLANK, FRESH, MULLIGAN, NONE, SHIFT, STALE
from parlour.games.cipher.vocabulary.columns import (
    C_COST,
    C_OPS,
    C_RANGE,
    C_SKILLS,
    C_SKILLS_N,
    C_SUPPORT,
    E_AMOUNT,
    E_BY,
    E_CONDITIONAL,
    E_CONDITIONS_N,
    E_INSTEAD,
    E_OP,
    E_PER,
    E_PER_FILTER,
    E_SET,
    E_TARGET,
    E_WHO,
    E_WHOM,
    E_WHOM_N,
    S_ASKS_POWER,
    S_EFFECTS,
    S_EFFECTS_N,
    S_KIND,
    S_OPS,
)
from parlour.games.cipher.vocabulary.properties import (
    ADD_RANGE,
    CANNOT_BE_DESTROYED,
    CANNOT_BE_EVADED,
    CANNOT_BE_MOVED,
    COPY_SKILLS,
    GRANT_SKILL,
    IGNORE_RANGE,
    LAST_FOR_ALL,
    LEAVES_FOR,
    MODIFY_ATTACK,
    MODIFY_SUPPORT,
    ORB_DAMAGE,
    REDUCE_COST,
)
from parlour.games.cipher.vocabulary.values import (
    BONDS,
    DURING_OWN_NEXT_TURN,
    IS_CONT,
    PER_DESTROYED,
    PER_ENEMY_COST,
    PER_MAIN_STACK,
    PER_STACK,
    PER_STRENGTH,
    PER_UNITS,
    RETREAT,
    WHO_OPPONENT,
)

LEAST = 256  # reduced costs: the remainder is the reduction, the quotient the least that is paid
ADDED = 256  # orb damage: the remainder is a fixed damage, the quotient what is added


@kernel
def _times(s, e, seat, source):
    """Return how often an amount counts: once, or once for each thing it is counted by."""
    per = effect(e, E_PER)
    if per == 0:
        return 1
    if per == PER_UNITS:
        return count_units(s, effect(e, E_PER_FILTER), seat, source)
    if per == PER_STACK:
        return max(0, int(s.level[source]) - 1)
    if per == PER_MAIN_STACK:
        return int(s.level[int(s.main[seat])])
    if per == PER_ENEMY_COST:
        enemy = combatant(s, 1 - seat)
        return card(text_of(s, enemy), C_COST) if enemy >= 0 else 0
    if per == PER_DESTROYED:
        return int(s.done)
    if per == PER_STRENGTH:
        return 0  # a unit's own strength counts once, when the effect begins
    return count(cards(s, effect(e, E_PER_FILTER), BONDS, seat, source))


@kernel
def amount_of(s, e, seat, source):
    """Return the number of an effect now, its count included."""
    amount = effect(e, E_AMOUNT)
    if effect(e, E_OP) == ORB_DAMAGE and effect(e, E_SET) == 0:
        return amount * ADDED
    return amount * _times(s, e, seat, source)


@kernel
def joined(op, total, amount):
    """Combine another amount of a property with the total: sums, the highest, or a union."""
    if adds_up(op):
        return total + amount
    if op == ORB_DAMAGE:
        return max(total % ADDED, amount % ADDED) + (total // ADDED + amount // ADDED) * ADDED
    return total | amount


@kernel
def _amount_for(s, e, op, amount, slot, other, seat, source):
    """Return an effect's amount for a unit facing `other`, or 0 if its `whom` means another unit."""
    if op == IGNORE_RANGE and other >= 0:
        line = amount
        if line != 0 and int(s.zone[other]) != line:
            return 0
        if effect(e, E_WHOM_N) != 0 and not any_of(s, effect(e, E_WHOM), effect(e, E_WHOM_N), other, seat, source):
            return 0
        return 1
    if op == REDUCE_COST:  # `other` is the name of the skill that is paid for
        return amount + LEAST * effect(e, E_BY) if effect(e, E_SET) == other else 0
    by_way = op == CANNOT_BE_DESTROYED or op == CANNOT_BE_MOVED or op == LEAVES_FOR
    if by_way and not matches_cause(effect(e, E_BY), int(s.by)):
        return 0
    if by_way and effect(e, E_WHO) == WHO_OPPONENT and (other < 0 or other >> SHIFT & 1 == seat):
        return 0
    if op <= LAST_FOR_ALL or effect(e, E_WHOM_N) == 0:
        return amount
    met = other >= 0 and any_of(s, effect(e, E_WHOM), effect(e, E_WHOM_N), other, seat, source)
    return amount if met else 0


@kernel
def _is_meant(s, e, op, slot, seat, source):
    """Tell whether an effect means a unit, or its support card: the one on the skill's own side."""
    if op == MODIFY_SUPPORT:
        return slot >> SHIFT & 1 == seat
    return match_unit(s, effect(e, E_TARGET), slot, seat, source)


@kernel
def _counts(s, e, last, seat, source):
    """Tell whether an effect's own conditions hold, and the effect after it does not replace it."""
    if effect(e, E_CONDITIONS_N) != 0 and not effect_holds(s, e, seat, source):
        return False
    if e + 1 == last or effect(e + 1, E_INSTEAD) == 0:
        return True
    return not effect_holds(s, e + 1, seat, source)


@kernel
def _from_skill(s, number, op, slot, other, seat, source):
    """Return what one CONT skill on `source` does to `slot`, if its condition holds."""
    total = 0
    if not skill_holds(s, number, seat, source):
        return 0
    last = skill(number, S_EFFECTS) + skill(number, S_EFFECTS_N)
    for e in range(skill(number, S_EFFECTS), last):
        if effect(e, E_OP) != op or not _is_meant(s, e, op, slot, seat, source):
            continue
        if effect(e, E_CONDITIONAL) == 0 or _counts(s, e, last, seat, source):
            total = joined(op, total, _amount_for(s, e, op, amount_of(s, e, seat, source), slot, other, seat, source))
    return total


@inline
def _affects(s, k, op, source):
    """Tell whether a unit's skill is a CONT skill in force that may affect a property."""
    if skill(k, S_OPS) >> op & 1 == 0 or skill(k, S_KIND) != IS_CONT or not ready(s, k, source):
        return False
    return skill(k, S_ASKS_POWER) == 0 or int(s.strong) != 0


@rare
def _from_borrowed(s, op, slot, other, source):
    """Return what the CONT skills that a unit has from others do to `slot`."""
    total, place = 0, borrowed(s, source, NONE)
    while place >= 0:
        if _affects(s, skill_at(s, place), op, source):
            amount = _from_skill(s, skill_at(s, place), op, slot, other, source >> SHIFT & 1, source)
            total = joined(op, total, amount)
        place = borrowed(s, source, place)
    return total


@kernel
def _from_unit(s, op, slot, other, source):
    """Return what the CONT skills of one unit do to `slot`."""
    number, total = text_of(s, source), 0
    for k in range(card(number, C_SKILLS), card(number, C_SKILLS) + card(number, C_SKILLS_N)):
        if _affects(s, k, op, source):
            total = joined(op, total, _from_skill(s, k, op, slot, other, source >> SHIFT & 1, source))
    if int(s.ops) >> COPY_SKILLS & 1:
        total = joined(op, total, _from_borrowed(s, op, slot, other, source))
    return total


@kernel
def _from_lasting(s, op, slot, other):
    """Return what lasting effects do to a unit."""
    total = 0
    for k in range(int(s.mod_n)):
        e, target = int(s.mod_effect[k]), int(s.mod_target[k])
        what = effect(e, E_OP)
        if int(s.mod_duration[k]) >= DURING_OWN_NEXT_TURN:
            continue  # its turn has not come
        if what == op:
            seat = int(s.mod_seat[k])
            grouped = int(s.mod_amount[k]) < 0 and op > MODIFY_ATTACK
            if grouped:
                # An effect on other units belongs to its source and ends when that leaves.
                if match_unit(s, effect(e, E_TARGET), slot, seat, target):
                    total = joined(op, total, _amount_for(s, e, op, 1, slot, other, seat, target))
            elif target == slot:
                total = joined(op, total, _amount_for(s, e, op, int(s.mod_amount[k]), slot, other, seat, target))
        elif what == GRANT_SKILL and target == slot and _affects(s, int(s.mod_amount[k]), op, slot):
            total = joined(op, total, _from_skill(s, int(s.mod_amount[k]), op, slot, other, slot >> SHIFT & 1, slot))
    return total


@kernel
def property_of(s, op, slot, other):
    """Return the amount of one property of a unit; `other` is the unit it faces, or NONE."""
    if (int(s.ops) | int(s.mod_ops)) >> op & 1 == 0:
        return 0
    if int(s.power_ops) >> op & 1:
        _compute_power_if_asked(s)
    return _sum_property(s, op, slot, other)


@kernel
def _sum_property(s, op, slot, other):
    """Return the amount of one property, with strengths already known."""
    total = 0
    for seat in range(2):
        auras = int(s.auras[op, seat])
        if seat == slot >> SHIFT & 1 and card(int(s.card[slot]), C_OPS) >> op & 1:
            auras |= just(s, slot)
        rest = auras & field(s, seat)
        while rest != 0:
            total = joined(op, total, _from_unit(s, op, slot, other, lowest(seat, rest)))
            rest &= rest - 1
    if int(s.mod_ops) >> op & 1:
        total = joined(op, total, _from_lasting(s, op, slot, other))
    return total


@kernel
def _support_value(s, seat, unit):
    slot = int(s.support[seat])
    if slot < 0 or int(s.supported[seat]) == 0:
        return 0
    return card(int(s.card[slot]), C_SUPPORT) + _sum_property(s, MODIFY_SUPPORT, unit, slot)


@kernel
def _total(s, slot):
    total = printed_attack(s, slot) + _sum_property(s, MODIFY_ATTACK, slot, -1)
    if slot == int(s.attacker) or slot == int(s.defender):
        total += _support_value(s, slot >> SHIFT & 1, slot)
        if slot == int(s.attacker):
            total += int(s.critical)
    return total


@kernel
def attack_of(s, slot):
    """Return the total attack of a unit: printed, support, bonuses, critical hit (rulebook 6, 10)."""
    if int(s.power_ops) != 0:
        _compute_power_if_asked(s)
    return _total(s, slot)


@kernel
def compute_power(s):
    """Compute each unit's strength before anything that depends on strength, for skills that ask."""
    s.strong = 0
    for seat in range(2):
        rest = field(s, seat)
        while rest != 0:
            slot = lowest(seat, rest)
            rest &= rest - 1
            s.power[slot] = _total(s, slot)
    s.strong, s.power_status = 1, FRESH


@kernel
def is_power_asked(s):
    """Tell whether a unit on the field, or a skill whose unit may have left, asks how strong units are.

    None asks before the first turn.
    """
    if int(s.phase) == MULLIGAN:
        return False
    if int(s.skill) >= 0 and skill(int(s.skill), S_ASKS_POWER) != 0:
        return True
    return (int(s.power_askers[0]) & field(s, 0)) | (int(s.power_askers[1]) & field(s, 1)) != 0


@rare
def _compute_power_if_asked(s):
    if int(s.power_status) != FRESH and is_power_asked(s):
        compute_power(s)


@kernel
def settle(s):
    """Compute strengths if any skill asks for them, otherwise blank them: equal tables are equal bytes."""
    if is_power_asked(s):
        compute_power(s)
        return
    for seat in range(2):
        rest = field(s, seat)
        while rest != 0:
            s.power[lowest(seat, rest)] = 0
            rest &= rest - 1
    s.power_status = BLANK


@inline
def mark_power_stale(s):
    """Mark known strengths as stale after a change."""
    if int(s.power_status) == FRESH:
        s.power_status = STALE


@kernel
def orb_damage(s, slot):
    """Return how many orbs a unit breaks: 1 or a fixed number, plus what is added."""
    amount = property_of(s, ORB_DAMAGE, slot, -1)
    return max(1, amount % ADDED) + amount // ADDED


@kernel
def ranges(s, slot):
    """Return the distances at which a unit can attack, bit d for distance d."""
    return card(text_of(s, slot), C_RANGE) | property_of(s, ADD_RANGE, slot, -1)


@kernel
def warded(s, op, slot, by, source):
    """Tell whether something cannot happen to a unit in that way, by that card."""
    s.by = by
    found = on_field(s, slot) and property_of(s, op, slot, source) != 0
    s.by = 0
    return found


@kernel
def protected(s, slot, by, source):
    """Tell whether a unit cannot be defeated in that way, by that unit or by the card with the skill."""
    return warded(s, CANNOT_BE_DESTROYED, slot, by, source)


@kernel
def leaves_for(s, slot, by):
    """Return the zone for a unit defeated in that way: the retreat area, or where its skill says."""
    s.by = by
    zone = property_of(s, LEAVES_FOR, slot, -1)
    s.by = 0
    return zone if zone != 0 else RETREAT


@kernel
def unevadable(s, slot, defender):
    """Tell whether the attack of a unit on a defender cannot be evaded."""
    return property_of(s, CANNOT_BE_EVADED, slot, defender) != 0
