"""The endings of any game are solved as minimax does, in exact fractions, within a budget.

`parlour.solve` solves a state of any game, and is loaded when it is first asked for.
"""

import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.agents.exact import solve
from parlour.agents.exact.endings import Endings
from parlour.agents.exact.solution import value, within
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State, copy, same
from parlour.core.refusal import Refusal
from tests import minimax
from tests.dealt import dealt
from tests.rounds import dear
from tests.table.shelving import EXAMPLES, NIM, shelved

TRIAD = registry.game("triple-triad")
FREE = "triple-triad:free+visibility=open"
CHAOS = f"{FREE}+playing_order=chaos"  # the game's own solver leaves Chaos to the search of endings
RULES = (
    FREE,
    f"{FREE}+ascension+same",
    f"{FREE}+descension+plus",
    f"{FREE}+battle+battle_mode=symmetric",
    CHAOS,
    f"{CHAOS}+reverse",
    "triple-triad:ffwtt+same+plus+power_wall+visibility=open",
    "triple-triad:ffwtt+power_wall+power_wall_attackers=moved+battle+sudden_death+visibility=open",
    "triple-triad:ff14+ascension+plus+playing_order=order+visibility=open",
)


def _cards(game: Game, state: State, seat: int) -> Fraction:
    assert game.exact is not None
    s = state[0]
    own = [sum(int(colour) == of for colour in s["colour"]) + int(int(s["first"]) != of) for of in (0, 1)]
    return Fraction(own[seat] - own[1 - seat])


@given(st.sampled_from(RULES), st.integers(0, 2**32), st.integers(5, 8))
def test_endings_of_triple_triad_are_worth_what_minimax_says(rules: str, seed: int, placements: int) -> None:
    state = dealt(TRIAD, rules, seed, placements)
    before = copy(state)
    solution = solve(TRIAD, state)
    assert solution is not None
    assert solution.values == minimax.values(TRIAD, state, _cards)
    assert solution.value == max(solution.values.values())
    assert same(state, before)


@given(st.sampled_from(RULES), st.integers(0, 2**32), st.integers(4, 8))
def test_the_kernels_alone_are_worth_what_a_game_s_own_solver_says(rules: str, seed: int, placements: int) -> None:
    """A general search of the kernels agrees with the solver that was written for the game."""
    state = dealt(TRIAD, rules, seed, placements)
    margin = Endings(TRIAD).value(state, lambda searched: True)
    assert margin is not None
    assert Fraction(margin).limit_denominator(1_000_000) == value(TRIAD, state)


@dear
@given(st.sampled_from(RULES), st.integers(0, 2**32))
def test_the_line_leads_to_what_the_position_is_worth(rules: str, seed: int) -> None:
    """Without chance the solved line leads to the position's value, by best actions only."""
    state = dealt(TRIAD, rules, seed, 4)
    solution = solve(TRIAD, state)
    assert solution is not None
    assert solution.line[0] in solution.best
    if "chaos" in rules:
        return
    for action in solution.line:
        TRIAD.apply(state, action, Seeded(0))
    assert TRIAD.to_act(state) < 0
    assert _cards(TRIAD, state, solution.seat) == solution.value


@pytest.fixture
def examples() -> Iterator[None]:
    """Provide games that give a solver nothing but their kernels."""
    with shelved(EXAMPLES / "nim", EXAMPLES / "kuhn_poker"):
        yield


def _heap(stones: int, calm: int) -> tuple[Game, State]:
    nim = registry.game("nim")
    position = {"heap": stones, "last": -1, "turn": 1, "calm": calm, "charm": [3, 4]}
    return nim, nim.parse_position(nim.rule_book.standard, position)


@pytest.mark.parametrize("stones", range(1, 13))
def test_a_game_without_a_facet_is_solved_from_its_kernels_alone(stones: int, examples: None) -> None:
    """In Nim without wind, leaving a multiple of four wins, and every action from a multiple of four loses."""
    solution = solve(*_heap(stones, calm=1))
    assert solution is not None
    lost = stones % 4 == 0
    assert solution.value == (-1 if lost else 1)
    assert len(solution.best) == (min(stones, 3) if lost else 1)


@pytest.mark.parametrize("stones", range(1, 8))
def test_chance_is_counted_in_fractions(stones: int, examples: None) -> None:
    """In Nim with wind, the chances of a win are the exact fractions of a textbook's minimax."""
    game, state = _heap(stones, calm=0)
    solution = solve(game, state)
    assert solution is not None
    assert solution.values == minimax.values(game, state)


def test_every_deal_of_kuhn_poker_is_solved(examples: None) -> None:
    kuhn = registry.game("kuhn-poker")
    for seed in range(6):
        state, _events = kuhn.deal(kuhn.rule_book.standard, [{}, {}], Seeded(seed))
        solution = solve(kuhn, state)
        assert solution is not None
        assert solution.values == minimax.values(kuhn, state)


def test_a_search_that_is_told_to_stop_says_nothing() -> None:
    state = dealt(TRIAD, CHAOS, 3, 0)
    assert solve(TRIAD, state, within(10)) is None
    assert solve(TRIAD, state, lambda searched: False) is None


def test_a_search_goes_on_where_it_stopped() -> None:
    """A search in slices of one position finds the same result as in one go, and asks before each slice."""
    state = dealt(TRIAD, RULES[1], 3, 6)
    asked: list[int] = []
    whole, sliced = Endings(TRIAD), Endings(TRIAD, slice_of=1)
    value = sliced.value(state, lambda searched: asked.append(searched) is None)
    assert value == whole.value(state, lambda searched: True)
    assert sliced.searched == whole.searched
    assert asked[:-1] == list(range(whole.searched))


def test_what_is_over_has_no_best_action() -> None:
    state = dealt(TRIAD, FREE, 3, 9)
    with pytest.raises(Refusal) as refused:
        solve(TRIAD, state)
    assert refused.value.code == "match-over"


def test_a_state_is_solved_whichever_game_it_is_of() -> None:
    """A state is solved from its record alone, and each action gets the value that minimax gives it."""
    state = dealt(TRIAD, "triple-triad:free+same+plus", 5, 5)
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
    closed, opened = (dealt(TRIAD, f"triple-triad:free+visibility={how}", 5, 3) for how in ("closed", "open"))
    told, known = parlour.solve(closed), parlour.solve(opened)
    assert told is not None and known is not None and told.values == known.values


def test_what_is_out_of_reach_is_none() -> None:
    """A search that reaches its limit returns None."""
    state = dealt(TRIAD, "triple-triad:free+playing_order=chaos", 5, 1)
    assert parlour.solve(state, lambda searched: False) is None


@pytest.mark.parametrize("given", [None, {}, np.zeros(1, np.int64), *(np.zeros(n, TRIAD.dtype) for n in ((), 2))])
def test_what_is_no_state_is_refused(given: object) -> None:
    with pytest.raises(Refusal) as refused:
        parlour.solve(given)  # any object that a caller may pass
    assert refused.value.code == "state-of-no-game" and "triple-triad" in str(refused.value)


def test_a_view_that_hides_something_is_refused() -> None:
    state = dealt(TRIAD, "triple-triad:ff8", 5, 2)
    with pytest.raises(Refusal) as refused:
        parlour.solve(TRIAD.observe(state, TRIAD.to_act(state)))
    assert refused.value.code == "state-hides"


def test_a_match_that_is_over_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        parlour.solve(dealt(TRIAD, "triple-triad:free", 5, 9))
    assert refused.value.code == "match-over"


def test_importing_parlour_loads_nothing_of_it() -> None:
    """Importing parlour loads no module of its own, and neither NumPy nor Numba."""
    asked = "import sys, parlour; print([m for m in sys.modules if m.startswith(('parlour.', 'numba', 'numpy'))])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
