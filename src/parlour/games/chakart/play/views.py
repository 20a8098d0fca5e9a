# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Views: hiding and imagining the one secret of the game, a hidden queen's square (rulebook 11)."""

from parlour.core.bits import count, first, nth
from parlour.core.chance import pick
from parlour.core.jit import kernel
from parlour.games.chakart.board.bits import bit
from parlour.games.chakart.board.board import lift_man, put_man
from parlour.games.chakart.state import QUEEN, SPECTATOR


@kernel
def observe(s, viewer):
    """Take a hidden queen from the board, unless the viewer's side owns it."""
    if s.hidden != 0 and (viewer == SPECTATOR or s.hidden & s.sides[viewer] == 0):
        lift_man(s, first(s.hidden))
        s.hidden = 0


@kernel
def resample(s, viewer, chance):
    """Put a queen that this view does not show on one of its possible squares, all equally likely."""
    if s.hidden == 0 and s.suspects != 0:
        square = nth(s.suspects, pick(chance, count(s.suspects)))
        put_man(s, square, 1 - int(s.turn), QUEEN)
        s.hidden = bit(square)
