"""Which cards of a hand may come to the field: by what stands there, what bonds pay, and which colours they show."""

from collections.abc import Sequence
from typing import Any

import pytest

from parlour.core import registry
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.field.deploying import deployments, grow_price
from parlour.games.cipher.state import STRIDE
from tests.games.cipher.scenes import side, unit

CIPHER = registry.game("cipher")
CAEDA, PROMOTED = "B01-006", "S01-002"  # a Caeda for 1, another for 3 or on the first for 2
RED, BLUE = "B01-008", "B01-067"  # bonds of a colour


def deploying(**zones: Any) -> Any:
    """A position in which the first seat deploys."""
    position = {"turn": 3, "player": "first", "phase": "deployment", "spent": zones.pop("spent", 0)}
    position |= {"first": side(**zones), "second": side(main="B01-053")}
    return CIPHER.parse_position(CIPHER.rule_book.standard, position)[0]


def codes(s: Any, mask: int, seat: int = 0) -> list[str]:
    """The cards of a set of a seat's slots."""
    return sorted(all_cards()[int(s["card"][seat * STRIDE + at])].code for at in range(STRIDE) if mask >> at & 1)


def may_come(s: Any) -> tuple[list[str], list[str]]:
    """What may be deployed, and what may be put on a unit."""
    deployed, grown = deployments(s, 0)
    return codes(s, int(deployed)), codes(s, int(grown))


@pytest.mark.parametrize(
    ("bonds", "spent", "front", "due"),
    [
        ([RED, "x", "x"], 0, [], ([PROMOTED], [])),
        ([RED, "x"], 0, [], ([], [])),
        ([RED, "x"], 0, [CAEDA], ([], [PROMOTED])),
        ([RED, "x", "x"], 1, [CAEDA], ([], [PROMOTED])),
        ([RED, "x", "x"], 2, [CAEDA], ([], [])),
    ],
)
def test_bonds_that_are_not_spent_pay(
    bonds: Sequence[str], spent: int, front: Sequence[str], due: tuple[list[str], list[str]]
) -> None:
    """The whole cost where nobody of that name stands, else what the class change costs; face-down bonds count too."""
    assert may_come(deploying(bonds=bonds, spent=spent, front=front, hand=[PROMOTED])) == due


@pytest.mark.parametrize("bonds", [["x", "x", "x"], [BLUE, "x", "x"]])
def test_a_colour_that_no_bond_shows_keeps_a_card_in_hand(bonds: Sequence[str]) -> None:
    """However many bonds there are: one of its colour lies face up, or it does not come, by itself or on a unit."""
    assert may_come(deploying(bonds=bonds, front=[CAEDA], hand=[PROMOTED, CAEDA])) == ([], [])


def test_copies_are_one_choice() -> None:
    """Which of two equal cards comes makes no difference, and is not asked."""
    assert may_come(deploying(bonds=[RED], hand=[CAEDA, CAEDA])) == ([CAEDA], [])


def test_a_unit_is_not_deployed_twice() -> None:
    """A card of the name of a unit there is put on it, whether that is in front or behind and whatever lies on top."""
    for zones in ({"front": [CAEDA]}, {"back": [CAEDA]}, {"front": [unit(PROMOTED, CAEDA)]}):
        assert may_come(deploying(bonds=[RED, "x", "x"], hand=[CAEDA], **zones)) == ([], [CAEDA])


@pytest.mark.parametrize(("code", "price"), [(CAEDA, 1), (PROMOTED, 2)])
def test_a_card_without_a_class_change_is_put_on_a_unit_for_its_cost(code: str, price: int) -> None:
    """The card that has one costs that; any other costs what it would cost alone."""
    number = [one.code for one in all_cards()].index(code)
    assert int(grow_price(number)) == price
