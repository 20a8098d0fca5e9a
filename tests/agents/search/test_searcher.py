"""The search counts how often it tried each action, on one tree or several, and how well that went."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.agents.exact.proof import prove
from parlour.agents.search import Search, Settings
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State
from tests.rounds import dear

TRIAD, CHAKART = registry.game("triple-triad"), registry.game("chakart")


def _played(game: Game, rules: str, seed: int, actions: int) -> tuple[State, int]:
    """Return the view of the seat to act after so many random actions, and that seat."""
    chance = Seeded(seed)
    state, _events = game.deal(game.rule_book.parse(rules), [{}, {}], chance)
    for _ in range(actions):
        legal = game.legal(state)
        game.apply(state, legal[chance.pick(len(legal))], chance)
    seat = game.to_act(state)
    return game.observe(state, seat), seat


@dear
@given(
    st.sampled_from(["ff8+visibility=open", "ff8+visibility=open+same+plus", "ffwtt+visibility=open+power_wall"]),
    st.integers(0, 2**32),
    st.integers(2, 7),
)
def test_no_action_worsens_an_exact_result(rules: str, seed: int, actions: int) -> None:
    """No action worsens an exact result, however short the search is."""
    view, seat = _played(TRIAD, f"triple-triad:{rules}", seed, actions)
    proof = prove(TRIAD, view, seat)
    assert proof is not None
    assert proof.keeps(Search(Settings(iterations=20)).choose(TRIAD, view, seat, seed))


def test_without_proof_it_errs() -> None:
    """The test above can fail: without proof the search worsens some of the same views."""
    kept = []
    for seed in range(40):
        view, seat = _played(TRIAD, "triple-triad:ff8+visibility=open", seed, 3)
        proof = prove(TRIAD, view, seat)
        assert proof is not None
        kept.append(proof.keeps(Search(Settings(iterations=20, exact=False)).choose(TRIAD, view, seat, seed)))
    assert not all(kept)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_every_future_is_counted_once(threads: int) -> None:
    """Every iteration is counted once on any number of trees, and a seed repeats the counts."""
    view, seat = _played(CHAKART, "chakart:seed", 4, 6)
    search = Search(Settings(iterations=300, threads=threads))
    weighed = search.weigh(CHAKART, view, seat, 9)
    assert sum(one.visits for one in weighed) == 300
    assert weighed == search.weigh(CHAKART, view, seat, 9)
    assert [one.visits for one in weighed] == sorted((one.visits for one in weighed), reverse=True)
    assert all(-1 <= one.value <= 1 and 0 <= one.error <= 1 for one in weighed)
    assert {one.action for one in weighed} <= set(CHAKART.legal(view))


def test_it_stops_when_told_to() -> None:
    """The search stops when it next asks, which is after the first thousand iterations."""
    view, seat = _played(CHAKART, "chakart:seed", 4, 6)
    asked: list[int] = []
    stopped = Search(Settings(iterations=5_000)).weigh(
        CHAKART, view, seat, 9, lambda done: asked.append(done) is not None
    )
    assert asked == [1_000]
    assert sum(one.visits for one in stopped) == 1_000


def test_it_plays_what_it_found_until_then() -> None:
    """A search that is stopped plays the best action it has found so far."""
    view, seat = _played(CHAKART, "chakart:seed", 4, 6)
    short, cut = Search(Settings(iterations=1_000)), Search(Settings(iterations=1_000_000), lambda done: False)
    for seed in range(5):
        assert cut.choose(CHAKART, view, seat, seed) == short.choose(CHAKART, view, seat, seed)


@pytest.mark.parametrize(("learned", "exploration"), [("on", "daring"), ("off", "exploration")])
def test_a_game_is_searched_as_it_is_tuned(learned: str, exploration: str) -> None:
    """A game is searched with its own settings, unless others are given; with weights it explores by another."""
    view, seat = _played(CHAKART, "chakart:seed", 4, 6)
    tuned = Settings(300, getattr(CHAKART.tuning, exploration), CHAKART.tuning.horizon, learned=learned)
    usual = Search(Settings(300, learned=learned)).weigh(CHAKART, view, seat, 9)
    assert usual == Search(tuned).weigh(CHAKART, view, seat, 9)
    for other in (Settings(300, 5.0, learned=learned), Settings(300, horizon=0, learned=learned)):
        assert usual != Search(other).weigh(CHAKART, view, seat, 9)
