"""Gymnasium: many matches at once as one vector environment, in which a learner plays both seats.

Importing this module registers the games that are installed: `gymnasium.make_vec("parlour/triple-triad-v2", 64)`.
"""

from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from parlour.adapters.missing import missing
from parlour.core import registry, validation
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.rl.batch import Batch, batch

try:
    from gymnasium import envs, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium", "gymnasium") from error

Observed = dict[str, NDArray[Any]]
Told = dict[str, Any]
Flags = NDArray[np.bool_]


class TableVectorEnv(VectorEnv[Observed, NDArray[Any], NDArray[Any]]):
    """`num_envs` matches of one rule set, `GAME` or `GAME:RULES`: an action is played for whichever seat is to act.

    An observation is what that seat may know (`observation`, a row of whole numbers). With it come the legal actions
    (`action_mask`, 0 or 1). The reward is that of the seat that acted: its outcome where the match ended, else 0. A
    match that ended is followed at once by a fresh one (`AutoresetMode.SAME_STEP`), whose first observation stands in
    its place. With `ends=True` its last observation, as the seat that acted saw it, is told as `final_obs`, where
    `_final_obs` is true. `infos` has `to_act`, the seat that is
    asked, and `acted`, the one that acted. It also has `rewards` of both seats, a column each.

    The next step writes over the arrays: copy what is to be kept. `chosen` are the further arguments of
    `parlour.batch`, such as `threads`. An action that is illegal in one match is a Refusal, and no match has changed.
    `seed` begins a repeatable row of batches, here or in `reset`: the first is that of `parlour.batch`.

    >>> from parlour.adapters.gymnasium import TableVectorEnv
    >>> envs = TableVectorEnv("triple-triad:ff8+open", num_envs=2, seed=7)
    >>> observed, told = envs.reset()
    >>> observed["observation"].shape, observed["action_mask"].shape, told["to_act"].tolist()
    ((2, 236), (2, 45), [0, 1])
    """

    def __init__(self, rules: str, num_envs: int = 1, seed: int | None = None, **chosen: Any) -> None:
        if "legal" in chosen:
            validation.choice("legal", chosen.pop("legal"), ("mask",))
        self._rules, self._n, self._chosen = rules, num_envs, chosen
        self._seeds = _Row(seed)
        self.batch, self._fresh = self._begun(), True
        self.num_envs = self.batch.n
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        row = self.batch.observations.dtype
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(self.batch.low, self.batch.high, dtype=row.type),
                "action_mask": spaces.Box(0, 1, (self.batch.actions,), np.int8),
            }
        )
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self._truncated: Flags = np.zeros(self.num_envs, bool)  # no match is ever cut short

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observed, Told]:
        """Begin every match anew, with the chance of a seed or of the next batch; nothing is read from `options`.

        >>> from parlour.adapters.gymnasium import TableVectorEnv
        >>> envs = TableVectorEnv("triple-triad:ff8+open", num_envs=4)
        >>> [envs.reset(seed=seed)[1]["to_act"].tolist() for seed in (7, 8, 7)]
        [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1]]
        """
        if seed is not None:
            self._seeds = _Row(validation.seed(seed))
        if seed is not None or not self._fresh:
            self.batch = self._begun()
        self._fresh = False
        return self._observed(), {"to_act": self.batch.to_act}

    def step(self, actions: NDArray[Any]) -> tuple[Observed, NDArray[Any], Flags, Flags, Told]:
        """Play an action in each match; a Refusal names the first in which it is illegal.

        >>> from parlour.adapters.gymnasium import TableVectorEnv
        >>> envs = TableVectorEnv("triple-triad:ff8+open", num_envs=2, seed=7)
        >>> observed, _told = envs.reset()
        >>> observed, rewards, terminated, _truncated, told = envs.step(observed["action_mask"].argmax(axis=1))
        >>> rewards.tolist(), terminated.tolist(), told["acted"].tolist()
        ([0.0, 0.0], [False, False], [0, 1])
        """
        self.batch.step(actions)
        self._fresh = False
        told: Told = {"to_act": self.batch.to_act, "acted": self.batch.acted, "rewards": self.batch.rewards}
        if len(self.batch.ends):
            told |= {"final_obs": self._final(), "_final_obs": self.batch.terminated}
        won = np.take_along_axis(self.batch.rewards, self.batch.acted[:, None], 1)[:, 0]
        return self._observed(), won, self.batch.terminated, self._truncated, told

    def _final(self) -> Observed:
        """Return what the seat that acted saw of each end; nothing is legal then."""
        seen = self.batch.ends[np.arange(self.num_envs), self.batch.acted]
        return {"observation": seen, "action_mask": np.zeros(self.batch.mask.shape, np.int8)}

    def _begun(self) -> Batch:
        return batch(self._rules, self._n, self._seeds.next(), legal="mask", **self._chosen)

    def _observed(self) -> Observed:
        return {"observation": self.batch.observations, "action_mask": self.batch.mask.view(np.int8)}


class _Row:
    """A row of seeds: the one that was given, or one of the machine's, then those that follow from it."""

    def __init__(self, seed: int | None) -> None:
        self._root = np.random.SeedSequence(None if seed is None else validation.seed(seed))
        self._first = int(self._root.generate_state(1)[0]) if seed is None else seed
        self._begun = False

    def next(self) -> int:
        """Return the next seed."""
        if not self._begun:
            self._begun = True
            return self._first
        (child,) = self._root.spawn(1)
        return int(child.generate_state(1)[0])


def name_of(game: Game) -> str:
    """Return the name of a game in Gymnasium; its version is the revision of the game's rules.

    >>> import gymnasium
    >>> from parlour.adapters.gymnasium import name_of
    >>> name = name_of(parlour.game("triple-triad").game)
    >>> gymnasium.make_vec(name, num_envs=2, rules="triple-triad:ff8+open").num_envs
    2
    """
    return f"parlour/{game.name}-v{game.revision}"


def register() -> None:
    """Register every game that is installed and is not registered yet, to be made with `gymnasium.make_vec` alone.

    >>> from gymnasium import envs
    >>> from parlour.adapters import gymnasium as adapter
    >>> adapter.register()  # for games that were installed after the import
    >>> adapter.name_of(parlour.game("chakart").game) in envs.registry
    True
    """
    many, one = (f"{__name__}:{made.__name__}" for made in (TableVectorEnv, one_alone))
    for game in registry.games():
        if name_of(game) not in envs.registry:
            rules = {"rules": game.name}
            envs.register(name_of(game), entry_point=one, vector_entry_point=many, kwargs=rules)


def one_alone(rules: str, **_chosen: Any) -> NoReturn:
    """Refuse `gymnasium.make`: two seats take turns, and the loop of one agent does not know that."""
    name = name_of(registry.rules(rules)[0])
    raise Refusal("two-seats-take-turns", name=name)


register()
