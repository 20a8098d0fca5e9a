"""Best hands in the hall: better and better up to the search's result, with impossible requests refused first."""

import pytest

from parlour.analysis.which_hand import which_hand
from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.analysis.hands import told

TRIAD = registry.game("triple-triad")
BASIC = TRIAD.rule_book.parse("triple-triad:ff8")
CARDS = [card["id"] for card in TRIAD.need_cards().of_set("ff8")[40:110:14]]  # five of them: one hand


def test_a_hand_is_told_until_nobody_is_left() -> None:
    """The last message is the result of the whole search, and its shares add up."""
    steps = list(told(BASIC, CARDS))
    known = which_hand(TRIAD, BASIC, CARDS)
    last = steps[-1]
    assert last["finished"] and not any(step["finished"] for step in steps[:-1])
    assert [step["meetings"] for step in steps] == sorted(step["meetings"] for step in steps)
    assert last["names"] == known.names(known.best[0]) and last["points"] == known.best[0].points
    assert last["won"] + last["drawn"] + last["lost"] == pytest.approx(1)
    assert TRIAD.check_bring(BASIC, {"cards": last["cards"]}, 0)


@pytest.mark.parametrize(
    ("rules", "cards", "code"),
    [
        ("triple-triad:ff8", CARDS[:4], "too-few-cards"),
        ("triple-triad:ff14+playing_order=chaos", [*range(1, 40)], "hand-beyond-reach"),
    ],
)
def test_what_cannot_be_found_out_is_refused_before_anything_is_told(rules: str, cards: list[int], code: str) -> None:
    """Too few cards, and rules whose deals chance continues, are refused before anything is told."""
    with pytest.raises(Refusal) as refused:
        told(TRIAD.rule_book.parse(rules), cards)
    assert refused.value.code == code
