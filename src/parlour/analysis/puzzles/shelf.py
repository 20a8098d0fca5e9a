"""Shelf: the puzzles that come with parlour, and which of them is a day's."""

from collections.abc import Collection
from functools import cache
from importlib.resources import files

from parlour.analysis.puzzles.puzzle import Puzzle, read
from parlour.core.chance import Seeded
from parlour.core.refusal import NotFound

FAMILIES = files(__package__) / "data"


@cache
def shipped() -> dict[str, Puzzle]:
    """All of them by id, game by game; those of a game in the order in which they are found."""
    lines = sorted(FAMILIES.iterdir(), key=lambda file: file.name)
    read_ones = [read(line) for file in lines for line in file.read_text("utf-8").splitlines()]
    return {one.id: one for one in read_ones}


def puzzle(puzzle_id: str) -> Puzzle:
    """The puzzle of an id; a Refusal where there is none."""
    found = shipped().get(puzzle_id)
    if found is None:
        raise NotFound("unknown-puzzle", given=puzzle_id)
    return found


def of(games: Collection[str]) -> list[Puzzle]:
    """Those of some games."""
    return [one for one in shipped().values() if one.game in games]


def daily(day: int, games: Collection[str]) -> Puzzle:
    """The puzzle of a day, by the number of days since 1970: the same in every hall of these games, which take turns.

    No puzzle of a game comes again before all others of it did. A Refusal where no game has one.
    """
    games = sorted({one.game for one in of(games)})
    if not games:
        raise NotFound("no-puzzles")
    turn, at = divmod(day, len(games))
    mine = of(games[at : at + 1])
    time, place = divmod(turn, len(mine))
    return mine[_shuffled(len(mine), time)[place]]


def _shuffled(count: int, seed: int) -> list[int]:
    """So many numbers in an order of their own."""
    chance = Seeded(seed)
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = chance.pick(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
