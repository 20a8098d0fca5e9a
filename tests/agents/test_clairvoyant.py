"""The clairvoyant sees what is hidden, and plays better for it."""

from collections.abc import Iterator

import numpy as np
import pytest

from parlour import agents
from parlour.agents.arena.match import play
from parlour.agents.clairvoyant import shown
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import same
from tests.agents.meeting import contest, met
from tests.table.shelving import EXAMPLES, shelved

SEER, SEARCH = agents.tuned("clairvoyant@iterations=400"), agents.tuned("search@iterations=400")


@pytest.fixture(scope="module")
def poker() -> Iterator[Game]:
    """Yield a game of hidden cards."""
    with shelved(EXAMPLES / "kuhn_poker"):
        yield registry.game("kuhn-poker")


def test_it_is_shown_all_and_others_their_view(poker: Game) -> None:
    """The clairvoyant gets a copy of the whole state, with the other's card; the search gets its view."""
    state, _events = poker.deal(poker.rule_book.standard, [{}, {}], Seeded(4))
    assert same(shown(poker, state, 0, SEER), state) and shown(poker, state, 0, SEER) is not state
    assert same(shown(poker, state, 0, SEARCH), poker.observe(state, 0))
    assert not same(shown(poker, state, 0, SEARCH), state)


def test_it_wins_more_for_it(poker: Game) -> None:
    """The clairvoyant wins more than the search, which imagines the other card; both play each deal from both seats."""
    taken = 0.0
    for seed in range(60):
        for seats, sign in (((SEER, SEARCH), 1), ((SEARCH, SEER), -1)):
            taken += sign * play(poker, poker.rule_book.standard, [{}, {}], seats, seed, seed, float).outcome
    assert taken > 6


@pytest.mark.siege  # two minutes; `make test` shows the same at poker
def test_it_beats_search_at_closed_cards() -> None:
    """The clairvoyant leads by more than the error where the other's hand stays closed."""
    game = registry.game("triple-triad")
    closed = game.rule_book.parse("triple-triad:ff8+same+plus")
    assert closed["visibility"] == "closed"
    found = met(contest(game, SEER, SEARCH, rules=closed), 10).difference()
    assert found.elo > found.error > 0


def test_a_call_is_never_wrong(poker: Game) -> None:
    """Facing a bet it calls with the higher card and folds the lower one, whatever the seed."""
    for seed in range(12):
        state, _events = poker.deal(poker.rule_book.standard, [{}, {}], Seeded(seed))
        poker.apply(state, poker.parse_action(state, "bet"), Seeded(0))
        seat = poker.to_act(state)
        higher = int(np.argmax(state["card"][0])) == seat
        chosen = SEER.choose(poker, shown(poker, state, seat, SEER), seat, seed)
        assert poker.action_text(state, chosen) == ("call" if higher else "fold")
