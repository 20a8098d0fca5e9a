"""A skill's level up puts a card from hand or retreat area on a unit for nothing (rulebook 4.3, 10)."""

import pytest

from parlour.games.cipher.cards.cards import all_cards, card
from parlour.games.cipher.compiled.compile import enforced
from tests.games.cipher.scenes import Scene, side, unit

QUIET = ["B01-055"] * 6  # Lucina: support 20, no skill
SILAS = ["B07-077"] * 6  # support 10, no skill
CHROM = "B01-053"
CAEDA = "B13-054"  # the first to fall
LEVELLERS = ("B03-061", "B05-098", "B09-089", "B04-034", "B08-048")


def other(code: str) -> str:
    """Return another card of a unit's name, with a cost of promotion."""
    name = card(code).unit_names[0]
    return next(
        one.code for one in all_cards()
        if name in one.unit_names and one.class_change_cost is not None and enforced(one)
    )  # fmt: skip


@pytest.mark.parametrize("code", LEVELLERS)
def test_cards_that_level_up_in_other_ways_are_enforced(code: str) -> None:
    assert enforced(card(code))


def test_mozu_grows_by_what_she_defeats() -> None:
    """Aptitude: for two bonds a Mozu of the retreat area comes on top; it is a promotion, so a card is drawn."""
    grown = other("B03-061")
    mine = side(front=["B03-061"], bonds=["B01-010"] * 2, retreat=[grown, "B01-008"], deck=QUIET)
    scene = Scene(mine, side(front=[CAEDA, unit(CHROM, main=True)], main=CHROM, deck=["B07-077"] * 6))
    scene.say("attack B03-061", f"enemy {CAEDA}")
    assert scene.asked == ("first", "pay")
    scene.say("yes")
    assert scene.unit("first", grown) == {"cards": [grown, "B03-061"], "tapped": True, "attacked": True}
    assert len(scene.where("first", "hand")) == 1 and scene.where("first", "retreat")[-1] != grown


def test_an_ally_is_levelled_up_from_the_hand() -> None:
    """Guiding Voice: a card of the chosen ally's name comes from the hand; a player without one says so."""
    ally = next(
        one.code for one in all_cards()
        if "Fang" in one.tags and "Green" in one.tags and one.cost == 1 and enforced(one) and one.code != "B09-089"
    )  # fmt: skip
    mine = side(front=["B09-089", ally], bonds=["B01-010"], hand=[ally, "B01-008"])
    scene = Scene(mine).say("use B09-089 Guiding Voice")
    assert scene.asked == ("first", "choose") and scene.legal == [ally]
    scene.say(ally)
    assert scene.unit("first", ally)["cards"] == [ally, ally] and scene.where("first", "hand") == ["B01-008"]
    scene = Scene(side(front=["B09-089", ally], bonds=["B01-010"], hand=["B01-008"])).say("use B09-089 Guiding Voice")
    assert scene.asked == ("first", "choose") and scene.legal == ["no"]


def test_the_successor_may_leave_it() -> None:
    """Kurthnaga: an ally with fangs is chosen, possibly Kurthnaga, and the card for it may be left where it is."""
    for answer, stack in (("B05-098", 2), ("no", 1)):
        mine = side(front=["B05-098"], retreat=["B05-098"], deck=QUIET)
        scene = Scene(mine, side(front=[CAEDA, unit(CHROM, main=True)], main=CHROM, deck=SILAS))
        scene.say("attack B05-098", f"enemy {CAEDA}", answer)
        assert len(scene.unit("first", "B05-098")["cards"]) == stack
