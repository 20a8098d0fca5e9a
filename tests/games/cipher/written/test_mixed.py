"""Mixings in a position read as they are written; those that no match can reach are refused."""

from typing import Any

import numpy as np
import pytest

from parlour.core.refusal import Refusal
from parlour.games.cipher.state import STATE, UNSEEN_ORBS
from parlour.games.cipher.written.mixed import Mixed, write_mixed

AT = "position.first.mixed"


def read(**fields: Any) -> Mixed:
    """Return the mixings of these fields."""
    return Mixed(fields, AT, 50)


def refused(fields: dict[str, Any], *cards: Any) -> str:
    """Return the place of the refusal for certain cards."""
    with pytest.raises(Refusal) as told:
        read(**fields).check(*cards)
    assert told.value.code == "cipher-bad-position"
    return told.value.at


def test_what_is_not_written_tells_nothing() -> None:
    """Without mixings every card was there from the beginning, for every viewer."""
    told = Mixed(None, AT, 50)
    assert (told.times, told.came("pool", 3), told.went("unseen", 2)) == (0, [0, 0, 0], [0, 0])


def test_what_is_written_reads_back() -> None:
    """A mixing is one number if all viewers know the same, four otherwise; unseen orbs have one each."""
    s = np.zeros(1, STATE)[0]
    s["mixed"][0] = 2
    s["came"][:3] = [0, 0x01010101, 0x00010002]
    s["went"][3:5] = [1, 2]
    s["backs"][0][UNSEEN_ORBS][1] = 2
    written = write_mixed(s, 0, {"pool": [0, 1, 2], "hand": [3, 4]})
    assert written == {
        "times": 2,
        "came": {"pool": [0, 1, [2, 0, 1, 0]]},
        "went": {"hand": [1, 2], "unseen": [1, 1]},
    }
    told = Mixed(written, AT, 50)
    assert told.came("pool", 3) == [0, 0x01010101, 0x00010002]
    assert told.went("hand", 2) == [1, 2] and told.went("unseen", 2) == [1, 1]


@pytest.mark.parametrize(
    ("fields", "cards", "at"),
    [
        ({"times": 2}, ([0x01010101], [0], []), "went"),  # an orb that went before any card came
        ({"times": 2}, ([0x00000100], [], []), "came"),  # one viewer knows more than all together
        ({"times": 2}, ([], [], [(0x00000200, 1, 0)]), "came"),  # a card that came after it went
    ],
)
def test_cards_that_cannot_lie_there_are_refused(fields: dict[str, Any], cards: tuple[Any, ...], at: str) -> None:
    """The wrong list is named; the same card is right if its viewer knows it."""
    assert refused(fields, *cards) == f"{AT}.{at}"
    read(times=2).check([], [], [(0x00000200, 1, 0b001)])


@pytest.mark.parametrize("came", [[0], [0, 3], [0, [1, 1]], ["x", 0]])
def test_a_list_has_a_mixing_for_each_card(came: list[Any]) -> None:
    """A list has an existing mixing for each of its cards."""
    with pytest.raises(Refusal) as told:
        read(times=2, came={"hand": came}).came("hand", 2)
    assert told.value.at == f"{AT}.came.hand"
