"""An entry is in its log what it was when it was written, whatever release wrote it, and says what its kind says."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from parlour.table.entry import Entry
from tests.table.playing import NOW, act, dealt_match, play_on, stored

HALLS = sorted((Path(__file__).parents[1] / "store" / "fixtures").glob("hall-*.gz"))


def kept(file: Path) -> list[dict[str, Any]]:
    """The rows of all logs in a backup of a hall."""
    header, *lines = map(json.loads, gzip.decompress(file.read_bytes()).splitlines())
    columns = header["tables"]["entry"]
    return [dict(zip(columns, values, strict=True)) for name, *values in lines if name == "entry"]


@pytest.mark.parametrize("file", HALLS, ids=lambda file: file.name)
def test_an_entry_of_an_older_hall_is_written_as_it_was_read(file: Path) -> None:
    """Byte for byte where the database keeps those; what is told of it beside that, it did not know."""
    rows = kept(file)
    assert {"seated", "dealt", "act"} <= {row["kind"] for row in rows}
    for row in rows:
        body = json.loads(row["body"]) if isinstance(row["body"], str) else row["body"]
        entry = Entry.from_json(row["seq"], row["kind"], row["time"], row["seat"], row["command"], body)
        again = entry.as_json()
        sort = "postgresql" in file.name  # which keeps the fields of JSON in an order of its own
        assert json.dumps({name: again[name] for name in body}, sort_keys=sort) == json.dumps(body, sort_keys=sort)
        assert all(again[name] is None for name in again.keys() - body.keys())


def test_an_entry_comes_back_from_its_log() -> None:
    """All but the state it led to, of which the log has the digest."""
    for entry in play_on(dealt_match(), 1).log:
        assert stored(entry) == entry and (entry.after is None) == (entry.digest is None)


def test_what_an_entry_says_is_asked_for_by_its_kind() -> None:
    """And by no other: what another kind says is not read into it."""
    match = dealt_match()
    seated, dealt = match.log[0], match.log[2]
    assert seated.facts("seated")["name"] == "Ann"
    assert dealt.facts("dealt")["revision"] == match.game.revision
    with pytest.raises(AssertionError):
        dealt.facts("seated")


def test_only_who_played_has_an_action_as_text() -> None:
    """Nobody's giving up is one."""
    match = dealt_match()
    played = act(match)
    assert played.text == match.game.action_text(match.states[3], played.action or 0)
    assert match.decide_resign(0, "r", NOW).text is None
