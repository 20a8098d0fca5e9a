"""Every game passes PettingZoo's own tests, unmodified, and repeats its match from a seed."""

import copy
import pickle
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from parlour.adapters import pettingzoo as adapter
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from tests.adapters.tables import every_table
from tests.presets import each_text
from tests.table.shelving import NIM, shelved

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of imports in PettingZoo's own games
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.render_test import render_test

SHORT, LONG = 30, 300  # cycles of its tests
OPEN = "triple-triad:ff8+visibility=open"
# Warnings of PettingZoo's tests that each of its classic games gets too: a mask in observations, agents with names.
OF_CLASSICS = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:We recommend agents to be named",
)


def conforms(rules: str, cycles: int) -> None:
    """Run all tests of PettingZoo that are for such environments."""
    api_test(adapter.env(rules), cycles)
    seed_test(lambda: adapter.env(rules), cycles)
    seed_test(lambda: adapter.raw_env(rules), cycles)
    render_test(lambda render_mode: adapter.env(rules, render_mode=render_mode))


@pytest.mark.filterwarnings(*OF_CLASSICS)
@pytest.mark.parametrize("rules", each_text())
def test_a_preset_passes_the_tests_of_pettingzoo(rules: str) -> None:
    conforms(rules, SHORT)


@pytest.mark.siege
@pytest.mark.filterwarnings(*OF_CLASSICS)
@pytest.mark.parametrize("rules", every_table())
def test_every_kind_of_table_passes_the_tests_of_pettingzoo(rules: str) -> None:
    conforms(rules, LONG)


def rows(env: adapter.raw_env, seed: int | None) -> Iterator[tuple[str, bytes, float]]:
    """Yield each turn of a match played by the lowest legal actions: the agent, its observation and its reward."""
    env.reset(seed)
    yield from onwards(env)


def onwards(env: adapter.raw_env) -> Iterator[tuple[str, bytes, float]]:
    """Yield each turn that is left of a match played so."""
    for agent in env.agent_iter():
        seen, reward, over, cut, _info = env.last()
        yield agent, seen["observation"].tobytes() + seen["action_mask"].tobytes(), reward
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


def test_a_seed_is_a_row_of_matches(game: Game) -> None:
    """A seed, given to the environment or to its first match, decides a row of matches, each another one."""
    one, other = adapter.env(game.name, seed=7), adapter.env(game.name)
    first, second = [*rows(one, None)], [*rows(one, None)]
    assert first == [*rows(other, 7)] and second == [*rows(other, None)]
    assert first != second and [*rows(other, 8)] != first
    assert {agent for agent, _seen, _reward in first} == set(game.seats)


def test_rewards_are_what_was_won(game: Game) -> None:
    """The rewards come once, at the end, and sum to zero."""
    env = adapter.env(game.name, seed=3)
    told = [*rows(env, None)]
    rewards = [reward for _agent, _seen, reward in told]
    assert rewards[:-2] == [0.0] * (len(told) - 2) and sum(rewards[-2:]) == 0
    state: State = np.ndarray(1, game.dtype, bytearray(env.state().tobytes()))
    assert {agent: reward for agent, _seen, reward in told[-2:]} == {
        agent: game.outcome(state, seat) for seat, agent in enumerate(game.seats)
    }


def test_an_observation_is_what_the_seat_may_know(game: Game) -> None:
    """An observation holds the features of the seat's view, and its legal actions if it is to act.

    It lies in the observation space.
    """
    env = adapter.env(game.name)
    env.reset(5)
    state: State = np.ndarray(1, game.dtype, bytearray(env.state().tobytes()))
    for seat, agent in enumerate(game.seats):
        seen = env.observe(agent)
        assert seen in env.observation_space(agent) and env.state() in env.state_space
        assert seen["observation"].tobytes() == game.features(game.observe(state, seat), seat).tobytes()
        legal = sorted(game.legal(state)) if agent == env.agent_selection else []
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal


def test_the_version_is_that_of_the_rules(game: Game) -> None:
    assert adapter.env(game.name).metadata["name"] == f"{game.name.replace('-', '_')}_v{game.revision}"


def test_a_seat_plays_what_it_brings() -> None:
    """The hand that a seat brings stands in every match; the other's is dealt by chance."""
    env = adapter.env(
        "triple-triad:ff8+visibility=open", brings={"red": {"cards": [1, 2, 3, 4, 5]}}, render_mode="ansi"
    )
    drawn = []
    for seed in range(3):
        env.reset(seed)
        drawn.append(env.render())
    for card in ("Funguar", "Bite Bug", "Red Bat", "Blobra", "Gayla"):
        assert all(card in text for text in drawn)
    assert len(set(drawn)) == 3


def test_whoever_plays_an_illegal_action_loses() -> None:
    env = adapter.env(OPEN, seed=1)
    env.reset()
    loser, other = env.agent_selection, next(agent for agent in env.agents if agent != env.agent_selection)
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert env.rewards == {loser: -1.0, other: 0.0} and all(env.terminations.values())
    for _agent in env.agent_iter():
        env.step(None)
    assert env.agents == []


def test_without_wrappers_an_illegal_action_is_refused() -> None:
    """Without wrappers an illegal action is refused and changes nothing."""
    env = adapter.raw_env(OPEN, seed=1)
    env.reset()
    before, agent = env.state(), env.agent_selection
    with pytest.raises(Refusal):
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.state().tobytes() == before.tobytes() and env.agent_selection == agent


@pytest.mark.parametrize("action", [None, "x", 3.0, np.array([3]), True, -1, 10**6])
def test_what_is_no_action_is_refused_or_loses_like_an_illegal_one(action: Any) -> None:
    """Anything that is no action is refused without wrappers; with them it loses, even if its number is legal."""
    strict, lenient = adapter.raw_env(OPEN, seed=1), adapter.env(OPEN, seed=1)
    strict.reset(), lenient.reset()
    with pytest.raises(Refusal):
        strict.step(action)
    lenient.step(action)
    assert all(lenient.terminations.values()) and min(lenient.rewards.values()) == -1.0


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"seed": "x"}, "bad-seed"),
        ({"seed": -1}, "bad-seed"),
        ({"most": 0}, "whole-number"),
        ({"most": "x"}, "whole-number"),
        ({"render_mode": "video"}, "no-choice"),
    ],
)
def test_arguments_that_make_no_sense_are_refused(chosen: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        adapter.env(OPEN, **chosen)
    assert refused.value.code == code


def test_a_match_is_cut_off_after_so_many_actions() -> None:
    env = adapter.env("cipher", seed=1, most=20)
    told = [*rows(env, None)]
    assert len(told) == 22 and {reward for _agent, _seen, reward in told} == {0.0}


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_is_a_twin(again: Callable[[adapter.env], adapter.env], game: Game) -> None:
    """A copied or pickled environment, before a match or in it, goes on as the first; neither moves the other."""
    env = adapter.env(game.name, seed=4)
    fresh = again(env)
    first = [*rows(again(fresh), None)]
    assert first == [*rows(fresh, None)] == [*rows(env, None)]
    env.reset()
    for _ in range(7):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    before, twin = env.state().tobytes(), again(env)
    rest = [*onwards(twin)]
    assert env.state().tobytes() == before and (env.agents, twin.agents) == ([*game.seats], [])
    assert [*onwards(env)] == rest and [*rows(twin, None)] == [*rows(env, None)]
    ended = again(env)
    assert ended.state().tobytes() == env.state().tobytes() and ended.rewards == env.rewards and ended.agents == []


@pytest.mark.parametrize("use", ["step", "last", "observe", "state", "render", "agents"])
def test_before_the_first_match_one_is_told_to_begin_one(use: str) -> None:
    """Whatever wants a match says that none has begun, and how to begin one."""
    env = adapter.env(OPEN, seed=1, render_mode="ansi")
    with pytest.raises(AttributeError, match=r"No match has begun: call reset\(\) first\."):
        asked = getattr(env, use)
        asked(*{"step": (0,), "observe": ("red",)}.get(use, ()))
    with pytest.raises(AttributeError, match="nothing_of_this_name"):
        env.nothing_of_this_name  # noqa: B018  # it is asked for


def test_a_position_is_painted(game: Game) -> None:
    """A position is a picture in dots, and steps change it."""
    env = adapter.env(game.name, seed=1, render_mode="rgb_array")
    env.reset()
    seen = []
    for _ in range(3):
        seen.append(env.render())
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert {(picture.shape, picture.dtype.name) for picture in seen} == {((adapter.DOTS, adapter.DOTS, 3), "uint8")}
    assert len({picture.tobytes() for picture in seen}) > 1


def test_a_game_without_shapes_is_written() -> None:
    """A game that has no shapes is a picture of its drawing."""
    with shelved(NIM):
        env = adapter.env("nim", seed=1, render_mode="rgb_array")
        env.reset()
        first = env.render()
        env.step(0)
        assert first.shape == (adapter.DOTS, adapter.DOTS, 3) and not np.array_equal(first, env.render())


def test_a_position_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    """A position is drawn as text, or on standard output after every step."""
    text, screen = (adapter.env(OPEN, seed=1, render_mode=mode) for mode in ("ansi", "human"))
    for env in (text, screen):
        env.reset()
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert capsys.readouterr().out == f"{text.render()}\n\n"
    assert adapter.env(OPEN).render() is None
