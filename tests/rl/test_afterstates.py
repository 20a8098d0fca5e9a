"""Afterstates are what the game leads to, as the seat that acts may know it, and they betray nothing."""

from collections.abc import Iterator

import numpy as np
import pytest

import parlour
from parlour.core.chance import Seeded
from parlour.core.record import copy
from parlour.core.refusal import Refusal
from parlour.rl.batch import Batch
from tests.rl.test_batch import seen
from tests.table.shelving import EXAMPLES, shelved


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Install the small games."""
    with shelved(EXAMPLES / "nim", EXAMPLES / "kuhn_poker"):
        yield


def made(table: str, plies: int, n: int = 4) -> Batch:
    """Return a batch after so many actions."""
    batch = parlour.batch(table, n, seed=9, deals=4)
    for _ in range(plies):
        batch.step([batch.game.legal(batch.states[row : row + 1])[-1] for row in range(n)])
    return batch


@pytest.mark.parametrize(("table", "plies"), [("triple-triad:ff8+open+same+plus", 4), ("triple-triad:ff8+open", 8)])
def test_they_are_what_the_game_leads_to(table: str, plies: int) -> None:
    """Without secrets and chance there is a row for each legal action: what it leads to, and what was won."""
    batch = made(table, plies)
    after = batch.afterstates()
    at = 0
    for row in range(batch.n):
        state = copy(batch.states[row : row + 1])
        seat = batch.game.to_act(state)
        assert after.begins[row] == at
        for action in batch.game.legal(state):
            reached, _events = batch.game.played(state, action, Seeded(1))
            assert (after.match[at], after.action[at]) == (row, action)
            assert after.observations[at].tobytes() == seen(batch, reached, seat).tobytes()
            assert after.rewards[at] == batch.game.outcome(reached, seat)
            assert after.ended[at] == (batch.game.to_act(reached) < 0)
            at += 1
    assert at == len(after.action) == after.begins[-1]


@pytest.mark.parametrize(
    ("table", "plies"), [("triple-triad:ff8", 3), ("triple-triad:free+playing_order=chaos", 2), ("kuhn-poker", 1)]
)
def test_they_betray_no_secret(table: str, plies: int) -> None:
    """Two worlds that the seat to act cannot tell apart have the same afterstates, byte for byte."""
    batch = made(table, plies)
    before = batch.afterstates(3)
    game, hidden = batch.game, 0
    for row in range(batch.n):
        state = copy(batch.states[row : row + 1])
        seat = game.to_act(state)
        batch.states[row] = game.resample(game.observe(state, seat), seat, Seeded(row))[0]
        hidden += batch.states[row].tobytes() != state.tobytes()
    again = batch.afterstates(3)
    assert hidden and again.observations.tobytes() == before.observations.tobytes()
    assert np.array_equal(again.rewards, before.rewards) and np.array_equal(again.ended, before.ended)


def test_chance_is_not_that_of_the_match() -> None:
    """A sample repeats, another sample falls otherwise, and neither moves the batch; threads change nothing."""
    batch, threaded = (parlour.batch("chakart:seed", 3, seed=2, legal="lists", threads=threads) for threads in (1, 3))
    for one in (batch, threaded):
        for _ in range(8):
            one.step(one.legal[:, 0])
    states, streams = batch.states.tobytes(), batch.streams.tobytes()
    first, again, other = (batch.afterstates(sample).observations.tobytes() for sample in (0, 0, 1))
    assert first == again == threaded.afterstates().observations.tobytes() != other
    assert (batch.states.tobytes(), batch.streams.tobytes()) == (states, streams)


def test_the_best_is_the_first_of_the_largest() -> None:
    """In each match the first action of the largest value is named, and values of another length are refused."""
    batch = made("nim", 1)
    after = batch.afterstates()
    dice = np.random.default_rng(3).integers(0, 3, len(after.action))
    wanted = [
        max(
            batch.game.legal(batch.states[row : row + 1]),
            key=lambda action: dice[(after.match == row) & (after.action == action)][0],
        )
        for row in range(batch.n)
    ]
    assert after.best(dice).tolist() == wanted
    batch.step(after.best(dice))
    with pytest.raises(Refusal) as refused:
        after.best(dice[1:])
    assert refused.value.code == "afterstate-values"
