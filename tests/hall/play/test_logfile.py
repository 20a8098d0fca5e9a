"""A log taken home leads to the same match, and shows what was done to it."""

import json

import pytest

from parlour.core import record
from parlour.core.refusal import Refusal
from parlour.hall.people.player import Player
from parlour.hall.play import archive, logfile
from parlour.table import verify
from parlour.table.match import Match
from tests.table import fair
from tests.table.playing import dealt_match, play_on


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
    match, published, _origin = logfile.read("\n".join(lines))
    assert record.same(match.state, finished.state)
    findings = verify.verify(match, published)
    assert sum(finding.picks for finding in findings) > 3 and all(finding.ok for finding in findings)


def test_another_pick_or_seed_is_found(lines: list[str]) -> None:
    """Who changes one pick is told at its entry; another seed fits no commitment."""
    dealt = json.loads(lines[3])
    bound, value = dealt["picks"][0]
    dealt["picks"][0] = [bound, (value + 1) % bound]
    match, published, _origin = logfile.read("\n".join([*lines[:3], json.dumps(dealt), *lines[4:]]))
    assert not verify.verify(match, published)[0].ok
    header = {**json.loads(lines[0]), "secret": "00" * 32}
    match, published, _origin = logfile.read("\n".join([json.dumps(header), *lines[1:]]))
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


# What holds a log together, field by field: the seed, the nonces, the order of play and the digests of the states. What
# it says beside that, no chance could show: when and by whom, and with which events it was told.
HELD_IN_THE_HEADER = ("id", "secret", "commitment")
FREE = ("time", "events", "name", "player", "agent", "keeps", "revision")


def bent(value: object) -> list[object]:
    """Values of the same shape that say something else."""
    match value:
        case str() if len(value) > 1 and set(value) <= set("0123456789abcdef"):
            return [value[:-1] + ("0" if value[-1] != "0" else "1")]
        case str():
            return [value + "x"]
        case None:
            return []
        case int():
            return [value + 1]
        case list():
            inside = [[*value[:at], other, *value[at + 1 :]] for at, one in enumerate(value) for other in bent(one)]
            return [*inside, [*value, [2, 1]]]
        case dict():
            return [{**value, key: other} for key, one in value.items() if key not in FREE for other in bent(one)]
    raise TypeError(value)


def says(lines: list[str]) -> str:
    """The verdict on a log file, or why it is none."""
    try:
        match, published, _origin = logfile.read("\n".join(lines))
    except Refusal as refusal:
        return refusal.code
    return verify.verdict(match, verify.verify(match, published))


def test_whatever_is_changed_in_a_log_is_found() -> None:
    """Seed, commitment, nonces, lot, seats, deal, every pick, action and digest: any other value shows."""
    lines = archive.file(fair.matches()[3], Player("ann", "Ann"), "log.jsonl").text().splitlines()
    assert says(lines) == "fair"
    header, *entries = (json.loads(line) for line in lines)
    forged = [[{**header, key: other}, *entries] for key in HELD_IN_THE_HEADER for other in bent(header[key])]
    forged += [[{**header, "rules": {"text": header["rules"]["text"] + more}}, *entries] for more in ("x", "+same")]
    for at, entry in enumerate(entries):
        forged += [[header, *entries[:at], other, *entries[at + 1 :]] for other in bent(entry)]
    missed = [one for one in forged if says([json.dumps(line) for line in one]) in ("fair", "older-rules")]
    assert len(forged) > 100 and missed == []
