# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Numbering: answers as numbers, and back; the record of larger decks needs no more of them than the usual one.

The number is kind * SLOTS + slot for the slots of the usual record. The slots above take numbers that it leaves free.
What a card of the asked seat does has the number of the other seat's slot at the same bits. A card that is named has
the number of a word, or of the other seat's a trigger, beyond all words and triggers.
"""

from parlour.core.kernels import inline
from parlour.games.cipher.state import A_CARD, A_TRIGGER, A_WORD, MENU_SECOND, SHIFT, SLOTS, STRIDE


@inline
def numbered(column, seat, place):
    """Return the number of the answer at a place of a column of the menu."""
    if place >= STRIDE:
        if column == A_CARD or column == MENU_SECOND:
            return (A_WORD if column == A_CARD else A_TRIGGER) * SLOTS + place
        return column * SLOTS + (1 - seat) * STRIDE + place - STRIDE
    if column == MENU_SECOND:
        return A_CARD * SLOTS + STRIDE + place
    if column == A_WORD or column == A_CARD or column == A_TRIGGER:
        return column * SLOTS + place
    return column * SLOTS + seat * STRIDE + place


@inline
def read(s, action, seat):
    """Return the kind and the slot of an answer of the seat that is asked.

    It calls nothing: LLVM drops most of it for the usual record, and what is called there alone would not be linked.
    """
    kind, slot = action // SLOTS, action % SLOTS
    if len(s.card) == SLOTS or kind == A_CARD:
        return kind, slot
    if kind == A_WORD or kind == A_TRIGGER:
        if slot < STRIDE:
            return kind, slot
        return A_CARD, SLOTS + slot - (STRIDE if kind == A_WORD else 0)
    if slot >> SHIFT != seat:
        slot += SLOTS + (STRIDE if slot < STRIDE else -STRIDE)
    return kind, slot
