"""Texts: effects that hold for the card wherever it is."""

from typing import Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary.conditions import CONDITION_LIST
from parlour.games.cipher.vocabulary.effect_fields import EFFECT_FIELDS, FILTERED, NAMED
from parlour.games.cipher.vocabulary.orders import ORDERS
from parlour.games.cipher.vocabulary.words import Words

TEXTS: Final = Words("op", EFFECT_FIELDS, ORDERS.last + 1)
CANNOT_BOND: Final = TEXTS.word("cannot_bond_self", ability="terms")
ALLOW_DUPLICATES: Final = TEXTS.word("allow_duplicates", NAMED, "terms")
EXTRA_NAME: Final = TEXTS.word("extra_unit_name", NAMED, "terms")
NO_LIMIT: Final = TEXTS.word("deck_limit_none", ability="terms")
KIN_SUPPORTS: Final = TEXTS.word("support_always_succeeds", FILTERED, "supports")
LEVEL_UP_ONTO: Final = TEXTS.word("level_up_onto", NAMED, "levels")
DEPLOY_CONDITION: Final = TEXTS.word("deploy_condition", {"conditions": CONDITION_LIST.into(c.E_CONDITIONS)}, "terms")
CANNOT_DEPLOY_BESIDE: Final = TEXTS.word("cannot_deploy_beside", NAMED, "terms")
TEXTS.without_opcode("note_unique_skill_names")  # copied skills always have unique names, so it stands in no row
FIRST_TEXT: Final = TEXTS.first
# Limits on how a card may be deployed; such a text may have conditions.
TERMS: Final = (ALLOW_DUPLICATES, LEVEL_UP_ONTO, DEPLOY_CONDITION, CANNOT_DEPLOY_BESIDE)
