"""A position keeps all that is shown: a card of the set by its name, any other by its sides."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.agents.exact.solution import solve, within
from parlour.core.chance import Seeded
from parlour.core.record import State, copy
from parlour.core.referee import rule
from parlour.core.rules import RuleSet
from parlour.games.triple_triad import GAME
from parlour.games.triple_triad.sets import find
from parlour.games.triple_triad.written.notation import row_card
from tests.rounds import dear

OPEN = (
    "ff8+same+plus+same_wall+elemental",
    "ff14+swap+same+plus",
    "ff14+playing_order=order+ascension",
    "ffwtt+battle+power_wall+trade=direct",
    "wiki+plus+card_pick=opponent",
)
FEW = 3  # cells left when positions begin to be solved
RULES = GAME.rule_book.parse("triple-triad:ff8+elemental")
IFRIT = find("ff8", "Ifrit")
WRITTEN = {"card": list(IFRIT.sides), "name": "Ifrit", "element": "fire"}


def on_the_board(card: dict[str, Any]) -> dict[str, Any]:
    """Return a card that was set on the board, as the table tells it."""
    other = {"card": [1, 1, 1, 1]}
    position = {"board": [{**card, "owner": "red"}, *[None] * 8], "hands": {"red": [other], "blue": [other]}}
    state = GAME.parse_position(RULES, {**position, "to_act": "red"})
    return dict(row_card(state[0], int(state[0]["cell"][0])))


def test_a_card_of_the_set_keeps_its_name() -> None:
    """A card of the set is told with its name and number there."""
    told = on_the_board(WRITTEN)
    assert (told["name"], told["id"], told["set"]) == ("Ifrit", IFRIT.id, "ff8")


@pytest.mark.parametrize("change", [{"card": [1, 2, 3, 4]}, {"element": None}, {"power": 2}, {"name": "Ifrid"}])
def test_a_card_that_differs_is_ones_own(change: dict[str, Any]) -> None:
    """Any other card has the sides, element and power that were written, whatever its name."""
    written = {**WRITTEN, **change}
    told = on_the_board(written)
    assert told["id"] is None
    assert (told["sides"], told["element"]) == (written["card"], written["element"])
    assert told["power"] == written.get("power", sum(written["card"]))


def played(named: str, seed: int) -> Iterator[tuple[RuleSet, State]]:
    """Yield the positions of a match with open hands, played by chance to its end, and the end."""
    rules = GAME.rule_book.parse(f"triple-triad:{named}+visibility=open")
    chance = Seeded(seed)
    state, _events = GAME.deal(rules, [{}, {}], chance)
    while legal := GAME.legal(state):
        if GAME.view(state, 0)["phase"] == "play":
            yield rules, copy(state)
        GAME.apply(state, legal[chance.pick(len(legal))], chance)
    yield rules, state


def bare(value: Any) -> Any:
    """Return shown data without card numbers, which a position gives again, and without the events before."""
    if isinstance(value, dict):
        return {key: bare(inner) for key, inner in value.items() if key not in ("slot", "action", "placed")}
    return [bare(one) for one in value] if isinstance(value, list) else value


@given(st.sampled_from(OPEN), st.integers(0, 2**32))
@dear
def test_nothing_shown_is_lost(named: str, seed: int) -> None:
    """A position reads back with its board, hands, first owners, score, actions, result and values."""
    for rules, state in played(named, seed):
        again = GAME.parse_position(rules, json.loads(json.dumps(GAME.position(state))))
        for viewer in range(3):
            assert bare(GAME.view(again, viewer)) == bare(GAME.view(state, viewer))
        assert GAME.result(again) == GAME.result(state)
        if 0 < int(state[0]["vacant"]).bit_count() <= FEW:
            assert worth(again) == worth(state)


def worth(state: State) -> list[Any] | None:
    """Return the values of the actions, in their order."""
    solution = solve(GAME, state, within(100_000))
    return solution and [solution.values[action] for action in GAME.legal(state)]


def test_a_referee_keeps_who_brought_a_card() -> None:
    """The referee repeats who brought a card if it was told, and of no other card."""
    weak = {"card": [1, 1, 1, 1], "owner": "red"}
    board = [{**weak, "owner": "blue", "brought": "red"}, None, weak, *[None] * 6]
    (only,) = rule(
        GAME,
        {
            "position": {"board": board, "hands": {"red": [weak], "blue": [[9, 9, 9, 9]]}, "to_act": "blue"},
            "action": {"card": [9, 9, 9, 9], "cell": 1},
        },
    )["outcomes"]
    told = only["position"]["board"]
    assert [(one["owner"], one.get("brought")) for one in (told[0], told[2])] == [("blue", "red"), ("blue", None)]


def test_under_order_the_first_card_of_the_hand_is_played() -> None:
    """Under Order a position need not name the next card (rulebook 4); under Chaos the answer asks for it."""
    hands = {"red": [[1, 1, 1, 1], [2, 2, 2, 2]], "blue": [[3, 3, 3, 3], [4, 4, 4, 4]]}
    board = [{"card": [5, 5, 5, 5], "owner": "red"}, *[None] * 8]
    asked = {"position": {"board": board, "hands": hands, "to_act": "blue"}}
    ordered = rule(GAME, {**asked, "rules": "triple-triad:ff14+playing_order=order"})
    assert ordered["legal"] == [f"1@{cell}" for cell in range(1, 9)] and "note" not in ordered
    chaos = rule(GAME, {**asked, "rules": "triple-triad:ff14+playing_order=chaos"})
    assert len(chaos["legal"]) == 16 and "“forced”" in chaos["note"]["en"]
    told = {**asked["position"], "forced": 2}
    told_chaos = rule(GAME, {"position": told, "rules": "triple-triad:ff14+playing_order=chaos"})
    assert {one[0] for one in told_chaos["legal"]} == {"2"} and "note" not in told_chaos
