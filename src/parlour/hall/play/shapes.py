"""Shapes: what is told of matches that are proposed, listed and kept, as types."""

from collections.abc import Mapping
from typing import Any, Literal

from typing_extensions import TypedDict

from parlour.core.shapes import Result, RuleSet, Said, Told, Value, View
from parlour.hall.money.shapes import Asset
from parlour.hall.people.shapes import Rating
from parlour.table.shapes import Terms

Audience = Literal["lobby", "link", "player"]
ChallengeStatus = Literal["open", "accepted", "declined", "withdrawn", "countered", "expired", "lapsed"]


class Acquaintance(TypedDict):
    """Somebody by id and name."""

    id: str
    name: str


class Challenger(Acquaintance):
    """The player who proposes a match, and their rating under its rules."""

    rating: Rating | None


class StakedCard(Asset):
    """A card that a challenger plays for."""


class Challenge(TypedDict):
    """A match that is proposed; `seat` is the challenger's, or "random".

    `staked` are cards of theirs that may be won. Whoever may accept is told them if they lie face up from the deal on.
    `swing` is about how many points of the reader's rating it is rated for, if both have one under its rules.
    It `answers` another challenge with other terms, by its id; `answer` is the id of the one that answered it so.
    """

    id: str
    game: str
    rules: RuleSet
    terms: Terms
    challenger: Challenger
    to: Acquaintance | None
    audience: Audience
    seat: str
    commitment: str
    nonce: str | None
    mine: bool
    short: bool
    status: ChallengeStatus
    match: str | None
    staked: list[StakedCard]
    swing: int | None
    answers: str | None
    answer: str | None
    lapse: Said | None
    created: str
    expires: str


class Opened(TypedDict):
    """The match that a command opened."""

    id: str


class FinishedMatch(TypedDict):
    """A finished match as the archive lists it; `winner` is a seat, None for a draw.

    `taken_back` is the number of takebacks.
    """

    id: str
    game: str
    rules: RuleSet
    seats: dict[str, str | None]
    winner: str | None
    ended: str
    entries: int
    taken_back: int


class Tally(TypedDict):
    """The results of the reader's matches against a level of the house, at one game."""

    game: str
    level: str
    won: int
    drawn: int
    lost: int


class Worked(TypedDict):
    """A worked example of the rulebook, by name."""

    name: str
    title: Said
    rules: str


class Chapter(TypedDict):
    """A rule told for players; `option` and `value` say under which house rule it holds, if it does not always."""

    name: str
    title: Said
    text: Said
    option: str | None
    value: Value
    examples: list[Worked]


class Remark(TypedDict):
    """The reason why an action is not what a reader was asked for."""

    action: str
    say: Said


class Shot(TypedDict):
    """A step of a worked example, as an entry of a match's history, with what is said of it.

    If it is the reader's to take, `task` asks for it; `tries` answer all else that they may do then.
    """

    kind: str
    seat: str | None
    action: str | None
    say: Said | None
    task: Said | None
    tries: list[Remark]
    events: list[Told]
    view: View
    seq: int


class Frame(TypedDict):
    """A position as it is kept, and as the seat to act sees it."""

    position: Mapping[str, Any]  # each game writes positions its own way
    notations: dict[str, str]  # and as its community writes them
    view: View
    to_act: str | None
    legal: list[str]
    result: Result | None


class Outcome(Frame):
    """An outcome of an action; `probability` is a fraction."""

    probability: str
    events: list[Told]


class Outcomes(TypedDict):
    """All that can come of an action of a seat, the likeliest first; `more` were not told."""

    seat: str
    outcomes: list[Outcome]
    more: int


class Choice(TypedDict):
    """An action that may be tried: what is certain to come of it, how many outcomes there are; None for very many."""

    action: str
    outcomes: int | None
    events: list[Told]


class Tries(TypedDict):
    """All that the seat to act may try; nobody is to act where the match is over."""

    seat: str | None
    choices: list[Choice]


class JourneyStage(TypedDict):
    """A stage of a journey: its words, its rules, who of the house plays, and whether one reached its goal.

    `chapter` is the chapter of the rulebook to read before, `puzzles` the theme of puzzles that teach it.
    """

    name: str
    title: Said
    new: Said
    asks: Said
    hint: Said
    rules: RuleSet
    opponent: str
    part: Said | None
    chapter: str | None
    puzzles: str | None
    reached: bool


class Journey(TypedDict):
    """A road through a game, a community's or the house's; `onward` is the first stage that one has not reached."""

    game: str
    community: str | None
    title: Said
    onward: str | None
    stages: list[JourneyStage]


class JourneyLine(TypedDict):
    """A journey in a line: how many stages it has and how many of them one reached, and the one that comes next."""

    game: str
    community: str | None
    title: Said
    stages: int
    reached: int
    ahead: JourneyStage | None


class StageEnd(TypedDict):
    """The end of a match for a stage: whether its goal was met in this match, the stage, and what comes `onward`.

    That is the stage after it; after the last one, the first that one has not reached. None where all are reached.
    """

    met: bool
    stage: JourneyStage
    onward: JourneyStage | None
