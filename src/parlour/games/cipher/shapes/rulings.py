"""What the referee rules on a position."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from parlour.games.cipher.shapes.events import GameEvent
from parlour.games.cipher.shapes.position import Position
from parlour.games.cipher.shapes.view import Side

RuledResult = TypeAliasType("RuledResult", Literal["*", "first", "second", "draw"])  # of a match; "*" while it goes on


class Choices(TypedDict):
    """What may be answered in a position."""

    to_act: Side | None
    legal: list[str]
    result: RuledResult


class Came(TypedDict):
    """What came of an answer; no position where a skill still refers to a card that left."""

    position: Position | None
    events: list[GameEvent]
    result: RuledResult


class Begun(Came, Choices):
    """Two decks dealt, and what may be answered."""

    result: RuledResult


class Outcome(TypedDict):
    """One outcome of an answer, drawn from a seed."""

    outcome: Came


class RuledOutcome(Came):
    """What can come of an answer: its probability, a fraction."""

    probability: str


class Outcomes(TypedDict):
    """All that can come of an answer."""

    outcomes: list[RuledOutcome]
