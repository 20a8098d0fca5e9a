"""The agents play Chakart sensibly, from their own view."""

import pytest

from parlour import agents
from tests.games.chakart.ruling import GAME, fen, position


def _choices(name: str, text: str, tries: int = 5) -> set[str]:
    state = position(text)
    seat = GAME.to_act(state)
    view = GAME.observe(state, seat)
    return {GAME.action_text(view, agents.agent(name).choose(GAME, view, seat, seed)) for seed in range(tries)}


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize(
    ("text", "wins"),
    [
        (fen("r1bq1bnr/pppp1ppp/2n5/4p2Q/2B1P3/4k3/PPPP1PPP/RNB1K1NR"), {"d2e3", "f2e3"}),
        (fen("4k3/8/8/8/8/8/8/K3R3"), {"e1e8"}),
        (fen("7k/8/8/8/8/8/8/K7", powers="1000"), {"a1^h8"}),
    ],
)
def test_kings_are_taken(name: str, text: str, wins: set[str]) -> None:
    """An agent that can capture the last king does so."""
    assert _choices(name, text) <= wins


def test_search_answers_an_attack_on_its_king() -> None:
    """With a rook on its file the king moves off it, or a piece comes between."""
    text = fen("4r2k/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQK2R")
    assert _choices("search", text) <= {"e1f1", "e1g1", "d1e2", "c1e3"}


@pytest.mark.parametrize(
    ("text", "takes"),
    [
        (fen("7k/8/8/3q4/8/8/8/K2R4"), "d1d5"),
        (fen("rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R"), "f3h4"),
    ],
)
def test_search_takes_what_is_given(text: str, takes: str) -> None:
    """The search takes an undefended queen."""
    assert _choices("search", text) == {takes}
