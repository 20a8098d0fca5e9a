"""The state of a Chakart match: one flat record that includes the rules and nothing random.

Squares are 8 * rank + file, a1 = 0. A set of squares is an int64. The board is kept twice. Sets by kind, colour and
object answer where pieces can go; `cell` says what stands on each square.
"""

from typing import Final

from parlour.core.record import record
from parlour.games.chakart.shapes import Colour, Effect, Pending, PieceKind, Thing

SEATS: Final[tuple[Colour, Colour]] = ("white", "black")
WHITE, BLACK, SPECTATOR = 0, 1, 2
SQUARES: Final = 64

# In the FEN's order of captured pieces (rulebook 3).
KINDS: Final[tuple[PieceKind, ...]] = ("p", "r", "n", "b", "q", "k")
PAWN, ROOK, KNIGHT, BISHOP, QUEEN, KING = range(6)
PROMOTIONS: Final = (ROOK, KNIGHT, BISHOP, QUEEN, KING)

OBJECTS: Final[tuple[Thing, ...]] = ("mushroom", "egg", "banana", "bomb")
MUSHROOM, EGG, BANANA, BOMB = range(4)

EMPTY: Final = 0  # cell: 0, then 1 + kind + 6 * colour for pieces, then objects
OBJECT: Final = 13

PENDING: Final[tuple[Pending, ...]] = (None, "kingboo", "toadette", "daisy")
NOTHING, KINGBOO, TOADETTE, DAISY = range(4)
EFFECTS: Final[tuple[Effect, ...]] = ("kingboo", "koopa", "toadette", "chomp", "daisy", "bowser", "luigi", "waluigi")

SHELL, STEALTH = 0, 1  # index in a colour's pair of `powers`

GOES_ON, WHITE_WON, BLACK_WON, DRAWN = range(4)
REASONS: Final = (None, "king", "no-action", "threefold", "ply-cap")
NO_REASON, KING_TAKEN, NO_ACTION, THREEFOLD, PLY_CAP = range(5)

MOST_TURNS: Final = 600  # the longest ply cap; the longest of 1800 random games had 541 turns (rulebook 10.6)
ACTIONS_A_TURN: Final = 4  # at most: a move, a promotion after dice, a bonus, and a promotion after that
NOWHERE: Final = -1

# Flags: the rules that kernels ask about.
HIT_ANYONE: Final = 1 << 0  # banana and bomb may send a piece onto its own side (rulebook 12.1)
NO_JUMP_CAPTURE: Final = 1 << 1  # 12.2
SWAP_ANYONE: Final = 1 << 2  # 12.3
REPLAY_ANYONE: Final = 1 << 3  # 12.4
SHELL_PIECES_ONLY: Final = 1 << 4  # 12.16
STUCK_DRAWS: Final = 1 << 5  # 12.26
NO_CLAIM: Final = 1 << 6

STATE = record(
    [
        ("kinds", "i8", (6,)),  # pieces of both colours by kind, hidden and immobilised ones included
        ("sides", "i8", (2,)),  # pieces by colour, of all kinds
        ("objects", "i8", (4,)),  # squares by kind of object
        ("frozen", "i8"),  # immobilised pieces
        ("hidden", "i8"),  # the hidden queen of the side not to act; empty in the views of others
        ("suspects", "i8"),  # the squares where all others must reckon with that queen
        ("rule_bits", "i4"),  # the flags above
        ("halfmoves", "i4"),  # the FEN's counter
        ("turns", "i4"),  # how many keys are noted
        ("ply_cap", "i4"),  # turns after which the match is a draw
        ("repeated", "i2"),  # how often the position at the start of this turn has stood
        ("cell", "i1", (SQUARES,)),  # EMPTY, 1 + kind + 6 * colour, or OBJECT + kind of object
        ("captured", "i1", (12,)),  # kind + 6 * colour: captured pieces of that colour
        ("powers", "i1", (4,)),  # shell and stealth, White's then Black's
        ("turn", "i1"),  # seat to act
        ("pending", "i1"),  # the bonus action to be taken, or nothing
        ("promoting", "i1"),  # the mover must be promoted first
        ("mover", "i1"),  # the square of the piece that just moved, while something is pending
        ("stunned", "i1"),  # the square of the piece that Bowser immobilised in this turn
        ("ended", "i1"),  # GOES_ON or the result
        ("reason", "i1"),  # index in REASONS
        ("spare", "i1", (7,)),  # lets the next field begin at a multiple of eight
        # Rarely read fields come last: all others lie in five neighbouring cache lines.
        ("filter", "i8", (8,)),  # bit (key modulo 512) of every key below: shows most positions to be new at one look
        ("keys", "i8", (MOST_TURNS + 1,)),  # the positions that stood at the start of each turn
    ]
)
