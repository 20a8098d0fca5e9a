# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Deploying: which hand cards may come to the field, and for how much (rulebook 4.3)."""

from typing import Any

from parlour.core.bits import first
from parlour.core.jit import kernel
from parlour.games.cipher.compiled.columns import C_COST, C_PROMOTION, C_TAGS
from parlour.games.cipher.compiled.opcodes import BONDS, COLOUR_MASK, HAND
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.field.names import may_stand, namesakes
from parlour.games.cipher.field.zones import choosable
from parlour.games.cipher.state import STRIDE


@kernel
def grow_price(number: Any) -> Any:
    """What it costs to put a card on a unit of its name: the class-change cost, else the deployment cost."""
    price = card(number, C_PROMOTION)
    return price if price >= 0 else card(number, C_COST)


@kernel
def missing_symbols(s, seat):
    """The symbols of which a seat has no face-up bond: no card with one of them may come (the symbol rule)."""
    missing = COLOUR_MASK
    rest = int(s.where[seat, BONDS])
    while rest != 0 and missing != 0:
        slot = seat * STRIDE + first(rest)
        rest &= rest - 1
        if int(s.face_down[slot]) == 0:
            missing &= ~card(int(s.card[slot]), C_TAGS)
    return missing


@kernel
def deployments(s, seat):
    """The hand cards that may be deployed, and those that may be put on a unit, as two masks."""
    deployed, grown = 0, 0
    budget = int(s.bond_n[seat]) - int(s.spent)
    if budget < int(s.cheapest[seat]):
        return deployed, grown
    missing = missing_symbols(s, seat)
    rest = choosable(s, seat, int(s.where[seat, HAND]))
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        slot = seat * STRIDE + first(bit)
        number = int(s.card[slot])
        if card(number, C_TAGS) & missing == 0:
            if card(number, C_COST) <= budget and may_stand(s, slot):
                deployed |= bit
            if grow_price(number) <= budget and namesakes(s, slot) != 0:
                grown |= bit
    return deployed, grown
