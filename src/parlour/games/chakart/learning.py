# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Learning: the facet by which millions of matches of Chakart are played at once.

A fresh match is dealt in place of another at the same table, with the same picks as `deal`, in its order.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.core.chance import pick
from parlour.core.facets.learning import Learning, Redeal, Room
from parlour.core.kernels import kernel
from parlour.core.kernels.lookup import lookup
from parlour.core.rules import RuleSet
from parlour.games.chakart.board.board import put_piece
from parlour.games.chakart.deal import ARRANGEMENTS, ORTHODOX, arrangement
from parlour.games.chakart.play.actions import ACTIONS, NUMBERS
from parlour.games.chakart.play.observation import OBSERVATION
from parlour.games.chakart.play.turns import note_position
from parlour.games.chakart.state import EMPTY, GOES_ON, NO_REASON, NOTHING, NOWHERE, PAWN, SQUARES, STATE, WHITE

# Of the 32 pieces a queen has most actions: two for each of the 27 squares it reaches, one of them by stealth.
# The claim comes on top. Swaps (pairs of pieces) and drops (a kind on a square) are fewer.
WIDEST: Final = 32 * 2 * 27 + 1
FILES: Final = 8
ORTHODOX_NUMBER: Final = ARRANGEMENTS  # the number of the orthodox row, which follows all others
kind_at = lookup("chakart.arrangements", [*(arrangement(number) for number in range(ARRANGEMENTS)), ORTHODOX])


@kernel
def _clear(s):
    """Set a record back to what `blank` returns, and keep its rules."""
    for i in range(int(s.turns)):
        s.keys[i] = 0
    for i in range(len(s.filter)):
        s.filter[i] = 0
    for i in range(len(s.kinds)):
        s.kinds[i] = 0
    for i in range(len(s.objects)):
        s.objects[i] = 0
    for square in range(SQUARES):
        s.cell[square] = EMPTY
    for i in range(len(s.captured)):
        s.captured[i] = 0
    for i in range(len(s.powers)):
        s.powers[i] = 1
    s.sides[0] = s.sides[1] = 0
    s.frozen = s.hidden = s.suspects = 0
    s.halfmoves = s.turns = s.repeated = 0
    s.turn, s.pending, s.promoting = WHITE, NOTHING, 0
    s.mover = s.stunned = NOWHERE
    s.ended, s.reason = GOES_ON, NO_REASON


@kernel
def _set_up(s, seat, row):
    for file in range(FILES):
        put_piece(s, file + 56 * seat, seat, kind_at(row, file))
        put_piece(s, file + 8 + 40 * seat, seat, PAWN)


@kernel
def redeal(s, table, chance, log):
    """Deal a fresh match; `table` says whether rows are drawn, and whether both are the same."""
    drawn, symmetric = table
    _clear(s)
    white = pick(chance, ARRANGEMENTS) if drawn else ORTHODOX_NUMBER
    black = pick(chance, ARRANGEMENTS) if drawn and not symmetric else white
    _set_up(s, 0, white)
    _set_up(s, 1, black)
    note_position(s)


def _redealer(rules: RuleSet, brings: Sequence[Mapping[str, Any]]) -> Redeal:
    return Redeal(redeal, (int(rules["array"] != "orthodox"), int(rules["array"] == "symmetric")))


_FIELDS: Final[Mapping[str, Any]] = STATE.fields or {}
_USED: Final = int(_FIELDS["keys"][1])  # the bytes before the keys, of which a turn writes one

LEARNING: Final = Learning(
    observation=lambda states: OBSERVATION,
    numbers=NUMBERS,
    room=lambda states: Room(ACTIONS, WIDEST),
    redealer=_redealer,
    hot_bytes=tuple(range(0, _USED, 64)),
)
