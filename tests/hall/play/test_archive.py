"""Files of a finished match: the spectators' history for everybody, the log for its players."""

import json

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.people.player import Player
from parlour.hall.play.archive import file, files
from tests.table.playing import dealt_match, play_on

ANN, BEN, EVE = Player("ann", "Ann"), Player("ben", "Ben"), Player("eve", "Eve")


def test_the_log_is_for_who_played() -> None:
    """A stranger gets the history alone; the log holds what both brought and every pick."""
    match = play_on(dealt_match(), 1)
    assert [one.kind for one in files(match, EVE)] == [one.kind for one in files(match, None)] == ["history.jsonl"]
    header, *entries = map(json.loads, file(match, ANN, "log.jsonl").text().splitlines())
    assert header["secret"] == match.secret.hex() and header["commitment"]
    assert [entry["seq"] for entry in entries] == list(range(1, match.seq + 1))
    assert entries[2]["picks"] == [list(pick) for pick in match.log[2].picks]
    with pytest.raises(Refusal) as refused:
        file(match, EVE, "log.jsonl")
    assert refused.value.code == "unknown-export"


def test_what_was_seen_from_a_seat_is_for_who_sat_there() -> None:
    """Each player gets their own view of every step, and nobody else's."""
    match = play_on(dealt_match(), 1)
    seats = {}
    for player in (ANN, BEN):
        _header, *entries = map(json.loads, file(match, player, "seat.jsonl").text().splitlines())
        seats[player.id] = {entry["view"]["viewer"] for entry in entries}
    assert seats == {"ann": {match.game.seats[0]}, "ben": {match.game.seats[1]}}
    with pytest.raises(Refusal) as refused:
        file(match, EVE, "seat.jsonl")
    assert refused.value.code == "unknown-export"


def test_a_match_that_goes_on_is_no_file() -> None:
    """A match still being played has no files, not even for its players."""
    with pytest.raises(Refusal) as refused:
        files(dealt_match(), ANN)
    assert refused.value.code == "not-over-yet"
