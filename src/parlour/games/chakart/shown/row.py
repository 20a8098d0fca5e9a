# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Row: a viewer's table as numbers, with the FEN of their view and their legal actions."""

from parlour.core.jit import kernel
from parlour.games.chakart.play.choices import legal
from parlour.games.chakart.play.moves import to_act
from parlour.games.chakart.play.views import observe
from parlour.games.chakart.written.line import write

LENGTH: int = 8
TO_ACT, PENDING, PROMOTING, MOVER, REPEATED, ENDED, LETTERS, CHOICES = range(LENGTH)


@kernel
def show(states, viewer, views, out, line, actions):
    """Write a viewer's facts into `out`, their FEN into `line` and their legal actions into `actions`.

    `out` also says how much of `line` and `actions` was written.
    """
    views[0] = states[0]
    s = views[0]
    observe(s, viewer)
    turn = int(to_act(s))
    out[TO_ACT], out[PENDING], out[PROMOTING], out[MOVER] = turn, int(s.pending), int(s.promoting), int(s.mover)
    out[REPEATED], out[ENDED] = int(s.repeated), int(s.ended)
    out[LETTERS] = int(write(s, line))
    out[CHOICES] = int(legal(s, actions)) if turn == viewer else 0
