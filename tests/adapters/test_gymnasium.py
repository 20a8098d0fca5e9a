"""Gymnasium plays many matches as one vector environment, within its own spaces, and repeats them from a seed."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import parlour
from parlour.adapters.gymnasium import TableVectorEnv, name_of, register
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from tests.presets import each_text

TABLE = "triple-triad:ff8+open"


def _first_legal(observed: dict[str, Any]) -> np.ndarray:
    return observed["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("rules", each_text())
def test_what_is_told_lies_in_its_spaces(rules: str) -> None:
    """Observations, masks and actions lie in their spaces for every game under every preset, from the first step on."""
    envs = TableVectorEnv(rules, 3, seed=5, deals=4)
    observed, told = envs.reset()
    for _ in range(12):
        assert envs.observation_space.contains(observed) and set(told["to_act"]) <= {0, 1}
        actions = _first_legal(observed)
        assert envs.action_space.contains(actions)
        observed, rewards, terminated, truncated, told = envs.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (3,) and not truncated.any()
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_a_reward_is_that_of_the_seat_that_acted() -> None:
    """The reward is that of the seat that acted, and the opposite of the other's.

    It is 0 while a match goes on. A fresh match takes the place of one that ended.
    """
    envs = TableVectorEnv(TABLE, 64, seed=1)
    observed, _told = envs.reset()
    ended = 0
    for _ in range(30):
        observed, rewards, terminated, _truncated, told = envs.step(_first_legal(observed))
        rows = np.arange(64)
        assert np.array_equal(rewards, told["rewards"][rows, told["acted"]]) and not told["rewards"].sum(axis=1).any()
        assert not rewards[~terminated].any() and observed["action_mask"].any(axis=1).all()
        ended += int(terminated.sum())
    assert ended == 3 * 64  # nine placements each


def test_a_seed_is_a_row_of_matches() -> None:
    """A seed, given to the constructor or to a reset, decides a row of matches; without one the next row is another."""

    def played(envs: TableVectorEnv, seed: int | None) -> list[bytes]:
        observed, _told = envs.reset(seed=seed)
        told = [observed["observation"].tobytes()]
        for _ in range(12):
            observed, *_rest = envs.step(_first_legal(observed))
            told.append(observed["observation"].tobytes())
        return told

    envs = TableVectorEnv(TABLE, 8, seed=3)
    first, second = played(envs, None), played(envs, None)
    assert first != second and played(envs, 11) == played(TableVectorEnv(TABLE, 8), 11)
    assert [first, second] == [played(again := TableVectorEnv(TABLE, 8, seed=3), None), played(again, None)]


def test_the_first_batch_of_a_seed_is_that_of_a_batch() -> None:
    """A seed given to the constructor or to a reset makes the batch of that seed; a bad seed is refused."""
    states = parlour.batch(TABLE, 8, seed=7).states.tobytes()
    made, reset = TableVectorEnv(TABLE, 8, seed=7), TableVectorEnv(TABLE, 8)
    made.reset(), reset.reset(seed=7)
    assert made.batch.states.tobytes() == reset.batch.states.tobytes() == states
    for seed in (-1, "x", 1.5):
        with pytest.raises(Refusal):
            TableVectorEnv(TABLE, 2, seed=seed)
        with pytest.raises(Refusal):
            made.reset(seed=seed)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    envs = TableVectorEnv(TABLE, 4, seed=1)
    observed, _told = envs.reset()
    stood = envs.batch.states.tobytes()
    actions = _first_legal(observed)
    actions[2] = envs.single_action_space.n
    with pytest.raises(Refusal) as refused:
        envs.step(actions)
    assert refused.value.at == "actions[2]" and envs.batch.states.tobytes() == stood
    with pytest.raises(Refusal):
        TableVectorEnv(TABLE, 4, legal="lists")


def test_wrappers_of_gymnasium_stand_around_it() -> None:
    """Gymnasium's wrapper that counts episodes counts the matches."""
    envs = RecordEpisodeStatistics(TableVectorEnv(TABLE, 16, seed=1))
    observed, _told = envs.reset()
    for _ in range(18):
        observed, *_rest = envs.step(_first_legal(observed))
    assert envs.episode_count == 2 * 16 and set(envs.length_queue) == {9}


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_game_is_made_by_its_name_and_the_revision_of_its_rules(game: Game) -> None:
    """A game is made like any environment of Gymnasium, under standard or named rules, and registered once."""
    register()
    made = gymnasium.make_vec(name_of(game), 3, seed=7, deals=4)
    assert isinstance(made, TableVectorEnv) and made.spec is not None and made.spec.version == game.revision
    other = gymnasium.make_vec(name_of(game), 3, rules=game.rule_book.standard.text, seed=7, deals=4)
    assert np.array_equal(made.reset(seed=1)[0]["observation"], other.reset(seed=1)[0]["observation"])


@pytest.mark.parametrize("again", [copy.deepcopy, lambda envs: pickle.loads(pickle.dumps(envs))])
def test_a_copy_is_a_twin(again: Callable[[TableVectorEnv], TableVectorEnv]) -> None:
    """Environments that are copied or pickled in their matches go on as the first ones, into the same next batches."""
    envs = TableVectorEnv(TABLE, 5, seed=3)
    observed, _told = envs.reset()
    for _ in range(4):
        observed, *_rest = envs.step(_first_legal(observed))
    twin = again(envs)

    def onwards(one: TableVectorEnv) -> list[bytes]:
        seen = []
        for _ in range(12):
            told, won, *_rest = one.step(one.batch.mask.argmax(axis=1))
            seen.append(told["observation"].tobytes() + won.tobytes())
        return [*seen, one.reset()[0]["observation"].tobytes(), one.reset()[0]["observation"].tobytes()]

    assert onwards(twin) == onwards(envs)


def test_whoever_makes_one_alone_is_told_how_to_make_many() -> None:
    """`gymnasium.make` names `make_vec`, which makes the environments."""
    name = name_of(registry.game("triple-triad"))
    with pytest.raises(Refusal) as refused:
        gymnasium.make(name)
    assert f"Make {name} by gymnasium.make_vec" in refused.value.message()


def test_the_last_observation_is_told_if_it_is_wanted() -> None:
    """The observation of an end is that of the seat that acted, in the space of all others; else nothing is told."""
    envs, plain = TableVectorEnv(TABLE, 4, seed=2, ends=True), TableVectorEnv(TABLE, 4, seed=2)
    observed, _told = envs.reset()
    plain.reset()
    for _ in range(9):
        actions = _first_legal(observed)
        assert "final_obs" not in plain.step(actions)[-1]
        observed, _won, terminated, _cut, told = envs.step(actions)
    assert terminated.all() and told["_final_obs"].all() and envs.observation_space.contains(told["final_obs"])
    last = told["final_obs"]["observation"]
    assert np.array_equal(last, envs.batch.ends[range(4), told["acted"]])
    assert not np.array_equal(last, observed["observation"])
