"""The state of a Triple Triad match: one flat record that includes the rules and nothing random."""

from typing import Final

from parlour.core.record import record
from parlour.games.triple_triad.shapes import Colour, Op, Phase, Viewer, Writing

SEATS: Final[tuple[Colour, Colour]] = ("red", "blue")  # red challenges, blue accepts (rulebook 1, the wikia forum)
VIEWERS: Final[tuple[Viewer, ...]] = (*SEATS, "spectator")
RED, BLUE, SPECTATOR = 0, 1, 2
HAND: Final = 60  # most cards that a seat can bring, a limit of the program; a hand is five, or all of them under Full
SLOTS: Final = 2 * HAND
CELLS: Final = 9
ALL_CELLS: Final = (1 << CELLS) - 1
WALL: Final = 9  # neighbour index that means "the edge of the board"
ACE: Final = 10

PHASES: Final[tuple[Phase, ...]] = ("pick", "play", "over")
PICKING, PLAYING, OVER = range(len(PHASES))

ELEMENTS: Final = ("fire", "ice", "thunder", "earth", "poison", "wind", "water", "holy", "darkness")
TYPES: Final = ("primal", "scion", "society", "garlean")
OPERATORS: Final[tuple[Op, ...]] = ("=", "-", "+")
WRITINGS: Final[tuple[Writing, ...]] = ("horizontal", "vertical")

# Flags: the rules that kernels ask about. Plain integers, because Numba freezes them well.
SAME: Final = 1 << 0
SAME_WALL: Final = 1 << 1
PLUS: Final = 1 << 2
PLUS_WALL: Final = 1 << 3
COMBO: Final = 1 << 4
BATTLE: Final = 1 << 5
BATTLE_SYMMETRIC: Final = 1 << 6
BROKEN_WALL: Final = 1 << 7
POWER_WALL: Final = 1 << 8
MOVED_ATTACK: Final = 1 << 9
ELEMENTAL: Final = 1 << 10
CLAMP: Final = 1 << 11
PRINTED_COMBO: Final = 1 << 12
ADJUSTED_SPECIAL: Final = 1 << 13
REVERSE: Final = 1 << 14
FALLEN_ACE: Final = 1 << 15
ASCENSION: Final = 1 << 16
DESCENSION: Final = 1 << 17
ORDER: Final = 1 << 18
CHAOS: Final = 1 << 19
SUDDEN_DEATH: Final = 1 << 20
REPLAY_TIE: Final = 1 << 21
TAKE_BACK: Final = 1 << 22  # a replayed round is played with the cards each seat brought
DISTINCT_ELEMENTS: Final = 1 << 23  # FFWTT's drawing: 0 to 6 different elements (rulebook 3.10, A8)
STAR_LIMITS: Final = 1 << 24
OPPONENT_PICKS: Final = 1 << 25
OPEN: Final = 1 << 26
THREE_OPEN: Final = 1 << 27
KEYPAD: Final = 1 << 28  # squares are numbered as on a keypad
COPIES: Final = 1 << 29  # a hand may hold several copies of a card
SWAP: Final = 1 << 30  # one random card of each hand changes hands before the first round
UNIQUE: Final = 8  # from this level on there is one copy of a card, as in Final Fantasy VIII
ADJUSTING: Final = ELEMENTAL | ASCENSION | DESCENSION
TRIGGERS: Final = SAME | PLUS

STATE = record(
    [
        ("hand", "i8", (2,)),  # bit i: the seat still holds the card at its place i
        ("pool", "i8", (2,)),  # bit i: the card at place i of this deck can still be picked
        ("rule_bits", "i4"),  # the flags above
        ("vacant", "i4"),  # bit c: no card lies on cell c; kept beside `cell` because every action asks
        ("card", "i2", (SLOTS,)),  # which card (sets.card_at), NOBODY or OWN_CARD
        ("round_no", "i2"),  # from 1
        ("side", "i1", (SLOTS, 4)),  # top, right, bottom, left
        ("element", "i1", (SLOTS,)),  # 0 none, otherwise 1 + index in ELEMENTS
        ("power", "i1", (SLOTS,)),  # 0 for a hidden card
        ("type", "i1", (SLOTS,)),  # 0 none, otherwise 1 + index in TYPES
        ("brought", "i1", (SLOTS,)),  # the seat that brought the card
        ("seen", "i1", (SLOTS,)),  # bitmask of viewers who know the card: red 1, blue 2, spectators 4
        ("cell", "i1", (CELLS,)),  # slot of the card on the cell, or -1
        ("colour", "i1", (CELLS,)),  # seat that controls the cell, 0 if it is empty
        ("mark", "i1", (CELLS,)),  # element of the cell, 0 none
        ("gate_op", "i1", (CELLS,)),  # Power Wall restriction: 0 none, otherwise 1 + index in OPERATORS
        ("gate_value", "i1", (CELLS,)),  # the power with which the restriction compares
        ("gate_writing", "i1", (CELLS,)),  # 1 + index in WRITINGS
        ("turn", "i1"),  # seat to act
        ("first", "i1"),  # seat that began the round
        ("phase", "i1"),  # index in PHASES
        ("forced", "i1"),  # slot that must be played (Order, Chaos), or -1
        ("placed", "i1"),  # cell where the last card ended, or -1
        ("element_kinds", "i1"),  # how many ELEMENTS the board can have
        ("round_limit", "i1"),  # most rounds of Sudden Death, 0 for no limit
        ("table", "i1"),  # the card set of hidden cards: one that ships, MADE, or none known
        ("trade", "i1"),  # index of the option's value, as for the next two
        ("difference", "i1"),
        ("gil_prize", "i1"),
        ("to_pick", "i1"),  # cards that each deck still gives at the start
        ("edition", "i4"),  # edition of a made set (see `sets`), 0 for a set that ships
    ]
)

NOBODY: Final = -1  # no card is here, or this viewer may not know which
OWN_CARD: Final = -2  # a card of a deck of one's own, known by its sides alone
OWN_TABLE: Final = -1  # hidden cards may be any card
MADE: Final = -2  # hidden cards come from the edition of a made set
