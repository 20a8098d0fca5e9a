"""Shapes: what Triple Triad tells, as types."""

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import ReadOnly, TypeAliasType, TypedDict

from parlour.core import shapes
from parlour.core.shapes import Told, Value

Colour = TypeAliasType("Colour", Literal["red", "blue"])
Viewer = Literal["red", "blue", "spectator"]
Travel = TypeAliasType("Travel", Literal["up", "right", "down", "left"])
Op = TypeAliasType("Op", Literal["=", "-", "+"])
Writing = Literal["horizontal", "vertical"]
Phase = Literal["pick", "play", "over"]
FlippedBy = TypeAliasType("FlippedBy", Literal["basic", "same", "plus", "battle", "combo", "fallen_ace", "symmetric"])


class Card(TypedDict):
    """A card as printed: sides are top, right, bottom, left; 10 is A. One of somebody's own has no id and no set."""

    id: ReadOnly[int | None]
    name: str
    sides: list[int]
    element: str | None
    power: int
    type: str | None
    level: int
    set: ReadOnly[str | None]


class SetCard(Card):
    """A card of a set."""

    id: ReadOnly[int]
    set: ReadOnly[str]


class SlottedCard(Card):
    """A card of a match, which tells its copies apart by their slots."""

    slot: int


class Score(TypedDict):
    """Cards of each colour."""

    red: int
    blue: int


class Piece(TypedDict):
    """A card on the board: whose it is now, who brought it, and what the board adds to its sides."""

    card: SlottedCard
    colour: Colour
    brought: Colour
    delta: int


class Gate(TypedDict):
    """What is written on a restricted cell."""

    op: Op
    value: int
    writing: Writing


class Restriction(Gate):
    """A restricted cell, and where its row or column travels to."""

    travel: Travel


class HandCard(TypedDict):
    """A card that is held; None where the viewer does not know it."""

    slot: int
    card: SlottedCard | None
    brought: Colour
    forced: bool


class Hands(TypedDict):
    """The cards of both seats."""

    red: list[HandCard]
    blue: list[HandCard]


class Move(shapes.Legal):
    """Something the viewer may do: a card picked, or played with what that would do."""

    slot: int
    cell: NotRequired[int]
    takes: NotRequired[int]
    flips: NotRequired[list[int]]
    lands: NotRequired[int]
    travel: NotRequired[Travel | None]
    delta: NotRequired[int]


Row = list[str | int]
"""A move as sockets are sent it: action, slot; of a placement also cell, lands, travel as its place in `TRAVELS` or -1,
delta, takes, and the cells that turn as bits."""


class Spoils(TypedDict):
    """What may move after a match: how many cards the winner picks, None where nobody chooses, and gil."""

    rule: str
    cards: int | None
    gil: int
    prize: int


class Result(shapes.Result):
    """How a match ended."""

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
    """A card was played; `square` is the number that its cell has for people, where the log was written with it."""

    kind: ReadOnly[Literal["placed"]]
    seat: ReadOnly[Colour]
    slot: int
    cell: int
    square: NotRequired[int]
    card: SlottedCard


class Slid(Told):
    """A row or column travelled: from where each of its cards came, and to where it went."""

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
    """Pairs of one sum."""

    kind: ReadOnly[Literal["plus"]]
    cell: int
    pairs: list[Pair]
    sum: int


# A card was flipped; its attacker stands where it is `from`, which is no name in Python.
Attacked = TypedDict("Attacked", {"from": int})


class Flipped(Told, Attacked):
    """A card was flipped: by which rule, in which wave, by what sides with what the board added to them."""

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
    """A round begins."""

    kind: ReadOnly[Literal["dealt"]]
    round: int
    first: Colour


class Picked(Told):
    """A card was picked, or is forced; which one, not everybody knows."""

    kind: ReadOnly[Literal["picked", "forced"]]
    seat: ReadOnly[Colour]
    slot: NotRequired[int]
    card: NotRequired[SlottedCard | None]


class RoundEnded(Told):
    """A round ended, and is replayed where it decided nothing."""

    kind: ReadOnly[Literal["result"]]
    winner: Colour | None
    score: Score
    replayed: bool
    round: int


class Roulette(Told):
    """Chance chose an option of the rules."""

    kind: ReadOnly[Literal["roulette"]]
    option: str
    value: Value


class Swapped(Told):
    """A card of each hand changed sides; which, those know who have them."""

    kind: ReadOnly[Literal["swapped"]]
    slots: list[int]


# From whose deck cards are picked: `from` is no name in Python.
PickedFrom = TypedDict("PickedFrom", {"from": Literal["own", "opponent"]})


class Picking(Told, PickedFrom):
    """Hands are picked."""

    kind: ReadOnly[Literal["picking"]]


GameEvent = TypeAliasType(
    "GameEvent",
    Placed | Slid | Same | Plus | Flipped | Round | Picked | RoundEnded | Roulette | Swapped | Picking,
)


class WrittenCard(TypedDict):
    """A card of a written position, by what is printed on it; one that was given tells what was given of it."""

    card: list[int]
    element: str | None
    name: NotRequired[str]
    power: NotRequired[int | None]
    type: NotRequired[str | None]
    brought: NotRequired[Colour]  # where that is not who has it


class LyingCard(WrittenCard):
    """The same on the board."""

    owner: Colour


class WrittenHands(TypedDict):
    """The cards that both seats hold."""

    red: list[WrittenCard]
    blue: list[WrittenCard]


class Position(TypedDict):
    """A written position; of a board alone there are no hands, and nobody's turn."""

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
    """What can come of an action: its probability, a fraction."""

    probability: str
    position: Position | Markup
    events: list[GameEvent]
    result: RuledResult


class Note(TypedDict):
    """What a ruling leaves open, in words."""

    en: str
    fr: str


class Choices(TypedDict):
    """What may be done in a position; `note` says what it does not tell."""

    to_act: Colour | None
    legal: list[str]
    result: RuledResult
    note: NotRequired[Note]


class Outcomes(TypedDict):
    """All that can come of an action."""

    outcomes: list[RuledOutcome]


class RuledScore(TypedDict):
    """The score of a board, and how many cards the winner takes."""

    score: Score
    winner: Colour | None
    cards_won: int | None


TELLS = shapes.Shapes(view=View, event=GameEvent, card=SetCard, ruling=Choices | Outcomes | RuledScore)
