"""A log taken home leads to the same match, and shows what was done to it."""

import json

import pytest
from playing import dealt_match, play_on

from parlour.core import record
from parlour.core.refusal import Refusal
from parlour.hall import archive, logfile
from parlour.hall.ports import Player
from parlour.table import verify
from parlour.table.match import Match


@pytest.fixture
def finished() -> Match:
    """A match with wind in it."""
    return play_on(dealt_match(), 3)


@pytest.fixture
def lines(finished: Match) -> list[str]:
    """Its log as Ann takes it home."""
    return archive.file(finished, Player("ann", "Ann"), "log.jsonl").text().splitlines()


def test_a_log_is_read_back_and_every_pick_is_fair(finished: Match, lines: list[str]) -> None:
    """The same bytes at the end, and the seed gives every pick."""
    match, published = logfile.read("\n".join(lines))
    assert record.same(match.state, finished.state)
    findings = verify.verify(match, published)
    assert sum(finding.picks for finding in findings) > 3 and all(finding.ok for finding in findings)


def test_another_pick_or_seed_is_found(lines: list[str]) -> None:
    """Who changes one pick is told at its entry; another seed fits no commitment."""
    dealt = json.loads(lines[3])
    bound, value = dealt["picks"][0]
    dealt["picks"][0] = [bound, (value + 1) % bound]
    match, published = logfile.read("\n".join([*lines[:3], json.dumps(dealt), *lines[4:]]))
    assert not verify.verify(match, published)[0].ok
    header = {**json.loads(lines[0]), "secret": "00" * 32}
    match, published = logfile.read("\n".join([json.dumps(header), *lines[1:]]))
    assert not any(finding.ok for finding in verify.verify(match, published))


@pytest.mark.parametrize("text", ["", "{}", "hello", "[1]\n[2]", '{"game": "nim"}'])
def test_what_is_no_log_is_refused(text: str) -> None:
    """In one sentence."""
    with pytest.raises(Refusal) as told:
        logfile.read(text)
    assert told.value.code == "bad-log-file"


def test_a_log_with_a_hole_is_refused(lines: list[str]) -> None:
    """Entries follow one another."""
    with pytest.raises(Refusal) as told:
        logfile.read("\n".join([*lines[:4], *lines[5:]]))
    assert told.value.code == "bad-log-file"
