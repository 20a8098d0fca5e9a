"""Shapes: the types of what a table tells of a match; `core.shapes` has those of the game that is played at it."""

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import ReadOnly, TypedDict

from parlour.core.journeys.goal import Condition
from parlour.core.shapes import Result, RuleSet, Said, Told, View

Status = Literal["open", "live", "over", "closed"]
What = Literal["draw", "abort"]  # the possible offers
AtZero = Literal["lose", "play", "count"]


class Seat(TypedDict):
    """The occupant of a seat; `name` is None if it is free, or if the player has left the hall."""

    kind: Literal["player", "bot", "open"]
    name: str | None
    agent: NotRequired[str]


class Clock(TypedDict):
    """The time each seat may think, in seconds: in all, given back after every turn, and free at the start of each."""

    bank: int
    increment: int
    free: int
    at_zero: AtZero


class StageTerms(TypedDict):
    """The stage of a journey that a match is played for, a community's or the house's, and its goal as it was then."""

    name: str
    asks: Said
    goal: list[Condition]
    community: str | None


class Terms(TypedDict):
    """The terms of a match beyond its rules; a `study` began from a position, and counts for nothing.

    What is staked and won belongs to a `community`, or else to the hall.
    """

    rated: bool
    gil: int
    owned: bool
    clock: Clock | None
    tournament: str | None
    study: bool
    community: str | None
    stage: StageTerms | None


class ClockState(TypedDict):
    """The state of the clocks: `left` in milliseconds as of the beginning of the turn."""

    left: dict[str, int]
    running: str | None
    since: str
    deadline: str | None


class OpenOffer(TypedDict):
    """A seat's proposal that the other has not answered."""

    what: What
    seat: str


class CutShort(Result):
    """The end of a match that the table ended: it moves nothing between the players."""

    spoils: None


class Standing(TypedDict):
    """The state of a match, equal for everybody: all around the board that a move can change.

    `takeback` is the entry that a takeback would take back now, None where there is none. `taken_back` is the number of
    takebacks so far.
    """

    status: Status
    secret: str | None
    to_act: str | None
    clock: ClockState | None
    offer: OpenOffer | None
    abort: bool
    takeback: int | None
    taken_back: int
    result: Result | None
    strayed: int | None
    rematch: str | None
    seq: int


class Match(Standing):
    """The table around the board, as one player or passer-by may know it; a rematch `follows` a match."""

    id: str
    game: str
    rules: RuleSet
    seats: dict[str, Seat]
    you: str | None
    commitment: str
    nonces: dict[str, str | None]
    terms: Terms
    draws: bool
    takebacks: bool
    lapse: Said | None
    created: str
    follows: str | None


class TableDeed(Told):
    """An act of the table itself, or of a seat beside playing; without a seat, of the hall."""

    kind: ReadOnly[
        Literal["resigned", "timeout", "house-played", "counted", "counted-even", "agreed", "aborted", "called-off"]
    ]
    seat: ReadOnly[str | None]


class TakebackEvent(Told):
    """A seat took its last decision back, and all that came of it: the entries from `since` on no longer count.

    It was decision `number` of those that counted, of both seats, from 1.
    """

    kind: ReadOnly[Literal["takeback"]]
    seat: ReadOnly[str]
    since: int
    number: int


TableEvent: TypeAlias = TableDeed | TakebackEvent


class Step(TypedDict):
    """One step of a match: its seat, kind, action and time."""

    seq: int
    kind: str
    seat: str | None
    action: str | None
    time: str


class Entry(Step):
    """One step of a match; `view` is what its viewer saw after it, None where today's rules do not lead there."""

    events: list[Told]
    view: View | None


class Position(TypedDict):
    """The standing of a match: the number of moves that count, and its last entry; None before the deal."""

    moves: int
    last: Entry | None


class Drawn(TypedDict):
    """The picks of chance in one entry: each is below `n`, with its value."""

    seq: int
    kind: str
    picks: list[tuple[int, int]]


class Picks(TypedDict):
    """The data with which anybody can recompute every pick of a match; seats in the order they were taken."""

    match: str
    commitment: str
    secret: str
    seats: list[int | None]
    nonces: list[str]
    tournament: str | None
    entries: list[Drawn]
