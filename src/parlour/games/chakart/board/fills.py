# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Fills: the squares that all pieces of a kind can reach, one direction at a time, with no loop over pieces.

Sliders use Kogge-Stone occluded fills, as chess engines do.

In one direction no two pieces reach the same square. A leap has one start. Of two sliders on a line, the one behind
is stopped by the one ahead. So the sizes of the eight sets add up to the number of moves. A move's start follows from
its end and its direction.
"""

from parlour.core.kernels import inline
from parlour.core.kernels.bits import first
from parlour.games.chakart.board.bits import down, last, up, upto_first
from parlour.games.chakart.board.geometry import FILE_A, FILE_H, FILES_AB, FILES_GH, LEAP_STEPS, RAYS, STEPS

_ANY = -1  # no restriction on files


@inline
def _fill_up(pieces, free, step, files):
    """Return slides that go up by `step`, each with the square that stops it.

    `files` are the files on which a step arrives without wrapping round the board.
    """
    way = free & files
    pieces |= way & up(pieces, step)
    way &= up(way, step)
    pieces |= way & up(pieces, 2 * step)
    way &= up(way, 2 * step)
    pieces |= way & up(pieces, 4 * step)
    return up(pieces, step) & files


@inline
def _fill_down(pieces, free, step, files):
    """Return slides that go down by `step`, as `_fill_up` does."""
    way = free & files
    pieces |= way & down(pieces, step)
    way &= down(way, step)
    pieces |= way & down(pieces, 2 * step)
    way &= down(way, 2 * step)
    pieces |= way & down(pieces, 4 * step)
    return down(pieces, step) & files


@inline
def slides(orthogonal, diagonal, free, goal):
    """Return the squares of `goal` that sliders reach, by direction in the order of `geometry.RAYS`."""
    return (
        _fill_up(orthogonal, free, 8, _ANY) & goal,
        _fill_up(diagonal, free, 9, ~FILE_A) & goal,
        _fill_up(orthogonal, free, 1, ~FILE_A) & goal,
        _fill_up(diagonal, free, 7, ~FILE_H) & goal,
        _fill_down(orthogonal, free, 8, _ANY) & goal,
        _fill_down(diagonal, free, 9, ~FILE_H) & goal,
        _fill_down(orthogonal, free, 1, ~FILE_H) & goal,
        _fill_down(diagonal, free, 7, ~FILE_A) & goal,
    )


@inline
def sight(square, stops):
    """Return the squares seen from a square along its eight lines, each up to and including the first stop."""
    seen = 0
    for ray in range(4):
        line = RAYS[ray, square]
        seen |= line & upto_first(line & stops)
    for ray in range(4, 8):
        line = RAYS[ray, square]
        seen |= line & up(-1, last(line & stops | 1))  # a line without a stop ends at the lowest square at the latest
    return seen


@inline
def steps(pieces, goal):
    """Return the squares of `goal` that are one step away, by direction."""
    return (
        up(pieces, 8) & goal,
        up(pieces, 9) & ~FILE_A & goal,
        up(pieces, 1) & ~FILE_A & goal,
        up(pieces, 7) & ~FILE_H & goal,
        down(pieces, 8) & goal,
        down(pieces, 9) & ~FILE_H & goal,
        down(pieces, 1) & ~FILE_H & goal,
        down(pieces, 7) & ~FILE_A & goal,
    )


@inline
def leaps(pieces, goal):
    """Return the squares of `goal` that are a knight's leap away, in the order of the leaps in `geometry`."""
    return (
        up(pieces, 17) & ~FILE_A & goal,
        up(pieces, 10) & ~FILES_AB & goal,
        down(pieces, 6) & ~FILES_AB & goal,
        down(pieces, 15) & ~FILE_A & goal,
        down(pieces, 17) & ~FILE_H & goal,
        down(pieces, 10) & ~FILES_GH & goal,
        up(pieces, 6) & ~FILES_GH & goal,
        up(pieces, 15) & ~FILE_H & goal,
    )


@inline
def slide_start(direction, to, pieces):
    """Return the square of the piece that slid to a square: the nearest behind it."""
    behind = RAYS[direction ^ 4, to] & pieces
    below, above = last(behind), first(behind)
    return below if direction < 4 else above


@inline
def leap_start(direction, to):
    """Return the square from which a leap to a square began."""
    return to - LEAP_STEPS[direction]


@inline
def step_start(direction, to):
    """Return the square from which a step to a square began."""
    return to - STEPS[direction]
