"""Learning: the facet by which millions of matches of Chakart are played at once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.core.facets.learning import Learning, Redeal, Room
from parlour.core.rules import RuleSet
from parlour.games.chakart.play.actions import ACTIONS
from parlour.games.chakart.play.observation import OBSERVATION
from parlour.games.chakart.redeal import redeal
from parlour.games.chakart.state import STATE

# Of the 32 pieces a queen has most actions: two for each of the 27 squares it reaches, one of them by stealth.
# The claim comes on top. Swaps (pairs of pieces) and drops (a kind on a square) are fewer.
WIDEST: Final = 32 * 2 * 27 + 1


def _redealer(rules: RuleSet, brings: Sequence[Mapping[str, Any]]) -> Redeal:
    return Redeal(redeal, (int(rules["array"] != "orthodox"), int(rules["array"] == "symmetric")))


_FIELDS: Final[Mapping[str, Any]] = STATE.fields or {}
_USED: Final = int(_FIELDS["keys"][1])  # the bytes before the keys; a turn writes one of the keys

LEARNING: Final = Learning(
    observation=lambda states: OBSERVATION,
    room=lambda states: Room(ACTIONS, WIDEST),
    redealer=_redealer,
    near=tuple(range(0, _USED, 64)),
)
