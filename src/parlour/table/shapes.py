"""Shapes: what a table tells of a match, as types; `core.shapes` has those of the game that is played at it."""

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import ReadOnly, TypedDict

from parlour.core.shapes import Result, RuleSet, Said, Told, View

Status = Literal["open", "live", "over", "closed"]
What = Literal["draw", "abort"]  # can be offered
AtZero = Literal["lose", "play", "count"]


class Seat(TypedDict):
    """Who sits somewhere; `name` is None where nobody does, or who did has left the hall."""

    kind: Literal["player", "bot", "open"]
    name: str | None
    agent: NotRequired[str]


class Clock(TypedDict):
    """How long each seat may think, in seconds: in all, given back after every turn, and free at the start of each."""

    bank: int
    increment: int
    free: int
    at_zero: AtZero


class Terms(TypedDict):
    """What a match is played for beyond its rules; a `study` began from a position, and counts for nothing. What is
    staked and won is a `community`'s own, or the hall's.
    """

    rated: bool
    gil: int
    owned: bool
    clock: Clock | None
    tournament: str | None
    study: bool
    community: str | None


class ClockState(TypedDict):
    """How the clocks stand: `left` in milliseconds as of the beginning of the turn."""

    left: dict[str, int]
    running: str | None
    since: str
    deadline: str | None


class OpenOffer(TypedDict):
    """What a seat proposes and the other has not answered."""

    what: What
    seat: str


class CutShort(Result):
    """How a match ended that the table ended: it moves nothing between the players."""

    spoils: None


class Standing(TypedDict):
    """How a match stands, the same for everybody: what a move can change of the table around the board.

    `takeback` is the entry that would be taken back if it were asked for, None where there is none; `taken_back` how
    often one was.
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
    """What the table itself did, or a seat beside playing; no seat when it was the hall."""

    kind: ReadOnly[
        Literal["resigned", "timeout", "house-played", "counted", "counted-even", "agreed", "aborted", "called-off"]
    ]
    seat: ReadOnly[str | None]


class TakebackEvent(Told):
    """A seat took its last decision back, and all that came of it: what was written `since` that entry counts no more.

    It was decision `number` of those that counted, of both seats, from 1.
    """

    kind: ReadOnly[Literal["takeback"]]
    seat: ReadOnly[str]
    since: int
    number: int


TableEvent: TypeAlias = TableDeed | TakebackEvent


class Step(TypedDict):
    """Who did what in one step of a match, and when."""

    seq: int
    kind: str
    seat: str | None
    action: str | None
    time: str


class Entry(Step):
    """One step of a match; `view` is what its viewer saw after it, None where today's rules do not lead there."""

    events: list[Told]
    view: View | None


class Drawn(TypedDict):
    """What chance was asked in one entry: each pick below `n`, and what came."""

    seq: int
    kind: str
    picks: list[tuple[int, int]]


class Picks(TypedDict):
    """Everything with which anybody can recompute every pick of a match; seats in the order they were taken."""

    match: str
    commitment: str
    secret: str
    seats: list[int | None]
    nonces: list[str]
    tournament: str | None
    entries: list[Drawn]
