# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Choices: all legal actions of the side to act, and a random one of them without listing them."""

from parlour.core.chance import pick
from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count, first, nth
from parlour.games.chakart.board.bits import rest
from parlour.games.chakart.board.fills import leap_start, leaps, sight, slide_start, slides, step_start, steps
from parlour.games.chakart.board.geometry import LAST_RANK
from parlour.games.chakart.board.reach import (
    double_pushes,
    drop_squares,
    east,
    empty_in_view,
    has_power,
    movers,
    own_partners,
    passable,
    pawn_targets,
    pushes,
    shell_targets,
    swappers,
    west,
)
from parlour.games.chakart.play.actions import CLAIM, DROP, MOVE, PROMOTE, PROMOTING_MOVE, STEALTH_MOVE, SWAP, THROW
from parlour.games.chakart.state import (
    BISHOP,
    GOES_ON,
    KING,
    KINGBOO,
    KNIGHT,
    NO_CLAIM,
    NOTHING,
    PAWN,
    PROMOTIONS,
    QUEEN,
    ROOK,
    SHELL,
    STEALTH,
    TOADETTE,
)

THIRD = 3  # a position that has occurred so often can be claimed as drawn
_PROMOTION_KINDS = len(PROMOTIONS)
SLIDE, LEAP, STEP = range(3)  # the ways in which pieces move


@inline
def _may_claim(s):
    """Tell whether a draw can be claimed: the position has occurred often enough, and the turn has just begun."""
    return int(s.repeated) >= THIRD and s.pending == NOTHING and int(s.rule_bits) & NO_CLAIM == 0


@kernel
def _list(out, n, base, squares):
    """List an action for each square of a set, from place n on; return the place after them."""
    while squares != 0:
        out[n] = base + first(squares)
        squares = rest(squares)
        n += 1
    return n


@kernel
def _list_pawn_steps(out, n, seat, squares, back):
    """List pawn moves by the squares where they end; a move to the last rank names the promotion.

    Adding `back` to a move's end gives its start.
    """
    ends = squares & LAST_RANK[seat]
    squares &= ~ends
    while squares != 0:
        to = first(squares)
        squares = rest(squares)
        out[n] = MOVE + 64 * (to + back) + to
        n += 1
    while ends != 0:
        to = first(ends)
        ends = rest(ends)
        start = to + back
        for kind in range(_PROMOTION_KINDS):
            out[n] = PROMOTING_MOVE + 5 * (3 * (start & 7) + (to & 7) - (start & 7) + 1) + kind
            n += 1
    return n


@inline
def _start(how, direction, to, pieces):
    """Return the start of the piece that reaches a square in a direction."""
    if how == SLIDE:
        return slide_start(direction, to, pieces)
    return leap_start(direction, to) if how == LEAP else step_start(direction, to)


@kernel
def _list_ways(out, n, base, how, ways, pieces):
    """List the actions of eight directions."""
    for direction in range(8):
        squares = ways[direction]
        while squares != 0:
            to = first(squares)
            squares = rest(squares)
            out[n] = base + 64 * _start(how, direction, to, pieces) + to
            n += 1
    return n


@kernel
def _list_moves(s, out):
    seat, pieces, free = int(s.turn), movers(s), passable(s)
    own, goal = s.sides[seat], ~s.sides[seat]
    pawns, targets, back = pieces & s.kinds[PAWN], pawn_targets(s, seat), 16 * seat - 8
    n = _list_pawn_steps(out, 0, seat, pushes(s, seat, pawns), back)
    n = _list_pawn_steps(out, n, seat, double_pushes(s, seat, pawns), 2 * back)
    n = _list_pawn_steps(out, n, seat, west(seat, pawns) & targets, back + 1)
    n = _list_pawn_steps(out, n, seat, east(seat, pawns) & targets, back - 1)
    queens, kings = pieces & s.kinds[QUEEN], pieces & s.kinds[KING]
    sliding = slides(pieces & s.kinds[ROOK] | queens, pieces & s.kinds[BISHOP] | queens, free, goal)
    n = _list_ways(out, n, MOVE, SLIDE, sliding, own)
    n = _list_ways(out, n, MOVE, LEAP, leaps(pieces & s.kinds[KNIGHT], goal), own)
    n = _list_ways(out, n, MOVE, STEP, steps(kings, goal), own)
    if queens != 0 and has_power(s, seat, STEALTH):
        n = _list_ways(out, n, STEALTH_MOVE, SLIDE, slides(queens, queens, free, empty_in_view(s)), own)
    if kings != 0 and has_power(s, seat, SHELL):
        n = _list_ways(out, n, THROW, SLIDE, slides(kings, kings, free, shell_targets(s, seat)), own)
    if _may_claim(s):
        out[n] = CLAIM
        n += 1
    return n


@kernel
def _list_swaps(s, out):
    seat, n = int(s.turn), 0
    left = swappers(s, seat, int(s.mover))
    while left != 0:
        square = first(left)
        left = rest(left)
        n = _list(out, n, SWAP + 64 * square, own_partners(s, seat, square))
    return n


@kernel
def _list_drops(s, out):
    seat, n = int(s.turn), 0
    for kind in range(6):
        if s.captured[6 * seat + kind] > 0:
            n = _list(out, n, DROP + 64 * kind, drop_squares(s, seat, kind))
    return n


@kernel
def legal(s, out):
    """Write every legal action into `out`; return how many there are."""
    if int(s.ended) != GOES_ON:
        return 0
    if s.promoting != 0:
        for kind in range(_PROMOTION_KINDS):
            out[kind] = PROMOTE + kind
        return _PROMOTION_KINDS
    pending = int(s.pending)
    if pending == KINGBOO:
        return _list_swaps(s, out)
    if pending == TOADETTE:
        return _list_drops(s, out)
    return _list_moves(s, out)


@inline
def _count_pawn_moves(squares, seat):
    """Return how many actions pawn steps make: five for each that promotes."""
    return count(squares) + (_PROMOTION_KINDS - 1) * count(squares & LAST_RANK[seat])


@kernel
def _pawn_step(seat, squares, back, n):
    """Return the n-th action among pawn steps."""
    ends = squares & LAST_RANK[seat]
    plain = squares & ~ends
    many = count(plain)
    if n < many:
        to = nth(plain, n)
        return MOVE + 64 * (to + back) + to
    n -= many
    to = nth(ends, n // _PROMOTION_KINDS)
    start = to + back
    return PROMOTING_MOVE + 5 * (3 * (start & 7) + (to & 7) - (start & 7) + 1) + n % _PROMOTION_KINDS


@inline
def _count_ways(ways):
    """Return how many squares the sets of all eight directions hold together."""
    return (
        count(ways[0]) + count(ways[1]) + count(ways[2]) + count(ways[3])
        + count(ways[4]) + count(ways[5]) + count(ways[6]) + count(ways[7])
    )  # fmt: skip


@kernel
def _nth_way(base, how, ways, pieces, n):
    """Return the n-th action of eight directions."""
    way, direction, before, passed = ways[0], 0, 0, 0
    for at in range(7):
        passed += count(ways[at])
        beyond = n >= passed
        way, direction, before = (ways[at + 1], at + 1, passed) if beyond else (way, direction, before)
    to = nth(way, n - before)
    return base + 64 * _start(how, direction, to, pieces) + to


@kernel
def _nth_power(s, seat, pieces, free, n):
    """Return the n-th action beyond ordinary moves: a stealth move, a shell, or the claim."""
    own, queens, kings = s.sides[seat], pieces & s.kinds[QUEEN], pieces & s.kinds[KING]
    if queens != 0 and has_power(s, seat, STEALTH):
        ways = slides(queens, queens, free, empty_in_view(s))
        many = _count_ways(ways)
        if n < many:
            return _nth_way(STEALTH_MOVE, SLIDE, ways, own, n)
        n -= many
    if kings != 0 and has_power(s, seat, SHELL):
        ways = slides(kings, kings, free, shell_targets(s, seat))
        if n < _count_ways(ways):
            return _nth_way(THROW, SLIDE, ways, own, n)
    return CLAIM


@inline
def _count_seen(pieces, stops, goal):
    """Return how many squares of a goal each of these pieces sees, added up.

    Mostly there is one piece, for which no sweep pays.
    """
    many = 0
    while pieces != 0:
        many += count(sight(first(pieces), stops) & goal)
        pieces = rest(pieces)
    return many


@inline
def _count_powers(s, seat, pieces, free):
    """Return the number of actions beyond ordinary moves: stealth moves, shells and the claim."""
    many, queens, kings = int(_may_claim(s)), pieces & s.kinds[QUEEN], pieces & s.kinds[KING]
    if has_power(s, seat, STEALTH):
        many += _count_seen(queens, ~free, empty_in_view(s))
    if has_power(s, seat, SHELL):
        many += _count_seen(kings, ~free, shell_targets(s, seat))
    return many


@kernel
def _random_move(s, chance):
    seat, pieces, free = int(s.turn), movers(s), passable(s)
    own, goal = s.sides[seat], ~s.sides[seat]
    pawns, targets, back = pieces & s.kinds[PAWN], pawn_targets(s, seat), 16 * seat - 8
    ahead, twice = pushes(s, seat, pawns), double_pushes(s, seat, pawns)
    to_west, to_east = west(seat, pawns) & targets, east(seat, pawns) & targets
    by_ahead, by_twice = _count_pawn_moves(ahead, seat), count(twice)
    by_west, by_east = _count_pawn_moves(to_west, seat), _count_pawn_moves(to_east, seat)
    queens = pieces & s.kinds[QUEEN]
    sliding = slides(pieces & s.kinds[ROOK] | queens, pieces & s.kinds[BISHOP] | queens, free, goal)
    leaping, stepping = leaps(pieces & s.kinds[KNIGHT], goal), steps(pieces & s.kinds[KING], goal)
    by_slides, by_leaps, by_steps = _count_ways(sliding), _count_ways(leaping), _count_ways(stepping)
    by_pawns = by_ahead + by_twice + by_west + by_east
    ordinary = by_pawns + by_slides + by_leaps + by_steps
    n = pick(chance, ordinary + _count_powers(s, seat, pieces, free))
    if n < by_pawns:
        if n < by_ahead:
            return _pawn_step(seat, ahead, back, n)
        n -= by_ahead
        if n < by_twice:
            return _pawn_step(seat, twice, 2 * back, n)
        n -= by_twice
        if n < by_west:
            return _pawn_step(seat, to_west, back + 1, n)
        return _pawn_step(seat, to_east, back - 1, n - by_west)
    n -= by_pawns
    if n < by_slides:
        return _nth_way(MOVE, SLIDE, sliding, own, n)
    n -= by_slides
    if n < by_leaps:
        return _nth_way(MOVE, LEAP, leaping, own, n)
    n -= by_leaps
    if n < by_steps:
        return _nth_way(MOVE, STEP, stepping, own, n)
    return _nth_power(s, seat, pieces, free, n - by_steps)


@kernel
def _random_swap(s, chance):
    seat, total = int(s.turn), 0
    pieces = swappers(s, seat, int(s.mover))
    left = pieces
    while left != 0:
        total += count(own_partners(s, seat, first(left)))
        left = rest(left)
    n = pick(chance, total)
    while True:
        square = first(pieces)
        pieces = rest(pieces)
        others = own_partners(s, seat, square)
        if n < count(others):
            return SWAP + 64 * square + nth(others, n)
        n -= count(others)


@kernel
def _random_drop(s, chance):
    seat, total = int(s.turn), 0
    for kind in range(6):
        if s.captured[6 * seat + kind] > 0:
            total += count(drop_squares(s, seat, kind))
    n, kind = pick(chance, total), 0
    while True:
        if s.captured[6 * seat + kind] > 0:
            squares = drop_squares(s, seat, kind)
            if n < count(squares):
                return DROP + 64 * kind + nth(squares, n)
            n -= count(squares)
        kind += 1


@kernel
def random_action(s, chance):
    """Return a uniformly random legal action, without listing them."""
    if s.promoting != 0:
        return PROMOTE + pick(chance, _PROMOTION_KINDS)
    pending = int(s.pending)
    if pending == KINGBOO:
        return _random_swap(s, chance)
    if pending == TOADETTE:
        return _random_drop(s, chance)
    return _random_move(s, chance)
