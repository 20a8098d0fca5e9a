"""The deal: one of 2880 arrangements behind each row of pawns, all equally likely (rulebook 4)."""

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.record import State
from parlour.core.rules import RuleSet
from parlour.games.chakart.blank import blank
from parlour.games.chakart.play.wrappers import note_position, put_piece
from parlour.games.chakart.state import BISHOP, KING, KNIGHT, NOWHERE, PAWN, QUEEN, ROOK
from parlour.games.chakart.written.fen import write_fen

ARRANGEMENTS: Final = 2880  # 4 * 4 places for the bishops, 6 for the queen, 10 for the knights, 3 for the king
ORTHODOX: Final = (ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK)
_PAIRS_OF_FIVE: Final = [(i, j) for j in range(5) for i in range(j)]


def arrangement(number: int) -> tuple[int, ...]:
    """Return the kinds from a-file to h-file of an arrangement, numbered 0 to 2879."""
    number, dark = divmod(number, 4)
    number, light = divmod(number, 4)
    number, queen = divmod(number, 6)
    king, knights = divmod(number, 10)
    row: list[int] = [NOWHERE] * 8
    row[2 * dark], row[2 * light + 1] = BISHOP, BISHOP
    row[_free(row)[queen]] = QUEEN
    free = _free(row)
    for place in _PAIRS_OF_FIVE[knights]:
        row[free[place]] = KNIGHT
    free = _free(row)
    for place, file in enumerate(free):
        row[file] = KING if place == king else ROOK
    return tuple(row)


def _free(row: list[int]) -> list[int]:
    return [file for file, kind in enumerate(row) if kind == NOWHERE]


def _rows(rules: RuleSet, chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if rules["array"] == "orthodox":
        return ORTHODOX, ORTHODOX
    white = arrangement(chance.pick(ARRANGEMENTS))
    return white, white if rules["array"] == "symmetric" else arrangement(chance.pick(ARRANGEMENTS))


def deal(rules: RuleSet, chance: Chance) -> tuple[State, list[Event]]:
    """Deal a fresh match; return its state and the events that tell of it."""
    state = blank(rules)
    for seat, row in enumerate(_rows(rules, chance)):
        for file, kind in enumerate(row):
            put_piece(state, file + 56 * seat, seat, kind)
            put_piece(state, file + 8 + 40 * seat, seat, PAWN)
    note_position(state)
    return state, [Event("dealt", {"fen": write_fen(state)})]
