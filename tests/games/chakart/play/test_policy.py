"""The places of actions tell what an action does, seen from the side of the seat to act."""

import numpy as np
import pytest

from parlour.core.facets.learned import placed
from parlour.games.chakart.play.policy import LEARNED
from tests.games.chakart.ruling import GAME, fen, position

DEED_SQUARE, STANDING, DANGER, START, THREAT, CHOICE = range(6)


def _row(text: str, action: str) -> list[int]:
    """Return the places of an action, each counted within its part."""
    state = position(text)
    row = placed(LEARNED, state, [GAME.parse_action(state, action)])[0]
    return (row - np.array(LEARNED.starts)).tolist()


def test_a_quiet_move() -> None:
    row = _row(fen("7k/8/8/8/8/8/8/K2R4"), "d1d4")
    assert row == [64 * 1 + 27, 17 * 4 * 1, 16 * 1 + 1, 64 * 1 + 3, 16 * 1, 0]


def test_both_sides_see_the_same() -> None:
    """A position turned over has the same places."""
    white = _row(fen("3q3k/8/8/8/8/8/8/K2R4"), "d1d8")
    black = _row(fen("k2r4/8/8/8/8/8/8/3Q3K", turn="b"), "d8d1")
    assert white == black


def test_what_stands_and_what_is_attacked_counts() -> None:
    """A capture, a defended target and a start that is attacked lie in places of their own."""
    capture, quiet = _row(fen("3q3k/8/8/8/8/8/8/K2R4"), "d1d8"), _row(fen("7k/8/8/8/8/8/8/K2R4"), "d1d8")
    assert capture[STANDING] != quiet[STANDING] and capture[DEED_SQUARE] == quiet[DEED_SQUARE]
    defended = _row(fen("3q1r1k/8/8/8/8/8/8/K2R4"), "d1d8")
    assert capture[STANDING] % 4 == 1 and defended[STANDING] % 4 == 3  # the queen herself attacks d1
    assert defended[DANGER] == capture[DANGER] + 2


@pytest.mark.parametrize(
    ("board", "threat"),
    [("3k4/8/8/8/8/8/8/K6R", 8 + 1), ("3q3k/8/8/8/8/8/8/K6R", 4 + 1), ("3q1r1k/8/8/8/8/8/8/K6R", 4)],
)
def test_what_a_piece_would_attack_counts(board: str, threat: int) -> None:
    """A king, a queen and what nobody defends are told apart."""
    assert _row(fen(board), "h1d1")[THREAT] == 16 * 1 + threat


def test_a_promotion_counts_by_its_kind() -> None:
    found = {_row(fen("8/P6k/8/8/8/8/8/K7"), f"a7a8{kind}")[CHOICE] for kind in "rnbqk"}
    assert len(found) == 5 and 0 not in found


def test_each_deed_has_places_of_its_own() -> None:
    """A stealth move and a shell do not lie where the ordinary move between the same squares does."""
    text = fen("7k/8/8/8/8/8/8/KQ6", powers="1100")
    rows = [_row(text, action) for action in ("b1b4", "b1b4~")]
    assert rows[0][DEED_SQUARE] != rows[1][DEED_SQUARE] and rows[0][START] != rows[1][START]
