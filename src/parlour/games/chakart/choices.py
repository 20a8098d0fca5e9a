# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Choices: all legal actions of the side to act, and one of them at random without listing them."""

from parlour.core.chance import pick
from parlour.core.jit import inline, kernel
from parlour.games.chakart.actions import ADVANCE, CLAIM, DROP, MOVE, PROMOTE, STEAL, SWAP, THROW
from parlour.games.chakart.bits import count, first, rest
from parlour.games.chakart.chain import nth
from parlour.games.chakart.geometry import LAST_RANK
from parlour.games.chakart.reach import (
    double_pushes,
    drop_squares,
    east,
    empty_in_view,
    has_power,
    movers,
    own_partners,
    pawn_prey,
    pushes,
    stops_of,
    swappers,
    targets,
    thrown_at,
    west,
)
from parlour.games.chakart.state import (
    GOES_ON,
    KING,
    KINGBOO,
    NO_CLAIM,
    NOTHING,
    PAWN,
    QUEEN,
    SHELL,
    STEALTH,
    TOADETTE,
)

THIRD = 3  # a position that has stood so often can be claimed as drawn
_BECOMING = 5  # ways to promote


@inline
def _kind_at(s, square, seat):
    return int(s.cell[square]) - 1 - 6 * seat


@inline
def _may_claim(s):
    """Whether the position at the start of this turn has stood often enough, and nothing has been played since."""
    return int(s.repeated) >= THIRD and s.pending == NOTHING and int(s.rule_bits) & NO_CLAIM == 0


@kernel
def _list(out, n, base, squares):
    while squares != 0:
        out[n] = base + first(squares)
        squares = rest(squares)
        n += 1
    return n


@kernel
def _list_pawn_steps(out, n, seat, squares, back):
    """Pawn moves by where they end; `back` leads from there to where they start. A last rank names the promotion."""
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
        for kind in range(_BECOMING):
            out[n] = ADVANCE + 5 * (3 * (start & 7) + (to & 7) - (start & 7) + 1) + kind
            n += 1
    return n


@kernel
def _list_moves(s, out):
    seat, men, stops = int(s.turn), movers(s), stops_of(s)
    pawns, prey, back = men & s.kinds[PAWN], pawn_prey(s, seat), 16 * seat - 8
    n = _list_pawn_steps(out, 0, seat, pushes(s, seat, pawns), back)
    n = _list_pawn_steps(out, n, seat, double_pushes(s, seat, pawns), 2 * back)
    n = _list_pawn_steps(out, n, seat, west(seat, pawns) & prey, back + 1)
    n = _list_pawn_steps(out, n, seat, east(seat, pawns) & prey, back - 1)
    left = men & ~pawns
    while left != 0:
        square = first(left)
        left = rest(left)
        kind = _kind_at(s, square, seat)
        seen = targets(s, seat, kind, square, stops)
        n = _list(out, n, MOVE + 64 * square, seen)
        if kind == QUEEN and has_power(s, seat, STEALTH):
            n = _list(out, n, STEAL + 64 * square, seen & empty_in_view(s))
        elif kind == KING and has_power(s, seat, SHELL):
            n = _list(out, n, THROW + 64 * square, thrown_at(s, seat, square, stops))
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
    """Write every legal action into `out`; returns how many."""
    if int(s.ended) != GOES_ON:
        return 0
    if s.promoting != 0:
        for kind in range(_BECOMING):
            out[kind] = PROMOTE + kind
        return _BECOMING
    pending = int(s.pending)
    if pending == KINGBOO:
        return _list_swaps(s, out)
    if pending == TOADETTE:
        return _list_drops(s, out)
    return _list_moves(s, out)


@inline
def _pawn_weight(squares, seat):
    """How many actions pawn steps make: five where they promote."""
    return count(squares) + (_BECOMING - 1) * count(squares & LAST_RANK[seat])


@kernel
def _pawn_step(seat, squares, back, n):
    """The n-th action among pawn steps."""
    ends = squares & LAST_RANK[seat]
    plain = squares & ~ends
    many = count(plain)
    if n < many:
        to = nth(plain, n)
        return MOVE + 64 * (to + back) + to
    n -= many
    to = nth(ends, n // _BECOMING)
    start = to + back
    return ADVANCE + 5 * (3 * (start & 7) + (to & 7) - (start & 7) + 1) + n % _BECOMING


@inline
def _man_weight(s, seat, square, stops):
    """How many actions a man other than a pawn has."""
    kind = _kind_at(s, square, seat)
    seen = targets(s, seat, kind, square, stops)
    many = count(seen)
    if kind == QUEEN and has_power(s, seat, STEALTH):
        many += count(seen & empty_in_view(s))
    elif kind == KING and has_power(s, seat, SHELL):
        many += count(thrown_at(s, seat, square, stops))
    return many


@kernel
def _man_action(s, seat, square, stops, n):
    """The n-th action of a man other than a pawn."""
    kind = _kind_at(s, square, seat)
    seen = targets(s, seat, kind, square, stops)
    many = count(seen)
    if n < many:
        return MOVE + 64 * square + nth(seen, n)
    if kind == QUEEN:
        return STEAL + 64 * square + nth(seen & empty_in_view(s), n - many)
    return THROW + 64 * square + nth(thrown_at(s, seat, square, stops), n - many)


@kernel
def _random_move(s, chance):
    seat, men, stops = int(s.turn), movers(s), stops_of(s)
    pawns, prey, back = men & s.kinds[PAWN], pawn_prey(s, seat), 16 * seat - 8
    ahead, twice = pushes(s, seat, pawns), double_pushes(s, seat, pawns)
    to_west, to_east = west(seat, pawns) & prey, east(seat, pawns) & prey
    by_ahead, by_twice = _pawn_weight(ahead, seat), count(twice)
    by_west, by_east = _pawn_weight(to_west, seat), _pawn_weight(to_east, seat)
    by_pawns = by_ahead + by_twice + by_west + by_east
    total = by_pawns + int(_may_claim(s))
    others = men & ~pawns
    left = others
    while left != 0:
        total += _man_weight(s, seat, first(left), stops)
        left = rest(left)
    n = pick(chance, total)
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
    left = others
    while left != 0:
        square = first(left)
        many = _man_weight(s, seat, square, stops)
        if n < many:
            return _man_action(s, seat, square, stops, n)
        n -= many
        left = rest(left)
    return CLAIM


@kernel
def _random_swap(s, chance):
    seat, total = int(s.turn), 0
    men = swappers(s, seat, int(s.mover))
    left = men
    while left != 0:
        total += count(own_partners(s, seat, first(left)))
        left = rest(left)
    n = pick(chance, total)
    while True:
        square = first(men)
        men = rest(men)
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
    """A uniformly random legal action, without listing them."""
    if s.promoting != 0:
        return PROMOTE + pick(chance, _BECOMING)
    pending = int(s.pending)
    if pending == KINGBOO:
        return _random_swap(s, chance)
    if pending == TOADETTE:
        return _random_drop(s, chance)
    return _random_move(s, chance)
