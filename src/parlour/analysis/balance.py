"""Balance: a rule set measured in matches between equals: the worth of beginning, draws, and how lively it is."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt

from parlour import agents
from parlour.agents.agent import Agent
from parlour.agents.arena.pairs import seed_of
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.rules import RuleSet

GAMES = 200
EQUALS = "search@iterations=100,exact=off,learned=off"
"""The agent on both seats: good enough to use every rule, and fast enough to wait for."""


@dataclass(frozen=True, slots=True)
class Balance:
    """The results of a number of games, for the player who had the first decision."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    decisions: int = 0
    turns: int = 0
    """The number of events by which something changed hands or was lost; 0 for a game that names none."""

    @property
    def points(self) -> float:
        """The mean points of the first player in a game: 1 for a win, 1/2 for a draw."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def error(self) -> float:
        """One standard error of the points, with games taken as independent."""
        lost = self.games - self.won - self.drawn
        squares = self.won * (1 - self.points) ** 2 + self.drawn * (0.5 - self.points) ** 2 + lost * self.points**2
        return sqrt(squares) / self.games


def balance(game: Game, rules: RuleSet, games: int = GAMES, seed: int = 0) -> Iterator[Balance]:
    """Yield the balance after each of so many games, equal for the same seed; a Refusal where no cards can be dealt."""
    player = agents.tuned(EQUALS)
    known = Balance()
    for number in range(games):
        known = _after(known, game, rules, player, seed_of(seed, number))
        yield known


def _after(known: Balance, game: Game, rules: RuleSet, player: Agent, seed: int) -> Balance:
    """Return the balance after one more game."""
    chance, own = Seeded(seed), Seeded(seed + 1)
    state, _events = game.deal(rules, [{}, {}], chance)
    first, decisions, turns = game.to_act(state), 0, 0
    while (seat := game.to_act(state)) != OVER:
        choice = player.choose(game, game.observe(state, seat), seat, own.pick(1 << 30))
        turns += sum(event.kind == game.turns for event in game.apply(state, choice, chance))
        decisions += 1
    outcome = game.outcome(state, first) if first != OVER else 0.0
    return replace(
        known,
        games=known.games + 1,
        won=known.won + (outcome > 0),
        drawn=known.drawn + (outcome == 0),
        decisions=known.decisions + decisions,
        turns=known.turns + turns,
    )
