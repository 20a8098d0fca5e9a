"""Puzzles: the one of today, all of them, an action tried in one, and hints; nobody needs an account."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import Field
from typing_extensions import TypedDict

from parlour.analysis.puzzles import shelf, trying
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core.shapes import Said
from parlour.hall.effects import Effect
from parlour.hall.people.player import Player
from parlour.hall.study import puzzles, shapes
from parlour.hall.study.puzzles import Hinted, Record, Standing
from parlour.web.clock import now
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, Study, once
from parlour.web.handlers.fair_play import FairPlay, Watch
from parlour.web.handlers.messages import Strict
from parlour.web.handlers.told import Told

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
async def all_of_them(player: Guest, hall: Hall) -> Told[PuzzleShelf]:
    """Return puzzles by game and theme, with how hard each is and what I made of it."""
    mine = {record.puzzle: record for record in await hall.store.puzzles.of(player.id)}
    standings = await hall.store.puzzles.standings()
    return {
        "week": puzzles.week(now(), list(mine.values()), _games(hall)),
        "puzzles": [
            puzzles.listed(one, mine.get(one.id, Record(one.id)), standings.get(one.id, Standing(one.difficulty)))
            for one in shelf.of(_games(hall))
        ],
    }


@router.get("/puzzles/today", summary="Today's puzzle")
async def today(player: Guest, hall: Hall, fair: FairPlay, study: Study) -> Told[PuzzlePage]:
    """Return the puzzle of today, the same for everybody, by the date in UTC."""
    return await _page(shelf.daily(puzzles.day_of(now()), _games(hall)), player, hall, fair, study)


@router.get("/puzzles/{puzzle_id}", summary="A puzzle")
async def one(puzzle_id: PuzzleId, player: Guest, hall: Hall, fair: FairPlay, study: Study) -> Told[PuzzlePage]:
    """Return a puzzle as it is asked: what is right is told to whoever tries it."""
    return await _page(shelf.puzzle(puzzle_id), player, hall, fair, study)


@router.post("/puzzles/{puzzle_id}/try", summary="Try an action in a puzzle")
async def attempt(
    puzzle_id: PuzzleId,
    body: PuzzleTry,
    player: Guest,
    hall: Hall,
    fair: FairPlay,
    study: Study,
    key: CommandKey = None,
) -> Told[shapes.TriedPuzzle]:
    """Return whether an action is right, what it is worth, and what happens; tries are counted until one is right."""
    puzzle = _playable(puzzle_id, hall)

    async def decide() -> tuple[list[Effect], shapes.TriedPuzzle]:
        await _require_unplayed(puzzle, fair, study)
        found = await study(puzzles.tried, puzzle, body.action)
        return [puzzles.Tried(player.id, puzzle.id, found["right"], puzzle.difficulty, now())], found

    return await once(hall, player, key, decide)


@router.post("/puzzles/{puzzle_id}/hints", summary="Ask for a hint")
async def hint(
    puzzle_id: PuzzleId,
    body: HintWanted,
    player: Guest,
    hall: Hall,
    fair: FairPlay,
    study: Study,
    key: CommandKey = None,
) -> Told[Said]:
    """Tell by what rule, with what, or where: one at a time, and written beside my result."""
    puzzle = _playable(puzzle_id, hall)

    async def decide() -> tuple[list[Effect], Said]:
        await _require_unplayed(puzzle, fair, study)
        return [Hinted(player.id, puzzle.id)], await study(trying.hint, puzzle, body.hint)

    return await once(hall, player, key, decide)


def _games(hall: Context) -> list[str]:
    """Return the games that are played here."""
    return [game.name for game in hall.warming.games]


def _playable(puzzle_id: str, hall: Context) -> Puzzle:
    puzzle = shelf.puzzle(puzzle_id)
    hall.warming.require(puzzle.game)
    return puzzle


async def _require_unplayed(puzzle: Puzzle, fair: Watch, study: Study) -> None:
    """Refuse a puzzle while two people play the position that is asked about."""
    await study((await fair(puzzle.played)).refuse, puzzle.state)


async def _page(puzzle: Puzzle, player: Player, hall: Context, fair: Watch, study: Study) -> PuzzlePage:
    hall.warming.require(puzzle.game)
    records = await hall.store.puzzles.of(player.id)
    mine = next((record for record in records if record.puzzle == puzzle.id), Record(puzzle.id))
    standing = (await hall.store.puzzles.standings()).get(puzzle.id, Standing(puzzle.difficulty))
    week = puzzles.week(now(), records, _games(hall))
    date = next((day["date"] for day in week if day["today"] and day["puzzle"] == puzzle.id), None)
    played = await fair(puzzle.played)
    return {"puzzle": await study(puzzles.asked, puzzle, mine, standing, date, played), "week": week}
