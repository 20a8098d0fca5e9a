"""A family of puzzles takes its rule sets in turn, and gives the puzzle least like those before it."""

from dataclasses import replace
from itertools import islice

from parlour.analysis.puzzles.family import gather, rarest
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.shelf import shipped
from parlour.cli import target

TABLES = [target.read(f"triple-triad:{rules}+visibility=open+card_pick=random") for rules in ("ffwtt", "ff14+reverse")]
COUNT = 4


def puzzle(theme: str, difficulty: int) -> Puzzle:
    """Return a puzzle that differs from the others only in theme and difficulty."""
    return replace(next(iter(shipped().values())), theme=theme, difficulty=difficulty)


def family() -> list[Puzzle]:
    """Return the first puzzles of a family of two rule sets, each chosen among two."""
    puzzles = (found.puzzle for found in gather(TABLES, 1, 2))
    return list(islice((one for one in puzzles if one is not None), COUNT))


def test_a_seed_gathers_its_family_again() -> None:
    """A seed gathers the same family, with the rule sets in turn and no puzzle twice."""
    found = family()
    assert found == family() and len({one.id for one in found}) == COUNT
    assert [one.rules for one in found] == [str(rules) for _game, rules in TABLES] * (COUNT // len(TABLES))


def test_the_rarest_is_given() -> None:
    """The rarest theme is given first, then the rarest difficulty; of equals the first that was found."""
    easy, hard, combo = puzzle("basic", 932), puzzle("basic", 1732), puzzle("combo", 940)
    assert rarest([easy, hard, combo], []) is easy
    assert rarest([easy, hard, combo], [easy]) is hard
    assert rarest([easy, combo], [easy]) is combo
    assert rarest([easy, hard, combo], [easy, hard]) is combo
