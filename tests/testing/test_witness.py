"""A witness says what a game says of one step of a match, whatever runs the kernels."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State, copy
from parlour.testing.witness import interpreted, step_of, witness
from tests.table.shelving import shelved

Step = dict[str, Any]


@pytest.fixture
def game() -> Iterator[Game]:
    """Yield the smallest game, installed in this process and in those it starts."""
    with shelved():
        yield registry.game("nim")


def played(game: Game, actions: int) -> list[tuple[Step, State]]:
    """Return the first steps of a match, each with the state it led to."""
    rules, chance, found = game.rule_book.standard, Seeded(1), []
    state, _events = game.deal(rules, [game.check_bring(rules, None, seat) for seat in (0, 1)], chance)
    for _ in range(actions):
        before, own, action = copy(state), Seeded(chance.pick(1 << 20)), game.legal(state)[0]
        game.apply(state, action, own)
        found.append((step_of(game, rules, before, action, own.picks), copy(state)))
    return found


def test_a_witness_is_what_the_game_says(game: Game) -> None:
    """A witness of a step that went through JSON says what the game says, with the picks of chance."""
    (first, between), (second, after) = played(game, 2)
    told = witness(json.loads(json.dumps(second)))
    assert witness(first)["after"] == between.tobytes().hex() == second["state"]
    assert told["after"] == after.tobytes().hex() != second["state"]
    assert (told["legal"], told["to_act"]) == (game.legal(between), game.to_act(between))
    assert told["outcome after"] == [game.outcome(after, seat) for seat in (0, 1)]


def test_plain_python_gives_a_witness_of_each_step(game: Game) -> None:
    """Plain Python gives the witnesses of the compiled kernels, one for each step in order."""
    steps = [step for step, _after in played(game, 2)]
    assert interpreted(steps) == [json.loads(json.dumps(witness(step))) for step in steps]


def test_a_step_that_breaks_says_why(game: Game) -> None:
    """An error in a step reaches the caller from the process that ran it."""
    ((step, _after),) = played(game, 1)
    with pytest.raises(RuntimeError, match="interpreted run failed") as broken:
        interpreted([{**step, "game": "no-such-game"}])
    assert "no-such-game" in str(broken.value)
