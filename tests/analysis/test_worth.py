"""The worth of actions is proven where nothing is hidden and time allows; it uses only what the seat may know."""

from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest

from parlour.agents import levels
from parlour.agents.exact import solve
from parlour.analysis.worth import Worth, proven, weigh
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State, same
from tests.rounds import rounds

TRIAD = registry.game("triple-triad")
GAMES = [pytest.param(game, id=game.name) for game in registry.games()]


def _two_truths(game: Game, seed: int) -> tuple[State, State]:
    """Return a random match's first position with a secret from the seat to act, and another with its view."""
    chance = Seeded(seed)
    state, _events = game.deal(game.rule_book.standard, [{}, {}], chance)
    while True:
        seat, legal = game.to_act(state), game.legal(state)
        other = game.resample(game.observe(state, seat), seat, Seeded(seed))
        if len(legal) > 1 and not same(state, other):
            return state, other
        game.apply(state, legal[chance.pick(len(legal))], chance)


def _worth(game: Game, state: State) -> Worth:
    """Return the worth that three looks at the clock allow."""
    looks = count()
    return weigh(game, state, lambda: next(looks) < 3, lambda: next(looks) < 3)


@pytest.mark.parametrize("matches", rounds(1, 3))
@pytest.mark.parametrize("game", GAMES)
def test_secrets_behind_the_view_change_neither_values_nor_the_action(game: Game, matches: int) -> None:
    """Two states that look alike to the seat to act have equal values, and get one answer from each agent."""
    for seed in range(matches):
        state, other = _two_truths(game, seed)
        seat = game.to_act(state)
        assert same(game.observe(state, seat), game.observe(other, seat))
        assert _worth(game, state) == _worth(game, other)
        for name in levels.names(game):
            agent = levels.player(game, name)
            chosen = [agent.choose(game, game.observe(truth, seat), seat, 5) for truth in (state, other)]
            assert chosen[0] == chosen[1]


def _state(rules: str, placements: int) -> State:
    chance = Seeded(2)
    state, _events = TRIAD.deal(TRIAD.rule_book.parse(rules), [{}, {}], chance)
    for _ in range(placements):
        legal = TRIAD.legal(state)
        TRIAD.apply(state, legal[chance.pick(len(legal))], chance)
    return state


def test_an_open_position_is_proven() -> None:
    state = _state("triple-triad:free+visibility=open", 4)
    worth, solution = weigh(TRIAD, state, lambda: True, lambda: False), solve(TRIAD, state)
    assert solution is not None and worth.exact
    assert (worth.values, worth.line, worth.best) == (solution.values, solution.line, solution.line[0])


@pytest.mark.parametrize("rules", ["triple-triad:free+playing_order=chaos+visibility=open", "triple-triad:free"])
def test_what_is_hidden_or_takes_too_long_is_searched(rules: str) -> None:
    """Hidden or slow positions are searched as long as time allows, and a little in any case."""
    state = _state(rules, 2)
    left = count(3, -1)
    short, long = (weigh(TRIAD, state, lambda: False, searches) for searches in (lambda: False, lambda: next(left) > 0))
    assert short.errors is not None and long.errors is not None
    assert set(short.values) == set(long.values) == set(TRIAD.legal(state))
    assert long.errors[long.best] < short.errors[short.best]


def test_what_two_ask_for_at_once_is_proven_once() -> None:
    """If two callers ask for one position at once, the second waits for the result of the first."""
    state = _state("triple-triad:ffwtt+visibility=open", 2)
    before = proven.cache_info()
    with ThreadPoolExecutor(2) as both:
        one, other = both.map(lambda _asker: proven(TRIAD, state.copy(), 1_000_000), range(2))
    assert one is not None and one is other
    assert proven.cache_info().misses == before.misses + 1
