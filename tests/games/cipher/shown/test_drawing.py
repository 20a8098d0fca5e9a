"""The picture that invites to Cipher shows the sum that the invitation tells."""

import re

import pytest

from parlour.core import words
from parlour.core.picture import SIDE, Box, Label
from parlour.games.cipher.shown.drawing import invitation


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_sum_is_the_one_that_is_told(lang: str) -> None:
    """The greater strength comes first in both, and both heroes lie inside the field."""
    sums = [shape.text for shape in invitation() if isinstance(shape, Label) and "›" in shape.text]
    told = re.findall(r"\d+", words.say(lang, "cipher-invited-event"))
    assert [re.findall(r"\d+", one) for one in sums] == [told]
    boxes = [shape for shape in invitation() if isinstance(shape, Box)]
    assert all(0 <= box.x <= box.x + box.width <= SIDE and 0 <= box.y <= box.y + box.height <= SIDE for box in boxes)
