# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Reach: the squares to which each piece may go, in the view of the side to act (rulebook 6 and 9)."""

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import first
from parlour.games.chakart.board.bits import bit, down, rest, up
from parlour.games.chakart.board.board import object_squares, pieces_in_view
from parlour.games.chakart.board.fills import sight
from parlour.games.chakart.board.geometry import (
    AROUND,
    DIAGONAL,
    FILE_A,
    FILE_H,
    LAST_RANK,
    LEAPS,
    ORTHOGONAL,
    RANK_1,
    RANK_8,
    STARTS,
)
from parlour.games.chakart.state import (
    BANANA,
    BISHOP,
    BOMB,
    DAISY,
    KNIGHT,
    PAWN,
    REPLAY_ANYONE,
    ROOK,
    SHELL_PIECES_ONLY,
    SWAP_ANYONE,
)


@inline
def passable(s):
    """Return the squares that do not end a line: all but those with a visible piece, a banana or a bomb."""
    return ~(pieces_in_view(s) | s.objects[BANANA] | s.objects[BOMB])


@inline
def movers(s):
    """Return the pieces with which the side may act: in Daisy's bonus the one that moved, else all that can move."""
    pieces = s.sides[s.turn] & ~s.frozen
    if s.pending == DAISY and int(s.rule_bits) & REPLAY_ANYONE == 0:
        pieces &= bit(int(s.mover))
    return pieces


@inline
def _ahead(seat, pieces):
    """Move a set one step forward."""
    return up(pieces, 8) if seat == 0 else down(pieces, 8)


@inline
def west(seat, pieces):
    """Move a set one step forward and towards the a-file."""
    return up(pieces & ~FILE_A, 7) if seat == 0 else down(pieces & ~FILE_A, 9)


@inline
def east(seat, pieces):
    """Move a set one step forward and towards the h-file."""
    return up(pieces & ~FILE_H, 9) if seat == 0 else down(pieces & ~FILE_H, 7)


@inline
def pushes(s, seat, pawns):
    """Return the squares to which pawns may step forward; objects do not block them."""
    return _ahead(seat, pawns) & ~pieces_in_view(s)


@inline
def double_pushes(s, seat, pawns):
    """Return the squares that pawns on their first or second rank may reach by two steps."""
    open_squares = ~pieces_in_view(s)
    return _ahead(seat, _ahead(seat, pawns & STARTS[seat]) & open_squares) & open_squares


@inline
def pawn_targets(s, seat):
    """Return the squares of what a pawn takes diagonally: visible enemies and any object."""
    return s.sides[1 - seat] & ~s.hidden | object_squares(s)


@inline
def shell_targets(s, seat):
    """Return the squares of what a shell removes (rulebook 12.16)."""
    pieces = s.sides[1 - seat] & ~s.hidden
    if int(s.rule_bits) & SHELL_PIECES_ONLY != 0:
        return pieces
    return pieces | s.objects[BANANA] | s.objects[BOMB]


@inline
def has_power(s, seat, power):
    """Tell whether a colour still has its shell or its stealth move."""
    return s.powers[2 * seat + power] != 0


@inline
def can_act(s, seat, pieces):
    """Tell whether any of these pieces has an action.

    Looking at single steps is enough. A slider that can move has a first step. A stealth move or a shell, too, needs
    a step that its piece could take.
    """
    free = ~s.sides[seat]
    pawns = pieces & s.kinds[PAWN]
    if pushes(s, seat, pawns) != 0 or (west(seat, pawns) | east(seat, pawns)) & pawn_targets(s, seat) != 0:
        return True
    left = pieces & ~pawns
    while left != 0:
        square = first(left)
        here = bit(square)
        left = rest(left)
        if here & s.kinds[KNIGHT] != 0:
            steps = LEAPS[square]
        elif here & s.kinds[ROOK] != 0:
            steps = ORTHOGONAL[square]
        elif here & s.kinds[BISHOP] != 0:
            steps = DIAGONAL[square]
        else:
            steps = AROUND[square]
        if steps & free != 0:
            return True
    return False


@kernel
def partners(s, square):
    """Return the pieces with which the piece on a square may change places.

    No pawn may land on its own last rank (rulebook 9).
    """
    here = bit(square)
    found = pieces_in_view(s) & ~here
    if here & s.kinds[PAWN] != 0:
        found &= ~LAST_RANK[0 if here & s.sides[0] != 0 else 1]
    if here & RANK_8 != 0:
        found &= ~(s.kinds[PAWN] & s.sides[0])
    elif here & RANK_1 != 0:
        found &= ~(s.kinds[PAWN] & s.sides[1])
    return found


@inline
def swappers(s, seat, mover):
    """Return the pieces that King Boo may move: the one that moved, or any of the side's own (rulebook 12.3)."""
    return s.sides[seat] if int(s.rule_bits) & SWAP_ANYONE != 0 else bit(mover)


@kernel
def own_partners(s, seat, square):
    """Return the partners of one of several pieces that King Boo may move.

    An exchange of two pieces of one side is listed once, from the lower square.
    """
    found = partners(s, square)
    if int(s.rule_bits) & SWAP_ANYONE != 0:
        found &= ~s.sides[seat] | up(-2, square)
    return found


@kernel
def can_swap(s, seat, mover):
    """Tell whether King Boo can exchange any two pieces."""
    left = swappers(s, seat, mover)
    while left != 0:
        if own_partners(s, seat, first(left)) != 0:
            return True
        left = rest(left)
    return False


@inline
def drop_squares(s, seat, kind):
    """Return the squares where a piece can be dropped: those without a visible piece, for a pawn not its last rank."""
    free = ~pieces_in_view(s)
    return free & ~LAST_RANK[seat] if kind == PAWN else free


@kernel
def can_drop(s, seat):
    """Tell whether Toadette has a piece to put back, and room for it."""
    for kind in range(6):
        if s.captured[6 * seat + kind] > 0 and drop_squares(s, seat, kind) != 0:
            return True
    return False


@inline
def empty_in_view(s):
    """Return the squares that look empty to the side to act."""
    return ~(pieces_in_view(s) | object_squares(s))


@inline
def seen_by_queen(s, square):
    """Return the squares that a queen sees from a square."""
    return sight(square, ~passable(s))
