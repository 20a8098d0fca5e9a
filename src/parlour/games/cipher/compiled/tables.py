"""Tables: the compiled cards as kernels read them, by a row and a column of `columns.py`."""

from parlour.core.kernels.lookup import lookup
from parlour.games.cipher.compiled.compile import (
    CARD_TABLE,
    CONDITION_TABLE,
    COST_TABLE,
    EFFECT_TABLE,
    FILTER_TABLE,
    LIST_TABLE,
    SKILL_TABLE,
)

card = lookup("cipher.cards", CARD_TABLE)
skill = lookup("cipher.skills", SKILL_TABLE)
card_filter = lookup("cipher.filters", FILTER_TABLE)
condition = lookup("cipher.conditions", CONDITION_TABLE)
cost = lookup("cipher.costs", COST_TABLE)
effect = lookup("cipher.effects", EFFECT_TABLE)
listed = lookup("cipher.lists", LIST_TABLE)  # lists of names, skills and filters, one after another
