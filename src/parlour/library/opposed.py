"""Opposed: a batch in which a player of the house sits in one seat of each match, so that a learner plays the other."""

from typing import Any, ClassVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour.agents import levels
from parlour.agents.clairvoyant import shown
from parlour.agents.own.program import Command
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.library.view import viewer_of
from parlour.rl.batch import Batch


class Opposed(Batch):
    """A batch that stands at the learner's turn in every match, since the house has answered everywhere else.

    * `seats` (int8): the learner's seat in each match. It stays from match to match, and is every other one, unless a
      `seat` is named.
    * `rewards`, `terminated` are those of the step and of all that the house answered; `acted` is who took the step.

    >>> batch = parlour.batch("triple-triad:ff8+open", 4, seed=7, against="greedy")
    >>> batch.seats.tolist(), batch.to_act.tolist()
    ([0, 1, 0, 1], [0, 1, 0, 1])
    >>> batch.step(batch.mask.argmax(axis=1))
    >>> batch.to_act.tolist()  # the house has answered
    [0, 1, 0, 1]
    """

    kept: ClassVar[tuple[str, ...]] = (*Batch.kept, "answers")

    def __init__(
        self, game: Game, rules: RuleSet, n: int, seed: int = 0, *, against: Any, seat: str | None = None, **chosen: Any
    ) -> None:
        player = levels.called(game, against)
        if isinstance(player, Command):
            raise Refusal("program-in-a-batch", program=player.name)
        self._player = player
        side = None if seat is None else viewer_of(game, seat) % len(game.seats)
        super().__init__(game, rules, n, seed, **chosen)
        self._chosen |= {"against": against, "seat": seat}
        self.seats: NDArray[np.int8] = (np.arange(n) % 2 if side is None else np.full(n, side)).astype(np.int8)
        self.answers = np.zeros(1, np.int64)
        self._answer()

    def step(self, actions: ArrayLike, where: ArrayLike | None = None) -> None:
        """Play the learner's actions, then let the house answer until it is the learner's turn again.

        >>> batch = parlour.batch("triple-triad:ff8+open", 2, seed=7, against="greedy", seat="red")
        >>> ended = 0
        >>> for _ in range(9):
        ...     batch.step(batch.mask.argmax(axis=1))
        ...     ended += batch.terminated.sum()
        >>> int(ended), batch.acted.tolist()
        (3, [0, 0])
        """
        super().step(actions, where)
        self._answer()

    def _answer(self) -> None:
        """Let the house play wherever it is its turn, and add up what comes of it."""
        acted, ended, won = self.acted.copy(), self.terminated.copy(), self.rewards.copy()
        while len(rows := np.flatnonzero(self.to_act != self.seats)):
            actions = np.zeros(self.n, np.int64)
            actions[rows] = [self._choice(int(row)) for row in rows]
            super().step(actions, self.to_act != self.seats)
            ended |= self.terminated
            won += self.rewards
        self.acted[:], self.terminated[:], self.rewards[:] = acted, ended, won

    def _choice(self, row: int) -> int:
        seat = int(self.to_act[row])
        view = shown(self.game, self.states[row : row + 1], seat, self._player)
        self.answers[0] += 1
        return self._player.choose(self.game, view, seat, (self._seed << 64) + int(self.answers[0]))
