"""Quiet steps, which tell and check nothing, play the same match as the table's, one call a step."""

from collections.abc import Iterator

import numpy as np
import pytest

from parlour.adapters.stepper import FORK, Stepper
from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.core.record import State, copy, same

STEPS = 120  # of a match; enough for a whole match of Triple Triad


@pytest.fixture(scope="module", params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


@pytest.fixture(scope="module")
def stepper(game: Game) -> Stepper:
    return Stepper(game)


def told(game: Game, seed: int) -> Iterator[tuple[State, int, State, list[list[int]]]]:
    """Yield the steps of a random match, each with its picks as the table makes them."""
    chance = Seeded(seed)
    state, _events = game.deal(game.rule_book.standard, [{}, {}], chance)
    for _ in range(STEPS):
        if game.to_act(state) == OVER:
            return
        legal = game.legal(state)
        action, made = legal[chance.pick(len(legal))], len(chance.picks) + 1
        after, _events = game.played(state, action, chance)
        yield state, action, after, chance.picks[made - 1 :]
        state = after


def standing(game: Game, state: State) -> tuple[int, list[int]]:
    seat = game.to_act(state)
    return seat, [] if seat == OVER else game.legal(state)


@pytest.mark.parametrize("seed", range(3))
def test_a_quiet_step_leads_where_the_step_leads_that_is_told(game: Game, stepper: Stepper, seed: int) -> None:
    """A quiet step leads to the same bytes and actions; given too few picks, it returns the width of the next one."""
    for before, action, after, picks in told(game, seed):
        stepper.picks[: len(picks)] = [value for _n, value in picks]
        for made, (wide, _value) in enumerate(picks):
            assert stepper.fork(made, copy(before), action) == (FORK, wide)
        twin = copy(before)
        turn, count = stepper.fork(len(picks), twin, action)
        assert same(twin, after)
        assert (turn, stepper.legal[:count].tolist()) == standing(game, after)
        assert stepper.look(after) == (turn, count)


def test_chance_falls_by_the_seed(game: Game, stepper: Stepper) -> None:
    """Chance follows the seed as in kernels with a seeded tape, whether or not a script came before."""
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(5))
    other, tape, log = copy(state), seeded_tape(9), closed_log()
    stepper.fork(0, copy(state), game.legal(state)[0])
    stepper.seed(9)
    turn, _count = stepper.look(state)
    for _ in range(STEPS):
        if turn == OVER:
            break
        action = int(stepper.legal[0])
        turn, _count = stepper.step(state, action)
        game.wrappers.apply(other, action, tape, log)
        assert same(state, other)


def test_features_and_the_mask_are_written_at_once(game: Game, stepper: Stepper) -> None:
    """The mask marks every legal action for the seat whose turn it is, and none for the other."""
    for before, _action, _after, _picks in told(game, 1):
        for seat in (0, 1):
            numbers = np.full(game.declared.features, 9.0, np.float32)
            mask = np.zeros(game.declared.actions, np.int8)
            stepper.show(before, seat, numbers, mask)
            assert numbers.tobytes() == game.features(before, seat).tobytes()
            mine = game.to_act(before) == seat
            assert np.flatnonzero(mask).tolist() == (sorted(game.legal(before)) if mine else [])
