"""A puzzle's solution alone is right, every action has a worth, and hints tell no more than was asked."""

import pytest

from parlour.analysis.puzzles import trying
from parlour.analysis.puzzles.shelf import shipped
from parlour.core.refusal import NotFound, Refusal

OPEN = [one for one in shipped().values() if one.exact][:5]


def test_the_solution_alone_is_right() -> None:
    """Of all legal actions only the solution is right, and each has its stored worth."""
    for one in OPEN:
        texts = [one.played.action_text(one.state, action) for action in one.played.legal(one.state)]
        assert [text for text in texts if trying.attempt(one, text).right] == [one.solution]
        assert all(trying.attempt(one, text).worth == one.worth[text] for text in texts)


def test_trying_leaves_the_puzzle_as_it_was() -> None:
    """An attempt plays on in a copy of the puzzle's position."""
    one = OPEN[0]
    before = one.state.tobytes()
    trying.attempt(one, one.solution)
    assert one.state.tobytes() == before


def test_hints_lead_to_the_solution() -> None:
    """The hints are the rule, the card to play, and its square as people count it."""
    for one in OPEN:
        assert trying.hints(one) == ["rule", "which", "where"]
        assert trying.hint(one, "rule")["en"] == one.theme
        assert trying.hint(one, "which")["en"] == trying.attempt(one, one.solution).events[0].data["card"]["name"]
        assert int(trying.hint(one, "where")["fr"]) - 1 == int(one.solution.partition("@")[2])


def test_what_cannot_be_is_refused() -> None:
    """A hint that does not exist is refused, and a text that is no action."""
    with pytest.raises(NotFound):
        trying.hint(OPEN[0], "everything")
    with pytest.raises(Refusal):
        trying.attempt(OPEN[0], "castle")
