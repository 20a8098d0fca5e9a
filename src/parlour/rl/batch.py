"""Batch: many matches of one rule set as one array of records; an action is played in each at a time."""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER, Bring
from parlour.core.facets.learning import Observation, Room, mask_record
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.core.validation import choice, integer
from parlour.rl import layout
from parlour.rl.afterstates import Afterstates, after_kernels
from parlour.rl.batch_kernels import BEGIN, LOOK, NONE, STEP, BatchKind, Threads, batch_kernels
from parlour.rl.layout import Layout

Legal: TypeAlias = Literal["mask", "lists", "none"]
Observed: TypeAlias = Literal["bytes", "features", "none"]
DEALS: Final = 1024
_DEALS = 1 << 32  # seeds of deals for each batch
_NO_ACTIONS: Final = np.zeros(0, np.int64)
_ODD, _MIX_1, _MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # of SplitMix64
MOST_MATCHES, MOST_THREADS, MOST_DEALS, MOST_SEED = 1 << 27, 256, 1 << 20, 1 << 63


class Batch:
    """`n` matches of one rule set, all of them always under way: where one ends, a fresh one begins in its place.

    Every array below is the memory that kernels write. It is handed out without a copy, and the next step writes over
    it. Row i is match i. Nothing but `states` and `streams` is read by a step, so all others may be written to.

    * `to_act` (int8): the seat whose turn it is, 0 or 1.
    * `mask` (bool, n x `actions`): which actions are legal. Or `legal` (int16, n x `widest`) and `counts` (int32): the
      legal actions, in the first `counts[i]` places of row i; the rest of a row means nothing. What is not wanted has
      no rows.
    * `observations`: what the seat to act may know, a row of numbers for each match; `fields` is the same memory by
      name. No number lies below `low` or above `high`, which are as long as a row.
    * `rewards` (float32, n x 2): what seat 0 and seat 1 won in this step, by seat whichever acted: the outcome where
      a match ended (a win is 1, a loss -1), 0 for both wherever it goes on. The two add up to 0. From the side of the
      seat that acted they are `rewards[range(n), acted]`; what that seat got the other lost.
    * `acted` (int8): the seat that acted in this step; -1 where nobody was to act.
    * `terminated` (bool): the match ended in this step. `to_act`, legal actions and observations are then those of the
      match that began in its place. No match is ever cut short.
    * `ends` (n x 2 rows): if they are wanted, what each seat saw of the end of a match that ended in this step. Other
      rows mean nothing.
    * `states`, `streams`: the matches as records of one of `game.dtypes`, and the chance of each, 64 bits. Together
      they are the whole batch. To go on from an earlier moment, restore both and call `look`.

    >>> batch = parlour.batch("triple-triad:ff8+open", 4, seed=7)
    >>> for _ in range(9):
    ...     batch.step(batch.mask.argmax(axis=1))  # the first legal action in each match
    >>> batch.terminated.tolist(), batch.rewards.tolist()
    ([True, True, True, True], [[-1.0, 1.0], [0.0, 0.0], [-1.0, 1.0], [1.0, -1.0]])
    """

    kept: ClassVar[tuple[str, ...]] = ("states", "streams", "rewards", "acted", "terminated", "ends")
    """The arrays of a copy; all others are written anew from these."""

    def __init__(  # the options of a batch
        self,
        game: Game,
        rules: RuleSet,
        n: int,
        seed: int = 0,
        *,
        threads: int = 1,
        legal: Legal = "mask",
        observations: Observed = "bytes",
        ends: bool = False,
        brings: Mapping[str, Bring] | None = None,
        deals: int = DEALS,
    ) -> None:
        self.game, self.rules = game, rules
        self._chosen: dict[str, Any] = {
            "threads": threads,
            "legal": legal,
            "observations": observations,
            "ends": ends,
            "brings": brings,
            "deals": deals,
        }
        self._seed = seed
        self.n = integer("n", n, 1, MOST_MATCHES)
        choice("legal", legal, get_args(Legal))
        choice("observations", observations, get_args(Observed))
        carried = game.check_brings(rules, brings or {})
        redeal = game.learning.redealer(rules, carried)
        wanted_deals = integer("deals", deals, 1, MOST_DEALS)
        seed = integer("seed", seed, 0, MOST_SEED)
        self._threads = Threads(self.n, integer("threads", threads, 1, MOST_THREADS))
        self.deals = deal(game, rules, carried, seed, wanted_deals if redeal is None else 1)
        self._table = redeal.table if redeal else (0,)
        self._form = observation = _observation(game, self.deals) if observations == "bytes" else None
        features = observations == "features" or (observations == "bytes" and observation is None)
        room = game.learning.room(self.deals) if game.learning.room else Room(*2 * [game.declared.actions])
        self.actions, self.widest = room
        self._lay_out(seed, legal, observation, features, ends)
        lists = legal == "lists"
        wanted = BatchKind(observation, features, legal == "mask", lists, ends, redeal.redeal if redeal else None)
        self._kernels = batch_kernels(game, wanted)
        self._run(BEGIN, _NO_ACTIONS)
        self._first_illegal(_NO_ACTIONS, 0)  # compiled, so that the first step takes no longer than others

    def _lay_out(self, seed: int, legal: Legal, observation: Observation | None, features: bool, ends: bool) -> None:
        """Make all arrays; those that are not wanted have no rows."""
        n, lists, masked = self.n, self.n if legal == "lists" else 0, self.n if legal == "mask" else 0
        own_lists = 1 if self.game.learning.masks else n
        self.states: State = _blank(n, self.deals.dtype)
        self.streams = streams(seed, n)
        self.to_act = np.zeros(n, np.int8)
        masks = _blank(masked, mask_record(self.actions))
        self.mask: NDArray[np.bool_] = masks.view(np.bool_).reshape(masked, self.actions)
        self.legal = np.zeros((lists, self.widest), np.int16)
        self.counts = np.zeros(lists, np.int32)
        self.rewards, self.acted, self.terminated = (
            np.zeros((n, 2), np.float32),
            np.zeros(n, np.int8),
            np.zeros(n, bool),
        )
        records = _rows(n, self.game, observation, features)
        self.fields = _by_name(records)
        self.observations = _numbers(records)
        self.low, self.high = _bounds(observation, self.observations)
        self._ends = _rows(2 * n if ends else 0, self.game, observation, features)
        self.ends = _numbers(self._ends).reshape(len(self._ends) // 2, 2, self.observations.shape[1])
        self._shown = (
            self.states, self.streams, self.to_act, masks, np.zeros((own_lists, self.widest), np.int16),
            np.zeros(own_lists, np.int32), self.legal, self.counts, records,
        )  # fmt: skip

    def _run(self, mode: int, actions: NDArray[np.int64]) -> None:
        told = (actions, self.rewards, self.terminated, self.acted, self._ends)
        self._threads.run(self._kernels.run, mode, self.deals, self._table, *told, *self._shown)

    def _first_illegal(self, actions: NDArray[np.int64], high: int) -> int:
        return int(self._kernels.illegal(self.states, actions, *self._shown[4:6], 0, high))

    def step(self, actions: ArrayLike, where: ArrayLike | None = None) -> None:
        """Play one action in each match, whole numbers in an array of n; the class says what is told of it.

        With `where`, n truth values, a match stays as it is where they are false, and its action is not read. All
        actions are looked at before any is played. Where one is illegal, a Refusal names the first such match, and the
        whole batch is as it was.

        >>> batch = parlour.batch("triple-triad:ff8+open", 2, seed=7)
        >>> batch.step([0, 0], where=batch.to_act == 0)  # red alone
        >>> batch.acted.tolist(), batch.to_act.tolist()
        ([0, -1], [1, 1])
        >>> batch = parlour.batch("triple-triad:ff8+open", 2, seed=7)
        >>> batch.step([0, 99])
        Traceback (most recent call last):
            ...
        parlour.core.refusal.Refusal: Action 99 cannot be played in match 1.
        """
        wanted = self._read(actions, where)
        illegal = self._first_illegal(wanted, self.n)
        if illegal != NONE:
            raise self._refused(illegal, int(np.asarray(actions)[illegal]))
        self._run(STEP, wanted)

    def look(self) -> None:
        """Write `to_act`, legal actions and observations of the states as they are, after the caller changed those.

        Every state must be one of this rule set with as many cards, and not over.

        >>> batch = parlour.batch("triple-triad:ff8+open", 2, seed=7)
        >>> batch.to_act.tolist()
        [0, 1]
        >>> batch.states[1] = parlour.game("triple-triad:ff8+open", seed=3).state[0]  # red begins
        >>> batch.look()
        >>> batch.to_act.tolist()
        [0, 0]
        """
        self._run(LOOK, _NO_ACTIONS)

    def _read(self, actions: ArrayLike, where: ArrayLike | None) -> NDArray[np.int64]:
        found = np.asarray(actions)
        if found.shape != (self.n,) or found.dtype.kind not in "iu":
            raise Refusal("batch-actions", at="actions", n=self.n, given=f"{found.dtype} {found.shape}")
        read = np.where(found == NONE, NONE - 1, found).astype(np.int64)  # NONE is ours alone
        if where is not None:
            chosen = np.asarray(where)
            if chosen.shape != (self.n,) or chosen.dtype.kind != "b":
                raise Refusal("batch-where", at="where", n=self.n, given=f"{chosen.dtype} {chosen.shape}")
            read[~chosen] = NONE
        return read

    def _refused(self, match: int, action: int) -> Refusal:
        """Return the Refusal of an action; the game's own reason is its cause."""
        refusal = Refusal("batch-illegal-action", at=f"actions[{match}]", match=str(match), action=str(action))
        try:
            self.game.check_legal(self.states[match : match + 1], action)
        except Refusal as reason:
            refusal.__cause__ = reason
        return refusal

    @cached_property
    def layout(self) -> Layout:
        """All that a program has to know of the arrays, as JSON has it: the fields of a row, and the actions' numbers.

        >>> layout = parlour.batch("triple-triad:ff8+open", 2).layout
        >>> layout["observation"]["size"], layout["observation"]["fields"][1]["shape"]
        (236, [9])
        >>> layout["actions"]["count"], layout["actions"]["rows"][0]["axes"]
        (45, [{'name': 'card', 'length': 20}, {'name': 'cell', 'length': 9}])
        """
        return {
            "game": self.game.name,
            "revision": self.game.revision,
            "rules": str(self.rules),
            "seats": list(self.game.seats),
            "observation": layout.observed(self.observations, self._form),
            "actions": layout.played(self.actions, self.game.learning.numbers),
        }

    def afterstates(self, sample: int = 0) -> Afterstates:
        """Return what every legal action of every match leads to, as the seat that acts would see it then.

        What the seat has not seen is imagined, and chance is not that of the match: nothing to come is betrayed. Each
        `sample` imagines otherwise, and the same one always alike. All actions of a match are tried in one world.

        >>> batch = parlour.batch("triple-triad:ff8+open", 2, seed=7)
        >>> after = batch.afterstates()
        >>> after.observations.shape, after.match[44:46].tolist(), after.action[44:46].tolist()
        ((90, 236), [0, 1], [44, 0])
        >>> worth = after.observations.sum(axis=1)  # where a network would be asked
        >>> batch.step(after.best(worth))
        """
        kernels = after_kernels(self.game, self._form)
        counts = np.zeros(self.n, np.int64)
        self._threads.run(kernels.count, self.states, counts)
        begins = np.concatenate(([0], np.cumsum(counts)))
        rows = _rows(int(begins[-1]), self.game, self._form, True)
        action, rewards = np.zeros(len(rows), np.int16), np.zeros(len(rows), np.float32)
        ended = np.zeros(len(rows), bool)
        chance = apart(self.streams, integer("sample", sample, 0, MOST_SEED))
        self._threads.run(kernels.write, self.states, chance, begins, action, rows, rewards, ended)
        match = np.repeat(np.arange(self.n), counts)
        return Afterstates(match, action, _numbers(rows), _by_name(rows), rewards, ended, begins)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return a copy's parts: a copy or pickle is a batch of its own, with memory of its own, at the same point."""
        told = {name: getattr(self, name).copy() for name in self.kept}
        return _again, (type(self), self.rules, self.n, self._seed, self._chosen, told)

    def __repr__(self) -> str:
        return f"<{self.n} matches of {self.rules}>"


def _again(
    kind: type[Batch], rules: RuleSet, n: int, seed: int, chosen: Mapping[str, Any], told: Mapping[str, NDArray[Any]]
) -> Batch:
    made = kind(registry.game(rules.game), rules, n, seed, **chosen)
    for name, values in told.items():
        getattr(made, name)[:] = values
    made.look()
    return made


def batch(rules: str | RuleSet, n: int, seed: int = 0, kind: type[Batch] = Batch, **chosen: Any) -> Batch:
    """Return `n` matches of a rule set, given as text such as "triple-triad:ff8+open", or read: see `Batch`."""
    if isinstance(rules, RuleSet):
        return kind(registry.game(rules.game), rules, n, seed, **chosen)
    game, read = registry.rules(rules)
    return kind(game, read, n, seed, **chosen)


def _observation(game: Game, deals: State) -> Observation | None:
    return game.learning.observation(deals) if game.learning.observation else None


def _rows(n: int, game: Game, observation: Observation | None, features: bool) -> NDArray[Any]:
    """Return the memory for observations."""
    if observation is not None:
        return _blank(n, observation.dtype)
    return np.zeros((n, game.declared.features if features else 0), np.float32)


def _by_name(rows: NDArray[Any]) -> Mapping[str, NDArray[Any]]:
    """Return the memory of observations by the names of their fields."""
    return {name: rows[name] for name in rows.dtype.names or ()}


def _numbers(rows: NDArray[Any]) -> NDArray[Any]:
    """Return the memory of observations as rows of numbers."""
    if not rows.dtype.names:
        return rows
    number = rows.dtype[0].base
    return rows.view(number).reshape(len(rows), rows.dtype.itemsize // number.itemsize)


def _bounds(observation: Observation | None, rows: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return the least and the largest number of each place of a row."""
    low, high = -np.ones(rows.shape[1], rows.dtype), np.ones(rows.shape[1], rows.dtype)
    if observation is not None:
        one, other = low.view(observation.dtype), high.view(observation.dtype)
        for name, (least, most) in observation.bounds.items():
            one[name], other[name] = least, most
    return low, high


def _blank(n: int, dtype: np.dtype[Any]) -> NDArray[Any]:
    """Return records of zeros, written once: memory that is only reserved lies in small pages, which are slower."""
    made = np.empty(n, dtype)
    made.view(np.uint8).fill(0)
    return made


def deal(game: Game, rules: RuleSet, brings: Sequence[Bring], seed: int, count: int) -> State:
    """Return so many fresh matches of a table; a Refusal where one is over before it began."""
    dealt = [game.deal(rules, brings, Seeded(seed * _DEALS + number))[0] for number in range(count)]
    if any(game.to_act(state) == OVER for state in dealt):
        raise Refusal("batch-over-at-once")
    return np.concatenate(dealt)


def streams(seed: int, n: int) -> NDArray[np.uint64]:
    """Return the state of each match's chance: that of match i follows from the seed and i, whatever n is."""
    return _mixed(_number("batch", seed), np.arange(1, n + 1, dtype=np.uint64))


def apart(matches: NDArray[np.uint64], sample: int) -> NDArray[np.uint64]:
    """Return other chance for each match, that tells nothing of its own; each sample is another."""
    return _mixed(_number("sample", sample), matches)


def _number(what: str, seed: int) -> np.uint64:
    return np.uint64(int.from_bytes(hashlib.sha256(f"{what} {seed}".encode()).digest()[:8], "little"))


def _mixed(first: np.uint64, numbers: NDArray[np.uint64]) -> NDArray[np.uint64]:
    with np.errstate(over="ignore"):
        mixed = first + numbers * np.uint64(_ODD)
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(_MIX_1)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(_MIX_2)
        return mixed ^ (mixed >> np.uint64(31))
