"""Puzzles: the tries and hints of players, and how hard each puzzle turns out to be."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, cast

from parlour.analysis.puzzles import shelf, trying
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core.shapes import View
from parlour.hall.analysis import shapes
from parlour.hall.effects import Effect
from parlour.hall.play.fair_play import Played
from parlour.table import timestamps

FORETOLD: Final = ("takes", "flips")  # of a move: what it would do
DAY: Final = 86_400 * timestamps.SECOND
WEEK: Final = 7
LEARNED: Final = 3  # puzzles that somebody solves before they are asked others than easy ones
MIDDLE, SCALE, STEP = 1500, 400, 16  # any person's rating; Elo's scale; what one person moves a rating by at most


@dataclass(frozen=True, slots=True)
class Attempts:
    """A player's attempts at a puzzle: tries until they solved it, hints, and when they did."""

    puzzle: str
    tries: int = 0
    hints: int = 0
    solved: str | None = None


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """The rating of a puzzle, which says how hard so many people found it; so many of them found it at once."""

    rating: float
    people: int = 0
    firsts: int = 0

    def after(self, won: bool) -> "PuzzleRating":
        """Return the rating after one more person, who found it at once or not.

        Source: Elo, against a person of the middle.
        """
        expected = 1 / (1 + 10 ** ((self.rating - MIDDLE) / SCALE))
        return PuzzleRating(self.rating + STEP * (expected - won), self.people + 1, self.firsts + won)


@dataclass(frozen=True, slots=True)
class Tried(Effect):
    """A try of a player at a puzzle. After it is solved none counts; only the first try without a hint rates it."""

    player: str
    puzzle: str
    right: bool
    estimate: int
    now: str


@dataclass(frozen=True, slots=True)
class Hinted(Effect):
    """A hint given to a player; after the puzzle is solved none is counted."""

    player: str
    puzzle: str


class Puzzles(Protocol):
    """The attempts at puzzles as they are kept."""

    async def of(self, player: str) -> Sequence[Attempts]:
        """Return all that a player tried."""

    async def ratings(self) -> dict[str, PuzzleRating]:
        """Return the ratings of the puzzles that somebody tried."""


def day_of(now: str) -> int:
    """Return the number of the day in UTC."""
    return timestamps.read(now) // DAY


@dataclass(frozen=True, slots=True)
class Solver:
    """A person for whom a puzzle is chosen: what they tried, the games played here, and the one they played last."""

    attempts: Sequence[Attempts]
    games: Collection[str]
    last: str | None = None

    def of_day(self, day: int) -> tuple[Puzzle, bool]:
        """Return their puzzle of a day, and whether they solved it on that day.

        It is an easy one until they have solved a few; then it is of the game that they played last.
        """
        games = shelf.played(self.games)
        easy = {game: shelf.daily(day, shelf.easy(game)) for game in games}
        usual = {game: shelf.daily(day, shelf.of([game])) for game in games}
        solved = {one.puzzle: day_of(one.solved) for one in self.attempts if one.solved}
        found = next((one for one in (*easy.values(), *usual.values()) if solved.get(one.id) == day), None)
        if found:
            return found, True
        if sum(before < day for before in solved.values()) < LEARNED:
            return easy[games[0]], False
        return usual[self.last if self.last in games else games[0]], False

    def week(self, now: str) -> list[shapes.PuzzleDay]:
        """Return the days of this week, Monday first; no puzzle of days to come is told."""
        today = day_of(now)
        monday = today - (today + 3) % WEEK  # the first of January 1970 was a Thursday
        return [self._told(day, today) for day in range(monday, monday + WEEK)]

    def _told(self, day: int, today: int) -> shapes.PuzzleDay:
        puzzle, solved = self.of_day(day)
        shown = None if day > today else puzzle.id
        return {"date": timestamps.write(day * DAY)[:10], "puzzle": shown, "solved": solved, "today": day == today}


def asked(puzzle: Puzzle, mine: Attempts, rating: PuzzleRating, date: str | None, played: Played) -> shapes.AskedPuzzle:
    """Return a puzzle as it is asked. Nothing tells what is right, but to whoever solved it, while nobody plays it."""
    game, seat = puzzle.played, puzzle.seat
    best = puzzle.worth[puzzle.solution]
    told = mine.solved is not None and not played.holds(puzzle.state)
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
        "easy": puzzle in shelf.easy(puzzle.game),
        "found": tried(puzzle, puzzle.solution) if told else None,
        **facts(mine, rating),
    }


def listed(puzzle: Puzzle, mine: Attempts, rating: PuzzleRating) -> shapes.ListedPuzzle:
    """Return a puzzle as a list names it."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "rules": puzzle.rules,
        "theme": puzzle.theme,
        **facts(mine, rating),
    }


def facts(mine: Attempts, rating: PuzzleRating) -> shapes.PuzzleFacts:
    """Return what is known of a puzzle and of the player who looks at it."""
    told: shapes.PuzzleRecord = {"tries": mine.tries, "hints": mine.hints, "solved": mine.solved is not None}
    return {"rating": round(rating.rating), "people": rating.people, "firsts": rating.firsts, "mine": told}


def tried(puzzle: Puzzle, action: str) -> shapes.TriedPuzzle:
    """Return what came of an action, as the seat sees it; refuse one that cannot be played."""
    game, seat = puzzle.played, puzzle.seat
    found = trying.attempt(puzzle, action)
    reply = trying.reply(puzzle, found)
    return {
        "action": found.action,
        "right": found.right,
        "worth": _worth(puzzle, found.worth),
        "theme": puzzle.theme if found.right else None,
        "events": [game.event_json(event, seat) for event in found.events],
        "view": game.view(found.state, seat),
        "reply": None if reply is None else _answered(puzzle, reply),
    }


def _answered(puzzle: Puzzle, reply: trying.Tried) -> shapes.PuzzleReply:
    """Return the other side's answer, as the seat that is asked sees it."""
    game, seat = puzzle.played, puzzle.seat
    return {
        "seat": game.seats[1 - seat],
        "action": reply.action,
        "events": [game.event_json(event, seat) for event in reply.events],
        "view": game.view(reply.state, seat),
    }


def _worth(puzzle: Puzzle, worth: float) -> shapes.PuzzleWorth:
    """Return the margin at the end, or how many of 100 games are won."""
    if puzzle.exact:
        return {"margin": int(worth), "chances": None}
    return {"margin": None, "chances": round(50 * (1 + worth))}
