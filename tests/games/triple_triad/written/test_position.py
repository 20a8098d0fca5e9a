"""Positions written by hand: a card of the set that is written out is that card, any other is known by its sides."""

from typing import Any

import pytest

from parlour.games.triple_triad import GAME
from parlour.games.triple_triad.cards import find
from parlour.games.triple_triad.written.notation import row_card

RULES = GAME.rule_book.parse("triple-triad:ff8+elemental")
IFRIT = find("ff8", "Ifrit")
WRITTEN = {"card": list(IFRIT.sides), "name": "Ifrit", "element": "fire"}


def on_the_board(card: dict[str, Any]) -> dict[str, Any]:
    """How a table tells a card that was set on the board."""
    other = {"card": [1, 1, 1, 1]}
    position = {"board": [{**card, "owner": "red"}, *[None] * 8], "hands": {"red": [other], "blue": [other]}}
    state = GAME.parse_position(RULES, {**position, "to_act": "red"})
    return dict(row_card(state[0], int(state[0]["cell"][0])))


def test_a_card_of_the_set_keeps_its_name() -> None:
    """It is told with the name and the number it has in the set."""
    told = on_the_board(WRITTEN)
    assert (told["name"], told["id"], told["set"]) == ("Ifrit", IFRIT.id, "ff8")


@pytest.mark.parametrize("change", [{"card": [1, 2, 3, 4]}, {"element": None}, {"power": 2}, {"name": "Ifrid"}])
def test_a_card_that_differs_is_ones_own(change: dict[str, Any]) -> None:
    """Whatever it is called, it has the sides, element and power that were written."""
    written = {**WRITTEN, **change}
    told = on_the_board(written)
    assert told["id"] is None
    assert (told["sides"], told["element"]) == (written["card"], written["element"])
    assert told["power"] == written.get("power", sum(written["card"]))
