"""An entry that is told is compared, field by field, with what the table would have written."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from parlour.table import offers
from parlour.table.audit import differences
from parlour.table.entry import Entry
from parlour.table.match import Match
from tests.table.playing import NOW, act, dealt_match, empty_table, play_on, stored


def acted(match: Match) -> Entry:
    """Let the seat to act play its first action."""
    return act(match)


def resigned(match: Match) -> Entry:
    """Let the first seat resign."""
    return match.decide_resign(0, "r", NOW)


def offered(match: Match) -> Entry:
    """Let the first seat offer to call the match off."""
    return offers.decide_offer(match, 0, "abort", "o", NOW)[0]


@pytest.mark.parametrize("written", [acted, resigned, offered])
def test_what_the_table_wrote_is_what_it_would_write(written: Callable[[Match], Entry]) -> None:
    """An entry of the table has no differences, as it was made and as it comes back from a store."""
    entry = written(dealt_match())
    for told in (entry, stored(entry)):
        assert differences(dealt_match(), told) == ()


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"seat": None}, ("kind",)),
        ({"picks": ((2, 1),)}, ("picks",)),
        ({"events": ()}, ("events",)),
        ({"action": 77}, ("action",)),
        ({"data": {"text": "take 1000"}}, ("kind",)),
        ({"kind": "agreed"}, ("kind",)),
        ({"kind": "rematch", "data": {"match": "m2"}}, ("kind",)),
    ],
)
def test_what_it_would_not_have_written_is_named(change: dict[str, Any], found: tuple[str, ...]) -> None:
    """A wrong field is named, or the kind of an entry that could not have come at all."""
    entry = replace(acted(dealt_match()), **change)
    assert differences(dealt_match(), entry) == found


def test_nothing_follows_the_end_but_another_match() -> None:
    """After the end only another match may follow, and no resignation."""
    over = play_on(dealt_match(), 3)
    assert differences(over, replace(resigned(dealt_match()), seq=over.seq + 1)) == ("kind",)
    assert differences(over, over.decide_rematch("m2", NOW)) == ()


def test_a_seat_is_taken_once() -> None:
    """A seat is taken by the player whom the entry names; a second time it would be refused."""
    seated = dealt_match().log[0]
    assert differences(empty_table(), stored(seated)) == ()
    assert differences(dealt_match(), stored(seated)) == ("kind",)
