"""Elo: how much stronger an agent is, on the scale where 400 more make ten points to one; with its error.

Errors are of 95 %, and come of how the results of pairs differ, not of matches: both matches of a pair share a deal,
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
    """A difference in Elo and its error: infinite where nothing or everything was won, nan where nobody met."""

    elo: float
    error: float


def expected(elo: float) -> float:
    """The share of points expected of somebody so much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def of_share(points: float) -> float:
    """The Elo at which a share of points is expected."""
    if points <= 0 or points >= 1:
        return math.copysign(math.inf, points - 0.5)
    return 400 * math.log10(points / (1 - points))


def difference(cells: Cells) -> Estimate:
    """How much stronger the first agent is, from the pentanomial counts of its pairs."""
    points, pairs = share(cells), sum(cells)
    if not 0 < points < 1 or pairs < 2:  # one pair says nothing of how pairs differ
        return Estimate(of_share(points), math.inf)
    slope = PER_LOGIT / (points * (1 - points))
    return Estimate(of_share(points), DEVIATIONS * slope * math.sqrt(spread(cells) / pairs))


def ratings(agents: int, met: Mapping[tuple[int, int], Cells]) -> list[Estimate]:
    """Everybody's Elo over the first agent, most likely under the model of Bradley and Terry, a draw being half a win.

    `met` has the pentanomial counts of each pairing, seen from the first of the two. Errors are those of the
    difference to the first agent (the sandwich of the likelihood's curvature and of what pairs vary).
    """
    points, games, noise = _tables(agents, met)
    over = _over(points)
    known = [agent for agent in range(agents) if over[agent, 0] and over[0, agent]]
    found = _likeliest(points[np.ix_(known, known)], games[np.ix_(known, known)])
    errors = _errors(found, games[np.ix_(known, known)], noise[np.ix_(known, known)])
    told = {agent: Estimate(*both) for agent, *both in zip(known, found * PER_LOGIT, errors * PER_LOGIT, strict=True)}
    return [told.get(agent) or _beyond(over, agent) for agent in range(agents)]


def _tables(agents: int, met: Mapping[tuple[int, int], Cells]) -> tuple[Matrix, Matrix, Matrix]:
    """Points each made against each; pairs each played with each; the variance of those points."""
    points, games, noise = np.zeros((3, agents, agents))
    for (one, other), cells in met.items():
        pairs = sum(cells)
        points[one, other] += pairs * share(cells)
        points[other, one] += pairs * (1 - share(cells))
        games[[one, other], [other, one]] += pairs
        noise[[one, other], [other, one]] += pairs * spread(cells)
    return points, games, noise


def _over(points: Matrix) -> NDArray[np.bool_]:
    """Who made a point against whom, directly or by way of others, and against himself.

    Two of whom one is over the other and not the other way round have no finite difference.
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
    """The points each is expected to make against each in one match."""
    difference = logits[:, None] - logits[None, :]
    chances: Matrix = 1 / (1 + np.exp(-difference))
    return chances


def _curvature(logits: Matrix, games: Matrix) -> Matrix:
    chances = _chances(logits)
    weights = games * chances * (1 - chances)
    return np.diag(weights.sum(axis=1)) - weights


def _likeliest(points: Matrix, games: Matrix) -> Matrix:
    """The logits under which these points are most likely, the first one's 0 (Newton's steps, none too long)."""
    logits = np.zeros(len(points))
    for _ in range(STEPS):
        slope = (points - games * _chances(logits)).sum(axis=1)
        step = np.linalg.solve(_curvature(logits, games)[1:, 1:], slope[1:])
        logits[1:] += np.clip(step, -STEP, STEP)
        if np.abs(step).max(initial=0.0) < CLOSE:
            break
    return logits


def _errors(logits: Matrix, games: Matrix, noise: Matrix) -> Matrix:
    """The error of each logit; without end where there were not two pairs with anybody."""
    errors = np.zeros(len(logits))
    spreads = np.diag(noise.sum(axis=1)) - noise
    inverse: Any = np.linalg.inv(_curvature(logits, games)[1:, 1:])
    errors[1:] = DEVIATIONS * np.sqrt(np.diag(inverse @ spreads[1:, 1:] @ inverse))
    errors[(games.max(axis=1, initial=0) < 2) & (np.arange(len(logits)) > 0)] = math.inf
    return errors
