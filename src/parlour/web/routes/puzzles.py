"""Puzzles: the one of today, all of them, an action tried in one, and hints; nobody needs an account."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import Field
from typing_extensions import TypedDict

from parlour.analysis.puzzles import shelf, trying
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.hall.analysis import puzzles, shapes
from parlour.hall.analysis.puzzles import Attempts, Hinted, PuzzleRating, Solver
from parlour.hall.effects import Effect
from parlour.hall.people.player import Player
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, InThread, once
from parlour.web.handlers.fair_play import FairPlay, Watch
from parlour.web.handlers.messages import Strict

router = APIRouter()
PuzzleId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[a-z0-9]+$")]


class PuzzleTry(Strict):
    """An action to be tried."""

    action: Annotated[str, Field(max_length=200)]


class HintWanted(Strict):
    """The wish for a hint of this kind."""

    hint: Literal["rule", "which", "where"]


class PuzzleShelf(TypedDict):
    """The days of this week, and all puzzles by game."""

    week: list[shapes.PuzzleDay]
    puzzles: list[shapes.ListedPuzzle]


class PuzzlePage(TypedDict):
    """A puzzle, and the days of this week."""

    puzzle: shapes.AskedPuzzle
    week: list[shapes.PuzzleDay]


@router.get("/puzzles", summary="All puzzles")
async def all_of_them(player: Guest, hall: Hall) -> Answer[PuzzleShelf]:
    """Return puzzles by game and theme, with how hard each is and what I made of it."""
    solver = await _solver(player, hall)
    mine = {attempts.puzzle: attempts for attempts in solver.attempts}
    ratings = await hall.store.puzzles.ratings()
    return {
        "week": solver.week(now()),
        "puzzles": [
            puzzles.listed(one, mine.get(one.id, Attempts(one.id)), ratings.get(one.id, PuzzleRating(one.difficulty)))
            for one in shelf.of(solver.games)
        ],
    }


@router.get("/puzzles/today", summary="Today's puzzle")
async def today(player: Guest, hall: Hall, fair: FairPlay, in_thread: InThread) -> Answer[PuzzlePage]:
    """Return the puzzle of today, by the date in UTC, as it is chosen for me."""
    solver = await _solver(player, hall)
    puzzle, _ = solver.of_day(puzzles.day_of(now()))
    return await _page(puzzle, solver, hall, fair, in_thread)


@router.get("/puzzles/{puzzle_id}", summary="A puzzle")
async def one(
    puzzle_id: PuzzleId, player: Guest, hall: Hall, fair: FairPlay, in_thread: InThread
) -> Answer[PuzzlePage]:
    """Return a puzzle as it is asked: what is right is told to whoever tries it."""
    return await _page(shelf.puzzle(puzzle_id), await _solver(player, hall), hall, fair, in_thread)


@router.post("/puzzles/{puzzle_id}/try", summary="Try an action in a puzzle")
async def attempt(
    puzzle_id: PuzzleId,
    body: PuzzleTry,
    player: Guest,
    hall: Hall,
    fair: FairPlay,
    in_thread: InThread,
    key: CommandKey = None,
) -> Answer[shapes.TriedPuzzle]:
    """Return whether an action is right, what it is worth, and what happens; tries are counted until one is right."""
    puzzle = _playable(puzzle_id, hall)

    async def decide() -> tuple[list[Effect], shapes.TriedPuzzle]:
        await _require_unplayed(puzzle, fair, in_thread)
        found = await in_thread(puzzles.tried, puzzle, body.action)
        return [puzzles.Tried(player.id, puzzle.id, found["right"], puzzle.difficulty, now())], found

    return await once(hall, player, key, decide)


@router.post("/puzzles/{puzzle_id}/hints", summary="Ask for a hint")
async def hint(
    puzzle_id: PuzzleId,
    body: HintWanted,
    player: Guest,
    hall: Hall,
    fair: FairPlay,
    in_thread: InThread,
    key: CommandKey = None,
) -> Answer[trying.PuzzleHint]:
    """Tell by what rule, with what, or where: one at a time, and written beside my result."""
    puzzle = _playable(puzzle_id, hall)

    async def decide() -> tuple[list[Effect], trying.PuzzleHint]:
        await _require_unplayed(puzzle, fair, in_thread)
        return [Hinted(player.id, puzzle.id)], await in_thread(trying.hint, puzzle, body.hint)

    return await once(hall, player, key, decide)


async def _solver(player: Player, hall: Context) -> Solver:
    """Return what is known of a player who asks for puzzles."""
    newest = await hall.store.listings(None, player.id, 1)
    games = [game.name for game in hall.warming.games]
    return Solver(await hall.store.puzzles.of(player.id), games, newest[0].game if newest else None)


def _playable(puzzle_id: str, hall: Context) -> Puzzle:
    puzzle = shelf.puzzle(puzzle_id)
    hall.warming.require(puzzle.game)
    return puzzle


async def _require_unplayed(puzzle: Puzzle, fair: Watch, in_thread: InThread) -> None:
    """Refuse a puzzle while two people play the position that is asked about."""
    await in_thread((await fair(puzzle.played)).refuse, puzzle.state)


async def _page(puzzle: Puzzle, solver: Solver, hall: Context, fair: Watch, in_thread: InThread) -> PuzzlePage:
    hall.warming.require(puzzle.game)
    mine = next((attempts for attempts in solver.attempts if attempts.puzzle == puzzle.id), Attempts(puzzle.id))
    rating = (await hall.store.puzzles.ratings()).get(puzzle.id, PuzzleRating(puzzle.difficulty))
    week = solver.week(now())
    date = next((day["date"] for day in week if day["today"] and day["puzzle"] == puzzle.id), None)
    played = await fair(puzzle.played)
    return {"puzzle": await in_thread(puzzles.asked, puzzle, mine, rating, date, played), "week": week}
