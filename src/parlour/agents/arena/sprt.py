"""SPRT: a test that stops once one of two hypotheses about the difference in Elo is accepted.

It is the generalised sequential probability ratio test on pairs, as in Fishtest and fastchess. It compares the
likelihood of the pairs under two distributions: the likeliest one whose mean is what `elo1` expects, and that for
`elo0`. The rest of the distribution is free. Elo is logistic. Sources: Li, Liu and Ying, "Generalized Sequential
Probability Ratio Test for Separate Families of Hypotheses"; Van den Bergh's notes for Fishtest,
support_MLE_multinomial.pdf, proposition 1.1; the bounds are Wald's.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from parlour.agents.arena.elo import expected
from parlour.core.refusal import Refusal

TRACE = 1e-3  # of a pair, for a result without any: one that was not seen is not impossible
CLOSE = 1e-13


class Verdict(StrEnum):
    """The hypothesis that was accepted."""

    H0 = "H0"
    H1 = "H1"


@dataclass(frozen=True, slots=True)
class Sprt:
    """Two hypotheses: H0, the first agent is stronger by `elo0` at most; H1, by `elo1` at least.

    `alpha` is how often H1 may be accepted wrongly, `beta` how often H0.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        within = all(0 < risk < 0.5 for risk in (self.alpha, self.beta))
        if not (within and -math.inf < self.elo0 < self.elo1 < math.inf):
            raise Refusal("sprt-bounds", given=f"{self.elo0:g},{self.elo1:g}", alpha=self.alpha, beta=self.beta)

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at which H0 is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at which H1 is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def ratio(self, cells: Sequence[int]) -> float:
        """Return the log-likelihood ratio of pentanomial counts: above 0 they speak for H1."""
        if not sum(cells):
            return 0.0
        counts = [count or TRACE for count in cells]
        return _likelihood(counts, expected(self.elo1)) - _likelihood(counts, expected(self.elo0))

    def verdict(self, cells: Sequence[int]) -> Verdict | None:
        """Return the hypothesis that these counts suffice for, or None."""
        ratio = self.ratio(cells)
        if ratio >= self.upper:
            return Verdict.H1
        return Verdict.H0 if ratio <= self.lower else None


def _likelihood(counts: Sequence[float], mean: float) -> float:
    """Return the log-likelihood of counts of 0, 1/4, ... 1, under the likeliest distribution of this mean.

    Terms that all means have in common are left out. The distribution is p / (1 + x d): p is how often a value came, d
    its distance from the mean. x is the zero of the falling sum of p d / (1 + x d).
    """
    total = sum(counts)
    off = [(at / (len(counts) - 1) - mean, count / total) for at, count in enumerate(counts)]
    low, high = -1 / off[-1][0], -1 / off[0][0]
    while high - low > CLOSE * max(1.0, high, -low):
        x = (low + high) / 2
        if sum(p * d / (1 + x * d) for d, p in off) > 0:
            low = x
        else:
            high = x
    return -total * sum(p * math.log(1 + (low + high) / 2 * d) for d, p in off)
