"""Fit: the numbers by which what was tried most looks most promising, found by Adam (Kingma, Ba 2015).

The share of an action is proportional to e to the power of the sum of its numbers. What is made small is the cross
entropy to visits raised to a power, which sharpens what a short search found.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.agents.search.prior import DOUBLING
from parlour.agents.training.lessons import Lessons

RATES: Final = (0.02, 0.01, 0.006, 0.003)  # of each pass over all lessons
TOGETHER: Final = 256  # decisions between two steps
SHARPNESS: Final = 2.5  # the power of visits
DECAY: Final = 1e-6
KEPT_BACK: Final = 20  # one in so many decisions is not learnt from, and tells how well the rest was learnt
_FIRST, _SECOND, _TINY = 0.9, 0.999, 1e-8

Numbers = NDArray[np.float32]


class Report(NamedTuple):
    """The state of things after a pass, told by the decisions that were kept back."""

    number: int
    loss: float
    """The mean cross entropy."""
    hits: float
    """The share of decisions in which the action that was tried most looks most promising."""


@dataclass(slots=True)
class Fit:
    """Numbers that are being learnt from lessons, each pass in an order of its own by the seed."""

    lessons: Lessons
    size: int
    seed: int
    numbers: Numbers

    def passes(self) -> Iterator[Report]:
        """Learn, and report after each pass."""
        dice = np.random.default_rng(self.seed)
        ends = np.cumsum(self.lessons.counts, dtype=np.int64)
        decisions = np.arange(len(ends))
        back = decisions % KEPT_BACK == KEPT_BACK - 1
        mean, square, step = np.zeros(self.size, np.float32), np.zeros(self.size, np.float32), 0
        for number, rate in enumerate(RATES, 1):
            order = dice.permutation(decisions[~back])
            for at in range(0, len(order), TOGETHER):
                step += 1
                slope = self._slope(self._rows(order[at : at + TOGETHER], ends)) + DECAY * self.numbers
                mean += (1 - _FIRST) * (slope - mean)
                square += (1 - _SECOND) * (slope**2 - square)
                ahead, size = mean / (1 - _FIRST**step), square / (1 - _SECOND**step)
                self.numbers -= np.float32(rate) * ahead / (np.sqrt(size) + _TINY)
            yield self._report(number, decisions[back], ends)

    def _rows(self, some: NDArray[np.int64], ends: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the rows of the actions of some decisions, and where among them each decision begins."""
        counts = self.lessons.counts[some].astype(np.int64)
        begins = np.cumsum(counts) - counts
        return np.repeat(ends[some] - counts - begins, counts) + np.arange(counts.sum()), begins

    def _shares(self, rows: NDArray[np.int64], begins: NDArray[np.int64]) -> tuple[Numbers, Numbers]:
        """Return the share of each action by the numbers, and the one by its visits."""
        counts = np.diff(begins, append=len(rows))
        looks = self.numbers[self.lessons.places[rows]].sum(axis=1)
        looks = np.exp(looks - np.repeat(np.maximum.reduceat(looks, begins), counts))
        tried = self.lessons.visits[rows].astype(np.float32) ** np.float32(SHARPNESS)
        return _of_whole(looks, begins, counts), _of_whole(tried, begins, counts)

    def _slope(self, chosen: tuple[NDArray[np.int64], NDArray[np.int64]]) -> Numbers:
        rows, begins = chosen
        looks, tried = self._shares(rows, begins)
        parts = self.lessons.places.shape[1]
        found = np.bincount(
            self.lessons.places[rows].ravel(), np.repeat((looks - tried) / len(begins), parts), self.size
        )
        return found.astype(np.float32)

    def _report(self, number: int, back: NDArray[np.int64], ends: NDArray[np.int64]) -> Report:
        rows, begins = self._rows(back, ends)
        looks, tried = self._shares(rows, begins)
        counts = np.diff(begins, append=len(rows))
        best = looks >= np.repeat(np.maximum.reduceat(looks, begins), counts)
        most = tried >= np.repeat(np.maximum.reduceat(tried, begins), counts)
        hits = np.add.reduceat((best & most).astype(np.int64), begins) > 0
        return Report(number, float(-(tried * np.log(looks + 1e-9)).sum() / len(begins)), float(hits.mean()))

    def rounded(self) -> NDArray[np.int8]:
        """Return the numbers as weights: whole, of 8 bits, 16 of them for a doubling."""
        return np.clip(np.round(self.numbers * (DOUBLING / log(2))), -127, 127).astype(np.int8)


def _of_whole(parts: Numbers, begins: NDArray[np.int64], counts: NDArray[np.int64]) -> Numbers:
    """Return each action's part of its decision's sum."""
    found: Numbers = parts / np.repeat(np.add.reduceat(parts, begins), counts)
    return found


def fit(lessons: Lessons, size: int, seed: int) -> Fit:
    """Return numbers that have learnt nothing yet: all zero, and every action looks alike."""
    return Fit(lessons, size, seed, np.zeros(size, np.float32))
