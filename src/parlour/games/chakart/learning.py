"""Learning: what Chakart gives so that millions of its matches are played at once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.core.facets.learning import Learning, Redeal, Room
from parlour.core.rules import RuleSet
from parlour.games.chakart.play.actions import ACTIONS
from parlour.games.chakart.play.observation import OBSERVATION
from parlour.games.chakart.redeal import redeal
from parlour.games.chakart.state import STATE

# Of 32 men a queen has most: two actions for each of the 27 squares she reaches, one of them by stealth. And the claim.
# Swaps are pairs of men, drops a kind on a square: fewer.
WIDEST: Final = 32 * 2 * 27 + 1


def _redealer(rules: RuleSet, brings: Sequence[Mapping[str, Any]]) -> Redeal:
    return Redeal(redeal, (int(rules["array"] != "orthodox"), int(rules["array"] == "symmetric")))


_FIELDS: Final[Mapping[str, Any]] = STATE.fields or {}
_USED: Final = int(_FIELDS["keys"][1])  # bytes before the keys, of which a turn writes one

LEARNING: Final = Learning(
    observation=lambda states: OBSERVATION,
    room=lambda states: Room(ACTIONS, WIDEST),
    redealer=_redealer,
    near=tuple(range(0, _USED, 64)),
)
