"""PettingZoo: any game as an AEC environment. `env("triple-triad:ff8")`, as for its classic games."""

import sys
from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from parlour.adapters.missing import missing
from parlour.adapters.stepper import Stepper
from parlour.adapters.terms import agreed
from parlour.core import drawing, validation
from parlour.core.chance import Seeded
from parlour.core.contract import OVER, SPECTATOR
from parlour.core.game import Game
from parlour.core.picture import PAINTS
from parlour.core.record import State
from parlour.core.refusal import Refusal

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as error:
    raise missing("pettingzoo", "pettingzoo") from error

SEEDS = 1 << 31
MODES = ("human", "ansi", "rgb_array")
DOTS = 480  # of a picture, each way
OF_A_MATCH = frozenset(
    {
        "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
        "_state", "_turn", "_count", "_played",
    }
)  # fmt: skip
"""The names that `reset` makes."""
ILLEGAL = -1.0  # the reward of the agent that plays an illegal action
Observation = dict[str, NDArray[Any]]


class raw_env(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # noqa: N801  # untyped there; its usual name
    """Matches of one rule set, `GAME` or `GAME:RULES`, one after another; the agents are the seats by their names.

    An observation is what the seat may know as numbers (`observation`, float32 in -1..1). With it come the legal
    actions (`action_mask`, int8; zeros out of turn). A reward comes at the end, from -1 to 1. `brings` is what seats
    bring, by their names; chance deals to the others. `seed`, here or in `reset`, begins a repeatable row of matches.
    After `most` actions a match is cut off. An action that is not legal is a Refusal and changes nothing.

    >>> from parlour.adapters.pettingzoo import raw_env
    >>> table = raw_env("triple-triad:ff8+open", seed=7)
    >>> table.reset()
    >>> table.agents, table.agent_selection
    (['red', 'blue'], 'red')
    """

    def __init__(
        self,
        rules: str,
        seed: int | None = None,
        brings: Mapping[str, Mapping[str, Any]] | None = None,
        render_mode: str | None = None,
        most: int | None = None,
    ) -> None:
        super().__init__()
        EzPickle.__init__(self, rules, seed, brings, render_mode, most)
        self.terms = agreed(rules, brings)
        game = self.terms.game
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_v{game.revision}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = list(game.seats)
        if render_mode is not None:
            validation.choice("render_mode", render_mode, MODES)
        self.render_mode = render_mode
        self._seats = {agent: seat for seat, agent in enumerate(game.seats)}
        self._shape = game.declared.features, game.declared.actions
        self.action_spaces = {agent: spaces.Discrete(game.declared.actions) for agent in game.seats}
        self.observation_spaces = {agent: _space(*self._shape) for agent in game.seats}
        self.state_space = spaces.Box(0, 255, (self.terms.deal(Seeded(0)).dtype.itemsize,), np.uint8)
        self._most = None if most is None else validation.integer("most", most, 1, validation.LARGEST)
        self._stepper = Stepper(game)
        drawn = int(np.random.SeedSequence().generate_state(1)[0])
        self._seeds = Seeded(drawn if seed is None else validation.seed(seed))

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations: a Dict of two Boxes.

        >>> from parlour.adapters.pettingzoo import raw_env
        >>> table = raw_env("triple-triad:ff8+open", seed=7)
        >>> list(table.observation_space("red")), table.observation_space("red")["action_mask"].shape
        (['action_mask', 'observation'], (660,))
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the numbers of actions: a Discrete.

        >>> from parlour.adapters.pettingzoo import raw_env
        >>> raw_env("triple-triad:ff8+open").action_space("red")
        Discrete(660)
        """
        return self.action_spaces[agent]

    def __getattr__(self, name: str) -> Any:
        """Say of whatever a match has that there is no match yet."""
        if name in OF_A_MATCH:
            raise AttributeError(str(Refusal("no-match-yet")), name=name, obj=self)
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a twin is made of: the arguments, the match as it stands, and all chance to come."""
        told = {name: value for name, value in vars(self).items() if name in OF_A_MATCH | {"_seeds"}}
        if "_state" in told:
            told["_state"] = self._state.tobytes()
        return {**super().__getstate__(), "told": told, "chance": self._stepper.chance()}

    def __setstate__(self, made: dict[str, Any]) -> None:
        """Become a twin, which goes on as the first would; neither moves the other."""
        super().__setstate__(made)
        self.__dict__.update(made["told"])
        self._stepper.be_given(made["chance"])
        if "_state" in made["told"]:
            self._state = self.terms.game.state_of(made["told"]["_state"])
            self._stepper.look(self._state)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a match: that of the seed, or else the next one; nothing is read from `options`.

        >>> from parlour.adapters.pettingzoo import raw_env
        >>> table = raw_env("triple-triad:ff8+open", seed=7)
        >>> table.reset()  # the first match of the seed
        >>> first = table.state().tobytes()
        >>> table.reset(seed=7)  # and once more
        >>> table.state().tobytes() == first
        True
        """
        if seed is not None:
            self._seeds = Seeded(validation.seed(seed))
        chance = Seeded(self._seeds.pick(SEEDS))
        self._state = self.terms.deal(chance)
        self._stepper.seed(chance.pick(SEEDS))
        self._played = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn, self._count = self._stepper.look(self._state)
        self.agent_selection = self.agents[self._turn]

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know now, in arrays of its own.

        >>> from parlour.adapters.pettingzoo import raw_env
        >>> table = raw_env("triple-triad:ff8+open", seed=7)
        >>> table.reset()
        >>> [(agent, int(table.observe(agent)["action_mask"].sum())) for agent in table.agents]
        [('red', 45), ('blue', 0)]
        """
        numbers, mask = np.empty(self._shape[0], np.float32), np.zeros(self._shape[1], np.int8)
        self._stepper.show(self._state, self._seats[agent], numbers, mask)
        return {"observation": numbers, "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """Return the whole match, hidden things and all, as the bytes of its record.

        >>> from parlour.adapters.pettingzoo import raw_env
        >>> table = raw_env("triple-triad:ff8+open", seed=7)
        >>> table.reset()
        >>> table.state_space.contains(table.state())
        True
        """
        return self._state.view(np.uint8).copy()

    def step(self, action: int) -> None:
        """Play an action for the agent whose turn it is; None removes an agent from a match that is over.

        >>> from parlour.adapters.pettingzoo import raw_env
        >>> table = raw_env("triple-triad:ff8+open", seed=7)
        >>> table.reset()
        >>> table.step(0)  # red's first card on square 1
        >>> table.step(0)
        Traceback (most recent call last):
            ...
        parlour.core.refusal.Refusal: A card already lies on this square. Choose an empty one.
        """
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not _is_whole(action) or action not in self._stepper.legal[: self._count]:
            self._illegal(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._turn, self._count = self._stepper.step(self._state, int(action))  # a kernel compiles anew for NumPy's
        self._played += 1
        if self._turn != OVER:
            self.agent_selection = self.agents[self._turn]
        if self._turn == OVER or self._played == self._most:
            self._end(self._turn != OVER, [self.terms.game.outcome(self._state, seat) for seat in self._seats.values()])
        if self.render_mode == "human":
            self.render()

    def _illegal(self, action: object) -> None:
        validation.integer("action", action, 0, self._shape[1] - 1)
        self.terms.game.check_legal(self._state, int(cast(int, action)))

    def _end(self, cut: bool, rewards: Sequence[float]) -> None:
        """Tell every agent how the match ended, or that it was cut off."""
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the whole position: as text ("ansi"), on standard output ("human"), or as dots ("rgb_array").

        >>> from parlour.adapters.pettingzoo import raw_env
        >>> table = raw_env("triple-triad:ff8+open", seed=7, render_mode="ansi")
        >>> table.reset()
        >>> print(table.render().splitlines()[-1])  # the last card of each hand
          5 Bahamut            ^A >8 v2 <6            5 Minotaur           ^9 >5 v2 <9 earth
        """
        if self.render_mode not in MODES:
            return None
        game, state = self.terms.game, self._state
        if self.render_mode == "rgb_array":
            return _dots(game, state)
        drawn = drawing.plain(game.drawing(state, SPECTATOR))
        if self.render_mode == "ansi":
            return drawn
        sys.stdout.write(f"{drawn}\n\n")
        return None

    def close(self) -> None:
        """Do nothing: nothing is held open.

        >>> from contextlib import closing
        >>> from parlour.adapters.pettingzoo import raw_env
        >>> with closing(raw_env("triple-triad:ff8+open", seed=7)) as table:
        ...     table.reset()
        """


class env(raw_env):  # noqa: N801  # as every environment calls it
    """The environment in which an illegal action loses: PettingZoo's usual wrappers without their cost.

    >>> from parlour.adapters.pettingzoo import env
    >>> table = env("triple-triad:ff8+open", seed=7)
    >>> table.reset()
    >>> for agent in table.agent_iter(max_iter=9):
    ...     observation, *_others = table.last()
    ...     table.step(int(observation["action_mask"].argmax()))
    >>> table.rewards
    {'red': 1.0, 'blue': -1.0}
    """

    def _illegal(self, action: object) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._end(False, [ILLEGAL if agent == self.agent_selection else 0.0 for agent in self.agents])


def _dots(game: Game, state: State) -> NDArray[np.uint8]:
    """Return the whole position as a picture, three bytes a dot: its shapes, or else its drawing."""
    shapes = game.picture(game.view_json(state, SPECTATOR))
    try:
        from parlour.portraits import dots

        if shapes:
            return np.array(dots.board(shapes, DOTS, PAINTS["paper"]))
        return np.array(dots.drawing(game.drawing(state, SPECTATOR), DOTS))
    except ImportError as error:
        raise missing(error.name or "pillow", "pettingzoo") from error


def _is_whole(action: object) -> bool:
    return isinstance(action, int | np.integer) and not isinstance(action, bool)


def _space(features: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
