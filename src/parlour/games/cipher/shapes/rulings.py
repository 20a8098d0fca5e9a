"""The types of the referee's rulings on a position."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from parlour.games.cipher.shapes.events import GameEvent
from parlour.games.cipher.shapes.position import Position
from parlour.games.cipher.shapes.view import Side

RuledResult = TypeAliasType("RuledResult", Literal["*", "first", "second", "draw"])  # of a match; "*" while it goes on


class Choices(TypedDict):
    """The legal answers of a position."""

    to_act: Side | None
    legal: list[str]
    result: RuledResult


class Came(TypedDict):
    """The result of an answer; it has no position if a skill still refers to a card that left."""

    position: Position | None
    events: list[GameEvent]
    result: RuledResult


class Begun(Came, Choices):
    """Two decks dealt, with the legal answers."""

    result: RuledResult


class Outcome(TypedDict):
    """An outcome of an answer, drawn from a seed."""

    outcome: Came


class RuledOutcome(Came):
    """An outcome of an answer, with its probability as a fraction."""

    probability: str


class Outcomes(TypedDict):
    """All outcomes of an answer."""

    outcomes: list[RuledOutcome]
