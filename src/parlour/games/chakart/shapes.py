"""Shapes: what Chakart tells, as types."""

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import ReadOnly, TypeAliasType, TypedDict

from parlour.core import shapes
from parlour.core.shapes import Told

Colour = TypeAliasType("Colour", Literal["white", "black"])
Man = TypeAliasType("Man", Literal["p", "n", "b", "r", "q", "k"])
Thing = TypeAliasType("Thing", Literal["mushroom", "egg", "banana", "bomb"])
Effect = TypeAliasType(
    "Effect", Literal["kingboo", "koopa", "toadette", "chomp", "daisy", "bowser", "luigi", "waluigi"]
)
Pending = TypeAliasType("Pending", Literal["kingboo", "toadette", "daisy", "promotion"] | None)
MoveKind = TypeAliasType("MoveKind", Literal["move", "stealth", "shell", "swap", "drop", "promotion", "claim"])
CapturedBy = TypeAliasType("CapturedBy", Literal["move", "redirection", "jump", "push", "shell", "drop", "chomp"])
Square = TypeAliasType("Square", str)  # "e4"


class Powers(TypedDict):
    """Who has a power left."""

    white: bool
    black: bool


class Men(TypedDict):
    """How many men of each kind."""

    p: int
    r: int
    n: int
    b: int
    q: int
    k: int


class Captives(TypedDict):
    """The men that each seat has captured."""

    white: Men
    black: Men


class Piece(TypedDict):
    """A man on a square."""

    man: Man
    colour: Colour
    immobilised: bool
    hidden: bool


class Lying(TypedDict):
    """An object on a square."""

    object: Thing


Occupant = TypeAliasType("Occupant", Piece | Lying | None)

# What is promoted to or dropped is its `man`; `from` is no name in Python.
Move = TypedDict(
    "Move",
    {
        "action": str,
        "kind": MoveKind,
        "from": Square | None,
        "to": Square | None,
        "man": Man | None,
        "takes": Literal["man", "object"] | None,
    },
)


class Result(shapes.Result):
    """How a match ended; there is no score."""

    winner: ReadOnly[Colour | None]
    reason: ReadOnly[str]
    score: ReadOnly[None]


class View(shapes.View):
    """A table as one viewer sees it; the squares of the board are a1, b1, and so on."""

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
    legal: ReadOnly[Sequence[Move]]
    result: ReadOnly[Result | None]


# Ways go `from` a square `to` another.
Way = TypedDict("Way", {"from": Square, "to": Square})
StealthyWay = TypedDict("StealthyWay", {"from": Square, "to": Square | None})  # where to, not everybody knows


class ManFacts(TypedDict):
    """Whose man, and which."""

    colour: Colour
    man: Man


class ThingFacts(TypedDict):
    """An object, and where."""

    object: Thing
    at: Square


class Moved(Told, Way, ManFacts):
    """A man moved."""

    kind: ReadOnly[Literal["move"]]


class Captured(Told, ManFacts):
    """A man was captured."""

    kind: ReadOnly[Literal["capture"]]
    at: Square
    by: CapturedBy


class Promoted(Told, ManFacts):
    """A pawn became another man."""

    kind: ReadOnly[Literal["promoted"]]
    at: Square


class ThingMet(Told, ThingFacts):
    """An object was taken or left, or it stopped a piece. One that a shell hit was taken `by` it: nobody came there."""

    kind: ReadOnly[Literal["taken", "left", "stopped"]]
    by: NotRequired[Literal["shell"]]


class Redirected(Told, Way):
    """An object sent a man elsewhere: to one of the candidates."""

    kind: ReadOnly[Literal["redirected"]]
    object: Thing
    candidates: list[Square]


class Went(Told, Way):
    """A man was pushed, threw a shell, or changed places."""

    kind: ReadOnly[Literal["pushed", "shell", "swapped"]]


class Jumped(Told, Way):
    """A man jumped over a square."""

    kind: ReadOnly[Literal["jumped"]]
    over: Square


class EggDrew(Told):
    """An egg drew an effect from its pool."""

    kind: ReadOnly[Literal["egg"]]
    at: Square
    effect: Effect
    pool: list[Effect]


class Returned(Told, Way):
    """A man returned to where it came from."""

    kind: ReadOnly[Literal["returned"]]
    man: Man


class Struck(Told):
    """A man was chomped or immobilised."""

    kind: ReadOnly[Literal["chomped", "immobilised"]]
    at: Square
    man: Man


class Converted(Told):
    """One of the candidates changed sides."""

    kind: ReadOnly[Literal["converted"]]
    at: Square
    man: Man
    to: Colour
    candidates: list[Square]


class Bonus(Told):
    """An effect is to be decided on, or has lapsed."""

    kind: ReadOnly[Literal["bonus"]]
    effect: Effect
    lapsed: bool


class Dropped(Told, ThingFacts):
    """An object fell on one of the candidates."""

    kind: ReadOnly[Literal["dropped"]]
    candidates: list[Square]


class Stealth(Told, StealthyWay):
    """A queen moved unseen."""

    kind: ReadOnly[Literal["stealth"]]
    colour: Colour


class Placed(Told, ManFacts):
    """A man was put on a square."""

    kind: ReadOnly[Literal["placed"]]
    at: Square


class Marked(Told):
    """A pawn is to be promoted, or who was unseen is seen."""

    kind: ReadOnly[Literal["choose", "revealed"]]
    at: Square


class Released(Told):
    """Men can move again."""

    kind: ReadOnly[Literal["released"]]
    squares: list[Square]


class Noted(Told):
    """The action in the game's notation."""

    kind: ReadOnly[Literal["noted"]]
    notation: str
    colour: Colour


class Over(Told):
    """The match is over."""

    kind: ReadOnly[Literal["over"]]
    winner: Colour | None
    reason: str | None


class Dealt(Told):
    """The match begins from this position."""

    kind: ReadOnly[Literal["dealt"]]
    fen: str


GameEvent = TypeAliasType(
    "GameEvent",
    Moved | Captured | Promoted | ThingMet | Redirected | Went | Jumped | EggDrew | Returned | Struck | Converted
    | Bonus | Dropped | Stealth | Placed | Marked | Released | Noted | Over | Dealt,
)  # fmt: skip

RuledResult = Literal["*", "1-0", "0-1", "1/2-1/2"]  # of a match, as chess writes it


class RuledPosition(TypedDict):
    """A position that belongs to no match."""

    fen: str
    pending: Pending
    mover: Square | None


class Position(RuledPosition):
    """The same, and what a FEN cannot say: the bonus behind a promotion, repetitions, where a hidden queen can be."""

    bonus: NotRequired[Pending]
    repeated: NotRequired[int]
    suspects: NotRequired[list[Square]]


class RuledOutcome(TypedDict):
    """What can come of an action: its probability, a fraction, and the promotion chosen after the dice, if any."""

    probability: str
    position: RuledPosition
    choose: Man | None
    result: RuledResult
    events: list[GameEvent]


class Choices(TypedDict):
    """What may be done in a position."""

    to_act: Colour | None
    legal: list[str]
    result: RuledResult


class Outcomes(TypedDict):
    """All that can come of an action."""

    outcomes: list[RuledOutcome]


TELLS = shapes.Shapes(view=View, event=GameEvent, ruling=Choices | Outcomes)
