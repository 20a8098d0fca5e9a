"""Shapes: what is told of people and of what they say, as types."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from parlour.hall.people.player import Role

Room = Literal["players", "watchers", "lobby"]
Reason = Literal["insult", "spam", "cheating", "name", "other"]


class Rating(TypedDict):
    """The strength of a player; `margin` is one standard deviation."""

    points: int
    margin: int
    provisional: bool
    matches: int


class Leader(Rating):
    """A line of a leaderboard."""

    name: str


class RatingStep(TypedDict):
    """A rating after one match."""

    match: str
    time: str
    points: int
    margin: int | None


class FamilyRating(Rating):
    """A rating under one family of rules, like chakart:seed."""

    family: str


class RatedFamily(FamilyRating):
    """A rating under one family of rules, and how it came about."""

    history: list[RatingStep]


class Score(TypedDict):
    """The number of matches that somebody won, drew and lost against another of this name."""

    name: str
    won: int
    drawn: int
    lost: int


class Speaker(TypedDict):
    """The speaker of a line, and their seat."""

    id: str
    name: str | None
    seat: str | None
    you: bool


class ChatLine(TypedDict):
    """A line of a table's chat, or of the lobby's; no text where a moderator removed it."""

    number: int
    room: Room
    by: Speaker
    text: str | None
    time: str


class Person(TypedDict):
    """Somebody as moderators see them."""

    id: str
    name: str | None
    role: Role


class ReportedLine(TypedDict):
    """A line around the one that was reported."""

    number: int
    by: str
    name: str | None
    text: str | None
    time: str


class Report(TypedDict):
    """A report, with what was said around the line."""

    number: int
    reporter: Person
    accused: Person
    reason: Reason
    note: str
    time: str
    match: str | None
    line: int | None
    context: list[ReportedLine]


class Mute(TypedDict):
    """Somebody who may not talk, until when, and why."""

    player: str
    name: str | None
    until: str
    why: str


class Deed(TypedDict):
    """A deed of a moderator, and the report it was about."""

    number: int
    kind: str
    time: str
    moderator: Person
    about: Person
    until: NotRequired[str]
    why: NotRequired[str]
    report: NotRequired[int]
    reason: NotRequired[str]
    line: NotRequired[int]
    match: NotRequired[str]


class Tied(TypedDict):
    """Somebody whom a player made their friend, or keeps away."""

    name: str
    kind: Literal["friend", "blocked"]
