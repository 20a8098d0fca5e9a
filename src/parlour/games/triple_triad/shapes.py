"""Shapes: the types of everything that Triple Triad tells."""

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import ReadOnly, TypeAliasType, TypedDict

from parlour.core import shapes
from parlour.core.shapes import Said, Told, Value

Colour = TypeAliasType("Colour", Literal["red", "blue"])
Viewer = Literal["red", "blue", "spectator"]
Travel = TypeAliasType("Travel", Literal["up", "right", "down", "left"])
Op = TypeAliasType("Op", Literal["=", "-", "+"])
Writing = Literal["horizontal", "vertical"]
Phase = Literal["pick", "play", "over"]
FlippedBy = TypeAliasType("FlippedBy", Literal["basic", "same", "plus", "battle", "combo", "fallen_ace", "symmetric"])


Gender = TypeAliasType("Gender", Literal["Female", "Male"])
Ground = TypeAliasType("Ground", Literal["red", "blue", "green", "yellow", "purple", "brown", "black", "white"])
Frame = TypeAliasType("Frame", Literal["plain", "ruled", "engraved", "gilded"])


class Person(TypedDict):
    """Somebody whom a card shows: how they look, in the letters of `persons.toml`, and what they fight with."""

    look: str
    gender: Gender
    weapon: str | None


class Art(TypedDict):
    """The choices of a card's maker: a drawing of the house's by its name, the ground behind it, the frame."""

    picture: str | None
    ground: Ground | None
    frame: Frame | None


class Card(TypedDict):
    """A card as printed: sides are top, right, bottom, left; 10 is A. A card of one's own has no id and no set.

    `person` is who it shows, if that is one of the people of the games or somebody whom its maker drew. `art` stands
    where its maker chose something else.
    """

    id: ReadOnly[int | None]
    name: str
    sides: list[int]
    element: str | None
    power: int
    type: str | None
    level: int
    set: ReadOnly[str | None]
    person: Person | None
    art: NotRequired[Art]


class SetCard(Card):
    """A card of a set."""

    id: ReadOnly[int]
    set: ReadOnly[str]


class SlottedCard(Card):
    """A card of a match; its slot tells copies of a card apart."""

    slot: int


class Score(TypedDict):
    """The number of cards of each colour."""

    red: int
    blue: int


class Piece(TypedDict):
    """A card on the board with its owner, the seat that brought it, and what the board adds to it."""

    card: SlottedCard
    colour: Colour
    brought: Colour
    delta: int


class Gate(TypedDict):
    """The text on a restricted cell."""

    op: Op
    value: int
    writing: Writing


class Restriction(Gate):
    """A restricted cell, and where its row or column travels."""

    travel: Travel


class HandCard(TypedDict):
    """A card in a hand; None if the viewer does not know it."""

    slot: int
    card: SlottedCard | None
    brought: Colour
    forced: bool


class Hands(TypedDict):
    """The cards of both seats."""

    red: list[HandCard]
    blue: list[HandCard]


class Move(shapes.Legal):
    """A legal action of the viewer: a card picked, or played with the effect of that."""

    slot: int
    cell: NotRequired[int]
    takes: NotRequired[int]
    flips: NotRequired[list[int]]
    lands: NotRequired[int]
    travel: NotRequired[Travel | None]
    delta: NotRequired[int]


Row = list[str | int]
"""A move as it is sent to sockets: action and slot.

A placement adds cell, lands, travel as its index in `TRAVELS` or -1, delta, takes, and flipped cells as bits.
"""


class Spoils(TypedDict):
    """The stakes of a match: how many cards the winner picks, None if nobody chooses, and gil."""

    rule: str
    cards: int | None
    gil: int
    prize: int


class Result(shapes.Result):
    """The end of a match."""

    winner: ReadOnly[Colour | None]
    score: ReadOnly[Score]
    rounds: int
    spoils: Spoils


class View(shapes.View):
    """A table as one viewer sees it."""

    viewer: ReadOnly[Viewer]
    phase: ReadOnly[Phase]
    round: int
    to_act: ReadOnly[Colour | None]
    first: Colour
    board: list[Piece | None]
    elements: list[str | None]
    restrictions: list[Restriction | None]
    hands: Hands
    pools: Hands
    score: ReadOnly[Score]
    placed: int | None
    legal: ReadOnly[Sequence[Move]]
    result: ReadOnly[Result | None]


class Pair(TypedDict):
    """Two sides that touch; the cell is None at the wall."""

    side: int
    cell: int | None
    mine: int
    theirs: int


class Placed(Told):
    """The placement of a card.

    `square` is the number that people use for its cell; logs of older rules lack it.
    """

    kind: ReadOnly[Literal["placed"]]
    seat: ReadOnly[Colour]
    slot: int
    cell: int
    square: NotRequired[int]
    card: SlottedCard


class Slid(Told):
    """The slide of a row or column: the start and the end of each of its cards."""

    kind: ReadOnly[Literal["slid"]]
    cell: int
    travel: Travel
    op: Op
    value: int
    power: int
    moves: list[tuple[int, int]]


class Same(Told):
    """Pairs of equal sides."""

    kind: ReadOnly[Literal["same"]]
    cell: int
    pairs: list[Pair]


class Plus(Told):
    """Pairs with one sum."""

    kind: ReadOnly[Literal["plus"]]
    cell: int
    pairs: list[Pair]
    sum: int


# The attacker of a flipped card stands on the square `from`, which cannot be a name in Python.
Attacked = TypedDict("Attacked", {"from": int})


class Flipped(Told, Attacked):
    """The flip of a card, with its rule, its wave, both sides, and what the board added to them."""

    kind: ReadOnly[Literal["flipped"]]
    cell: int
    side: int
    by: FlippedBy
    wave: int
    mine: int
    theirs: int
    mine_delta: int
    theirs_delta: int
    colour: Colour
    card: SlottedCard
    attacker: SlottedCard


class Round(Told):
    """The start of a round."""

    kind: ReadOnly[Literal["dealt"]]
    round: int
    first: Colour


class Picked(Told):
    """The event that a card was picked, or is forced; not everybody knows which."""

    kind: ReadOnly[Literal["picked", "forced"]]
    seat: ReadOnly[Colour]
    slot: NotRequired[int]
    card: NotRequired[SlottedCard | None]


class RoundEnded(Told):
    """The end of a round; it is replayed if it decided nothing."""

    kind: ReadOnly[Literal["result"]]
    winner: Colour | None
    score: Score
    replayed: bool
    round: int


class Roulette(Told):
    """The choice of an option of the rules by chance."""

    kind: ReadOnly[Literal["roulette"]]
    option: str
    value: Value


class Swapped(Told):
    """The swap of a card of each hand, known to those who hold the cards."""

    kind: ReadOnly[Literal["swapped"]]
    slots: list[int]


# The deck from which cards are picked: `from` cannot be a name in Python.
PickedFrom = TypedDict("PickedFrom", {"from": Literal["own", "opponent"]})


class Picking(Told, PickedFrom):
    """The start of the picking of hands."""

    kind: ReadOnly[Literal["picking"]]


GameEvent = TypeAliasType(
    "GameEvent",
    Placed | Slid | Same | Plus | Flipped | Round | Picked | RoundEnded | Roulette | Swapped | Picking,
)


class WrittenCard(TypedDict):
    """A card of a written position by its print; one that was given repeats what was given of it."""

    card: list[int]
    element: str | None
    name: NotRequired[str]
    power: NotRequired[int | None]
    type: NotRequired[str | None]
    brought: NotRequired[Colour]  # if that is not the card's holder


class LyingCard(WrittenCard):
    """A card of a written position on the board."""

    owner: Colour


class WrittenHands(TypedDict):
    """The cards that both seats hold."""

    red: list[WrittenCard]
    blue: list[WrittenCard]


class Position(TypedDict):
    """A written position; a board alone has no hands and no turn."""

    board: list[LyingCard | None]
    elements: list[str | None]
    restrictions: list[Gate | None]
    hands: NotRequired[WrittenHands]
    to_act: NotRequired[Colour | None]
    first_player: NotRequired[Colour]
    forced: NotRequired[int]


class Markup(TypedDict):
    """A position as the wiki's Board template writes it."""

    wiki: str


RuledResult = TypeAliasType("RuledResult", Literal["*", "red", "blue", "draw"])  # of a match; "*" while it goes on


class RuledOutcome(TypedDict):
    """An outcome of an action, with its probability as a fraction."""

    probability: str
    position: Position | Markup
    events: list[GameEvent]
    result: RuledResult


class Choices(TypedDict):
    """The legal actions of a position; `note` names what it does not tell."""

    to_act: Colour | None
    legal: list[str]
    result: RuledResult
    note: NotRequired[Said]


class Outcomes(TypedDict):
    """All outcomes of an action."""

    outcomes: list[RuledOutcome]


class RuledScore(TypedDict):
    """The score of a board, and how many cards the winner takes."""

    score: Score
    winner: Colour | None
    cards_won: int | None


TELLS = shapes.Shapes(view=View, event=GameEvent, card=SetCard, ruling=Choices | Outcomes | RuledScore)
