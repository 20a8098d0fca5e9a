# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Shortcut: random play to the end of a match, told without a board: nine cells as a handful of words in registers.

A word has nine fields of seven bits, one for each cell. Six bits are a number, and the highest is a *guard*. A board is
four words: what the cards that lie there show up, right, down and left, each as 63 less it. So the guards of one sum
tell where the one shows more than the other, and an empty cell, which shows 63, is never beaten. A set of cells is
guards alone. It moves to the cells beside by a shift.
"""

from typing import Final

import numpy as np

from parlour.core.chance import draw
from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import alone, count, first
from parlour.games.triple_triad.numbering import SLOT_AT
from parlour.games.triple_triad.play.geometry import SHARE, SHARE_BITS
from parlour.games.triple_triad.play.moves import SPECIAL
from parlour.games.triple_triad.state import (
    ACE,
    ADJUSTED_SPECIAL,
    ALL_CELLS,
    ASCENSION,
    BATTLE,
    BATTLE_SYMMETRIC,
    BROKEN_WALL,
    CELLS,
    CHAOS,
    CLAMP,
    COMBO,
    DESCENSION,
    ELEMENTAL,
    FALLEN_ACE,
    ORDER,
    PLAYING,
    PLUS,
    PLUS_WALL,
    POWER_WALL,
    PRINTED_COMBO,
    REPLAY_TIE,
    REVERSE,
    SAME,
    SAME_WALL,
    SUDDEN_DEATH,
    TRIGGERS,
)

WIDTH: Final = 7
_ROW: Final = 3 * WIDTH
_TOP: Final = 63  # the most that a field holds
_ALL: Final = (1 << 63) - 1


def _everywhere(number: int, cells: range | tuple[int, ...]) -> int:
    """Return a word with a number in the fields of some cells."""
    return sum(number << WIDTH * cell for cell in cells)


_FIRST_COLUMN, _LAST_COLUMN = range(0, CELLS, 3), range(2, CELLS, 3)
_ONES: Final = _everywhere(1, range(CELLS))
_GUARDS: Final = _ONES << 6
_NUMBERS: Final = _TOP * _ONES
_NOT_FIRST: Final = _GUARDS & ~_everywhere(64, _FIRST_COLUMN)
_NOT_LAST: Final = _GUARDS & ~_everywhere(64, _LAST_COLUMN)
_BUT_FIRST: Final = _ALL & ~_everywhere(127, _FIRST_COLUMN)
_BUT_LAST: Final = _ALL & ~_everywhere(127, _LAST_COLUMN)
# Walls show A: above, to the right, below and to the left of the cells at the rim.
_WALLS: Final = tuple(
    _everywhere(_TOP - ACE, cells) for cells in (range(3), _LAST_COLUMN, range(6, CELLS), _FIRST_COLUMN)
)
_SUM: Final = 31  # the least of a field that stands for an empty cell, in sums of Plus
_SUMS: Final = (1 << 32) - 1  # the sums that two cards can have

# What a board in registers does not know.
_BEYOND: Final = ASCENSION | DESCENSION | BROKEN_WALL | POWER_WALL | ORDER | CHAOS
_BATTLES: Final = BATTLE | BATTLE_SYMMETRIC
_RARE: Final = _BATTLES | ELEMENTAL | REVERSE | FALLEN_ACE
_AGAIN: Final = SUDDEN_DEATH | REPLAY_TIE
_SLOT: Final = SLOT_AT.astype(np.uint8)  # unsigned, so that no index counts from the end
_SHARE: Final = SHARE.astype(np.uint32)


@inline
def _cell(there):
    """Return the cell of a set of one."""
    return first(there) * 37 >> 8


@inline
def _sides(s, slot):
    return int(s.side[slot, 0]), int(s.side[slot, 1]), int(s.side[slot, 2]), int(s.side[slot, 3])


@inline
def _limited(value):
    return min(max(value, 1), ACE)


@inline
def _counted(s, flags, slot, cell, sides):
    """Return what the sides of a card count for on a cell (rulebook 3.10)."""
    if flags & ELEMENTAL == 0:
        return sides
    mark, (a, b, c, d) = int(s.mark[cell]), sides
    more = (2 * int(int(s.element[slot]) == mark) - 1) * int(mark != 0)
    if flags & CLAMP == 0:
        return a + more, b + more, c + more, d + more
    return _limited(a + more), _limited(b + more), _limited(c + more), _limited(d + more)


@inline
def _everywhere_of(sides):
    a, b, c, d = sides
    return a * _ONES, b * _ONES, c * _ONES, d * _ONES


@inline
def _laid(board, words, field):
    """Return a board with a card in a field."""
    (up, right, down, left), (a, b, c, d) = board, words
    return up | ~a & field, right | ~b & field, down | ~c & field, left | ~d & field


@inline
def _against(board, words):
    """Return four words whose guards tell where a card's sides show more than what would face them."""
    (up, right, down, left), (a, b, c, d) = board, words
    return a + down, b + left, c + up, d + right


@inline
def _of(words, around):
    """Return what one word tells of the cell above, one of the cell to the right, and so on."""
    (a, b, c, d), (up, right, down, left) = words, around
    return a & up | b & right | c & down | d & left


@inline
def _equal(words, around):
    a, b, c, d = words
    return _of(((a + _ONES) & ~a, (b + _ONES) & ~b, (c + _ONES) & ~c, (d + _ONES) & ~d), around)


@inline
def _less(words):
    a, b, c, d = words
    return ~(a + _ONES), ~(b + _ONES), ~(c + _ONES), ~(d + _ONES)


@inline
def _shows(word, number):
    """Return guards where a word shows a number."""
    return ~((word ^ (_TOP - number) * _ONES) + _NUMBERS)


@inline
def _felled(board, sides, around, own, facing):
    """Return the cells beside that show one number to a side with another."""
    (up, right, down, left), (a, b, c, d) = board, sides
    words = (
        _shows(down, facing) & -int(a == own),
        _shows(left, facing) & -int(b == own),
        _shows(up, facing) & -int(c == own),
        _shows(right, facing) & -int(d == own),
    )
    return _of(words, around)


@inline
def _same(flags, sides, around, alike):
    """Return the cells that match for Same (rulebook 3.4, 3.5)."""
    matches = count(alike)
    if flags & SAME_WALL != 0:
        (a, b, c, d), (up, right, down, left) = sides, around
        matches += int(a == ACE and up == 0) + int(b == ACE and right == 0)
        matches += int(c == ACE and down & _GUARDS == 0) + int(d == ACE and left == 0)
    return alike if matches >= 2 else 0


@inline
def _plus(flags, board, sides, around, at):
    """Return the cells whose sum another side has as well (rulebook 3.6, 3.7); `at` is the place of the field."""
    (up, right, down, left), (a, b, c, d) = board, sides
    above, beside, below, before = down << _ROW, left >> WIDTH & _BUT_LAST, up >> _ROW, right << WIDTH & _BUT_FIRST
    if flags & PLUS_WALL != 0:
        above, beside, below, before = above | _WALLS[0], beside | _WALLS[1], below | _WALLS[2], before | _WALLS[3]
    one = 1 << a + _SUM - (above >> at & _SUM)
    two = 1 << b + _SUM - (beside >> at & _SUM)
    three = 1 << c + _SUM - (below >> at & _SUM)
    four = 1 << d + _SUM - (before >> at & _SUM)
    either, other = one | two, three | four
    twice = (one & two | three & four | either & other) & _SUMS
    over, right_of, under, left_of = around
    found = over if one & twice != 0 else 0
    found |= right_of if two & twice != 0 else 0
    found |= under if three & twice != 0 else 0
    return found | (left_of if four & twice != 0 else 0)


@inline
def _chain(flags, board, wave, mine, theirs):
    """Return both seats' cells after a combo from some cells: all nine attack at once (rulebook 3.8)."""
    up, right, down, left = board
    words = (
        (~up & _NUMBERS) + (down << _ROW & _ALL),
        (~right & _NUMBERS) + (left >> WIDTH),
        (~down & _NUMBERS) + (up >> _ROW),
        (~left & _NUMBERS) + (right << WIDTH & _ALL),
    )
    above, beside, below, before = _less(words) if flags & REVERSE != 0 else words
    beside, before = beside & _NOT_LAST, before & _NOT_FIRST
    while wave != 0:
        upright = (wave & above) >> _ROW | (wave & below) << _ROW
        wave = (upright | (wave & beside) << WIDTH | (wave & before) >> WIDTH) & theirs
        mine |= wave
        theirs ^= wave
    return mine, theirs


@inline
def _placed(s, flags, seat, cells, state, empty, board, printed, totals, hand, mine, theirs):
    """Lay a random card of `hand` on a random empty cell, of which there are `cells`; return what it changes."""
    n = count(hand) * cells
    choice = 0
    if n > 1:
        state, choice = draw(state, n)
    card = choice * int(_SHARE[cells & 15]) >> SHARE_BITS
    held, there = alone(hand, card), alone(empty, choice - card * cells)
    hand ^= held
    empty ^= there
    slot = int(_SLOT[seat, first(held)])
    cell = _cell(there) if flags & ELEMENTAL != 0 else 0
    plain = _sides(s, slot)
    sides = _counted(s, flags, slot, cell, plain)
    around = there >> _ROW, (there & _NOT_LAST) << WIDTH, there << _ROW, (there & _NOT_FIRST) >> WIDTH
    field = there - (there >> 6)
    words = _everywhere_of(sides)
    against = _against(board, words)
    flips = _of(_less(against) if flags & REVERSE != 0 else against, around)
    if flags & FALLEN_ACE != 0:
        flips |= _felled(board, sides, around, 1, ACE)
        if flags & REVERSE != 0:
            flips |= _felled(board, sides, around, ACE, 1)
    # What Same, Plus and Battle compare: the printed numbers.
    twofold = flags & ELEMENTAL != 0 and flags & (TRIGGERS | _BATTLES | PRINTED_COMBO) != 0
    shown, prints, beside = board, words, against
    if twofold:
        shown, prints = printed, _everywhere_of(plain)
        beside = _against(shown, prints)
    special, alike, lower, total = 0, 0, 0, 0
    if flags & (_BATTLES | SAME) != 0:
        alike = _equal(beside, around)
    if flags & _BATTLES != 0:
        a, b, c, d = plain
        total = (a + b + c + d) * _ONES
        lower = total + totals
        if flags & BATTLE != 0:
            flips |= lower & alike
    near = _of((-1, -1, -1, -1), around) & (mine | theirs)
    if flags & TRIGGERS != 0 and near & theirs != 0 and (flags & (SAME_WALL | PLUS_WALL) != 0 or near & near - 1 != 0):
        whose, lies, matching = plain, shown, alike
        if flags & ELEMENTAL != 0 and flags & ADJUSTED_SPECIAL != 0:
            whose, lies, matching = sides, board, _equal(against, around)
        if flags & SAME != 0:
            special = _same(flags, whose, around, matching)
        if flags & PLUS != 0:
            special |= _plus(flags, lies, whose, around, first(there) - 6)
        special &= theirs
    flips = flips & theirs | special
    board = _laid(board, words, field)
    if twofold:
        printed = _laid(printed, prints, field)
    mine |= there | flips
    theirs ^= flips
    if flags & COMBO != 0 and special != 0:
        mine, theirs = _chain(
            flags, printed if twofold and flags & PRINTED_COMBO != 0 else board, special, mine, theirs
        )
    if flags & BATTLE_SYMMETRIC != 0 and ~(lower + _ONES) & alike & theirs != 0:
        mine ^= there
        theirs |= there
    if flags & _BATTLES != 0:
        totals |= ~total & field
    return state, empty, board, printed, totals, hand, mine, theirs


@inline
def _played(s, flags, chance):
    """Play random cards to the last cell; return the set of cells that the first seat controls then.

    Code for flags that the caller has masked is left out by the compiler.
    """
    seat = int(s.turn) & 1
    vacant = int(s.vacant) & ALL_CELLS
    one, two = int(s.hand[seat]), int(s.hand[1 - seat])
    board, printed, totals = (0, 0, 0, 0), (0, 0, 0, 0), 0
    mine, theirs, empty = 0, 0, _GUARDS
    lying = ALL_CELLS & ~vacant
    while lying != 0:
        cell = first(lying)
        lying &= lying - 1
        slot = int(s.cell[cell]) & 127
        there = 64 << WIDTH * cell
        field = there - (there >> 6)
        empty ^= there
        own = int(int(s.colour[cell]) == seat)
        mine |= there & -own
        theirs |= there & own - 1
        plain = _sides(s, slot)
        board = _laid(board, _everywhere_of(_counted(s, flags, slot, cell, plain)), field)
        if flags & ELEMENTAL != 0:
            printed = _laid(printed, _everywhere_of(plain), field)
        if flags & _BATTLES != 0:
            a, b, c, d = plain
            totals |= ~((a + b + c + d) * _ONES) & field
    state = np.uint64(chance.state)
    cells = count(vacant)
    while cells > 0:
        # Two at a time, so that no words change places.
        state, empty, board, printed, totals, one, mine, theirs = _placed(
            s, flags, seat, cells, state, empty, board, printed, totals, one, mine, theirs
        )
        if cells == 1:
            break
        state, empty, board, printed, totals, two, theirs, mine = _placed(
            s, flags, 1 - seat, cells - 1, state, empty, board, printed, totals, two, theirs, mine
        )
        cells -= 2
    chance.state = state
    return theirs if seat else mine


@kernel
def _hides(s):
    """Tell whether this is a view that does not show a card of a hand."""
    for seat in range(2):
        hand = int(s.hand[seat])
        while hand != 0:
            if int(s.side[int(_SLOT[seat, first(hand)]), 0]) == 0:
                return True
            hand &= hand - 1
    return False


@inline
def _fits(s, chance):
    """Tell whether the rest of the round can be played in registers."""
    flags = int(s.rule_bits)
    if int(s.phase) != PLAYING or flags & _BEYOND != 0 or int(chance.scripted) != 0 or int(s.forced) >= 0:
        return False
    if flags & ELEMENTAL != 0 and flags & CLAMP == 0 and _hides(s):  # a hidden side could count for less than 0
        return False
    seat, cells = int(s.turn) & 1, count(int(s.vacant) & ALL_CELLS)
    return count(int(s.hand[seat])) >= cells + 1 >> 1 and count(int(s.hand[1 - seat])) >= cells >> 1


@kernel
def _basic(s, chance):
    return _played(s, 0, chance)


@kernel
def _special(s, chance):
    return _played(s, int(s.rule_bits) & SPECIAL, chance)


@kernel
def _any(s, chance):
    return _played(s, int(s.rule_bits), chance)


@kernel
def shortcut(s, chance):
    """Tell what the first seat wins by random play to the end, and by how many actions; 0 if only playing tells.

    It cannot tell where a tie is to be played again, and under rules that few tables have.
    """
    if not _fits(s, chance):
        return 0.0, 0
    flags, before = int(s.rule_bits), np.uint64(chance.state)
    if flags & _RARE != 0:
        red = count(_any(s, chance))
    elif flags & TRIGGERS != 0:
        red = count(_special(s, chance))
    else:
        red = count(_basic(s, chance))
    laid = CELLS + int(int(s.first) == 0) >> 1
    lead = red - laid
    if lead == 0 and flags & _AGAIN != 0:
        chance.state = before
        return 0.0, 0
    return float(int(lead > 0) - int(lead < 0)), count(int(s.vacant) & ALL_CELLS)
