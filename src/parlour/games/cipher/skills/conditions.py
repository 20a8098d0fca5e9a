# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Conditions: whether the requirements of a skill are met now (rulebook 10)."""

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import card, card_filter, condition, effect, listed, skill
from parlour.games.cipher.field.lasting import text_of
from parlour.games.cipher.field.names import has_name
from parlour.games.cipher.field.uses import uses
from parlour.games.cipher.field.zones import face_up, field, top
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.filters import (
    cards,
    combatant,
    count_units,
    match_card,
    match_unit,
    promoted,
    referred,
)
from parlour.games.cipher.state import NONE, SHIFT
from parlour.games.cipher.vocabulary.columns import (
    C_NAME,
    C_SKILLS,
    C_SKILLS_N,
    C_TAGS,
    E_CONDITIONS,
    E_CONDITIONS_N,
    F_DISTINCT,
    F_EACH,
    F_NAMES,
    F_NAMES_N,
    I_CMP,
    I_EXTRA,
    I_FILTER,
    I_N,
    I_OP,
    I_WHO,
    I_ZONE,
    OF_ANY,
    OF_SELF,
    S_CONDITIONS,
    S_CONDITIONS_N,
    S_NAME,
    Z_BONDS,
    Z_FIELD,
    Z_HAND,
    Z_ORBS,
    Z_RETREAT,
)
from parlour.games.cipher.vocabulary.conditions import (
    IF_ATTACKED_BY,
    IF_ATTACKING,
    IF_BEING_ATTACKED,
    IF_CHOSEN,
    IF_COMBATANT,
    IF_COMPARE_ZONE,
    IF_COUNT_BONDS,
    IF_COUNT_UNITS,
    IF_COUNT_ZONE,
    IF_ENEMY_TURN,
    IF_HAVE_UNITS,
    IF_LINE,
    IF_MAIN,
    IF_NO_UNITS,
    IF_OWN_TURN,
    IF_PARITY,
    IF_REVEALED,
    IF_SAME_AREA,
    IF_SELF_ATTACK,
    IF_STATE,
    IF_SUPPORT_OF,
    IF_SUPPORTED_BY,
    IF_USED_SKILL,
    LAST_IN_BATTLE,
)
from parlour.games.cipher.vocabulary.values import (
    AT_LEAST,
    AT_MOST,
    BONDS,
    CHOSEN,
    EQUAL,
    IS_MAIN,
    IS_NOT_MAIN,
    LESS,
    LEVELLED,
    MOVED,
    ORBS,
    PROMOTED,
    RETREAT,
    TAPPED,
    UNTAPPED,
    WHO_OPPONENT,
)


@kernel
def compare(a, cmp, b):
    """Return the result of `a cmp b`."""
    if cmp == LESS:
        return a < b
    if cmp == AT_MOST:
        return a <= b
    if cmp == EQUAL:
        return a == b
    if cmp == AT_LEAST:
        return a >= b
    return a > b


@kernel
def zone_size(s, zone, seat):
    """Return how many cards (on the field: units) of a seat lie in a zone of `condition`."""
    if zone == Z_HAND:
        return int(s.hand_n[seat])
    if zone == Z_ORBS:
        return int(s.orb_n[seat])
    if zone == Z_BONDS:
        return int(s.bond_n[seat])
    if zone == Z_FIELD:
        return count(field(s, seat))
    return count(int(s.where[seat, RETREAT]))


@kernel
def _count_zone(s, row, seat, source):
    who = 1 - seat if condition(row, I_WHO) == WHO_OPPONENT else seat
    f, zone, face = condition(row, I_FILTER), condition(row, I_ZONE), condition(row, I_EXTRA)
    if f >= 0:
        return count(cards(s, f, RETREAT if zone == Z_RETREAT else BONDS, who, source))
    if face == 0:
        return zone_size(s, zone, who)
    up = count(face_up(s, who, ORBS if zone == Z_ORBS else BONDS))
    return up if face == 1 else zone_size(s, zone, who) - up


@kernel
def _supported(s, f, seat, source):
    """Tell whether the unit's side has a support card, not failed, that matches a filter."""
    slot = int(s.support[seat])
    return slot >= 0 and int(s.supported[seat]) != 0 and match_card(s, f, slot, seat, source)


@kernel
def _stated(s, source, state):
    if state == UNTAPPED:
        return int(s.tapped[source]) == 0
    if state == TAPPED:
        return int(s.tapped[source]) != 0
    if state == MOVED:
        return int(s.moved[source]) != 0
    if state == IS_MAIN:
        return int(s.main[source >> SHIFT & 1]) == source
    if state == IS_NOT_MAIN:
        return int(s.main[source >> SHIFT & 1]) != source
    if state == PROMOTED:
        return promoted(s, source)
    return state == LEVELLED and int(s.level[source]) > 1


@kernel
def times_used(s, source, name):
    """Return how often this unit used its skill of that name this turn."""
    text = text_of(s, source)
    for k in range(card(text, C_SKILLS), card(text, C_SKILLS) + card(text, C_SKILLS_N)):
        if skill(k, S_NAME) == name:
            return uses(s, k, source)
    return 0


@kernel
def _have_each(s, f, seat, source):
    """Tell whether there is a unit of every name in the filter's list, whatever else the filter asks."""
    for i in range(card_filter(f, F_NAMES_N)):
        rest, found = field(s, seat), False
        while rest != 0:
            slot = lowest(seat, rest)
            rest &= rest - 1
            found = found or has_name(int(s.card[slot]), listed(card_filter(f, F_NAMES) + i))
        if not found:
            return False
    return True


@kernel
def _distinct(s, seat, f, source):
    """Return how many different unit names the bonds that match a filter have."""
    n = 0
    found = cards(s, f, BONDS, seat, source)
    rest = found
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        later = rest
        again = False
        while later != 0:
            again = again or card(int(s.card[lowest(seat, later)]), C_NAME) == card(int(s.card[slot]), C_NAME)
            later &= later - 1
        n += int(not again)
    return n


@kernel
def _bonds_each(s, seat, tags, wanted):
    """Tell whether there are at least `wanted` face-up bonds of every one of the tags."""
    while tags != 0:
        tag = tags & -tags
        tags &= tags - 1
        n = 0
        rest = int(s.where[seat, BONDS])
        while rest != 0:
            slot = lowest(seat, rest)
            rest &= rest - 1
            n += int(card(int(s.card[slot]), C_TAGS) & tag != 0 and int(s.face_down[slot]) == 0)
        if n < wanted:
            return False
    return True


@kernel
def _in_battle(s, row, seat, source):
    """Tell whether a condition about the attack in progress holds."""
    op, f = condition(row, I_OP), condition(row, I_FILTER)
    attacker, defender = int(s.attacker), int(s.defender)
    if op == IF_SUPPORTED_BY:
        return (source == attacker or source == defender) and _supported(s, f, seat, source)
    if op == IF_SUPPORT_OF:
        own = combatant(s, seat)
        whose = condition(row, I_EXTRA)
        if own < 0 or (whose != OF_ANY and (own == source) != (whose == OF_SELF)):
            return False
        return _supported(s, f, seat, source)
    if op == IF_COMBATANT:
        slot = referred(s, condition(row, I_EXTRA), seat, source)
        return slot >= 0 and match_unit(s, f, slot, seat, source)
    if defender < 0 or attacker < 0:
        return False
    if op == IF_ATTACKING:
        return source == attacker and match_unit(s, f, defender, seat, source)
    if op == IF_ATTACKED_BY:
        return source == defender and match_unit(s, f, attacker, seat, source)
    other = defender if source == attacker else (attacker if source == defender else NONE)
    return other >= 0 and match_unit(s, f, other, seat, source)


@kernel
def _counted(s, row, seat, source):
    """Tell whether a condition that counts something holds."""
    op, f, n, cmp = condition(row, I_OP), condition(row, I_FILTER), condition(row, I_N), condition(row, I_CMP)
    if op == IF_COUNT_UNITS:
        return compare(count_units(s, f, seat, source), cmp, n)
    if op == IF_HAVE_UNITS:
        if card_filter(f, F_EACH) != 0:
            return _have_each(s, f, seat, source)
        return count_units(s, f, seat, source) > 0
    if op == IF_NO_UNITS:
        return count_units(s, f, seat, source) == 0
    if op == IF_COUNT_BONDS:
        if f >= 0 and card_filter(f, F_DISTINCT) != 0:
            return compare(_distinct(s, seat, f, source), cmp, n)
        return compare(count(cards(s, f, BONDS, seat, source)), cmp, n)
    if op == IF_COUNT_ZONE:
        return compare(_count_zone(s, row, seat, source), cmp, n)
    if op == IF_COMPARE_ZONE:
        zone = condition(row, I_ZONE)
        return compare(zone_size(s, zone, seat), cmp, zone_size(s, zone, 1 - seat))
    if op == IF_PARITY:
        return int(s.bond_n[seat]) % 2 == condition(row, I_EXTRA)
    return _bonds_each(s, seat, condition(row, I_EXTRA), n)


@kernel
def _holds(s, row, seat, source):
    op = condition(row, I_OP)
    if op <= LAST_IN_BATTLE:
        return _in_battle(s, row, seat, source)
    if op == IF_OWN_TURN:
        return int(s.turn) == seat
    if op == IF_ENEMY_TURN:
        return int(s.turn) != seat
    if op == IF_LINE:
        return int(s.zone[source]) == condition(row, I_EXTRA)
    if op == IF_STATE:
        return _stated(s, source, condition(row, I_EXTRA))
    if op == IF_SAME_AREA:
        f, n = condition(row, I_FILTER), 0
        rest = int(s.where[seat, int(s.zone[source])])
        while rest != 0:
            n += int(match_unit(s, f, lowest(seat, rest), seat, source))
            rest &= rest - 1
        return n > 0
    if op == IF_USED_SKILL:
        return times_used(s, source, condition(row, I_EXTRA)) >= condition(row, I_N)
    if op == IF_SELF_ATTACK:
        return compare(int(s.power[source]), condition(row, I_CMP), condition(row, I_N))
    if op == IF_BEING_ATTACKED:
        return source == int(s.defender)
    if op == IF_REVEALED:
        slot = top(s, int(s.shown_seat), 0) if int(s.shown) > 0 else NONE
        return slot >= 0 and match_card(s, condition(row, I_FILTER), slot, seat, source)
    if op == IF_MAIN:
        who = 1 - seat if condition(row, I_WHO) == WHO_OPPONENT else seat
        return match_unit(s, condition(row, I_FILTER), int(s.main[who]), seat, source)
    if op == IF_CHOSEN:
        slot = referred(s, CHOSEN, seat, source)
        return slot >= 0 and match_unit(s, condition(row, I_FILTER), slot, seat, source)
    return _counted(s, row, seat, source)


@kernel
def all_hold(s, first, n, seat, source):
    """Tell whether each of `n` conditions from row `first` holds for a skill of `seat` on `source`."""
    for row in range(first, first + n):
        if not _holds(s, row, seat, source):
            return False
    return True


@inline
def skill_holds(s, k, seat, source):
    """Tell whether all conditions of `seat`'s skill `k` on `source` hold."""
    return all_hold(s, skill(k, S_CONDITIONS), skill(k, S_CONDITIONS_N), seat, source)


@inline
def effect_holds(s, e, seat, source):
    """Tell whether all conditions of one effect of such a skill hold."""
    return all_hold(s, effect(e, E_CONDITIONS), effect(e, E_CONDITIONS_N), seat, source)
