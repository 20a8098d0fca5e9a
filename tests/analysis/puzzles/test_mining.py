"""A seed mines the same puzzles each time, and each has one right action."""

from itertools import islice

from parlour.analysis.puzzles.mining import mine
from parlour.analysis.puzzles.verdict import judge
from parlour.core import registry

RULES = "triple-triad:ffwtt+plus+visibility=open+card_pick=random"


def test_a_seed_finds_its_puzzles_again() -> None:
    """A seed finds its puzzles again, line for line, and each is proven."""
    game = registry.game("triple-triad")
    rules = game.rule_book.parse(RULES)
    found = [one.puzzle for one in islice(mine(game, rules, 3), 4)]
    again = [one.puzzle for one in islice(mine(game, rules, 3), 4)]
    assert found == again and any(found)
    for one in found:
        if one is not None:
            verdict = judge(game, one.state)
            assert verdict is not None and verdict.only == game.parse_action(one.state, one.solution)
