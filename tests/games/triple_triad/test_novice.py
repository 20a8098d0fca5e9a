"""A beginner of Triple Triad overlooks captures by special rules."""

import pytest

from parlour import agents
from parlour.core import registry
from parlour.core.record import State
from parlour.games.triple_triad.novice import understood

GAME = registry.game("triple-triad")
# Placed bottom left, the first card of the hand turns two cards that are stronger on both sides; no other action does.
HANDS = {"red": ["1111"], "blue": ["2311", "1111"]}
STAGES = {
    "plus": {"board": {"3": "red 9969", "7": "red 8995"}, "hands": HANDS},
    "same": {"board": {"3": "red 9929", "7": "red 8993"}, "hands": HANDS},
}


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
    seen = understood(state)
    assert GAME.legal(seen) == GAME.legal(state)
    names = [name for name in state.dtype.names or () if name != "rule_bits"]
    assert all((seen[name] == state[name]).all() for name in names)
    assert seen["rule_bits"][0] != state["rule_bits"][0]
