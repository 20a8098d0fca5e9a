"""Shapes: what is told of tournaments, as types."""

from typing import Literal

from typing_extensions import TypedDict

from parlour.core.shapes import RuleSet
from parlour.hall.money.shapes import Asset
from parlour.table.shapes import Clock, Terms

Form = Literal["knockout", "round_robin", "swiss", "ladder"]
Status = Literal["open", "live", "over", "off"]
Decision = Literal["first", "second", "draw", "bye", "none"]


class Origin(TypedDict):
    """The origin of the seed of a tournament's match: HMAC-SHA256 of the tournament's seed over a text."""

    commitment: str
    secret: str
    text: str


class PrizeCard(Asset):
    """Copies of a card that are won."""

    count: int


class PlacePrize(TypedDict):
    """The prize of a place."""

    place: int
    gil: int
    cards: list[PrizeCard]


class TournamentLine(TypedDict):
    """A line of the list of tournaments.

    A tournament `starts` by itself at a time, or when its organiser says so. Check-in `opens` at a time; so many are
    `waiting` for one of its places. A board is the `best` of so many games. `third` tells whether a knockout has a
    match for the third place, `swiss` how many rounds a Swiss shall have.

    A ladder `ends` at a time, and has so many `meetings` of the same two a week; its rounds are its weeks. What it is
    played for is a `community`'s own, or the hall's. `faces` are the names of the first few who take part.
    """

    id: str
    name: str
    game: str
    rules: RuleSet
    form: Form
    status: Status
    count: int
    faces: list[str]
    most: int
    hours: int | None
    guests: bool
    description: str
    community: str | None
    starts: str | None
    opens: str | None
    swiss: int | None
    ends: str | None
    meetings: int | None
    best: int
    third: bool
    prizes: list[PlacePrize]
    waiting: int
    clock: Clock | None
    round: int
    rounds: int
    winner: str | None
    created: str


class Entrant(TypedDict):
    """An entrant; `number` is their place in the draw, `nonce` what they add to chance.

    Before the start `waits` is their place on the waiting list, and `here` since when they are there.
    """

    number: int | None
    id: str
    name: str
    withdrawn: bool
    nonce: str | None
    waits: int | None
    here: str | None


class Placing(TypedDict):
    """A line of the standings; ties in points are broken by the fields that follow, in this order."""

    number: int
    name: str
    place: int
    points: float
    direct: float
    buchholz: float
    sonneborn: float
    played: int


class Board(TypedDict):
    """A board of a round; `first` and `second` are places in the draw.

    `won`, `lost` and `drawn` count its games for whoever sits first. Without a match and a result it is a challenge of
    the first to the second, in a ladder.
    """

    round: int
    board: int
    first: int | None
    second: int | None
    match: str | None
    result: Decision | None
    replays: int
    won: int
    lost: int
    drawn: int


class Tournament(TournamentLine):
    """A tournament with all its boards; the commitment is to the seed that draw and matches follow from."""

    deadline: str | None
    terms: Terms
    commitment: str
    secret: str | None
    mine: bool
    runs: bool
    entered: bool
    waits: int | None
    here: str | None
    you: int | None
    entrants: list[Entrant]
    standings: list[Placing]
    crosstable: list[list[float | None]] | None
    boards: list[Board]
