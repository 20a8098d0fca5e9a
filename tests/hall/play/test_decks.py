"""Decks of accounts: named as other things are, and checked by their game."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.play.decks import LONGEST_NAME, keep
from tests.table.playing import NOW


def test_a_deck_is_kept_as_its_game_and_names_have_it() -> None:
    """The name is normalised and the cards are codes; the leader may still be open."""
    bring = {"main": None, "cards": ["Altean Prince Marth"]}
    deck = keep("ann", "cipher", "one", "  War  of Dárkness ", bring, NOW).deck
    assert (deck.name, deck.bring) == ("War of Dárkness", {"main": None, "cards": ["B01-003"]})
    assert (deck.id, deck.player, deck.game, deck.changed) == ("one", "ann", "cipher", NOW)


@pytest.mark.parametrize("name", ["", " ", "x" * (LONGEST_NAME + 1), "a<b", "\u200b", "- -"])
def test_a_name_nobody_can_read_is_refused(name: str) -> None:
    """A name that is empty, too long, of hidden or breaking signs, or of marks alone is refused."""
    with pytest.raises(Refusal) as told:
        keep("ann", "cipher", "one", name, {"main": None, "cards": []}, NOW)
    assert told.value.code == "bad-name"
