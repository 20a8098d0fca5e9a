"""Events in words."""

import pytest

from parlour.core.event import Event
from parlour.core.referee import judge
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
        ("K^g7", "R^g7"),
    ],
)
def test_pieces_have_the_letters_of_the_language(notation: str, french: str) -> None:
    """Pieces have the letters of the language's chess players; effects and the fact itself keep the English ones."""
    told = event_json(Event("noted", {"notation": notation, "colour": "white"}), 0)
    assert (told["en"], told["fr"]) == (notation, french)
    assert told["notation"] == notation  # type: ignore[typeddict-item]  # of this kind of event


def test_a_shell_reaches_nothing_it_hits() -> None:
    """A king throws its shell at a banana and stays: no piece goes there, and no move is written (rulebook 6)."""
    request = {"game": "chakart", "position": "7k/8/8/8/8/8/4d3/4K3 w 0 1111 000000000000", "action": "e1^e2"}
    (only,) = judge(request)["outcomes"]
    told = [(event["en"], event["fr"]) for event in only["events"]]
    assert ("The shell hits a banana on e2.", "La carapace touche une banane en e2.") in told
    assert ("K^e2", "R^e2") in told and only["position"]["fen"].startswith("7k/8/8/8/8/8/8/4K3 ")
