"""The arena: whole matches between agents, each seeing its own view, repeatable from one number."""

from collections.abc import Sequence

from parlour.agents.agent import Agent
from parlour.agents.tally import DRAWN, LOST, WON, column
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.rules import RuleSet


def play(game: Game, rules: RuleSet, seats: Sequence[Agent], seed: int) -> float:
    """One match, dealt and diced from `seed`; the outcome for seat 0."""
    chance = Seeded(seed)
    state, _events = game.deal(rules, [{}, {}], chance)
    ply = 0
    while (seat := game.to_act(state)) != OVER:
        choice = seats[seat].choose(game, game.observe(state, seat), seat, seed * 1000 + ply)
        game.apply(state, choice, chance)
        ply += 1
    return game.outcome(state, 0)


def count(game: Game, rules: RuleSet, ours: Agent, theirs: Agent, games: int) -> tuple[int, int, int]:
    """Wins, draws and losses of `ours` over matches 0, 1, ..., taking seat 0 and seat 1 in turn."""
    tally = [0, 0, 0]
    for seed in range(games):
        if seed % 2 == 0:
            tally[column(play(game, rules, (ours, theirs), seed))] += 1
        else:
            tally[column(-play(game, rules, (theirs, ours), seed))] += 1
    return tally[WON], tally[DRAWN], tally[LOST]
