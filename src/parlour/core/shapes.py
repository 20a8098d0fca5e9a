"""Shapes: what is told of a game, as types. Tables, hall and clients rely on these fields and on nothing more.

A game tells at least these fields and may tell others beside them. In its `Shapes` it names types of its own for what
it tells and its client reads. They are types alone: nothing is checked by them while a match is told, but tests hold
what is told to them.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, NotRequired, TypeAlias

from typing_extensions import ReadOnly, TypedDict

Value = bool | str  # of an option of the rules


class Said(TypedDict):
    """A sentence in every language."""

    en: str
    fr: str


class Sentence(TypedDict):
    """A sentence as data: its name in the Fluent files, and the value of each variable that it shows."""

    id: str
    args: "dict[str, Argument]"


Argument: TypeAlias = str | float | Sentence | Said | list[str | Sentence]
"""An argument of a sentence.

Text and numbers stand as they are, and a sentence by its own text. What exists in every language stands in the
reader's, and a list with a comma between each two.
"""


class Legal(TypedDict):
    """Something that the viewer may do now; `action` is its text."""

    action: ReadOnly[str]


class SaidLegal(Legal, Said):
    """A legal action with its sentence, which a plain table writes on its button."""


Row = list[str | int]
"""A legal action as a game with a sketch sends it to sockets: the action's text, then what the game says of it."""


class Drawing(TypedDict):
    """A view as lines of text in every language; a line is pieces of (text, style)."""

    en: list[list[tuple[str, str]]]
    fr: list[list[tuple[str, str]]]


class Result(TypedDict):
    """The end of a match: the winner, None for a draw, the reason, and a number by seat where the game keeps score."""

    winner: ReadOnly[str | None]
    reason: ReadOnly[str]
    score: NotRequired[ReadOnly[Any]]


class View(TypedDict):
    """The view of one viewer, a seat or "spectator": whose turn it is, what they may do, and the end once it came.

    A table says "over" as the `phase` of whatever it ends itself, and keeps the `score` as it stands. To the views of
    an added game it gives their `drawing`, because no client has pictures of it.
    """

    game: ReadOnly[str]
    viewer: ReadOnly[str]
    to_act: ReadOnly[str | None]
    legal: ReadOnly[Sequence[Legal]]
    result: ReadOnly[Result | None]
    phase: NotRequired[ReadOnly[str]]
    score: NotRequired[ReadOnly[Any]]
    drawing: NotRequired[ReadOnly[Drawing]]


class Sketched(TypedDict):
    """A view as a game with a sketch sends it to sockets: actions as rows, and no more than its client needs."""

    game: ReadOnly[str]
    viewer: ReadOnly[str]
    to_act: ReadOnly[str | None]
    legal: ReadOnly[Sequence[Row]]
    result: ReadOnly[Result | None]
    phase: NotRequired[ReadOnly[str]]
    score: NotRequired[ReadOnly[Any]]


class Told(Said):
    """An event, by its kind, as one viewer may know it."""

    kind: ReadOnly[str]
    seat: NotRequired[ReadOnly[str | None]]


class Phrased(TypedDict):
    """An event with its sentence as data; a reader with the Fluent files puts it into words."""

    kind: ReadOnly[str]
    seat: NotRequired[ReadOnly[str | None]]
    says: ReadOnly[Sentence]


class Ruled(TypedDict):
    """The common part of a ruling of the referee, with the asker's own `id`; a game's own `referee` says the rest."""

    id: ReadOnly[Any]
    ok: ReadOnly[Literal[True]]


class Shapes(NamedTuple):
    """The types of what a game tells: views, events and, where it has some, the cards of its sets and its rulings."""

    view: Any = View
    event: Any = Told
    card: Any = None
    ruling: Any = None


class RuleSet(TypedDict):
    """Rules that are played by: their canonical text, and every option's value."""

    text: str
    preset: str
    options: dict[str, Value]


class Option(TypedDict):
    """One thing that a table may decide."""

    name: str
    kind: Literal["switch", "choice"]
    group: str
    values: list[Value]
    titles: dict[str, str]
    """The titles of values that no language has words for."""


class Fault(Said):
    """A fault of a cell of a sheet of cards, and its repair where only one thing can be meant."""

    column: str
    repair: str | None


class SheetRow(TypedDict):
    """A line of a sheet of cards: its cells as they were read, and its card if it has no fault."""

    line: int
    cells: dict[str, str]
    faults: list[Fault]
    card: dict[str, Any] | None


class ReadSheet(TypedDict):
    """A sheet of cards, and how many of its lines have faults."""

    rows: list[SheetRow]
    faults: int


class Preset(TypedDict):
    """A community's rules: the values its tables may choose from, and what is played when nothing is chosen."""

    name: str
    offers: dict[str, list[Value]]
    defaults: dict[str, Value]


class NamedRules(TypedDict):
    """Rules that have a name of their own somewhere, as a text, and the source of the name."""

    name: str
    rules: str
    source: str


class RuleBook(TypedDict):
    """All that the tables of a game can decide."""

    game: str
    groups: list[str]
    options: list[Option]
    presets: list[Preset]
    named: list[NamedRules]


class WayOut(Said):
    """A change that makes a refused combination playable."""

    set: dict[str, Value]


class Problem(Said):
    """The reason why options cannot be played together, or deserve a warning."""

    code: str
    options: list[str]
    ways_out: list[WayOut]


class Verdict(TypedDict):
    """The verdict on a choice of rules: whether it can be played."""

    ok: bool
    text: str
    preset: str
    options: dict[str, Value]
    problems: list[Problem]
    warnings: list[Problem]


class Refused(Said):
    """A refusal: its code, where it happened, and the sentence."""

    code: str
    message: str
    at: str | None


class NotRuled(TypedDict):
    """A request that the referee cannot rule on, and the reason."""

    id: Any
    ok: Literal[False]
    error: Refused
