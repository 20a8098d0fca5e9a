"""Meetings of agents that play pairs against each other in this process."""

import time

from parlour.agents import Agent
from parlour.agents.arena.contest import Contest
from parlour.agents.arena.crew import Alone
from parlour.agents.arena.run import Run
from parlour.core.contract import Bring
from parlour.core.game import Game
from parlour.core.rules import RuleSet

NOTHING: tuple[tuple[Bring, Bring], ...] = (({}, {}),)


def contest(game: Game, *players: Agent, rules: RuleSet | None = None, seed: int = 0) -> Contest:
    """Return a contest in which nobody brings anything."""
    return Contest(game, rules or game.rule_book.standard, players, NOTHING, seed)


def met(played: Contest, pairs: int) -> Run:
    """Play so many pairs of each pairing, and return the run."""
    run = Run(played)
    assert len(list(run.played(Alone(), pairs, time.perf_counter))) == pairs * len(played.pairings)
    return run


def lead(played: Contest, pairs: int) -> int:
    """Return the wins less the losses of the first of two agents."""
    score = met(played, pairs).only
    return score.wins - score.losses
