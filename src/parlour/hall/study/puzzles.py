"""Puzzles: the tries and hints of players, and how hard each puzzle turns out to be."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, cast

from parlour.analysis.puzzles import shelf, trying
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core.shapes import View
from parlour.hall.effects import Effect
from parlour.hall.play.fair_play import Played
from parlour.hall.study import shapes
from parlour.table import timestamps

FORETOLD: Final = ("takes", "flips")  # of a move: what it would do
DAY: Final = 86_400 * timestamps.SECOND
WEEK: Final = 7
MIDDLE, SCALE, STEP = 1500, 400, 16  # any person's rating; Elo's scale; what one person moves a rating by at most


@dataclass(frozen=True, slots=True)
class Record:
    """A player's record of a puzzle: tries until they solved it, hints, and when they did."""

    puzzle: str
    tries: int = 0
    hints: int = 0
    solved: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """The difficulty of a puzzle, after so many people; so many of them found it at once."""

    rating: float
    people: int = 0
    firsts: int = 0

    def after(self, won: bool) -> "Standing":
        """Return the standing after one more person, who found it at once or not.

        Source: Elo, against a person of the middle.
        """
        expected = 1 / (1 + 10 ** ((self.rating - MIDDLE) / SCALE))
        return Standing(self.rating + STEP * (expected - won), self.people + 1, self.firsts + won)


@dataclass(frozen=True, slots=True)
class Tried(Effect):
    """A try of a player at a puzzle. After it is solved none counts; only the first try without a hint rates it."""

    player: str
    puzzle: str
    right: bool
    difficulty: int
    now: str


@dataclass(frozen=True, slots=True)
class Hinted(Effect):
    """A hint given to a player; after the puzzle is solved none is counted."""

    player: str
    puzzle: str


class Puzzles(Protocol):
    """The records of puzzles as they are kept."""

    async def of(self, player: str) -> Sequence[Record]:
        """Return all that a player tried."""

    async def standings(self) -> dict[str, Standing]:
        """Return the standings of the puzzles that somebody tried."""


def day_of(now: str) -> int:
    """Return the number of the day in UTC."""
    return timestamps.read(now) // DAY


def week(now: str, records: Sequence[Record], games: Collection[str]) -> list[shapes.PuzzleDay]:
    """Return the days of this week, Monday first, where these games are played.

    Each has its date, and whether its puzzle was solved on it; None of days to come.
    """
    today = day_of(now)
    monday = today - (today + 3) % WEEK  # the first of January 1970 was a Thursday
    return [_day(day, today, records, games) for day in range(monday, monday + WEEK)]


def _day(day: int, today: int, records: Sequence[Record], games: Collection[str]) -> shapes.PuzzleDay:
    wanted = None if day > today else shelf.daily(day, games).id
    solved = any(one.puzzle == wanted and one.solved and day_of(one.solved) == day for one in records)
    return {"date": timestamps.write(day * DAY)[:10], "puzzle": wanted, "solved": solved, "today": day == today}


def asked(puzzle: Puzzle, record: Record, standing: Standing, date: str | None, played: Played) -> shapes.AskedPuzzle:
    """Return a puzzle as it is asked. Nothing tells what is right, but to whoever solved it, while nobody plays it."""
    game, seat = puzzle.played, puzzle.seat
    best = puzzle.worth[puzzle.solution]
    told = record.solved is not None and not played.holds(puzzle.state)
    view = game.view(puzzle.state, seat)
    legal = [{key: inner for key, inner in move.items() if key not in FORETOLD} for move in view["legal"]]
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "rules": game.rule_book.parse(puzzle.rules).as_json(),
        "seat": game.seats[seat],
        "aim": ("win" if best > 0 else "draw") if puzzle.exact else "best",
        "view": cast(View, {**view, "legal": legal}),
        "hints": trying.hints(puzzle),
        "date": date,
        "found": tried(puzzle, puzzle.solution) if told else None,
        **facts(record, standing),
    }


def listed(puzzle: Puzzle, record: Record, standing: Standing) -> shapes.ListedPuzzle:
    """Return a puzzle as a list names it."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "rules": puzzle.rules,
        "theme": puzzle.theme,
        **facts(record, standing),
    }


def facts(record: Record, standing: Standing) -> shapes.PuzzleFacts:
    """Return what is known of a puzzle and of the player who looks at it."""
    mine: shapes.PuzzleRecord = {"tries": record.tries, "hints": record.hints, "solved": record.solved is not None}
    return {"rating": round(standing.rating), "people": standing.people, "firsts": standing.firsts, "mine": mine}


def tried(puzzle: Puzzle, action: str) -> shapes.TriedPuzzle:
    """Return what came of an action, as the seat sees it; refuse one that cannot be played."""
    game, seat = puzzle.played, puzzle.seat
    found = trying.attempt(puzzle, action)
    return {
        "action": found.action,
        "right": found.right,
        "worth": _worth(puzzle, found.worth),
        "theme": puzzle.theme if found.right else None,
        "events": [game.event_json(event, seat) for event in found.events],
        "view": game.view(found.state, seat),
    }


def _worth(puzzle: Puzzle, worth: float) -> shapes.PuzzleWorth:
    """Return the margin at the end, or how many of 100 games are won."""
    if puzzle.exact:
        return {"margin": int(worth), "chances": None}
    return {"margin": None, "chances": round(50 * (1 + worth))}
