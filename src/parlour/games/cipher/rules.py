"""The rule sets of Cipher: the official procedure, and that of the seed page where it differs (rulebook 14)."""

from typing import Final

from parlour.core.rules import Option, Preset, RuleBook, RuleSet
from parlour.games.cipher.state import DISCARD_BEFORE_END, DRAW_AFTER_UNTAP

NAME: Final = "cipher"

_OPENING = Option("opening_order", "timing", ("draw_first", "untap_first"))
_SUPPORT = Option("support_discard", "timing", ("after_skills", "before_skills"))
OPTIONS: Final = (_OPENING, _SUPPORT)

RULE_BOOK: Final = RuleBook(
    NAME,
    OPTIONS,
    (
        Preset("seed"),
        Preset("official", defaults={"opening_order": "untap_first", "support_discard": "before_skills"}),
    ),
    (),
    {},
)


def rule_bits(rules: RuleSet) -> int:
    """Return the rules as the bits that kernels read."""
    bits = DRAW_AFTER_UNTAP if rules["opening_order"] == "untap_first" else 0
    return bits | (DISCARD_BEFORE_END if rules["support_discard"] == "before_skills" else 0)
