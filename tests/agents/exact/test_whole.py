"""`parlour.solve` solves a state of any game, and is loaded when it is first asked for."""

import subprocess
import sys
from fractions import Fraction

import numpy as np
import pytest

import parlour
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.record import State
from parlour.core.refusal import Refusal
from tests import minimax
from tests.table.shelving import NIM, shelved

TRIAD = registry.game("triple-triad")


def _ending(rules: str, placements: int) -> State:
    chance = Seeded(5)
    state, _events = TRIAD.deal(TRIAD.rule_book.parse(rules), [{}, {}], chance)
    for _ in range(placements):
        legal = TRIAD.legal(state)
        TRIAD.apply(state, legal[chance.pick(len(legal))], chance)
    return state


def _cards(_game: object, state: State, seat: int) -> Fraction:
    s = state[0]
    own = [sum(int(colour) == of for colour in s["colour"]) + int(int(s["first"]) != of) for of in (0, 1)]
    return Fraction(own[seat] - own[1 - seat])


def test_a_state_is_solved_whichever_game_it_is_of() -> None:
    """A state is solved from its record alone, and each action gets the value that minimax gives it."""
    state = _ending("triple-triad:free+same+plus", 5)
    solution = parlour.solve(state)
    assert solution is not None and solution.values == minimax.values(TRIAD, state, _cards)
    assert parlour.solve(state[0]) == solution  # a record, as a row of a batch holds it
    with shelved(NIM):
        nim = registry.game("nim")
        heap, _events = nim.deal(nim.rule_book.standard, [{}, {}], Seeded(0))
        solution = parlour.solve(heap)
        assert solution is not None and solution.values == minimax.values(nim, heap)


def test_a_closed_game_is_solved_as_it_lies() -> None:
    """A state of a closed game is solved with both hands known, as in an open one."""
    closed, opened = (_ending(f"triple-triad:free+visibility={how}", 3) for how in ("closed", "open"))
    told, known = parlour.solve(closed), parlour.solve(opened)
    assert told is not None and known is not None and told.values == known.values


def test_what_is_out_of_reach_is_none() -> None:
    """A search that reaches its limit returns None."""
    state = _ending("triple-triad:free+playing_order=chaos", 1)
    assert parlour.solve(state, lambda searched: False) is None


@pytest.mark.parametrize("given", [None, {}, np.zeros(1, np.int64), *(np.zeros(n, TRIAD.dtype) for n in ((), 2))])
def test_what_is_no_state_is_refused(given: object) -> None:
    with pytest.raises(Refusal) as refused:
        parlour.solve(given)  # any object that a caller may pass
    assert refused.value.code == "state-of-no-game" and "triple-triad" in str(refused.value)


def test_a_view_that_hides_something_is_refused() -> None:
    state = _ending("triple-triad:ff8", 2)
    with pytest.raises(Refusal) as refused:
        parlour.solve(TRIAD.observe(state, TRIAD.to_act(state)))
    assert refused.value.code == "state-hides"


def test_a_match_that_is_over_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        parlour.solve(_ending("triple-triad:free", 9))
    assert refused.value.code == "match-over"


def test_importing_parlour_loads_nothing_of_it() -> None:
    """Importing parlour loads no module of its own, and neither NumPy nor Numba."""
    asked = "import sys, parlour; print([m for m in sys.modules if m.startswith(('parlour.', 'numba', 'numpy'))])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
