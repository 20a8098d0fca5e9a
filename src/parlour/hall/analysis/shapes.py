"""Shapes: what is told of decisions looked back at, of puzzles, hands and rule sets, as types."""

from typing import Any, Literal, TypeAlias

from typing_extensions import TypedDict

from parlour.core.shapes import RuleSet, Said, Sentence, Told, View
from parlour.table.shapes import Entry


class Why(TypedDict):
    """The reason why an action was a mistake, as events: the best answer to it, and the better action in its place.

    `reason` is what a coach says first to the seat of the better one, if that is more than that it was tried.
    """

    worse: list[Said]
    better: list[Said]
    reason: Sentence | None


class ReviewedPly(TypedDict):
    """A decision as it is judged so far, told again when it is judged better; values are for the seat that made it.

    Where it is `exact` they are what the game counts at the end (Triple Triad's cards), else chances in 100. `error` is
    one standard error of what the choice cost. `before` could be had, `chosen` was left by the choice, and `after` by
    chance, where that had a part. `values` are of the best actions, of all where they are exact. `named` says the
    actions in words, where only some are told.
    """

    type: Literal["ply"]
    seq: int
    number: int
    seat: str
    action: str
    exact: bool
    best: str
    values: dict[str, float]
    named: dict[str, Said]
    before: float
    chosen: float
    after: float
    chance: bool
    error: float
    mistake: bool
    why: Why | None


class FinestMove(TypedDict):
    """The reader's own entry that was far better than any other choice, by how much, and what it came to."""

    seq: int
    lead: float
    says: Sentence


class ReviewSummary(TypedDict):
    """A match in one sentence, as far as it is judged; `turning` is the entry that it tells of, None where none did.

    That is the mistake that decided it, else the decision that stood out. `pictured` is the entry that led to the
    position of the sentence: the answer that took something, else the decision itself. `finest` is told to whoever sat
    at the match, if one of their moves was far better than any other.

    `withheld` is the number of decisions that are not told, because people play the same position right now.
    """

    type: Literal["summary"]
    turning: int | None
    pictured: int | None
    withheld: int
    says: Sentence
    finest: FinestMove | None


class Remembered(TypedDict):
    """The end of a match, and in a sentence how it went, where that is known. While it goes on the reason is empty."""

    winner: str | None
    reason: str
    summary: ReviewSummary | None


class AdvisedAction(TypedDict):
    """The words of a coach about an action: the action, then its reasons."""

    action: str
    what: Sentence
    why: list[Sentence]


class Idea(AdvisedAction):
    """The words of a coach about an action, and the dangers that stand before it.

    `then` follows where the action only begins an answer: an attack whose target is asked next.
    """

    danger: list[Sentence]
    then: AdvisedAction | None


class Hint(Said):
    """The worth of the actions of a position, as far as the seat to act can know; values as in a `ReviewedPly`.

    The sentence is of the best one; `named` has that of each. `ideas` are of the best one and, if there is one, of
    another nearly as good; there are none in a game without a coach.
    """

    type: Literal["hint"]
    seq: int
    exact: bool
    best: str
    values: dict[str, float]
    named: dict[str, Said]
    value: float
    error: float
    ideas: list[Idea]


class Advice(Idea):
    """The advice of the coach after entry `seq`, and another nearly as good if there is one."""

    seq: int
    other: Idea | None


class BestHand(TypedDict):
    """The best hand found so far; shares of 1 are of matches against opponents whose hands are dealt, by best play.

    `points` counts a draw as half a win; `error` is one standard error of it, None of too few opponents. `meetings` is
    how much was looked at. Nobody is left to challenge the hand once it is `finished`.
    """

    type: Literal["hand"]
    cards: list[Any]
    names: list[str]
    points: float
    error: float | None
    won: float
    drawn: float
    lost: float
    opponents: int
    meetings: int
    finished: bool


class Balance(TypedDict):
    """The finding of self-play about a rule set, for whoever has the first decision.

    It comes of so many games `of` those it wants. `points` counts a draw as half a win; `error` is one standard error
    of it. `decisions` and `turns` are of a game on average; turns are events by which something became another's.
    """

    type: Literal["balance"]
    games: int
    of: int
    won: int
    drawn: int
    points: float
    error: float
    decisions: float
    turns: float


ReviewMessage: TypeAlias = ReviewedPly | ReviewSummary | Hint


class End(TypedDict):
    """An outcome of an action that chance had a part in; `value` is chances in 100 for the seat that played it."""

    probability: str
    value: float
    happened: bool
    events: list[Told]


class LookedAt(TypedDict):
    """A position that was decided in, as the seat to act saw it, with everything that its side held.

    `line` is best play from there. `reply` is what was played and the best answer to it. `ends` are all that could have
    come of it.
    """

    seq: int
    view: View
    line: list[Entry]
    reply: list[Entry]
    ends: list[End]


class PuzzleDay(TypedDict):
    """A day of the week: its puzzle, None of days to come, and whether the reader solved it on that day."""

    date: str
    puzzle: str | None
    solved: bool
    today: bool


class PuzzleRecord(TypedDict):
    """The reader's record of a puzzle."""

    tries: int
    hints: int
    solved: bool


class PuzzleFacts(TypedDict):
    """The difficulty of a puzzle, how many people tried it, how many found it at once, and the reader's record."""

    rating: int
    people: int
    firsts: int
    mine: PuzzleRecord


class ListedPuzzle(PuzzleFacts):
    """A puzzle of the list."""

    id: str
    game: str
    rules: str
    theme: str


class AskedPuzzle(PuzzleFacts):
    """A puzzle as it is asked; `date` is of today's, `found` of one that the reader solved before.

    `easy` ones are asked of whoever has solved few.
    """

    id: str
    game: str
    rules: RuleSet
    seat: str
    aim: Literal["win", "draw", "best"]
    view: View
    hints: list[str]
    easy: bool
    date: str | None
    found: "TriedPuzzle | None"


class PuzzleWorth(TypedDict):
    """The worth of an action to the seat that acts: the margin at the end if it was solved, else games won of 100."""

    margin: int | None
    chances: int | None


class PuzzleReply(TypedDict):
    """The answer of the other side to a wrong action: its events, and the position after it."""

    seat: str
    action: str
    events: list[Told]
    view: View


class TriedPuzzle(TypedDict):
    """The outcome of an action; `theme` is what decides, told with the solution, `reply` what a wrong one meets."""

    action: str
    right: bool
    worth: PuzzleWorth
    theme: str | None
    events: list[Told]
    view: View
    reply: PuzzleReply | None
