"""Learn Triple Triad by playing against oneself: NumPy, one hidden layer, some minutes.

    python learn.py                                             # learns, measures, and keeps learned.npz
    parlour arena triple-triad:ff8+open learn.py:Learned greedy

The network tells what a position is worth to the seat that has just acted. An action is worth what it leads to, and
that as little as the best answer leaves of it. So the network learns from its own answers, and from ends of matches.
"""

import argparse
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import parlour
from parlour.rl.afterstates import Afterstates
from parlour.rl.batch import Batch

RULES = "triple-triad:ff8+open"
KEPT = Path(__file__).with_name("learned.npz")
INPUTS, HIDDEN = 9 * 2 * 4 + 9 * 2 + 2 * 5 * 4, 128
Floats = NDArray[np.float32]


def seen(fields: Mapping[str, NDArray[Any]]) -> Floats:
    """Return what the network reads: the sides on each cell and in each hand, this seat's apart from the other's."""
    owners = fields["colour"][:, :, None] == (1, 2)
    lying = fields["side"][:, :, None] * owners[..., None] / 10
    held = fields["hand_side"] * (fields["hand_status"] == 1)[..., None] / 10
    parts = [part.reshape(len(owners), -1) for part in (lying, owners, held)]
    return np.concatenate(parts, axis=1, dtype=np.float32)


class Network:
    """One hidden layer, taught by Adam."""

    def __init__(self, dice: np.random.Generator) -> None:
        shapes = ((INPUTS, HIDDEN), (HIDDEN,), (HIDDEN,), (1,))
        self.weights = [dice.normal(0, 0.1, shape).astype(np.float32) for shape in shapes]
        self._means, self._squares = ([np.zeros_like(weight) for weight in self.weights] for _ in range(2))
        self._steps = 0

    def worth(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Return the worth of positions, -1 to 1, and what the hidden layer made of them."""
        into, lift, out, base = self.weights
        hidden: Floats = np.maximum(inputs @ into + lift, 0)
        return np.tanh(hidden @ out + base), hidden

    def learn(self, inputs: Floats, wanted: Floats, rate: float) -> None:
        """Take one step towards the worth that positions should have."""
        worth, hidden = self.worth(inputs)
        slope = (worth - wanted) * (1 - worth**2) / len(wanted)
        back = np.outer(slope, self.weights[2]) * (hidden > 0)
        slopes = (inputs.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(keepdims=True))
        self._steps += 1
        for weight, mean, square, found in zip(self.weights, self._means, self._squares, slopes, strict=True):
            mean += 0.1 * (found - mean)
            square += 0.001 * (found**2 - square)
            scale = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-7
            weight -= rate / (1 - 0.9**self._steps) * mean / scale


def tried(batch: Batch, network: Network) -> tuple[Afterstates, Floats, Floats]:
    """Return the afterstates of a batch, what the network reads of them, and their worth or result."""
    after = batch.afterstates()
    inputs = seen(after.fields)
    return after, inputs, np.where(after.ended, after.rewards, network.worth(inputs)[0])


def teach(network: Network, steps: int, matches: int, dice: np.random.Generator) -> None:
    """Let the network play against itself, and learn from the best answer to each of its actions."""
    batch = parlour.batch(RULES, matches, seed=1)
    chosen, goes_on = np.empty((matches, INPUTS), np.float32), np.zeros(matches, bool)
    for step in range(steps):
        after, inputs, worth = tried(batch, network)
        if goes_on.any():
            answers = np.maximum.reduceat(worth, after.begins[:-1])
            network.learn(chosen[goes_on], -answers[goes_on], rate=0.003 * (1 - step / steps))
        actions = after.best(worth + 0.2 * dice.standard_normal(len(worth)))  # now and then something else
        chosen = inputs[after.action == actions[after.match]]
        batch.step(actions)
        goes_on = ~batch.terminated


def measured(network: Network, matches: int) -> tuple[int, int, int]:
    """Return how many matches against `greedy` it won, drew and lost, every other one as the first seat."""
    batch, counts = parlour.batch(RULES, matches, seed=2, against="greedy"), np.zeros(3, int)
    every = np.arange(matches)
    while counts.sum() < matches:
        after, _inputs, worth = tried(batch, network)
        batch.step(after.best(worth))
        points = batch.rewards[every, every % 2][batch.terminated]
        counts += [(points > 0).sum(), (points == 0).sum(), (points < 0).sum()]
    won, drawn, lost = counts.tolist()
    return won, drawn, lost


class Learned:
    """An agent that plays what the network thinks best, wherever parlour takes an agent of one's own."""

    def __init__(self) -> None:
        self._network, self._batch = Network(np.random.default_rng(0)), parlour.batch(RULES, 1)
        self._network.weights = list(np.load(KEPT).values())

    def choose(self, view: NDArray[Any]) -> int:
        """Return the action after which the position is worth most."""
        self._batch.states[0] = view[0]
        self._batch.look()
        after, _inputs, worth = tried(self._batch, self._network)
        return int(after.best(worth)[0])


def main() -> None:
    """Learn, measure, and keep what was learnt."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=8_000, help="placements in each of the matches")
    parser.add_argument("--matches", type=int, default=256, help="matches that are played at once")
    asked = parser.parse_args()
    began, dice = time.perf_counter(), np.random.default_rng(1)
    network = Network(dice)
    teach(network, asked.steps, asked.matches, dice)
    np.savez(KEPT, *network.weights)
    won, drawn, lost = measured(network, 2 * asked.matches)
    share, spent = (won + drawn / 2) / (won + drawn + lost), time.perf_counter() - began
    print(f"{spent:.0f} s; against greedy {won} won, {drawn} drawn, {lost} lost: {share:.1%} of the points")  # noqa: T201  # the figure


if __name__ == "__main__":
    main()
