# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Filters: whether a unit or a card is one that a skill means (rulebook 10, targets)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import card, card_filter, effect, listed, skill
from parlour.games.cipher.field.lasting import text_of
from parlour.games.cipher.field.names import has_name, shares_name
from parlour.games.cipher.field.zones import field, on_field
from parlour.games.cipher.sets import has, lowest
from parlour.games.cipher.state import NONE, SHIFT
from parlour.games.cipher.vocabulary.columns import (
    C_ATTACK,
    C_COST,
    C_FIELD_TAGS,
    C_FLAGS,
    C_KEYWORDS,
    C_NAME,
    C_PROMOTION,
    C_SKILLS,
    C_SUPPORT,
    C_SUPPORT_SKILLS,
    C_SUPPORT_SKILLS_N,
    C_TAGS,
    COUNTS_SUPPORT,
    E_AMOUNT,
    E_OP,
    F_ANY_TAGS,
    F_AREA,
    F_ATTACK_MAX,
    F_ATTACK_MIN,
    F_ATTACKED,
    F_CARD,
    F_CHOSEN_BY,
    F_COLOURLESS,
    F_COST_MAX,
    F_COST_MIN,
    F_DISTINCT,
    F_FACE,
    F_KEYWORD,
    F_LEVELLED,
    F_LINE,
    F_MAIN,
    F_NAMES,
    F_NAMES_N,
    F_NOT_ATTACKER,
    F_NOT_DEFENDER,
    F_NOT_NAMES,
    F_NOT_NAMES_N,
    F_NOT_TAGS,
    F_OTHER,
    F_PROMOTED,
    F_REF,
    F_SAME_NAME,
    F_SIDE,
    F_SKILL_NAME,
    F_STANDS,
    F_SUPPORT,
    F_SUPPORT_SKILL,
    F_TAGS,
    F_TAPPED,
    S_NAME,
    SAME_AREA,
    SUPPORT_X,
)
from parlour.games.cipher.vocabulary.orders import CHOOSE
from parlour.games.cipher.vocabulary.properties import ADD_TAGS
from parlour.games.cipher.vocabulary.values import (
    ALLY,
    ATTACKER,
    BY_ATTACK,
    BY_CRITICAL,
    CHOSEN,
    COLOUR_MASK,
    DEFENDER,
    ENEMY,
    ENEMY_COMBATANT,
    NAMED_AS_CHOSEN,
    NAMED_AS_MAIN,
    NAMED_AS_SELF,
    OWN_COMBATANT,
    SELF,
    SUPPORT_CARD,
    TRIGGER_UNIT,
)


@kernel
def matches_cause(wanted, how):
    """Tell whether a cause is the one that is asked for, if any is; a critical hit is an attack, too."""
    return wanted == 0 or wanted == how or (wanted == BY_ATTACK and how == BY_CRITICAL)


@kernel
def tags_of(s, slot):
    """Return the tags of a unit now: printed, always gained, and gained for a while."""
    tags = card(text_of(s, slot), C_FIELD_TAGS)
    if int(s.mod_ops) >> ADD_TAGS & 1:
        for k in range(int(s.mod_n)):
            if int(s.mod_target[k]) == slot and effect(int(s.mod_effect[k]), E_OP) == ADD_TAGS:
                tags |= int(s.mod_amount[k])
    return tags


@kernel
def promoted(s, slot):
    """Tell whether a unit is promoted: two cards or more, the top one with a class-change cost (rulebook 5)."""
    return int(s.level[slot]) > 1 and card(text_of(s, slot), C_PROMOTION) >= 0


@kernel
def combatant(s, seat):
    """Return the unit of a seat that attacks or defends now, or NONE."""
    for slot in (int(s.attacker), int(s.defender)):
        if slot >= 0 and slot >> SHIFT & 1 == seat:
            return slot
    return NONE


@kernel
def referred(s, ref, seat, source):
    """Return the slot that a reference means, or NONE; CHOSEN is a set, of which this is the first."""
    if ref == SELF:
        return source
    if ref == ATTACKER:
        return int(s.attacker)
    if ref == DEFENDER:
        return int(s.defender)
    if ref == OWN_COMBATANT:
        return combatant(s, seat)
    if ref == ENEMY_COMBATANT:
        return combatant(s, 1 - seat)
    if ref == TRIGGER_UNIT:
        return int(s.event_unit)
    if ref == SUPPORT_CARD:
        return int(s.support[seat])
    if ref == CHOSEN:
        for side in range(2):
            if int(s.picked[side]) != 0:
                return lowest(side, int(s.picked[side]))
    return NONE


@kernel
def _named(f, number):
    """Tell whether a card has one of the names asked for, and none of the excluded names."""
    n = card_filter(f, F_NAMES_N)
    found = n == 0
    at = card_filter(f, F_NAMES)
    for i in range(n):
        if has_name(number, listed(at + i)):
            found = True
    at = card_filter(f, F_NOT_NAMES)
    for i in range(card_filter(f, F_NOT_NAMES_N)):
        if has_name(number, listed(at + i)):
            return False
    return found


@kernel
def _has_skill(number, name):
    first, last = card(number, C_SKILLS), card(number, C_SUPPORT_SKILLS) + card(number, C_SUPPORT_SKILLS_N)
    for k in range(first, last):
        if skill(k, S_NAME) == name:
            return True
    return False


@kernel
def _printed_support(number):
    """Return the support value printed on a card."""
    return SUPPORT_X if card(number, C_FLAGS) & COUNTS_SUPPORT else card(number, C_SUPPORT)


@kernel
def _namesake(s, same, seat, source):
    """Return the unit whose name a filter asks for."""
    if same == NAMED_AS_CHOSEN:
        return referred(s, CHOSEN, seat, source)
    if same == NAMED_AS_MAIN:
        return int(s.main[seat])
    return source if same == NAMED_AS_SELF else int(s.event_unit)


@kernel
def _printed(s, f, number, text, tags, seat, source):
    """Tell whether a card matches a filter by its name, and by the card whose text it has."""
    wanted = card_filter(f, F_TAGS)
    if tags & wanted != wanted or tags & card_filter(f, F_NOT_TAGS) != 0:
        return False
    wanted = card_filter(f, F_ANY_TAGS)
    if wanted != 0 and tags & wanted == 0:
        return False
    price = card(text, C_COST)
    if price < card_filter(f, F_COST_MIN) or price > card_filter(f, F_COST_MAX) or not _named(f, number):
        return False
    if card_filter(f, F_COLOURLESS) != 0 and (tags & COLOUR_MASK == 0) != (card_filter(f, F_COLOURLESS) == 1):
        return False
    if card_filter(f, F_SUPPORT_SKILL) != 0 and card(text, C_SUPPORT_SKILLS_N) == 0:
        return False
    if card_filter(f, F_SKILL_NAME) != 0 and not _has_skill(text, card_filter(f, F_SKILL_NAME)):
        return False
    if card_filter(f, F_SUPPORT) >= 0 and _printed_support(text) != card_filter(f, F_SUPPORT):
        return False
    if card_filter(f, F_KEYWORD) != 0 and card(text, C_KEYWORDS) >> (card_filter(f, F_KEYWORD) - 1) & 1 == 0:
        return False
    same = card_filter(f, F_SAME_NAME)
    if same != 0:
        like = _namesake(s, same, seat, source)
        if like < 0 or not shares_name(number, int(s.card[like])):
            return False
    return True


@kernel
def is_of_itself(f):
    """Tell whether a filter means its skill's own card, and no other."""
    return f >= 0 and card_filter(f, F_REF) == SELF


@kernel
def _is_as_strong(s, f, slot):
    """Tell whether a card's printed attack matches a filter; a face-down card does not show it."""
    least, most = card_filter(f, F_ATTACK_MIN), card_filter(f, F_ATTACK_MAX)
    if least < 0 and most < 0:
        return True
    attack = printed_attack(s, slot)
    return int(s.face_down[slot]) == 0 and attack >= least and (most < 0 or attack <= most)


@kernel
def match_card(s, f, slot, seat, source):
    """Tell whether a card off the field matches a filter; every card matches no filter.

    A face-down bond counts as a bond and has neither name nor colour (rulebook 4.3).
    """
    if f < 0:
        return True
    number = int(s.card[slot])
    face = card_filter(f, F_FACE)
    if face != 0 and int(s.face_down[slot]) != face - 1:
        return False
    if card_filter(f, F_STANDS) != 0:
        if card_filter(f, F_OTHER) != 0 and slot == source:
            return False
        if not _is_as_strong(s, f, slot):
            return False
    if card_filter(f, F_CARD) == 0:
        return True
    return int(s.face_down[slot]) == 0 and _printed(s, f, number, number, card(number, C_TAGS), seat, source)


@kernel
def _was_chosen(s, slot, name, seat):
    """Tell whether a skill of that name on a unit's own side chose the unit this turn."""
    for k in range(int(s.mod_n)):
        e = int(s.mod_effect[k])
        theirs = int(s.mod_target[k]) == slot and int(s.mod_seat[k]) == seat
        if theirs and effect(e, E_OP) == CHOOSE and effect(e, E_AMOUNT) == name:
            return True
    return False


@kernel
def _is_near(s, same, slot, source):
    """Tell whether a unit is on the side of a skill's unit, and in its line or the other one."""
    beside = source >= 0 and slot >> SHIFT & 1 == source >> SHIFT & 1
    return beside and (int(s.zone[slot]) == int(s.zone[source])) == same


@kernel
def _stands(s, f, slot, source):
    """Tell whether the place and posture of a unit match a filter."""
    if card_filter(f, F_OTHER) != 0 and slot == source:
        return False
    line = card_filter(f, F_LINE)
    if line >= 0 and int(s.zone[slot]) != line:
        return False
    if card_filter(f, F_NOT_ATTACKER) != 0 and slot == int(s.attacker):
        return False
    if card_filter(f, F_NOT_DEFENDER) != 0 and slot == int(s.defender):
        return False
    if card_filter(f, F_ATTACKED) != 0 and int(s.attacked[slot]) == 0:
        return False
    if card_filter(f, F_AREA) != 0 and not _is_near(s, card_filter(f, F_AREA) == SAME_AREA, slot, source):
        return False
    wanted = card_filter(f, F_MAIN)
    if wanted >= 0 and int(slot == int(s.main[slot >> SHIFT & 1])) != wanted:
        return False
    wanted = card_filter(f, F_TAPPED)
    if wanted >= 0 and int(s.tapped[slot]) != wanted:
        return False
    wanted = card_filter(f, F_PROMOTED)
    if wanted >= 0 and int(promoted(s, slot)) != wanted:
        return False
    wanted = card_filter(f, F_LEVELLED)
    if wanted >= 0 and int(int(s.level[slot]) > 1) != wanted:
        return False
    if card_filter(f, F_CHOSEN_BY) != 0 and not _was_chosen(s, slot, card_filter(f, F_CHOSEN_BY), source >> SHIFT & 1):
        return False
    wanted = card_filter(f, F_ATTACK_MIN)
    if wanted >= 0 and int(s.power[slot]) < wanted:
        return False
    wanted = card_filter(f, F_ATTACK_MAX)
    return wanted < 0 or int(s.power[slot]) <= wanted


@kernel
def match_unit(s, f, slot, seat, source):
    """Tell whether a unit matches a filter of `seat`'s skill on `source`; every unit matches no filter."""
    if f < 0:
        return True
    if not on_field(s, slot):
        return False
    ref = card_filter(f, F_REF)
    if ref == CHOSEN:
        if not has(int(s.picked[slot >> SHIFT & 1]), slot):
            return False
    elif ref != 0 and referred(s, ref, seat, source) != slot:
        return False
    side = card_filter(f, F_SIDE)
    if (side == ALLY and slot >> SHIFT & 1 != seat) or (side == ENEMY and slot >> SHIFT & 1 == seat):
        return False
    if card_filter(f, F_STANDS) != 0 and not _stands(s, f, slot, source):
        return False
    if card_filter(f, F_CARD) == 0:
        return True
    return _printed(s, f, int(s.card[slot]), text_of(s, slot), tags_of(s, slot), seat, source)


@kernel
def count_units(s, f, seat, source):
    """Return how many units on the field match a filter; a filter for different names counts each name once."""
    n = 0
    for side in range(2):
        rest = field(s, side)
        while rest != 0:
            slot = lowest(side, rest)
            rest &= rest - 1
            if match_unit(s, f, slot, seat, source):
                n += int(f < 0 or card_filter(f, F_DISTINCT) == 0 or not _named_before(s, f, slot, seat, source))
    return n


@kernel
def _named_before(s, f, slot, seat, source):
    """Tell whether a unit that matches a filter has the name of one counted before it."""
    for side in range((slot >> SHIFT & 1) + 1):
        rest = field(s, side)
        while rest != 0:
            other = lowest(side, rest)
            rest &= rest - 1
            if other >= slot:
                break
            same = card(int(s.card[other]), C_NAME) == card(int(s.card[slot]), C_NAME)
            if same and match_unit(s, f, other, seat, source):
                return True
    return False


@kernel
def units(s, f, side, seat, source):
    """Return the units of one side that match a filter, as a mask of its slots."""
    found = 0
    rest = field(s, side)
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if match_unit(s, f, lowest(side, bit), seat, source):
            found |= bit
    return found


@kernel
def cards(s, f, zone, seat, source):
    """Return the cards of a seat in a zone that match a filter, as a mask of its slots."""
    rest = int(s.where[seat, zone])
    if f < 0:
        return rest
    found = 0
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if match_card(s, f, lowest(seat, bit), seat, source):
            found |= bit
    return found


@kernel
def printed_attack(s, slot):
    """Return the attack printed on a unit's top card."""
    return card(int(s.card[slot]), C_ATTACK)


@kernel
def any_of(s, at, n, slot, seat, source):
    """Tell whether a unit matches any of a list of filters."""
    for i in range(n):
        if match_unit(s, listed(at + i), slot, seat, source):
            return True
    return False
