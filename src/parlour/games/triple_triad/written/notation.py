"""Notation: card faces, four-digit names and cell numbers as each community writes them, and actions as text.

Digit order and cell numbers differ between communities (rulebook 1 and 10). FFWTT prints top right bottom left and
numbers cells like a numeric keypad. The MUSH, the wikia forum and FF8 tables print top left right bottom and count
row by row.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from parlour.core.record import Facts, State
from parlour.core.refusal import Refusal
from parlour.games.triple_triad import shapes
from parlour.games.triple_triad.numbering import (
    FIRST_ACTION,
    HOLDER,
    PICK,
    PICKED_SLOT,
    PLACE,
    PLAYED_CELL,
    PLAYED_PLACE,
    SLOT_AT,
)
from parlour.games.triple_triad.sets import SHIPPED, card_at
from parlour.games.triple_triad.state import ACE, CELLS, ELEMENTS, HAND, KEYPAD, NOBODY, OWN_CARD, TYPES

TRBL: Final = (0, 1, 2, 3)
TLRB: Final = (0, 3, 1, 2)
DIGIT_ORDER: Final = {"ffwtt": TRBL, "mush": TLRB, "wiki": TLRB, "ff8": TLRB}
ROWS: Final = tuple(range(1, CELLS + 1))
# "1 avance en 4", "4 avance en 5", "2 avance en 5": FFWTT's examples of Power Wall hold on a keypad alone (A11).
PAD: Final = (7, 8, 9, 4, 5, 6, 1, 2, 3)
COLUMNS: Final = "abc"


def face(value: int) -> str:
    """Return a value as it is printed: 10 is A; a value that modifiers push beyond stays a number."""
    return "A" if value == ACE else str(value)


def digits(sides: Sequence[int], preset: str) -> str:
    """Return the four-digit name of a card (sides top, right, bottom, left) as a community prints it."""
    return "".join(face(sides[place]) for place in DIGIT_ORDER.get(preset, TRBL))


def parse_digits(text: str, preset: str) -> tuple[int, int, int, int]:
    """Return the sides top, right, bottom, left of a four-digit name as that community prints it."""
    if not re.fullmatch(r"[1-9Aa]{4}", text):
        raise Refusal("bad-digits", text=text)
    order = DIGIT_ORDER.get(preset, TRBL)
    sides = [0, 0, 0, 0]
    for place, digit in zip(order, text.upper(), strict=True):
        sides[place] = ACE if digit == "A" else int(digit)
    return sides[0], sides[1], sides[2], sides[3]


def action_text(action: int) -> str:
    """Return the text of an action.

    "2@4" is the second card of the hand on cell index 4; "pick 3" is the third card of the deck.
    """
    if (slot := int(PICKED_SLOT[action])) >= 0:
        return f"pick {PLACE[slot] + 1}"
    return f"{PLAYED_PLACE[action] + 1}@{PLAYED_CELL[action]}"


def squares(rule_bits: int) -> tuple[int, ...]:
    """Return the numbers of the cells as people read and type them: row by row from 1, or FFWTT's keypad."""
    return PAD if rule_bits & KEYPAD else ROWS


def typed(action: int, rule_bits: int) -> str:
    """Return an action as it is typed.

    "2 5" is the second card of the hand on the square numbered 5; picks are as in `action_text`.
    """
    if int(PICKED_SLOT[action]) >= 0:
        return action_text(action)
    return f"{PLAYED_PLACE[action] + 1} {squares(rule_bits)[int(PLAYED_CELL[action])]}"


def parse_typed(text: str, deck: int, rule_bits: int) -> int:
    """Return the action that was typed; the form of logs, "2@4", is read too."""
    if match := re.fullmatch(r"(\d{1,2})\s+([1-9])", text):
        place, cell = int(match[1]), squares(rule_bits).index(int(match[2]))
        if 1 <= place <= HAND:
            return int(FIRST_ACTION[place - 1]) + cell
    try:
        return parse_action(text, deck)
    except Refusal as refusal:
        raise Refusal("bad-typed-action", action=text[:40]) from refusal


def parse_action(text: object, deck: int) -> int:
    """Return the action of a text; `deck` is the seat whose deck is picked from."""
    if match := re.fullmatch(r"(\d{1,2})@([0-8])", str(text)):
        place = int(match[1])
        if 1 <= place <= HAND:
            return int(FIRST_ACTION[place - 1]) + int(match[2])
    if match := re.fullmatch(r"pick (\d{1,2})", str(text)):
        place = int(match[1])
        if 1 <= place <= HAND:
            return int(PICK[SLOT_AT[deck, place - 1]])
    raise Refusal("bad-action", action=str(text)[:40])


@cache
def _shipped(index: int) -> shapes.Card:
    return SHIPPED[index].as_json()


def printed_card(s: Facts, slot: int, index: int) -> shapes.SlottedCard:
    """Return a card of a set as JSON, by its number in this state."""
    card = _shipped(index) if index < len(SHIPPED) else card_at(s, index).as_json()
    return {**card, "slot": slot}


def known_card(s: Facts, slot: int) -> shapes.SlottedCard:
    """Return a card that every view knows, such as one on the board, by its slot."""
    card = row_card(s, slot)
    assert card is not None, "what lies on the board is known"
    return card


def row_card(s: Facts, slot: int) -> shapes.SlottedCard | None:
    """Return the card in a slot as JSON, or None if this view does not know it."""
    index = int(s["card"][slot])
    if index == NOBODY:
        return None
    if index != OWN_CARD:
        return printed_card(s, slot, index)
    facts = (int(s[name][slot]) for name in ("element", "power", "type"))
    return unprinted(slot, tuple(int(value) for value in s["side"][slot]), *facts)


def unprinted(slot: int, sides: Sequence[int], element: int, power: int, kind: int) -> shapes.SlottedCard:
    """Return a card of one's own as JSON, from its sides and the numbers of its element and type."""
    return {
        "id": None,
        "name": digits(sides, "ffwtt"),
        "sides": list(sides),
        "element": ELEMENTS[element - 1] if element else None,
        "power": power,
        "type": TYPES[kind - 1] if kind else None,
        "level": 0,
        "set": None,
        "person": None,
        "slot": slot,
    }


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
