"""Shelf: the puzzles that come with parlour, and the puzzle of each day."""

from collections.abc import Collection
from functools import cache
from importlib.resources import files

from parlour.analysis.puzzles.puzzle import Puzzle, read
from parlour.core.chance import Seeded
from parlour.core.refusal import NotFound

FAMILIES = files(__package__) / "data"


@cache
def shipped() -> dict[str, Puzzle]:
    """Return all puzzles by id, game by game; those of a game in the order in which they were found."""
    lines = sorted(FAMILIES.iterdir(), key=lambda file: file.name)
    read_ones = [read(line) for file in lines for line in file.read_text("utf-8").splitlines()]
    return {one.id: one for one in read_ones}


def puzzle(puzzle_id: str) -> Puzzle:
    """Return the puzzle of an id; a Refusal where there is none."""
    found = shipped().get(puzzle_id)
    if found is None:
        raise NotFound("unknown-puzzle", given=puzzle_id)
    return found


def of(games: Collection[str]) -> list[Puzzle]:
    """Return the puzzles of some games."""
    return [one for one in shipped().values() if one.game in games]


def daily(day: int, games: Collection[str]) -> Puzzle:
    """Return the puzzle of a day, given in days since 1970: the same one in every hall of these games.

    The games take turns. A game's puzzle comes again only after all its others. It is a Refusal where no game has one.
    """
    games = sorted({one.game for one in of(games)})
    if not games:
        raise NotFound("no-puzzles")
    turn, at = divmod(day, len(games))
    mine = of(games[at : at + 1])
    time, place = divmod(turn, len(mine))
    return mine[_shuffled(len(mine), time)[place]]


def _shuffled(count: int, seed: int) -> list[int]:
    """Return so many numbers in an order that follows from the seed."""
    chance = Seeded(seed)
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = chance.pick(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
