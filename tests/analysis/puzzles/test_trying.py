"""A puzzle's solution alone is right, every action has a worth, and hints tell no more than was asked."""

from typing import Any

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


def test_a_wrong_action_is_answered() -> None:
    """The other side answers it with a legal action, the same for everybody; the solution is answered by nobody."""
    for one in OPEN:
        wrong = next(text for text in one.worth if text != one.solution)
        made = trying.attempt(one, wrong)
        answer = trying.reply(one, made)
        assert answer is not None and answer == trying.reply(one, made)
        number = one.played.parse_action(made.state, answer.action)
        assert number in one.played.legal(made.state) and answer.events
        assert trying.reply(one, trying.attempt(one, one.solution)) is None


def test_hints_lead_to_the_solution() -> None:
    """The hints are the rule, the card to play, and its square; each tells its part of the move and no more."""
    for one in OPEN:
        assert trying.hints(one) == ["rule", "which", "where"]
        assert trying.hint(one, "rule")["en"] == one.theme
        assert trying.hint(one, "which")["en"] == trying.attempt(one, one.solution).events[0].data["card"]["name"]
        view: Any = one.played.view(one.state, one.seat)
        move = next(move for move in view["legal"] if move["action"] == one.solution)
        told = [trying.hint(one, kind)["tells"] for kind in trying.hints(one)]
        assert told == [{}, {"slot": move["slot"]}, {"cell": move["cell"]}]


def test_a_hint_numbers_squares_as_the_board_does() -> None:
    """Under FFWTT's rules the square at the bottom left is 1, as on a keypad; row by row it is 7."""
    numbers = {
        (one.rules.partition(":")[2].partition("+")[0] == "ffwtt", trying.hint(one, "where")["en"])
        for one in shipped().values()
        if one.game == "triple-triad" and one.solution.endswith("@6")
    }
    assert numbers == {(True, "1"), (False, "7")}


@pytest.mark.parametrize(("game", "parts"), [("chakart", [{"from"}, {"to"}]), ("cipher", [{"slot"}])])
def test_a_hint_tells_a_piece_and_its_place_in_every_game(game: str, parts: list[set[str]]) -> None:
    """A hint tells a part of the right move, as the view lists it."""
    for one in [one for one in shipped().values() if one.game == game][:5]:
        view: Any = one.played.view(one.state, one.seat)
        move = next(move for move in view["legal"] if move["action"] == one.solution)
        told = [trying.hint(one, kind)["tells"] for kind in trying.hints(one)[1:]]
        assert [set(tells) for tells in told] == parts
        assert all(move[key] == value for tells in told for key, value in tells.items())


def test_what_cannot_be_is_refused() -> None:
    """A hint that does not exist is refused, and a text that is no action."""
    with pytest.raises(NotFound):
        trying.hint(OPEN[0], "everything")
    with pytest.raises(Refusal):
        trying.attempt(OPEN[0], "castle")
