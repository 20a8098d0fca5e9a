# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Pool: the cards nobody has seen, and the unseen places where each of them may lie (rulebook 2, 8).

Cards that are shuffled into a deck *mix* it, and a seat's mixings are counted: 0 is the set-up. A card *came* into the
deck with a mixing. A back is a place whose card is hidden, such as an orb or a card of a hand. It *went* from the deck
during a mixing. No card lies at a back that went before the card came. Every arrangement that obeys this is equally
likely. Of the cards that may lie at the backs of one mixing some do, each set equally likely. The rest was mixed on.

So the card of a mixing's back can be drawn without knowing those of earlier ones. It is one of the cards that came with
the mixing, or an unnamed earlier card. There are as many unnamed ones as the earlier backs cannot hold. An unnamed card
is one of the mixing before, where the same question is asked again. Viewers know which cards came when as far as they
knew the cards. All viewers together know most, and the next card is drawn by that.

Viewers are not told two things. An old card of a hand may be laid on the deck unseen and shuffled there. From then on
it counts, for those who do not know it, as any card of that deck. So does a card taken from the deck unseen, though it
must fit the skill. Both affect what a viewer imagines, not what comes.
"""

from parlour.core.chance import pick
from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count, nth
from parlour.games.cipher.sets import just_at, lowest, slot_at
from parlour.games.cipher.state import (
    BACKS,
    BYTE,
    EVERYONE,
    NONE,
    UNSEEN_BONDS,
    UNSEEN_HAND,
    UNSEEN_ORBS,
    UNSEEN_TOPS,
)
from parlour.games.cipher.vocabulary.values import BONDS, HAND, ORBS, POOL

EVERY_VIEWER = 0x01010101  # times a mixing: the same for every viewer


@kernel
def back_of(zone):
    """Return the row of `backs` that counts hidden cards of a zone."""
    if zone == ORBS:
        return UNSEEN_ORBS
    if zone == HAND:
        return UNSEEN_HAND
    return UNSEEN_BONDS if zone == BONDS else UNSEEN_TOPS


@kernel
def _backs_before(s, seat, mixing):
    """Return how many hidden places went from the deck before a mixing."""
    found = 0
    for kind in range(BACKS):
        for at in range(mixing):
            found += int(s.backs[seat, kind, at])
    return found


@kernel
def _came_until(s, seat, mixing):
    """Return the unseen cards that came with a mixing, and those that came before it, as masks."""
    pool, older = int(s.where[seat, POOL]), int(s.older[seat])
    if mixing == int(s.mixed[seat]):
        return pool & ~older, pool & older
    came, earlier, rest = 0, 0, pool & older
    while rest != 0:
        other = int(s.came[lowest(seat, rest)]) & BYTE
        if other == mixing:
            came |= rest & -rest
        elif other < mixing:
            earlier |= rest & -rest
        rest &= rest - 1
    return came, earlier


@kernel
def _draw(s, seat, mixing, chance):
    """Draw the unseen card at a back of a mixing; return NONE if there is none."""
    for at in range(mixing, -1, -1):
        came, earlier = _came_until(s, seat, at)
        named = count(came)
        unnamed = count(earlier) - _backs_before(s, seat, at) if at > 0 else 0
        if named + unnamed == 0:
            return NONE
        place = pick(chance, named + unnamed)
        if place < named:
            return slot_at(seat, nth(came, place))
    return NONE


@kernel
def unseen(s, seat, mixing, chance):
    """Draw the unseen card at a back of a mixing, or in the deck after the last; of equal copies the lowest slot."""
    slot = _draw(s, seat, mixing, chance)
    if slot < 0:
        return NONE
    twins = int(s.copies[slot]) & int(s.where[seat, POOL])
    while int(s.came[lowest(seat, twins)]) != int(s.came[slot]):
        twins &= twins - 1
    return lowest(seat, twins)


@kernel
def orb_mixing(s, seat, chance):
    """Draw the mixing of one of the unseen orbs, all equally likely, since they lie in no order."""
    orbs, kinds, last = 0, 0, 0
    for mixing in range(int(s.mixed[seat]) + 1):
        laid = int(s.backs[seat, UNSEEN_ORBS, mixing])
        if laid > 0:
            orbs, kinds, last = orbs + laid, kinds + 1, mixing
    if kinds <= 1:
        return last
    place, mixing = pick(chance, orbs), 0
    while place >= int(s.backs[seat, UNSEEN_ORBS, mixing]):
        place -= int(s.backs[seat, UNSEEN_ORBS, mixing])
        mixing += 1
    return mixing


@kernel
def _newest(s):
    """Return a number above every mixing, that of the one being made; a seat has fewer backs than slots."""
    return len(s.card) // 2 - 1


@kernel
def enter(s, slot):
    """Note that a card comes with the mixing being made, for all viewers together and for each who knows it."""
    newest = _newest(s)
    came = newest
    for viewer in range(3):
        shift = 8 * (viewer + 1)
        came |= (newest if int(s.known[slot]) >> viewer & 1 else int(s.came[slot]) >> shift & BYTE) << shift
    s.came[slot], s.went[slot] = came, 0


@kernel
def _marks(s, seat):
    """Return the mixings that have backs, as a mask."""
    found = 0
    for mixing in range(int(s.mixed[seat]) + 1):
        if int(s.backs[seat, UNSEEN_ORBS, mixing]) > 0:
            found |= just_at(s, mixing)
    rest = int(s.where[seat, HAND]) | int(s.where[seat, BONDS]) | int(s.where[seat, ORBS])
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        if int(s.known[slot]) != EVERYONE:
            found |= just_at(s, int(s.went[slot]))
    return found


@kernel
def _rank(s, marks, mixing):
    return count(marks & (just_at(s, mixing) - 1))


@kernel
def _note_older(s, seat):
    """Note which cards came before the last mixing, so that the deck's next card is drawn without checking each."""
    older = 0
    for place in range(len(s.card) // 2):
        slot = slot_at(seat, place)
        if int(s.card[slot]) >= 0 and int(s.came[slot]) & BYTE < int(s.mixed[seat]):
            older |= just_at(s, place)
    s.older[seat] = older


@kernel
def mix(s, seat):
    """Begin a new mixing; mixings without backs are dropped, and the others are numbered anew."""
    marks = _marks(s, seat)
    for mixing in range(1, int(s.mixed[seat]) + 1):
        backs = int(s.backs[seat, UNSEEN_ORBS, mixing])
        s.backs[seat, UNSEEN_ORBS, mixing] = 0
        s.backs[seat, UNSEEN_ORBS, _rank(s, marks, mixing)] += backs
    s.mixed[seat] = count(marks)
    for place in range(len(s.card) // 2):
        slot = slot_at(seat, place)
        came, made = int(s.came[slot]), 0
        for shift in range(0, 32, 8):
            made |= _rank(s, marks, came >> shift & BYTE) << shift
        s.came[slot] = made
        s.went[slot] = _rank(s, marks, int(s.went[slot]))
    _note_older(s, seat)


@kernel
def as_known_to(s, seat, viewer):
    """Keep, of when cards came, only what a viewer knows."""
    if int(s.mixed[seat]) == 0:
        return
    for place in range(len(s.card) // 2):
        slot = slot_at(seat, place)
        s.came[slot] = (int(s.came[slot]) >> 8 * (viewer + 1) & BYTE) * EVERY_VIEWER
    pool, before = int(s.where[seat, POOL]), int(s.older[seat])
    _note_older(s, seat)
    s.older[seat] = int(s.older[seat]) & pool | before & ~pool  # a card that lies open stays as it was
