"""The cards of a hand that may come depend on the units there, the bonds to pay, and their colours."""

from collections.abc import Sequence
from typing import Any

import pytest

from parlour.core import registry
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.compiled.compile import enforced
from parlour.games.cipher.skills.deploying import deployments, grow_price
from parlour.games.cipher.state import STRIDE
from tests.games.cipher.scenes import Scene, side, unit

CIPHER = registry.game("cipher")
CAEDA, PROMOTED = "B01-006", "S01-002"  # a Caeda for 1, another for 3, or for 2 on the first
RED, BLUE = "B01-008", "B01-067"  # bonds of these colours


def deploying(**zones: Any) -> Any:
    """Return a position in which the first seat deploys."""
    position = {"turn": 3, "player": "first", "phase": "deployment", "spent": zones.pop("spent", 0)}
    position |= {"first": side(**zones), "second": side(main="B01-053")}
    return CIPHER.parse_position(CIPHER.rule_book.standard, position)[0]


def codes(s: Any, mask: int, seat: int = 0) -> list[str]:
    """Return the cards in a set of a seat's slots."""
    return sorted(all_cards()[int(s["card"][seat * STRIDE + at])].code for at in range(STRIDE) if mask >> at & 1)


def may_come(s: Any) -> tuple[list[str], list[str]]:
    """Return the cards that may be deployed, and those that may be put on a unit."""
    front, back, grown = deployments(s, 0)
    assert front == back
    return codes(s, int(front)), codes(s, int(grown))


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
    """The cost is the whole one, or the class change's on a unit of that name; face-down bonds count too."""
    assert may_come(deploying(bonds=bonds, spent=spent, front=front, hand=[PROMOTED])) == due


@pytest.mark.parametrize("bonds", [["x", "x", "x"], [BLUE, "x", "x"]])
def test_a_colour_that_no_bond_shows_keeps_a_card_in_hand(bonds: Sequence[str]) -> None:
    """A card comes, alone or on a unit, only if a bond of its colour lies face up."""
    assert may_come(deploying(bonds=bonds, front=[CAEDA], hand=[PROMOTED, CAEDA])) == ([], [])


def test_copies_are_one_choice() -> None:
    """Two equal cards are one choice, and nobody is asked which of them comes."""
    assert may_come(deploying(bonds=[RED], hand=[CAEDA, CAEDA])) == ([CAEDA], [])


def test_a_unit_is_not_deployed_twice() -> None:
    """A card with the name of a unit is put on it, in either line and whatever lies on top."""
    for zones in ({"front": [CAEDA]}, {"back": [CAEDA]}, {"front": [unit(PROMOTED, CAEDA)]}):
        assert may_come(deploying(bonds=[RED, "x", "x"], hand=[CAEDA], **zones)) == ([], [CAEDA])


@pytest.mark.parametrize(("code", "price"), [(CAEDA, 1), (PROMOTED, 2)])
def test_a_card_without_a_class_change_is_put_on_a_unit_for_its_cost(code: str, price: int) -> None:
    """A card with a class change costs that on a unit; any other costs what it costs alone."""
    number = [one.code for one in all_cards()].index(code)
    assert int(grow_price(number)) == price


def scene(phase: str = "deployment", **zones: Any) -> Scene:
    """Return a scene with these zones, to be played on."""
    return Scene(side(**zones), phase=phase)


@pytest.mark.parametrize(("retreat", "comes"), [(4, False), (5, True)])
def test_a_card_that_comes_under_a_condition(retreat: int, comes: bool) -> None:
    """Athena is deployed with five cards in the retreat area; on another Athena she may come any time."""
    zones = {"bonds": [RED, "x"], "hand": ["B01-049"], "retreat": ["B01-012"] * retreat}
    assert ("front B01-049" in scene(**zones).legal) == comes
    assert "grow B01-049" in scene(front=["B01-049"], **zones).legal


def test_a_card_that_does_not_stand_beside_another() -> None:
    """Johan comes to the line without the rival Johalvier, and to either line if that rival is absent."""
    zones = {"bonds": ["B08-072", "x"], "hand": ["B08-072"]}
    assert scene(**zones).legal == ["pass", "front B08-072", "back B08-072"]
    assert scene(front=["B08-073"], **zones).legal == ["pass", "back B08-072"]


@pytest.mark.parametrize(("card", "onto"), [("B04-034", "Navarre"), ("B08-048", "Robin (Female)")])
def test_a_card_that_is_put_on_a_unit_of_another_name(card: str, onto: str) -> None:
    """Samto levels up a Navarre, Grima a Robin, while no other unit of their own name is there."""
    host = next(one.code for one in all_cards() if onto in one.unit_names and one.cost == 1)
    zones = {"bonds": [card, "x", "x", "x"], "hand": [card]}
    table = scene(front=[host], **zones).say(f"grow {card}")
    assert table.unit("first", card)["cards"] == [card, host]
    assert f"grow {card}" in scene(front=[card], **zones).legal  # on a unit of its own name
    table = scene(front=[host, card], **zones).say(f"grow {card}")
    assert table.unit("first", card)["cards"] == [card, card] and table.unit("first", host)["cards"] == [host]


@pytest.mark.parametrize(("bonds", "comes"), [(5, False), (6, True)])
def test_several_of_a_name_under_a_condition(bonds: int, comes: bool) -> None:
    """With six bonds there may be several Necrodragons."""
    zones = {"front": ["B09-048"], "bonds": [RED] * bonds, "hand": ["B09-048"]}
    assert ("front B09-048" in scene(**zones).legal) == comes


def test_several_of_a_name_stay_only_while_the_condition_holds() -> None:
    """When the sixth bond is gone one of two Necrodragons is put away, and its owner chooses which."""
    taker = next(
        card for card in all_cards() for skill in card.skills
        if enforced(card) and skill["kind"] == ["ACT"] and [cost["op"] for cost in skill["cost"]] == ["bond_to_retreat"]
    )  # fmt: skip
    table = scene("action", front=["B09-048", "B09-048", taker.code], bonds=[RED] * 6)
    table.say(next(action for action in table.legal if action.startswith(f"use {taker.code}")))
    while table.asked[1] != "keeper":
        table.say(table.legal[0])
    assert table.say(table.legal[0]).where("first", "front").count("B09-048") == 1


def test_cards_that_the_other_player_keeps_from_coming() -> None:
    """Plumeria forbids cards of cost 5 or more, Excellus cards of cost 1 in front; each forbids the opponent alone."""
    zones = {"bonds": [RED] * 6, "hand": ["B01-046", CAEDA]}
    assert "front B01-046" not in Scene(side(**zones), side(front=["B21-098"]), phase="deployment").legal
    assert "front B01-046" in scene(front=["B21-098"], **zones).legal
    free = Scene(side(**zones), side(front=["B12-070"]), phase="deployment").legal
    assert f"front {CAEDA}" not in free and f"back {CAEDA}" in free


def test_cards_that_are_kept_from_coming_for_a_while() -> None:
    """Leo defeats a unit with a tome; then no tome comes in the next turn, and one may come after it."""
    tome = "B01-036"
    theirs = side(front=[tome], hand=[tome], bonds=[tome] * 2, main="B01-053", deck=["B01-055"] * 8)
    mine = side(front=["B14-072"], bonds=["B14-072"], deck=["B01-055"] * 8)
    table = Scene(mine, theirs).say("use B14-072 Dark Silence")
    assert table.position["lasting"][0]["on"] is None
    table.say("end", "pass")
    assert table.asked == ("second", "deploy") and table.legal == ["pass"]
    table.say("pass", "end", "pass", "pass", "end", "pass")
    assert table.asked == ("second", "deploy") and f"front {tome}" in table.legal
