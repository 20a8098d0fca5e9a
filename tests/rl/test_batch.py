"""A batch plays, match by match, exactly what the game plays by itself, and says of it what the game says."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.core.chance import Chance, pick, seeded_tape
from parlour.core.contract import OVER
from parlour.core.facets.learning import observed
from parlour.core.game import Game
from parlour.core.record import State, copy
from parlour.core.refusal import Refusal
from parlour.rl.batch import Batch
from tests.table.shelving import EXAMPLES, shelved

TABLES = (
    "triple-triad:ff8",
    "triple-triad:ff8+visibility=open",
    "triple-triad:ffwtt+same+same_wall+plus+plus_wall+battle+elemental+power_wall",
    "triple-triad:free+same+plus+playing_order=order+visibility=three_open+sudden_death",
    "triple-triad:free+playing_order=chaos+reverse+fallen_ace+ascension+cards=ff14+star_limits",
    "triple-triad:free+swap+descension",
    "triple-triad:free+card_pick=draft+star_limits",
    "triple-triad:free+card_pick=opponent",
    "triple-triad:free+card_pick=full+visibility=open+sudden_death",
    "triple-triad:free+card_pick=random+first_player=blue",
    "triple-triad:free+roulette",
    "chakart:seed",
    "chakart:vchess-2021+array=symmetric+ply_cap=150",
    "chakart:seed+array=orthodox+ply_cap=150",
    "cipher",
    "nim",
    "kuhn-poker",
)
BASIC = "triple-triad:ff8"
N, STEPS = 12, 70  # of short matches
N_LONG, STEPS_LONG = 3, 700


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """The small games are installed."""
    with shelved(EXAMPLES / "nim", EXAMPLES / "kuhn_poker"):
        yield


class Stream(Chance):
    """The chance of one match of a batch, as its stream has it."""

    def __init__(self, state: np.uint64) -> None:
        super().__init__()
        self.tape = seeded_tape(0)
        self.tape["state"] = state

    def _draw(self, n: int) -> int:
        return int(pick(self.tape[0], n))


def fresh(batch: Batch, stream: Stream) -> State:
    """What a match begins as, by the game's own deal where the batch does not draw from some."""
    if len(batch.deals) > 1:
        at = stream.pick(len(batch.deals))
        return copy(batch.deals[at : at + 1])
    return batch.game.deal(batch.rules, ({}, {}), stream)[0]


def legal(batch: Batch, match: int) -> list[int]:
    """The legal actions of a match, in whatever form the batch has them."""
    if len(batch.mask) == batch.n:
        return np.flatnonzero(batch.mask[match]).tolist()
    return sorted(batch.legal[match, : batch.counts[match]].tolist())


def seen(batch: Batch, state: State, seat: int) -> np.ndarray:
    """What the batch should show of a state, from the seat's view of it."""
    view = batch.game.observe(state, seat)
    if batch.observations.dtype == np.float32:
        return batch.game.features(view, seat)
    observation = batch.game.learning.observation(batch.deals)
    return observed(observation, view, seat, 85).view(batch.observations.dtype)


def check(batch: Batch, states: list[State], streams: list[Stream]) -> None:
    """Hold what a batch shows to what the game says of the same states."""
    for match, state in enumerate(states):
        seat = batch.game.to_act(state)
        assert batch.states[match].tobytes() == state.tobytes()
        assert batch.streams[match] == streams[match].tape["state"][0]
        assert batch.to_act[match] == seat
        assert legal(batch, match) == sorted(batch.game.legal(state))
        assert batch.observations[match].tobytes() == seen(batch, state, seat).tobytes()
    assert np.all(batch.observations >= batch.low) and np.all(batch.observations <= batch.high)


def choose(batch: Batch, dice: np.random.Generator) -> np.ndarray:
    """A legal action for each match."""
    return np.array([dice.choice(legal(batch, match)) for match in range(batch.n)])


def play_slowly(batch: Batch, seed: int, steps: int) -> None:
    """Play a batch and beside it each of its matches by the game alone; every step the same."""
    dice = np.random.default_rng(seed)
    streams = [Stream(state) for state in parlour.rl.deals.streams(seed, batch.n)]
    states = [fresh(batch, stream) for stream in streams]
    check(batch, states, streams)
    for _ in range(steps):
        actions = choose(batch, dice)
        seats = [batch.game.to_act(state) for state in states]
        batch.step(actions)
        assert batch.acted.tolist() == seats
        for match, action in enumerate(actions.tolist()):
            state, _events = batch.game.played(states[match], action, streams[match])
            over = batch.game.to_act(state) == OVER
            assert batch.terminated[match] == over
            assert batch.rewards[match].tolist() == [batch.game.outcome(state, seat) for seat in (0, 1)]
            states[match] = fresh(batch, streams[match]) if over else state
        check(batch, states, streams)


@pytest.mark.parametrize("table", TABLES)
def test_a_batch_plays_what_the_game_plays(table: str) -> None:
    """States, chance, turns, rewards, ends, fresh matches, masks and observations; over every end of a match."""
    batch = parlour.batch(table, N, seed=3, deals=8)
    play_slowly(batch, 3, STEPS)
