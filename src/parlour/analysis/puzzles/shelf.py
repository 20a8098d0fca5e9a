"""Shelf: the puzzles that come with parlour, and the puzzle of each day."""

from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files

from parlour.analysis.puzzles.puzzle import Puzzle, read
from parlour.core.chance import Seeded
from parlour.core.refusal import NotFound

FAMILIES = files(__package__) / "data"
EASIEST = 6  # one in so many is easy


@cache
def _families() -> dict[str, list[Puzzle]]:
    """Return the puzzles of each file by its name, in the order in which they were found."""
    files_found = sorted(FAMILIES.iterdir(), key=lambda file: file.name)
    return {file.name: [read(line) for line in file.read_text("utf-8").splitlines()] for file in files_found}


@cache
def shipped() -> dict[str, Puzzle]:
    """Return all puzzles by id, game by game."""
    return {one.id: one for family in _families().values() for one in family}


def puzzle(puzzle_id: str) -> Puzzle:
    """Return the puzzle of an id; a Refusal where there is none."""
    found = shipped().get(puzzle_id)
    if found is None:
        raise NotFound("unknown-puzzle", given=puzzle_id)
    return found


def of(games: Collection[str]) -> list[Puzzle]:
    """Return the puzzles of some games."""
    return [one for one in shipped().values() if one.game in games]


def played(games: Collection[str]) -> list[str]:
    """Return those of these games that have puzzles, first those whose answers are proven; a Refusal if none has."""
    found = {one.game: one.exact for one in of(games)}
    if not found:
        raise NotFound("no-puzzles")
    return sorted(found, key=lambda game: (not found[game], game))


@cache
def easy(game: str) -> list[Puzzle]:
    """Return the puzzles of a game under its plainest rules, where it has such a family, else the easiest."""
    if plain := _families().get(f"{game}.plain.jsonl"):
        return plain
    mine = sorted(of([game]), key=lambda one: one.difficulty)
    return mine[: max(1, len(mine) // EASIEST)]


def daily(day: int, among: Sequence[Puzzle]) -> Puzzle:
    """Return the puzzle of a day, given in days since 1970. One comes again only after all others."""
    time, place = divmod(day, len(among))
    return among[_shuffled(len(among), time)[place]]


@cache
def _shuffled(count: int, seed: int) -> list[int]:
    """Return so many numbers in an order that follows from the seed."""
    chance = Seeded(seed)
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = chance.pick(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
