# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Zones: the moves of cards between them; unseen cards get their identity on the way (rulebook 2, 8, 12)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.field.lasting import end_lasting
from parlour.games.cipher.field.pool import enter, mix, orb_mixing, unseen
from parlour.games.cipher.field.reasons import DREW, RESHUFFLED, write_row
from parlour.games.cipher.sets import just, lowest
from parlour.games.cipher.state import EVERYONE, NONE, SHIFT, SKILLS, UNSEEN_ORBS
from parlour.games.cipher.vocabulary.values import BACK, BONDS, DECK, FRONT, HAND, ORBS, POOL, RETREAT, UNDER


@kernel
def field(s, seat):
    """Return the units of a seat, as a mask of its slots."""
    return int(s.where[seat, FRONT]) | int(s.where[seat, BACK])


@kernel
def on_field(s, slot):
    """Tell whether a slot is a unit on the battlefield."""
    return slot >= 0 and (int(s.zone[slot]) == FRONT or int(s.zone[slot]) == BACK)


@kernel
def bit_in(s, slot, zone):
    """Return a card as a mask of its seat's slots if it lies in a zone, otherwise 0."""
    return just(s, slot) if int(s.zone[slot]) == zone else 0


@kernel
def face_up(s, seat, zone):
    """Return the face-up bonds or orbs of a seat, as a mask; those without identity lie face down."""
    found = rest = int(s.where[seat, zone])
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if int(s.face_down[lowest(seat, bit)]) != 0:
            found &= ~bit
    return found


@kernel
def put(s, slot, zone):
    """Move a card to a zone; all else about it is forgotten, except who knows it."""
    seat, bit = slot >> SHIFT & 1, just(s, slot)
    old = int(s.zone[slot])
    s.where[seat, old] = int(s.where[seat, old]) & ~bit
    s.where[seat, zone] = int(s.where[seat, zone]) | bit
    s.zone[slot] = zone
    if old == HAND:
        s.hand_n[seat] -= 1
    elif old == BONDS:
        s.bond_n[seat] -= 1
        s.crowded[seat] = 1  # how many units of a name may stand together can depend on the bonds
    elif old == ORBS:
        s.orb_n[seat] -= 1
    elif old == DECK:
        _close_gap(s, seat, int(s.order[slot]))
        s.deck_n[seat] -= 1
    if zone == HAND:
        s.hand_n[seat] += 1
    elif zone == BONDS:
        s.bond_n[seat] += 1
    elif zone == ORBS:
        s.orb_n[seat] += 1
    s.tapped[slot] = 0
    s.face_down[slot] = int(zone == ORBS)
    s.order[slot] = 0
    if old == FRONT or old == BACK:
        _leave_field(s, slot)
    if zone == POOL:
        s.known[slot] = 0


@kernel
def _close_gap(s, seat, order):
    """Close the gap of a known card that left the top of the deck: those above it are one deeper."""
    s.top_n[seat] -= 1
    rest = int(s.where[seat, DECK])
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        if int(s.order[slot]) > order:
            s.order[slot] -= 1


@kernel
def _leave_field(s, slot):
    """End the effects, marks and level of a unit that leaves or is covered by another card."""
    s.level[slot] = 0
    s.power[slot] = 0
    s.attacked[slot] = 0
    s.moved[slot] = 0
    for k in range(SKILLS):
        s.fired[slot, k] = 0
    end_lasting(s, slot)


@kernel
def _swapped(s, mask, a, b):
    """Return a set of slots after two of them changed places."""
    bit_a, bit_b = just(s, a), just(s, b)
    made = mask & ~(bit_a | bit_b)
    if mask & bit_a:
        made |= bit_b
    if mask & bit_b:
        made |= bit_a
    return made


@kernel
def _swap(s, a, b):
    """Exchange two copies of one card."""
    seat = a >> SHIFT & 1
    zone_a, zone_b = int(s.zone[a]), int(s.zone[b])
    s.where[seat, zone_a] = _swapped(s, int(s.where[seat, zone_a]), a, b)
    if zone_b != zone_a:
        s.where[seat, zone_b] = _swapped(s, int(s.where[seat, zone_b]), a, b)
    known, face, order = int(s.known[a]), int(s.face_down[a]), int(s.order[a])
    s.zone[a], s.known[a], s.face_down[a], s.order[a] = zone_b, int(s.known[b]), int(s.face_down[b]), int(s.order[b])
    s.zone[b], s.known[b], s.face_down[b], s.order[b] = zone_a, known, face, order
    came, went = int(s.came[a]), int(s.went[a])
    s.came[a], s.went[a] = int(s.came[b]), int(s.went[b])
    s.came[b], s.went[b] = came, went
    s.older[seat] = _swapped(s, int(s.older[seat]), a, b)


@kernel
def show(s, slot):
    """Make a card known to everybody; return the slot it has from now on.

    Of several hidden copies of one card the lowest slot is always the one revealed: another choice would tell where the
    others are.
    """
    if int(s.known[slot]) == EVERYONE:
        return slot
    shown = slot
    seat = slot >> SHIFT & 1
    rest = int(s.copies[slot])
    while lowest(seat, rest) < slot:
        if int(s.known[lowest(seat, rest)]) != EVERYONE:
            shown = lowest(seat, rest)
            break
        rest &= rest - 1
    if shown != slot:
        _swap(s, shown, slot)
    s.known[shown], s.came[shown], s.went[shown] = EVERYONE, 0, 0
    return shown


@kernel
def unseen_orb(s, seat, chance):
    """Give one of the unseen orbs its identity, known to nobody yet; it lies in ORBS from then on."""
    mixing = orb_mixing(s, seat, chance)
    slot = unseen(s, seat, mixing, chance)
    s.backs[seat, UNSEEN_ORBS, mixing] -= 1
    s.orb_n[seat] -= 1
    put(s, slot, ORBS)
    s.went[slot] = mixing
    return slot


@kernel
def lay_orbs(s, seat, n):
    """Turn the n topmost cards of the deck, all unknown, into orbs, where they have no identity either."""
    s.deck_n[seat] -= n
    s.orb_n[seat] += n
    s.backs[seat, UNSEEN_ORBS, int(s.mixed[seat])] += n


@kernel
def top(s, seat, depth):
    """Return the known card at a depth from the top of the deck, 0 being the top, or NONE."""
    rest = int(s.where[seat, DECK])
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        if int(s.order[slot]) == int(s.top_n[seat]) - 1 - depth:
            return slot
    return NONE


@kernel
def learn_top(s, seat, wanted, chance):
    """Give the `wanted` topmost cards of the deck their identity; return how many there are."""
    wanted = min(wanted, int(s.deck_n[seat]))
    while int(s.top_n[seat]) < wanted:
        slot = unseen(s, seat, int(s.mixed[seat]), chance)
        if slot < 0:
            return int(s.top_n[seat])
        rest = int(s.where[seat, DECK])
        while rest != 0:
            s.order[lowest(seat, rest)] += 1
            rest &= rest - 1
        put(s, slot, DECK)
        s.went[slot] = s.mixed[seat]
        s.top_n[seat] += 1
    return wanted


@kernel
def look_through(s, seat, chance):
    """Show a seat its whole deck, by which it learns its unseen orbs, though not which is which."""
    learn_top(s, seat, int(s.deck_n[seat]), chance)
    rest = int(s.where[seat, DECK])
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        s.known[slot] = int(s.known[slot]) | 1 << seat


@kernel
def put_on_deck(s, slot):
    """Lay a card on top of its owner's deck; those who know it still know it."""
    seat = slot >> SHIFT & 1
    put(s, slot, DECK)
    s.order[slot] = s.top_n[seat]
    s.top_n[seat] += 1
    s.deck_n[seat] += 1


@kernel
def sink(s, slot, depth):
    """Move a known card on top of the deck down to a depth; the cards that it passes move up."""
    seat = slot >> SHIFT & 1
    start, target = int(s.order[slot]), int(s.top_n[seat]) - 1 - depth
    rest = int(s.where[seat, DECK])
    while rest != 0:
        other = lowest(seat, rest)
        rest &= rest - 1
        if target <= int(s.order[other]) < start:
            s.order[other] += 1
    s.order[slot] = target


@kernel
def shuffle(s, seat, cards):
    """Shuffle the deck together with cards of its owner; the cards on top are no longer known."""
    rest = cards | int(s.where[seat, DECK])
    if rest == 0:
        return
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        enter(s, slot)
        put(s, slot, POOL)
        s.deck_n[seat] += 1
    mix(s, seat)


@kernel
def reshuffle(s, seat, log):
    """Turn the retreat area into the deck if the deck is empty (rulebook 8, deck out)."""
    if int(s.deck_n[seat]) > 0 or int(s.where[seat, RETREAT]) == 0:
        return
    shuffle(s, seat, int(s.where[seat, RETREAT]))
    write_row(log, RESHUFFLED, EVERYONE, seat, 0, 0, 0, 0)


@kernel
def take(s, seat, zone, chance, log):
    """Move the top card of the deck to a zone; return its slot, or NONE if there is none left."""
    if int(s.deck_n[seat]) == 0:
        return NONE
    slot = top(s, seat, 0) if int(s.top_n[seat]) > 0 else NONE
    if slot < 0:
        slot = unseen(s, seat, int(s.mixed[seat]), chance)
        if slot < 0:
            return NONE
        s.deck_n[seat] -= 1
        s.went[slot] = s.mixed[seat]
    if int(s.deck_n[seat]) == 0 or (int(s.zone[slot]) == DECK and int(s.deck_n[seat]) == 1):
        # The card that empties the deck is not shuffled back with the rest.
        put(s, slot, zone)
        if zone == RETREAT:
            bit = just(s, slot)
            s.where[seat, RETREAT] = int(s.where[seat, RETREAT]) & ~bit
            reshuffle(s, seat, log)
            s.where[seat, RETREAT] = int(s.where[seat, RETREAT]) | bit
        else:
            reshuffle(s, seat, log)
        return slot
    put(s, slot, zone)
    return slot


@kernel
def draw(s, seat, n, chance, log):
    """Draw cards one after another; return how many came."""
    for i in range(n):
        slot = take(s, seat, HAND, chance, log)
        if slot < 0:
            return i
        s.known[slot] = int(s.known[slot]) | 1 << seat
        write_row(log, DREW, int(s.known[slot]), seat, s.card[slot], slot, 0, 0)
    return n


@kernel
def choosable(s, seat, mask):
    """Return one card of each kind among a seat's cards: copies off the field that look the same are one choice.

    Publicly known copies go before hidden ones, and lower slots before higher ones, so that choosing tells nothing.
    """
    kept, rest = mask & field(s, seat), mask & ~field(s, seat)
    while rest != 0:
        slot = lowest(seat, rest)
        twins = rest & int(s.copies[slot]) & int(s.where[seat, int(s.zone[slot])])
        bit = rest & -rest
        rest &= rest - 1
        twins &= rest
        while twins != 0:
            other = lowest(seat, twins)
            if int(s.face_down[other]) == int(s.face_down[slot]):
                rest &= ~(twins & -twins)
                if int(s.known[other]) == EVERYONE and int(s.known[lowest(seat, bit)]) != EVERYONE:
                    bit = twins & -twins
            twins &= twins - 1
        kept |= bit
    return kept


@kernel
def send(s, slot, zone):
    """Move a card, or a unit with its stack, to a public zone or its owner's hand, seen by all."""
    seat = slot >> SHIFT & 1
    if on_field(s, slot):
        rest = int(s.where[seat, UNDER])
        while rest != 0:
            under = lowest(seat, rest)
            rest &= rest - 1
            if int(s.host[under]) == slot:
                s.host[under] = 0
                put(s, under, zone)
    moved = show(s, slot)
    put(s, moved, zone)
    return moved
