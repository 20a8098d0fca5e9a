"""A solution in the names of actions says what the solver says."""

from parlour.agents.exact import solve
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.library.solved import named


def test_each_value_stands_by_its_name_and_the_line_can_be_played() -> None:
    game = registry.game("triple-triad")
    chance = Seeded(3)
    state, _events = game.deal(game.rule_book.parse("triple-triad:ff8+open+plus"), [{}, {}], chance)
    for _ in range(5):
        game.apply(state, game.legal(state)[0], chance)
    solution = solve(game, state)
    assert solution is not None
    told = named(game, state, solution)
    assert told.seat == game.seats[solution.seat] and told.value == solution.value
    assert list(told.values.values()) == list(solution.values.values())
    assert told.best == [game.named(state, action) for action in solution.best]
    assert len(told.line) == len(solution.line) and told.line[0] == game.named(state, solution.line[0])
