"""Triple Triad as a game: the positions at which a match can begin, and what a beginner overlooks."""

from typing import Any

import pytest

from parlour import agents
from parlour.core.chance import Seeded
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.games.triple_triad import GAME
from parlour.hall.people.player import Player
from parlour.hall.play import studies
from parlour.hall.play.match_identity import MatchIdentity

RULES = GAME.rule_book.parse("triple-triad:free")
BIRTH = MatchIdentity("study", b"7" * 32, "2026-01-01T00:00:00.000Z")
CARD = {"card": [1, 2, 3, 4]}
# Placed bottom left, the first card of the hand turns two cards that are stronger on both sides; no other action does.
HANDS = {"red": ["1111"], "blue": ["2311", "1111"]}
STAGES = {
    "plus": {"board": {"3": "red 9969", "7": "red 8995"}, "hands": HANDS},
    "same": {"board": {"3": "red 9929", "7": "red 8993"}, "hands": HANDS},
}


def position(lying: int, red: int, blue: int) -> dict[str, Any]:
    """Return a position with so many cards on the board and in the hands, and red to play."""
    board = [{**CARD, "owner": "red"}] * lying + [None] * (9 - lying)
    return {"board": board, "hands": {"red": [CARD] * red, "blue": [CARD] * blue}, "to_act": "red"}


def begin(given: dict[str, Any]) -> None:
    """Begin a study of a position."""
    studies.begin(RULES, given, Player("ann", "Ann"), 0, "random", BIRTH)


@pytest.mark.parametrize(("lying", "red", "blue"), [(0, 5, 4), (4, 3, 2), (5, 2, 2), (5, 4, 3), (8, 1, 0)])
def test_a_match_begins_where_the_hands_fill_the_board(lying: int, red: int, blue: int) -> None:
    """Red plays first and, with an odd number of cells, last."""
    begin(position(lying, red, blue))


@pytest.mark.parametrize(
    ("lying", "red", "blue", "short"),
    [(0, 1, 0, "red"), (0, 5, 3, "blue"), (4, 2, 5, "red"), (5, 2, 1, "blue"), (7, 1, 0, "blue")],
)
def test_a_match_that_could_not_be_played_to_its_end_is_refused(lying: int, red: int, blue: int, short: str) -> None:
    """A position is refused if a player would run out of cards while cells are free: it could not end."""
    with pytest.raises(Refusal) as refused:
        begin(position(lying, red, blue))
    assert (refused.value.code, refused.value.at) == ("hand-too-small", f"position.hands.{short}")


def test_such_a_position_can_be_looked_at() -> None:
    """The referee rules on one placement of it."""
    assert GAME.legal(GAME.parse_position(RULES, position(0, 1, 0)))


class Generous(type(GAME)):  # type: ignore[misc]
    """A game whose list of actions allows what its kernels refuse."""

    def legal(self, state: State) -> list[int]:
        return list(range(self.declared.actions))


def test_a_move_that_a_kernel_refuses_is_refused_whatever_else_allows_it() -> None:
    """The kernel's refusal is a refusal, not an action that changes nothing."""
    game = Generous()
    state, _events = game.deal(RULES, [{}, {}], Seeded(1))
    before, pick = state.tobytes(), game.parse_action(state, "pick 1")
    with pytest.raises(Refusal) as refused:
        game.apply(state, pick, Seeded(1))
    assert refused.value.code == "not-now"
    assert state.tobytes() == before


def _staged(rule: str) -> State:
    rules = GAME.rule_book.parse(f"triple-triad:ffwtt+{rule}+visibility=open")
    return GAME.parse_position(rules, {"turn": "blue", **STAGES[rule]})


def _choices(name: str, state: State) -> set[str]:
    seat = GAME.to_act(state)
    view = GAME.observe(state, seat)
    return {GAME.action_text(view, agents.agent(name).choose(GAME, view, seat, seed)) for seed in range(12)}


@pytest.mark.parametrize("rule", STAGES)
def test_what_greedy_takes_by_a_rule_a_beginner_does_not_see(rule: str) -> None:
    """`greedy` always plays the card that turns two; a beginner plays it as often as on any other square."""
    state = _staged(rule)
    assert _choices("greedy", state) == {"1@6"}
    assert len(_choices("novice", state)) > 1


@pytest.mark.parametrize("name", ["novice", "greedy"])
def test_both_take_the_lower_number(name: str) -> None:
    rules = GAME.rule_book.parse("triple-triad:ffwtt+visibility=open")
    stage = {"turn": "blue", "board": {"4": "red 4999"}, "hands": {"red": ["1111"], "blue": ["1151", "1111"]}}
    assert _choices(name, GAME.parse_position(rules, stage)) == {"1@1"}


def test_a_view_keeps_all_but_the_rules_that_are_overlooked() -> None:
    state = _staged("plus")
    seen = GAME.novice.understood(state)
    assert GAME.legal(seen) == GAME.legal(state)
    names = [name for name in state.dtype.names or () if name != "rule_bits"]
    assert all((seen[name] == state[name]).all() for name in names)
    assert seen["rule_bits"][0] != state["rule_bits"][0]
