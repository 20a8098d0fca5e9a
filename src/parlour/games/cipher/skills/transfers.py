# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Transfers: cards that go to another zone, or turn over in theirs, with a row in the log (rulebook 2, 10)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.field.reasons import (
    BONDED,
    FLIPPED,
    ORB_ADDED,
    ORB_FLIPPED,
    ORB_TAKEN,
    WENT_TO_BOUNDLESS,
    WENT_TO_DECK,
    WENT_TO_HAND,
    WENT_TO_RETREAT,
    write_row,
)
from parlour.games.cipher.field.zones import lay_orbs, put, put_on_deck, reshuffle, send, show, shuffle, take, top
from parlour.games.cipher.skills.triggers import fire
from parlour.games.cipher.state import EVERYONE, NONE, SHIFT
from parlour.games.cipher.vocabulary.columns import C_FLAGS, NO_BOND
from parlour.games.cipher.vocabulary.triggers import ON_BOND_PLACED, ON_HAND_FROM_RETREAT
from parlour.games.cipher.vocabulary.values import BONDS, HAND, ORBS, RETREAT


@kernel
def flip(s, slot, face_down, log):
    """Turn a bond or an orb over; a card turned face up is seen by all."""
    if face_down == 0:
        slot = show(s, slot)
    s.face_down[slot] = face_down
    row = ORB_FLIPPED if int(s.zone[slot]) == ORBS else FLIPPED
    write_row(log, row, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, face_down, 0)


@kernel
def discard(s, slot, log):
    """Put a card into the retreat area."""
    slot = send(s, slot, RETREAT)
    write_row(log, WENT_TO_RETREAT, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, 0, 0)


@kernel
def on_deck(s, slot, log):
    """Put a card on top of its owner's deck."""
    put_on_deck(s, slot)
    write_row(log, WENT_TO_DECK, int(s.known[slot]), slot >> SHIFT & 1, s.card[slot], slot, 0, 0)


@kernel
def mill(s, seat, zone, chance, log):
    """Put the top card of a deck into a zone, seen by all."""
    slot = take(s, seat, zone, chance, log)
    if slot >= 0:
        slot = show(s, slot)
        row = WENT_TO_RETREAT if zone == RETREAT else WENT_TO_BOUNDLESS
        write_row(log, row, EVERYONE, seat, s.card[slot], slot, 0, 0)


@kernel
def to_hand(s, slot, log):
    """Put a card into its owner's hand; only those who knew it know it."""
    zone = int(s.zone[slot])
    put(s, slot, HAND)
    write_row(log, WENT_TO_HAND, int(s.known[slot]), slot >> SHIFT & 1, s.card[slot], slot, 0, 0)
    if zone == RETREAT:
        fire(s, ON_HAND_FROM_RETREAT, slot, -1, 0)


@kernel
def to_hand_shown(s, slot, log):
    """Put a card into its owner's hand, seen by all."""
    to_hand(s, show(s, slot), log)


@kernel
def orb_to_hand(s, slot, log):
    """Destroy an orb: put it into the hand of its owner, who sees it (rulebook 7).

    Those who knew it before still know it.
    """
    s.known[slot] = int(s.known[slot]) | 1 << (slot >> SHIFT & 1)
    put(s, slot, HAND)
    write_row(log, ORB_TAKEN, int(s.known[slot]), slot >> SHIFT & 1, s.card[slot], slot, 0, 0)


@kernel
def to_bonds(s, slot, face_down, log):
    """Make a card a bond; a face-down bond is known only to those who knew it."""
    if face_down == 0:
        slot = show(s, slot)
    put(s, slot, BONDS)
    s.face_down[slot] = face_down
    s.known[slot] = int(s.known[slot]) | 1 << (slot >> SHIFT & 1)
    write_row(log, BONDED, int(s.known[slot]), slot >> SHIFT & 1, s.card[slot], slot, face_down, 0)
    fire(s, ON_BOND_PLACED, slot, -1, 0)


@kernel
def top_to_orbs(s, seat, log):
    """Make the top card of the deck an orb; return whether there was one.

    Unless the card is known, it has no identity there either.
    """
    if int(s.deck_n[seat]) == 0:
        return 0
    slot = top(s, seat, 0) if int(s.top_n[seat]) > 0 else NONE
    if slot >= 0:
        put(s, slot, ORBS)
    else:
        lay_orbs(s, seat, 1)
    write_row(log, ORB_ADDED, EVERYONE, seat, 0, 0, 0, 0)
    reshuffle(s, seat, log)
    return 1


@kernel
def retreat_into_deck(s, seat):
    """Shuffle the retreat area into the deck."""
    shuffle(s, seat, int(s.where[seat, RETREAT]))


@kernel
def top_to_bonds(s, seat, face_down, chance, log):
    """Make the top card of a deck a bond; return whether there was one that can be."""
    slot = take(s, seat, BONDS, chance, log)
    if slot < 0:
        return 0
    if card(int(s.card[slot]), C_FLAGS) & NO_BOND and face_down == 0:
        discard(s, slot, log)  # it cannot be a bond; the rules put it away (rulebook 8, forbidden placement)
        return 0
    to_bonds(s, slot, face_down, log)
    return 1
