# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Views: hiding what a viewer may not know, and imagining it.

A card, and that it is forced, is known to those who have seen it. Everything else is open, the list of those who have
seen a card too: whenever somebody sees one, everybody knows it.
"""

from typing import Final

from parlour.core.chance import pick
from parlour.core.kernels import kernel
from parlour.core.record import State, plain
from parlour.games.triple_triad.numbering import HOLDER, PLACE, SLOT_AT
from parlour.games.triple_triad.play.hands import held, nth_card
from parlour.games.triple_triad.sets import (
    ELEMENT,
    FIRST,
    KEY,
    LEVEL,
    MOST_EDITIONS,
    POWER,
    SHIPPED_CARDS,
    SIZE,
    TABLE_FIRST,
    TABLE_SIZE,
    TYPE,
    card_fact,
    edition_bound,
)
from parlour.games.triple_triad.state import (
    ACE,
    CHAOS,
    COPIES,
    HAND,
    MADE,
    NOBODY,
    ORDER,
    OWN_CARD,
    OWN_TABLE,
    PLAYING,
    SLOTS,
    STAR_LIMITS,
    STATE,
    UNIQUE,
)

MOST_TRIES = 200  # hands tried until the star limits hold; seven tries in ten succeed
_OF_CARDS: Final = ("card", "side", "element", "power", "type", "brought")
_OPEN: Final = [name for name in STATE.names or () if name not in (*_OF_CARDS, "forced")]


@kernel
def _occupied(s, slot):
    seat = int(HOLDER[slot])
    return (int(s.hand[seat]) | int(s.pool[seat])) >> int(PLACE[slot]) & 1


@kernel
def _hidden(s, slot):
    """Tell whether a slot holds a card that this view does not show."""
    return _occupied(s, slot) and int(s.side[slot, 0]) == 0


@kernel
def observe(s, viewer):
    """Blank every card that the viewer has not seen, and that it is forced."""
    for slot in range(SLOTS):
        if int(s.seen[slot]) >> viewer & 1 == 0:
            for side in range(4):
                s.side[slot, side] = 0
            s.card[slot] = NOBODY
            s.element[slot] = 0
            s.power[slot] = 0
            s.type[slot] = 0
            s.brought[slot] = HOLDER[slot]
            if int(s.forced) == slot:
                s.forced = -1


@kernel
def _taken(s, seat, index, row):
    """Tell whether a seat already has a card that it may not have twice."""
    if int(s.rule_bits) & COPIES != 0 and int(card_fact(row, LEVEL)) < UNIQUE:
        return False
    for i in range(HAND):
        if int(s.card[SLOT_AT[seat, i]]) == index:
            return True
    return False


@kernel
def _edition_place(s):
    """Return the index, in the table of editions, of the one in play; its dealer has put it there."""
    place = 0
    while int(edition_bound(place, KEY)) != int(s.edition) and place < MOST_EDITIONS - 1:
        place += 1
    return place


@kernel
def row_offset(s):
    """Return what is added to a card's number in the state to get its row in the card table."""
    if int(s.table) != MADE:
        return 0
    return int(edition_bound(_edition_place(s), FIRST)) - SHIPPED_CARDS


@kernel
def set_bounds(s):
    """Return the number of the first card of the set in play, and how many cards it has."""
    if int(s.table) == MADE:
        return SHIPPED_CARDS, int(edition_bound(_edition_place(s), SIZE))
    return int(TABLE_FIRST[s.table]), int(TABLE_SIZE[s.table])


@kernel
def fill_from_table(s, slot, index, row):
    """Make the card in a slot the one with this number, whose values stand in a row of the card table."""
    s.card[slot] = index
    for side in range(4):
        s.side[slot, side] = card_fact(row, side)
    s.element[slot] = card_fact(row, ELEMENT)
    s.power[slot] = card_fact(row, POWER)
    s.type[slot] = card_fact(row, TYPE)


@kernel
def _fill_freely(s, slot, chance):
    """Fill a slot with a random card of a player's own making: any sides, and their sum as its power."""
    s.card[slot] = OWN_CARD
    power = 0
    for side in range(4):
        value = 1 + pick(chance, ACE)
        s.side[slot, side] = value
        power += value
    s.power[slot] = min(power, 30)


@kernel
def within_star_limits(s, seat, offset):
    """Tell whether a seat holds at most one card of five stars, two of four or more (rulebook 4, deck)."""
    fives, packed_sides = 0, 0
    for i in range(HAND):
        index = int(s.card[SLOT_AT[seat, i]])
        if index >= 0:
            level = int(card_fact(index + offset, LEVEL))
            fives += int(level >= 5)
            packed_sides += int(level >= 4)
    return fives <= 1 and packed_sides <= 2


@kernel
def _imagine_hand(s, seat, hidden, offset, chance):
    """Give each hidden slot of a seat a card of the table's set that it may also have, uniformly.

    `hidden` is a bitmask of the slots.
    """
    first, size = set_bounds(s)
    for i in range(HAND):
        if hidden >> i & 1:
            s.card[SLOT_AT[seat, i]] = NOBODY
    for i in range(HAND):
        if hidden >> i & 1:
            index = first + pick(chance, size)
            while _taken(s, seat, index, index + offset) and chance.starved == 0:
                index = first + pick(chance, size)
            fill_from_table(s, SLOT_AT[seat, i], index, index + offset)


@kernel
def _imagine_forced(s, chance):
    """Imagine the forced card if this view hides it: the first of the hand, or under Chaos any hidden one."""
    if int(s.rule_bits) & (ORDER | CHAOS) == 0 or int(s.phase) != PLAYING or int(s.forced) >= 0:
        return
    seat, hidden = int(s.turn), 0
    for i in range(HAND):
        if int(s.hand[seat]) >> i & 1 and _hidden(s, SLOT_AT[seat, i]):
            hidden |= 1 << i
    if hidden != 0:
        nth = pick(chance, held(hidden)) if int(s.rule_bits) & CHAOS != 0 else 0
        s.forced = SLOT_AT[seat, nth_card(hidden, nth)]


@kernel
def resample(s, viewer, chance):
    """Fill a view with a possible truth: all assignments of cards within the limits are equally likely."""
    _imagine_forced(s, chance)
    offset = row_offset(s)
    for seat in range(2):
        hidden = 0
        for i in range(HAND):
            if _hidden(s, SLOT_AT[seat, i]):
                hidden |= 1 << i
        if hidden != 0 and int(s.table) == OWN_TABLE:
            for i in range(HAND):
                if hidden >> i & 1:
                    _fill_freely(s, SLOT_AT[seat, i], chance)
        elif hidden != 0:
            _imagine_hand(s, seat, hidden, offset, chance)
            tries, limited = 0, int(s.rule_bits) & STAR_LIMITS != 0
            while limited and not within_star_limits(s, seat, offset) and tries < MOST_TRIES:
                _imagine_hand(s, seat, hidden, offset, chance)
                tries += 1


def known(state: State, viewer: int) -> object:
    """Return the open fields, each card that the viewer has seen, and the forced card if the viewer knows it."""
    s = plain(state)
    seen = [mask >> viewer & 1 for mask in s["seen"]]
    cards = [[s[name][slot] for name in _OF_CARDS] if seen[slot] else None for slot in range(SLOTS)]
    forced = s["forced"] if s["forced"] >= 0 and seen[s["forced"]] else None
    return repr(([s[name] for name in _OPEN], cards, forced))
