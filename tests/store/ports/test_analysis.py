"""Analysis on both databases: tries at puzzles, which rate these, and the newest balance of each rule set."""

import pytest

from parlour.analysis.balance import Balance
from parlour.hall.analysis.balances import Balanced
from parlour.hall.analysis.puzzles import Attempts, Hinted, PuzzleRating, Tried
from parlour.store.database import Database
from tests.table.playing import NOW

pytestmark = pytest.mark.usefixtures("guests")

WRONG, RIGHT = (Tried("ann", "one", right, 1500, NOW) for right in (False, True))


async def test_what_comes_after_the_solution_is_not_counted(database: Database) -> None:
    """Neither tries nor hints count after the solution."""
    await database.commit(WRONG, Hinted("ann", "one"), RIGHT)
    await database.commit(WRONG, Hinted("ann", "one"), RIGHT)
    assert await database.puzzles.of("ann") == [Attempts("one", 2, 1, NOW)]
    assert await database.puzzles.of("ben") == []


async def test_a_first_try_rates_the_puzzle_once(database: Database) -> None:
    """The first try of each player rates the puzzle as a miss or a find; a find after a hint is none."""
    await database.commit(WRONG, RIGHT)
    missed = PuzzleRating(1500).after(False)
    assert await database.puzzles.ratings() == {"one": missed}
    await database.commit(Tried("ben", "one", True, 1500, NOW))
    assert await database.puzzles.ratings() == {"one": missed.after(True)}
    await database.commit(Hinted("ben", "two"), Tried("ben", "two", True, 1500, NOW))
    assert (await database.puzzles.ratings())["two"] == PuzzleRating(1500).after(False)


RULES = "triple-triad:ff8"


async def test_the_newest_is_kept(database: Database) -> None:
    """The newest balance replaces the one before."""
    assert await database.balances.of(RULES, 2) is None
    await database.commit(Balanced(RULES, 1, Balance(games=4, won=1)))
    assert await database.balances.of(RULES, 2) is None
    found = Balance(games=200, won=90, drawn=30, decisions=1800, turns=900)
    await database.commit(Balanced(RULES, 2, found))
    assert await database.balances.of(RULES, 2) == found
    assert await database.balances.of(RULES, 1) is None
