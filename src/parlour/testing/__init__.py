"""The conformance kit: what any game folder must pass. `check_game` proves that a folder keeps the contract."""

from parlour.testing.conformance import Broken, check_game
from parlour.testing.variations import richest, variations

__all__ = ["Broken", "check_game", "richest", "variations"]
