"""The picture that invites to Cipher shows the sum that is told, and the field no hand that nobody may know.

Each card lies in the frame of its worth.
"""

import re

import pytest

from parlour.core import words
from parlour.core.picture import SIDE, Box, Label, Portrait, Shape
from parlour.games.cipher.shown.drawing import field, invitation


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_sum_is_the_one_that_is_told(lang: str) -> None:
    """The greater strength comes first in both, and both heroes lie inside the field."""
    sums = [shape.text for shape in invitation() if isinstance(shape, Label) and "›" in shape.text]
    told = re.findall(r"\d+", words.say(lang, "cipher-invited-event"))
    assert [re.findall(r"\d+", one) for one in sums] == [told]
    boxes = [shape for shape in invitation() if isinstance(shape, Box)]
    assert all(0 <= box.x <= box.x + box.width <= SIDE and 0 <= box.y <= box.y + box.height <= SIDE for box in boxes)


def _faces(shapes: list[Shape]) -> list[str]:
    return [shape.name for shape in shapes if isinstance(shape, Portrait) and "/frames/" not in shape.name]


def _frames(shapes: list[Shape]) -> list[str]:
    return [shape.name for shape in shapes if isinstance(shape, Portrait) and "/frames/" in shape.name]


def test_a_card_lies_in_the_frame_of_its_worth() -> None:
    """It tells whose it is, the rarity, the colours, and whether the card is promoted; its cost stands on it."""
    units = [{"card": code, "attack": 40, "main": False} for code in ("B01-003", "B01-001")]
    first, second = ({"front": [unit], "back": [], "orbs": [], "hand": []} for unit in units)
    drawn = field({"sides": {"first": first, "second": second}}, "en")
    assert _frames(drawn) == ["cipher/frames/second/SR+/Red/promoted", "cipher/frames/first/HN+/Red"]
    assert {"5", "4", "1"} <= {shape.text for shape in drawn if isinstance(shape, Label)}


def test_a_hand_is_shown_to_whoever_knows_it() -> None:
    """A card without a code is drawn for nobody, and a hand without known cards takes no room."""
    unit = {"card": "B01-003", "attack": 40, "main": True}
    side = {"front": [unit], "back": [], "orbs": [], "hand": [{"card": None}]}
    hidden = {"sides": {"first": side, "second": side}}
    seen = {"sides": {"first": {**side, "hand": [{"card": "B01-053"}, {"card": None}]}, "second": side}}
    assert _faces(field(hidden, "en")) == ["cipher/B01-003"] * 2
    assert _faces(field(seen, "en")) == [*["cipher/B01-003"] * 2, "cipher/B01-053"]
    assert field(hidden, "en") == field({"sides": {"first": {**side, "hand": []}, "second": side}}, "en")
