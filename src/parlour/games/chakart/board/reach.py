# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Reach: where each man may go in the view of the side to act, as sets of squares (rulebook 6 and 9)."""

from parlour.core.bits import first
from parlour.core.jit import inline, kernel
from parlour.games.chakart.board.bits import bit, down, rest, up
from parlour.games.chakart.board.board import men_in_view, things
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
from parlour.games.chakart.board.sweeps import sight
from parlour.games.chakart.state import (
    BANANA,
    BISHOP,
    BOMB,
    DAISY,
    KNIGHT,
    PAWN,
    REPLAY_ANYONE,
    ROOK,
    SHELL_MEN_ONLY,
    SWAP_ANYONE,
)


@inline
def passable(s):
    """What does not end a line: empty squares, eggs and mushrooms, all but men, bananas and bombs."""
    return ~(men_in_view(s) | s.objects[BANANA] | s.objects[BOMB])


@inline
def movers(s):
    """The men of the side to act that may act: the one that moved in Daisy's bonus, else all that can move."""
    men = s.sides[s.turn] & ~s.frozen
    if s.pending == DAISY and int(s.rule_bits) & REPLAY_ANYONE == 0:
        men &= bit(int(s.mover))
    return men


@inline
def _ahead(seat, men):
    return up(men, 8) if seat == 0 else down(men, 8)


@inline
def west(seat, men):
    """One step forward and towards the a-file."""
    return up(men & ~FILE_A, 7) if seat == 0 else down(men & ~FILE_A, 9)


@inline
def east(seat, men):
    """One step forward and towards the h-file."""
    return up(men & ~FILE_H, 9) if seat == 0 else down(men & ~FILE_H, 7)


@inline
def pushes(s, seat, pawns):
    """Where pawns may step forward: objects do not block."""
    return _ahead(seat, pawns) & ~men_in_view(s)


@inline
def double_pushes(s, seat, pawns):
    """Where pawns on their first or second rank may go two steps."""
    open_squares = ~men_in_view(s)
    return _ahead(seat, _ahead(seat, pawns & STARTS[seat]) & open_squares) & open_squares


@inline
def pawn_prey(s, seat):
    """What a pawn takes diagonally: visible enemies and any object."""
    return s.sides[1 - seat] & ~s.hidden | things(s)


@inline
def throw_prey(s, seat):
    """What a shell removes (rulebook 12.16)."""
    men = s.sides[1 - seat] & ~s.hidden
    if int(s.rule_bits) & SHELL_MEN_ONLY != 0:
        return men
    return men | s.objects[BANANA] | s.objects[BOMB]


@inline
def has_power(s, seat, power):
    """Whether a colour's shell or stealth is still to be used."""
    return s.powers[2 * seat + power] != 0


@inline
def can_act(s, seat, men):
    """Whether any of these men has an action.

    A slider that has one has a first step, and neither a stealth move nor a shell exists without a step of its man.
    """
    free = ~s.sides[seat]
    pawns = men & s.kinds[PAWN]
    if pushes(s, seat, pawns) != 0 or (west(seat, pawns) | east(seat, pawns)) & pawn_prey(s, seat) != 0:
        return True
    left = men & ~pawns
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
    """The men with whom the man on a square may change places: no pawn may land on its own last rank (rulebook 9)."""
    here = bit(square)
    found = men_in_view(s) & ~here
    if here & s.kinds[PAWN] != 0:
        found &= ~LAST_RANK[0 if here & s.sides[0] != 0 else 1]
    if here & RANK_8 != 0:
        found &= ~(s.kinds[PAWN] & s.sides[0])
    elif here & RANK_1 != 0:
        found &= ~(s.kinds[PAWN] & s.sides[1])
    return found


@inline
def swappers(s, seat, mover):
    """The men King Boo may move: the one that moved, or any own one (rulebook 12.3)."""
    return s.sides[seat] if int(s.rule_bits) & SWAP_ANYONE != 0 else bit(mover)


@kernel
def own_partners(s, seat, square):
    """Partners of one of several swappers; of two men of one side, the exchange is listed from the lower square."""
    found = partners(s, square)
    if int(s.rule_bits) & SWAP_ANYONE != 0:
        found &= ~s.sides[seat] | up(-2, square)
    return found


@kernel
def can_swap(s, seat, mover):
    """Whether King Boo has anything to do."""
    left = swappers(s, seat, mover)
    while left != 0:
        if own_partners(s, seat, first(left)) != 0:
            return True
        left = rest(left)
    return False


@inline
def drop_squares(s, seat, kind):
    """Where a man can be put back: open squares, a pawn not on its last rank."""
    free = ~men_in_view(s)
    return free & ~LAST_RANK[seat] if kind == PAWN else free


@kernel
def can_drop(s, seat):
    """Whether Toadette has anything to put back, and room for it."""
    for kind in range(6):
        if s.captured[6 * seat + kind] > 0 and drop_squares(s, seat, kind) != 0:
            return True
    return False


@inline
def empty_in_view(s):
    """Squares that look empty to the side to act."""
    return ~(men_in_view(s) | things(s))


@inline
def seen_by_queen(s, square):
    """What a queen sees from a square."""
    return sight(square, ~passable(s))
