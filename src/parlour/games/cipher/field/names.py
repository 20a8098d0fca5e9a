# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Names: cards that share a unit name, and what that forbids (rulebook 5)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.field.zones import field
from parlour.games.cipher.state import SHIFT
from parlour.games.cipher.vocabulary.columns import C_NAME, C_NAME_2, C_NAME_3, C_NAME_4


@kernel
def has_name(number, name):
    """Tell whether a card has a unit name."""
    return (
        card(number, C_NAME) == name
        or card(number, C_NAME_2) == name
        or card(number, C_NAME_3) == name
        or card(number, C_NAME_4) == name
    )


@kernel
def shares_name(a, b):
    """Tell whether two cards share a unit name (rulebook 5)."""
    if has_name(b, card(a, C_NAME)):
        return True
    for column in (C_NAME_2, C_NAME_3, C_NAME_4):
        name = card(a, column)
        if name != 0 and has_name(b, name):
            return True
    return False


@kernel
def namesakes(s, slot):
    """Return the own units that share a name with a card, as a mask."""
    return int(s.kin[slot]) & field(s, slot >> SHIFT & 1)
