"""Shapes: the types of everything that Chakart tells."""

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import ReadOnly, TypeAliasType, TypedDict

from parlour.core import shapes
from parlour.core.shapes import Told

Colour = TypeAliasType("Colour", Literal["white", "black"])
PieceKind = TypeAliasType("PieceKind", Literal["p", "n", "b", "r", "q", "k"])
Thing = TypeAliasType("Thing", Literal["mushroom", "egg", "banana", "bomb"])
Effect = TypeAliasType(
    "Effect", Literal["kingboo", "koopa", "toadette", "chomp", "daisy", "bowser", "luigi", "waluigi"]
)
Pending = TypeAliasType("Pending", Literal["kingboo", "toadette", "daisy", "promotion"] | None)
MoveKind = TypeAliasType("MoveKind", Literal["move", "stealth", "shell", "swap", "drop", "promotion", "claim"])
CapturedBy = TypeAliasType("CapturedBy", Literal["move", "redirection", "jump", "push", "shell", "drop", "chomp"])
Square = TypeAliasType("Square", str)  # "e4"


class Powers(TypedDict):
    """The seats that still have a power."""

    white: bool
    black: bool


class PieceCounts(TypedDict):
    """The number of pieces of each kind."""

    p: int
    r: int
    n: int
    b: int
    q: int
    k: int


class Captives(TypedDict):
    """The captured pieces of each seat."""

    white: PieceCounts
    black: PieceCounts


class Piece(TypedDict):
    """A piece on a square."""

    man: PieceKind
    colour: Colour
    immobilised: bool
    hidden: bool


class Lying(TypedDict):
    """An object on a square."""

    object: Thing


Occupant = TypeAliasType("Occupant", Piece | Lying | None)

# `man` is the kind that is promoted to or dropped. `from` cannot be a name in Python.
Move = TypedDict(
    "Move",
    {
        "action": str,
        "kind": MoveKind,
        "from": Square | None,
        "to": Square | None,
        "man": PieceKind | None,
        "takes": Literal["man", "object"] | None,
    },
)


class Result(shapes.Result):
    """The end of a match; it has no score."""

    winner: ReadOnly[Colour | None]
    reason: ReadOnly[str]
    score: ReadOnly[None]


class View(shapes.View):
    """A table as one viewer sees it; the squares of the board are listed from a1, b1 on."""

    viewer: ReadOnly[Literal["white", "black", "spectator"]]
    to_act: ReadOnly[Colour | None]
    fen: str
    board: list[Occupant]
    pending: Pending
    mover: Square | None
    halfmoves: int
    shell: Powers
    stealth: Powers
    captured: Captives
    repeated: int
    suspects: list[Square]  # where an enemy queen may stand that the viewer cannot see
    legal: ReadOnly[Sequence[Move]]
    result: ReadOnly[Result | None]


# A way leads `from` a square `to` another.
Way = TypedDict("Way", {"from": Square, "to": Square})
StealthyWay = TypedDict("StealthyWay", {"from": Square, "to": Square | None})  # not everybody knows where to


class PieceFacts(TypedDict):
    """A piece: its kind and its colour."""

    colour: Colour
    man: PieceKind


class ThingFacts(TypedDict):
    """An object and its square."""

    object: Thing
    at: Square


class Moved(Told, Way, PieceFacts):
    """The move of a piece."""

    kind: ReadOnly[Literal["move"]]


class Captured(Told, PieceFacts):
    """The capture of a piece."""

    kind: ReadOnly[Literal["capture"]]
    at: Square
    by: CapturedBy


class Promoted(Told, PieceFacts):
    """The promotion of a pawn."""

    kind: ReadOnly[Literal["promoted"]]
    at: Square


class ThingMet(Told, ThingFacts):
    """The event that an object was taken or left, or that it stopped a piece.

    An object that a shell hit was taken `by` the shell: no piece came there.
    """

    kind: ReadOnly[Literal["taken", "left", "stopped"]]
    by: NotRequired[Literal["shell"]]


class Redirected(Told, Way):
    """The event that an object sent a piece to one of the candidates."""

    kind: ReadOnly[Literal["redirected"]]
    object: Thing
    candidates: list[Square]


class Went(Told, Way):
    """The event that a piece was pushed, threw a shell, or changed places."""

    kind: ReadOnly[Literal["pushed", "shell", "swapped"]]


class Jumped(Told, Way):
    """The jump of a piece over a square."""

    kind: ReadOnly[Literal["jumped"]]
    over: Square


class EggDrew(Told):
    """The event that an egg drew an effect from its pool."""

    kind: ReadOnly[Literal["egg"]]
    at: Square
    effect: Effect
    pool: list[Effect]


class Returned(Told, Way):
    """The return of a piece to the square it came from."""

    kind: ReadOnly[Literal["returned"]]
    man: PieceKind


class Struck(Told):
    """The event that a piece was chomped or immobilised."""

    kind: ReadOnly[Literal["chomped", "immobilised"]]
    at: Square
    man: PieceKind


class Converted(Told):
    """The event that one of the candidates changed sides."""

    kind: ReadOnly[Literal["converted"]]
    at: Square
    man: PieceKind
    to: Colour
    candidates: list[Square]


class Bonus(Told):
    """The event that an effect awaits a decision, or has lapsed."""

    kind: ReadOnly[Literal["bonus"]]
    effect: Effect
    lapsed: bool


class Dropped(Told, ThingFacts):
    """The event that an object was dropped on one of the candidates."""

    kind: ReadOnly[Literal["dropped"]]
    candidates: list[Square]


class Stealth(Told, StealthyWay):
    """A stealth move of a queen."""

    kind: ReadOnly[Literal["stealth"]]
    colour: Colour


class Placed(Told, PieceFacts):
    """The event that a piece was put on a square."""

    kind: ReadOnly[Literal["placed"]]
    at: Square


class Marked(Told):
    """The event that a pawn awaits its promotion, or that a hidden queen is seen again."""

    kind: ReadOnly[Literal["choose", "revealed"]]
    at: Square


class Released(Told):
    """The event that immobilised pieces can move again."""

    kind: ReadOnly[Literal["released"]]
    squares: list[Square]


class Noted(Told):
    """The notation of an action."""

    kind: ReadOnly[Literal["noted"]]
    notation: str
    colour: Colour


class Over(Told):
    """The end of the match."""

    kind: ReadOnly[Literal["over"]]
    winner: Colour | None
    reason: str | None


class Dealt(Told):
    """The position from which the match begins."""

    kind: ReadOnly[Literal["dealt"]]
    fen: str


GameEvent = TypeAliasType(
    "GameEvent",
    Moved | Captured | Promoted | ThingMet | Redirected | Went | Jumped | EggDrew | Returned | Struck | Converted
    | Bonus | Dropped | Stealth | Placed | Marked | Released | Noted | Over | Dealt,
)  # fmt: skip

RuledResult = Literal["*", "1-0", "0-1", "1/2-1/2"]  # the result of a match, as chess writes it


class RuledPosition(TypedDict):
    """A position that belongs to no match."""

    fen: str
    pending: Pending
    mover: Square | None


class Position(RuledPosition):
    """A position with what a FEN cannot say.

    That is the bonus behind a promotion, repetitions, and the squares where a hidden queen can be.
    """

    bonus: NotRequired[Pending]
    repeated: NotRequired[int]
    suspects: NotRequired[list[Square]]


class RuledOutcome(TypedDict):
    """An outcome of an action.

    It has its probability as a fraction, and the promotion chosen after the dice, if any.
    """

    probability: str
    position: RuledPosition
    choose: PieceKind | None
    result: RuledResult
    events: list[GameEvent]


class Choices(TypedDict):
    """The legal actions of a position."""

    to_act: Colour | None
    legal: list[str]
    result: RuledResult


class Outcomes(TypedDict):
    """All outcomes of an action."""

    outcomes: list[RuledOutcome]


TELLS = shapes.Shapes(view=View, event=GameEvent, ruling=Choices | Outcomes)
