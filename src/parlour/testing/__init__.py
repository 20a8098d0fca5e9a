"""The conformance kit: the checks every game must pass. `check_game` proves that a folder keeps the contract."""

from parlour.testing.conformance import check_choices, check_game, check_matches, check_small_deals
from parlour.testing.promise import Broken, Proof
from parlour.testing.variations import richest, variations
from parlour.testing.wording import check_wording

__all__ = [
    "Broken",
    "Proof",
    "check_choices",
    "check_game",
    "check_matches",
    "check_small_deals",
    "check_wording",
    "richest",
    "variations",
]
