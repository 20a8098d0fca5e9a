# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Views: the one secret of the game is where a hidden queen stands (rulebook 11)."""

from parlour.core.bits import count, first
from parlour.core.chance import pick
from parlour.core.jit import kernel
from parlour.games.chakart.board.bits import bit
from parlour.games.chakart.board.board import lift_man, put_man
from parlour.games.chakart.play.chain import nth
from parlour.games.chakart.state import OBJECT, QUEEN, SPECTATOR, SQUARES

_PLANES = 17
FEATURES = SQUARES * _PLANES + 12 + 4 + 4


@kernel
def observe(s, viewer):
    """Take a hidden queen from the board, unless she is the viewer's own."""
    if s.hidden != 0 and (viewer == SPECTATOR or s.hidden & s.sides[viewer] == 0):
        lift_man(s, first(s.hidden))
        s.hidden = 0


@kernel
def resample(s, viewer, chance):
    """Put a queen that this view does not show on one of the squares she can have reached, each as likely."""
    if s.hidden == 0 and s.suspects != 0:
        square = nth(s.suspects, pick(chance, count(s.suspects)))
        put_man(s, square, 1 - int(s.turn), QUEEN)
        s.hidden = bit(square)


@kernel
def features(s, seat, out):
    """A tensor for learners, seen from `seat`'s side of the board: planes of men, objects and immobilised men, then
    captured men in eights, the powers left, and what is pending."""
    for i in range(FEATURES):
        out[i] = 0.0
    for square in range(SQUARES):
        seen = square ^ 56 if seat == 1 else square
        cell = int(s.cell[square])
        if cell >= OBJECT:
            out[SQUARES * (12 + cell - OBJECT) + seen] = 1.0
        elif cell > 0:
            plane = (cell - 1 + 6 * seat) % 12
            out[SQUARES * plane + seen] = 1.0
        if s.frozen & bit(square) != 0:
            out[SQUARES * 16 + seen] = 1.0
    at = SQUARES * _PLANES
    for i in range(12):
        out[at + i] = float(s.captured[(i + 6 * seat) % 12]) / 8.0
    for i in range(4):
        out[at + 12 + i] = float(s.powers[(i + 2 * seat) % 4])
    out[at + 16 + int(s.pending)] = 1.0
