# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Views: the one secret of the game is where a hidden queen stands (rulebook 11)."""

from parlour.core.bits import count, first, nth
from parlour.core.chance import pick
from parlour.core.jit import kernel
from parlour.games.chakart.board.bits import bit
from parlour.games.chakart.board.board import lift_man, put_man
from parlour.games.chakart.state import QUEEN, SPECTATOR


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
