"""Events in words."""

import pytest

from parlour.core.event import Event
from parlour.games.chakart.shown.events import event_json


@pytest.mark.parametrize(
    ("notation", "french"),
    [
        ("Bxe4", "Fxe4"),
        ("Rxf6*W", "Txf6*W"),
        ("Nxe5*B", "Cxe5*B"),
        ("a1=Q", "a1=D"),
        ("N@Qc3", "C@Dc3"),
        ("Kxg7", "Rxg7"),
    ],
)
def test_men_have_the_letters_of_the_language(notation: str, french: str) -> None:
    """Those of its chess players; an effect keeps its own, which is no man's, and the fact the English ones."""
    told = event_json(Event("noted", {"notation": notation, "colour": "white"}), 0)
    assert (told["en"], told["fr"]) == (notation, french)
    assert told["notation"] == notation  # type: ignore[typeddict-item]  # of this kind of event
