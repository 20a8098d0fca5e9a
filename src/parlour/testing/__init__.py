"""The conformance kit: what any game folder must pass. `check_game` proves that a folder keeps the contract."""

from parlour.testing.conformance import check_choices, check_game, check_matches, check_small_deals
from parlour.testing.promise import Broken
from parlour.testing.variations import richest, variations

__all__ = ["Broken", "check_choices", "check_game", "check_matches", "check_small_deals", "richest", "variations"]
