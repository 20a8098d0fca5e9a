"""Elo: the strength of agents with its error, on the scale where 400 more means ten points to one.

Errors are of 95 %. They come from how the results of pairs differ, not of matches: both matches of a pair share a deal,
and what they share is no chance.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.agents.arena.score import share, spread

DEVIATIONS = 1.959963984540054  # of a normal distribution, on either side of the middle of 95 %
PER_LOGIT = 400 / math.log(10)
STEP = 2.0  # logits a rating may move in one step towards the most likely ones
STEPS, CLOSE = 200, 1e-12

Matrix = NDArray[np.float64]
Cells = Sequence[int]


class Estimate(NamedTuple):
    """A difference in Elo and its error: infinite where all points went one way, nan for agents that never met."""

    elo: float
    error: float


def expected(elo: float) -> float:
    """Return the share of points expected of a player who is this much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def of_share(points: float) -> float:
    """Return the Elo at which a share of points is expected."""
    if points <= 0 or points >= 1:
        return math.copysign(math.inf, points - 0.5)
    return 400 * math.log10(points / (1 - points))


def difference(cells: Cells) -> Estimate:
    """Return the Elo of the first agent over the second, from the pentanomial counts of their pairs."""
    points, pairs = share(cells), sum(cells)
    if not 0 < points < 1 or pairs < 2:  # one pair says nothing of how pairs differ
        return Estimate(of_share(points), math.inf)
    slope = PER_LOGIT / (points * (1 - points))
    return Estimate(of_share(points), DEVIATIONS * slope * math.sqrt(spread(cells) / pairs))


def ratings(agents: int, met: Mapping[tuple[int, int], Cells]) -> list[Estimate]:
    """Return every agent's Elo over the first agent, most likely under the model of Bradley and Terry.

    A draw is half a win. `met` has the pentanomial counts of each pairing, seen from the first of the two. Errors are
    those of the difference to the first agent: the sandwich of the likelihood's curvature and of what pairs vary.
    """
    points, games, noise = _tables(agents, met)
    over = _over(points)
    known = [agent for agent in range(agents) if over[agent, 0] and over[0, agent]]
    found = _likeliest(points[np.ix_(known, known)], games[np.ix_(known, known)])
    errors = _errors(found, games[np.ix_(known, known)], noise[np.ix_(known, known)])
    told = {agent: Estimate(*both) for agent, *both in zip(known, found * PER_LOGIT, errors * PER_LOGIT, strict=True)}
    return [told.get(agent) or _beyond(over, agent) for agent in range(agents)]


def _tables(agents: int, met: Mapping[tuple[int, int], Cells]) -> tuple[Matrix, Matrix, Matrix]:
    """Return three matrices of each agent against each: points made, pairs played, and the variance of those points."""
    points, games, noise = np.zeros((3, agents, agents))
    for (one, other), cells in met.items():
        pairs = sum(cells)
        points[one, other] += pairs * share(cells)
        points[other, one] += pairs * (1 - share(cells))
        games[[one, other], [other, one]] += pairs
        noise[[one, other], [other, one]] += pairs * spread(cells)
    return points, games, noise


def _over(points: Matrix) -> NDArray[np.bool_]:
    """Tell of each agent against each whether it made a point, directly or by way of others; always against itself.

    Two agents of which only one is over the other have no finite difference.
    """
    over: NDArray[np.bool_] = (points > 0) | np.eye(len(points), dtype=bool)
    for _ in points:
        over = (over.astype(int) @ over.astype(int)) > 0
    return over


def _beyond(over: NDArray[np.bool_], agent: int) -> Estimate:
    if over[agent, 0] == over[0, agent]:
        return Estimate(math.nan, math.inf)
    return Estimate(math.inf if over[agent, 0] else -math.inf, math.inf)


def _chances(logits: Matrix) -> Matrix:
    """Return the points each agent is expected to make against each in one match."""
    difference = logits[:, None] - logits[None, :]
    chances: Matrix = 1 / (1 + np.exp(-difference))
    return chances


def _curvature(logits: Matrix, games: Matrix) -> Matrix:
    chances = _chances(logits)
    weights = games * chances * (1 - chances)
    return np.diag(weights.sum(axis=1)) - weights


def _likeliest(points: Matrix, games: Matrix) -> Matrix:
    """Return the logits under which these points are most likely, the first one's 0 (Newton's steps, limited)."""
    logits = np.zeros(len(points))
    for _ in range(STEPS):
        slope = (points - games * _chances(logits)).sum(axis=1)
        step = np.linalg.solve(_curvature(logits, games)[1:, 1:], slope[1:])
        logits[1:] += np.clip(step, -STEP, STEP)
        if np.abs(step).max(initial=0.0) < CLOSE:
            break
    return logits


def _errors(logits: Matrix, games: Matrix, noise: Matrix) -> Matrix:
    """Return the error of each logit; infinite for an agent that played fewer than two pairs with every other."""
    errors = np.zeros(len(logits))
    spreads = np.diag(noise.sum(axis=1)) - noise
    inverse: Any = np.linalg.inv(_curvature(logits, games)[1:, 1:])
    errors[1:] = DEVIATIONS * np.sqrt(np.diag(inverse @ spreads[1:, 1:] @ inverse))
    errors[(games.max(axis=1, initial=0) < 2) & (np.arange(len(logits)) > 0)] = math.inf
    return errors
