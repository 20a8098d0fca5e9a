"""A match of noughts and crosses as one flat record: the squares each seat has marked, and whose turn it is."""

from parlour.core.record import record
from parlour.core.rules import RuleBook

NAME = "oxo"
SEATS = ("cross", "nought")
SIGNS = ("x", "o")
EMPTY = "."
SIDE = 3
SQUARES = SIDE * SIDE
DIE = 6
FULL = (1 << SQUARES) - 1
# Squares are bits, row by row: three rows, three columns, two diagonals.
LINES = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)

STATE = record([("marks", "i2", (2,)), ("turn", "i1")])
BOOK = RuleBook(NAME, options=[], presets=[], clashes=[], free_defaults={})
