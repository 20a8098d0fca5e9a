"""A contest decides which pairs are played, and what they mean."""

from itertools import product

import pytest

from parlour import __version__, agents
from parlour.agents.arena.contest import Contest, brings_of
from parlour.core import registry
from parlour.core.refusal import Refusal
from tests.agents.meeting import contest

TRIAD, CIPHER = registry.game("triple-triad"), registry.game("cipher")
STARTERS = [f"S0{number}" for number in range(1, 9)]
THREE = [agents.tuned(text) for text in ("random", "greedy", "search@iterations=7")]


def test_everybody_meets_everybody_in_turn() -> None:
    """Each round holds each pairing once, and every pair has its own deal."""
    played = contest(TRIAD, *THREE)
    fixtures = [played.fixture(number) for number in range(6)]
    assert [fixture.places for fixture in fixtures] == [(0, 1), (0, 2), (1, 2)] * 2
    assert fixtures[1].agents == ("random", "search@iterations=7")
    assert len({fixture.seed for fixture in fixtures}) == 6
    assert [fixture.number for fixture in fixtures] == list(range(6))


def test_every_ordered_pair_of_decks_comes_in_turn() -> None:
    """All pairings meet with the first pair of decks, then with the next, and so on in a circle."""
    brings = brings_of(CIPHER, CIPHER.rule_book.standard, "all")
    assert [(one["deck"], other["deck"]) for one, other in brings] == list(product(STARTERS, repeat=2))
    played = Contest(CIPHER, CIPHER.rule_book.standard, tuple(THREE), brings, 0)
    assert [played.fixture(number).brings for number in (0, 2, 3, 64 * 3)] == [
        brings[0],
        brings[0],
        brings[1],
        brings[0],
    ]


def test_two_decks_are_named_by_seat() -> None:
    """Two decks are given to the seats in order; no deck at all brings nothing."""
    assert brings_of(CIPHER, CIPHER.rule_book.standard, "S03, S01") == (({"deck": "S03"}, {"deck": "S01"}),)
    assert brings_of(TRIAD, TRIAD.rule_book.standard, None) == (({}, {}),)


@pytest.mark.parametrize("text", ["S01", "S01,S09", "S01,S02,S03", "", "ALL"])
def test_what_is_no_deck_is_refused_with_those_there_are(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        brings_of(CIPHER, CIPHER.rule_book.standard, text)
    assert refused.value.code == "unknown-ready"
    assert all("S08" in refused.value.message(lang) and "all" in refused.value.message(lang) for lang in ("en", "fr"))


@pytest.mark.parametrize(("game", "code"), [("triple-triad", "nothing-ready"), ("chakart", "no-card-sets")])
def test_a_game_without_decks_brings_none(game: str, code: str) -> None:
    played = registry.game(game)
    with pytest.raises(Refusal) as refused:
        brings_of(played, played.rule_book.standard, "all")
    assert refused.value.code == code


def test_its_meaning_is_all_that_results_hang_on() -> None:
    """The meaning of a contest covers the default settings too, since these may change."""
    told = contest(TRIAD, agents.tuned("search"), THREE[1], seed=5).meaning()
    assert told["version"] == __version__ and told["revision"] == TRIAD.revision and told["seed"] == 5
    assert told["rules"] == str(TRIAD.rule_book.standard) and told["brings"] == [[{}, {}]]
    assert [agent["name"] for agent in told["agents"]] == ["search", "greedy"]
    assert told["tuning"]["iterations"] > 0 and told["agents"][0]["settings"]["iterations"] is None
