"""The board as a picture: each card lies in the frame of its worth, and shows what its maker chose."""

from typing import Any

import pytest

from parlour.core.picture import Portrait, Sitter
from parlour.games.triple_triad import sets
from parlour.games.triple_triad.shown.drawing import picture


def _drawn(card: dict[str, Any]) -> list[str]:
    """Return the names of what is drawn of a red card, without the game's."""
    view = {"board": [{"card": card, "colour": "red"}], "elements": [None], "restrictions": [None]}
    return [one.name.removeprefix("triple-triad/") for one in picture(view) if isinstance(one, Portrait)]


@pytest.mark.parametrize(("set_name", "number", "drawn"), [
    ("ff8", 0, ["frames/red/level-1", "ff8/Geezard"]),
    ("ff8", -1, ["frames/red/level-10", "grounds/plain", "person"]),
    ("ff14", 0, ["frames/red/stars-1", "ff14/Dodo"]),
])  # fmt: skip
def test_a_card_lies_in_the_frame_of_its_level_or_stars(set_name: str, number: int, drawn: list[str]) -> None:
    assert _drawn(dict(sets.card_set(set_name)[number].as_json())) == drawn


def test_a_made_card_shows_what_its_maker_chose() -> None:
    """That is a drawing of the house's on a ground, and a frame; without a level and a choice there is no frame."""
    made: dict[str, Any] = {"name": "Kraken", "set": "garden", "sides": [1, 2, 3, 4], "level": None, "person": None}
    chosen = {"picture": "giant-squid", "ground": "blue", "frame": "gilded"}
    assert _drawn({**made, "art": chosen}) == ["frames/red/gilded", "grounds/blue", "drawings/giant-squid"]
    assert _drawn({**made, "art": {**chosen, "ground": None, "frame": None}}) == [
        "grounds/plain",
        "drawings/giant-squid",
    ]
    assert _drawn(made) == ["garden/Kraken"]


def test_a_made_card_shows_whom_its_maker_put_together() -> None:
    """Their look is the card's own, also if somebody of that name is known. They lie on the ground that was chosen."""
    look: dict[str, Any] = {"look": "m3gean", "gender": "Female", "weapon": None}
    made: dict[str, Any] = {"name": "Squall", "set": "garden", "sides": [1, 2, 3, 4], "level": None, "person": look}
    chosen = {"picture": None, "ground": "green", "frame": None}
    assert [_drawn({**made, "art": art}) for art in (chosen, None)] == [
        ["grounds/green", "person"],
        ["grounds/plain", "person"],
    ]
    view = {"board": [{"card": made, "colour": "red"}], "elements": [None], "restrictions": [None]}
    assert [one.sitter for one in picture(view) if isinstance(one, Portrait)][-1] == Sitter(
        "Squall", "m3gean", "Female", ""
    )
