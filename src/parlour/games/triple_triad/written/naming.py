"""Naming: a move as people write it, by its card and its square: "Ifrit b2"."""

from typing import Final

from parlour.core.record import State
from parlour.games.triple_triad.numbering import HOLDER, PICKED_SLOT, PLACE, PLAYED_CELL, PLAYED_PLACE, SLOT_AT
from parlour.games.triple_triad.written.notation import action_text, row_card

COLUMNS: Final = "abc"


def square_name(cell: int) -> str:
    """Return a square's name, "b2" for the middle: columns are a to c from the left, rows 1 to 3 from the top."""
    return f"{COLUMNS[cell % len(COLUMNS)]}{cell // len(COLUMNS) + 1}"


def named(view: State, action: int) -> str:
    """Return a move such as "Ifrit b2", or "pick Ifrit".

    The second of two cards with one name is "Ifrit#2". A card that is not known goes by its place.
    """
    picked = int(PICKED_SLOT[action])
    slot = picked if picked >= 0 else int(SLOT_AT[int(view[0]["turn"]), PLAYED_PLACE[action]])
    name = _card_name(view, slot)
    if name is None:
        return action_text(action)
    return f"pick {name}" if picked >= 0 else f"{name} {square_name(int(PLAYED_CELL[action]))}"


def _card_name(view: State, slot: int) -> str | None:
    """Return the name of the card in a slot, distinguished from earlier cards of the seat with the same name."""
    card = row_card(view[0], slot)
    if card is None:
        return None
    before = (row_card(view[0], int(other)) for other in SLOT_AT[HOLDER[slot], : PLACE[slot]])
    alike = sum(one is not None and one["name"] == card["name"] for one in before)
    return f"{card['name']}#{alike + 1}" if alike else card["name"]
