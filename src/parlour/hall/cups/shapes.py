"""Shapes: what is told of tournaments, as types."""

from typing import Literal

from typing_extensions import TypedDict

from parlour.core.shapes import RuleSet
from parlour.table.shapes import Terms

Form = Literal["knockout", "round_robin", "swiss"]
Status = Literal["open", "live", "over"]
Decision = Literal["first", "second", "draw", "bye", "none"]


class Origin(TypedDict):
    """Where the seed of a tournament's match came from: HMAC-SHA256 of the tournament's seed over a text."""

    commitment: str
    secret: str
    text: str


class TournamentLine(TypedDict):
    """A line of the list of tournaments."""

    id: str
    name: str
    game: str
    rules: RuleSet
    form: Form
    status: Status
    count: int
    most: int
    hours: int | None
    guests: bool
    round: int
    rounds: int
    winner: str | None
    created: str


class Entrant(TypedDict):
    """Who takes part; `number` is his place in the draw, `nonce` what he adds to chance."""

    number: int | None
    id: str
    name: str
    withdrawn: bool
    nonce: str | None


class Placing(TypedDict):
    """A line of the standings; ties in points are broken by what stands behind them, in this order."""

    number: int
    name: str
    place: int
    points: float
    direct: float
    buchholz: float
    sonneborn: float
    played: int


class Board(TypedDict):
    """A board of a round; `first` and `second` are places in the draw."""

    round: int
    board: int
    first: int | None
    second: int | None
    match: str | None
    result: Decision | None
    replays: int


class Tournament(TournamentLine):
    """A tournament with all its boards; the commitment is to the seed that draw and matches follow from."""

    deadline: str | None
    terms: Terms
    commitment: str
    secret: str | None
    mine: bool
    entered: bool
    you: int | None
    entrants: list[Entrant]
    standings: list[Placing]
    crosstable: list[list[float | None]] | None
    boards: list[Board]
