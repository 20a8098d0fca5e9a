"""An entry stays in its log as it was written, by any release, and has the facts of its kind."""

import gzip
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.core.event import Event
from parlour.table.entry import Entry, says
from tests.table.playing import NOW, act, dealt_match, play_on, stored

HALLS = sorted((Path(__file__).parents[1] / "store" / "fixtures").glob("hall-*.gz"))


def kept(file: Path) -> list[dict[str, Any]]:
    """Return the rows of all logs in a backup of a hall."""
    header, *lines = map(json.loads, gzip.decompress(file.read_bytes()).splitlines())
    columns = header["tables"]["entry"]
    return [dict(zip(columns, values, strict=True)) for name, *values in lines if name == "entry"]


@pytest.mark.parametrize("file", HALLS, ids=lambda file: file.name)
def test_an_entry_of_an_older_hall_is_written_as_it_was_read(file: Path) -> None:
    """An entry read from an older hall is written unchanged, byte for byte where the database keeps the bytes.

    EntryData that are told beside it today were unknown to that hall.
    """
    rows = kept(file)
    assert {"seated", "dealt", "act"} <= {row["kind"] for row in rows}
    for row in rows:
        body = json.loads(row["body"]) if isinstance(row["body"], str) else row["body"]
        entry = Entry.from_json(row["seq"], row["kind"], row["time"], row["seat"], row["command"], body)
        again = entry.as_json()
        sort = "postgresql" in file.name  # PostgreSQL keeps the fields of JSON in an order of its own
        assert json.dumps({name: again[name] for name in body}, sort_keys=sort) == json.dumps(body, sort_keys=sort)
        assert all(again[name] is None for name in again.keys() - body.keys())


def test_an_entry_comes_back_from_its_log() -> None:
    """An entry comes back from its log, all but the state it led to; the log has its digest."""
    for entry in play_on(dealt_match(), 1).log:
        assert stored(entry) == entry and (entry.after is None) == (entry.digest is None)


def test_what_an_entry_says_is_asked_for_by_its_kind() -> None:
    """The facts of an entry are read by its kind; asking for those of another kind is an error."""
    match = dealt_match()
    seated, dealt = match.log[0], match.log[2]
    assert seated.data_as("seated")["name"] == "Ann"
    assert dealt.data_as("dealt")["revision"] == match.game.revision
    with pytest.raises(AssertionError):
        dealt.data_as("seated")


def test_only_who_played_has_an_action_as_text() -> None:
    """Only a played action has a text; a resignation has none."""
    match = dealt_match()
    played = act(match)
    assert played.text == match.game.action_text(match.states[3], played.action or 0)
    assert match.decide_resign(0, "r", NOW).text is None


def test_what_happened_may_be_told_more_fully_today() -> None:
    """An entry compared by its events may gain a fact today; a changed or a missing fact does not lead there."""
    after, told = dealt_match().states[3], [Event("taken", {"at": "d4"})]
    entry = Entry(4, "act", NOW, 0, events=tuple(told))
    for today, led in [({"at": "d4", "by": "shell"}, True), ({"at": "d5", "by": "shell"}, False), ({}, False)]:
        assert entry.led_to(after, [Event("taken", today)]) is led
    assert not entry.led_to(after, [*told, *told]) and not entry.led_to(after, [])
    written = replace(entry, events=(*told, Event("noted", {"notation": "Kxd4"})))
    for notes, led in [({"noted"}, True), ((), False)]:
        assert written.led_to(after, [*told, Event("noted", {"notation": "K^d4"})], notes=notes) is led


@pytest.mark.parametrize(
    ("told", "due", "so"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1, "b": 2}, {"a": 1}, False),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1, "c": 2}]}, True),
        ([1, 2], [1], False),
        ([1], [1, 2], False),
        (1, True, False),
        (0, False, False),
        (1, 1.0, False),
        (None, {}, False),
        ({}, {"a": 1}, True),
    ],
)
def test_all_that_is_told_is_so(told: object, due: object, so: bool) -> None:
    """A later release may tell more; less, or of another type, is not the same."""
    assert says(told, due) is so
