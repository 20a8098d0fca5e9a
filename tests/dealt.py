"""A state somewhere in a match, for code that computes its worth."""

from parlour.agents.exact.solution import at_hand
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State


def dealt(game: Game, rules: str, seed: int, decisions: int) -> State:
    """Return the round at hand of a random deal, after so many random decisions."""
    chance = Seeded(seed)
    state = at_hand(game, game.deal(game.rule_book.parse(rules), [{}, {}], chance)[0])
    for _ in range(decisions):
        legal = game.legal(state)
        game.apply(state, legal[chance.pick(len(legal))], chance)
    return state
