"""A log file replays to the same match, and shows any change made to it."""

import json

import pytest

from parlour.core import record
from parlour.core.refusal import Refusal
from parlour.hall.people.player import Player
from parlour.hall.play import archive, logfile
from parlour.table import verify
from parlour.table.match import Match
from tests.table.playing import dealt_match, play_on


@pytest.fixture
def finished() -> Match:
    """Return a match in which the wind blew."""
    return play_on(dealt_match(), 3)


@pytest.fixture
def lines(finished: Match) -> list[str]:
    """Return the lines of its log as Ann exports it."""
    return archive.file(finished, Player("ann", "Ann"), "log.jsonl").text().splitlines()


def test_a_log_is_read_back_and_every_pick_is_fair(finished: Match, lines: list[str]) -> None:
    """A log file replays to the same bytes, and the seed gives every pick."""
    match, published, *_ = logfile.read("\n".join(lines))
    assert record.same(match.state, finished.state)
    findings = verify.verify(match, published)
    assert sum(finding.picks for finding in findings) > 3 and all(finding.ok for finding in findings)


def test_another_pick_or_seed_is_found(lines: list[str]) -> None:
    """A changed pick is found at its entry; another seed fits no commitment."""
    dealt = json.loads(lines[3])
    bound, value = dealt["picks"][0]
    dealt["picks"][0] = [bound, (value + 1) % bound]
    match, published, *_ = logfile.read("\n".join([*lines[:3], json.dumps(dealt), *lines[4:]]))
    assert not verify.verify(match, published)[0].ok
    header = {**json.loads(lines[0]), "secret": "00" * 32}
    match, published, *_ = logfile.read("\n".join([json.dumps(header), *lines[1:]]))
    assert not any(finding.ok for finding in verify.verify(match, published))


@pytest.mark.parametrize("text", ["", "{}", "hello", "[1]\n[2]", '{"game": "nim"}'])
def test_what_is_no_log_is_refused(text: str) -> None:
    """A file that is not a log is refused in one sentence."""
    with pytest.raises(Refusal) as told:
        logfile.read(text)
    assert told.value.code == "bad-log-file"


def test_a_log_with_a_hole_is_refused(lines: list[str]) -> None:
    """A missing entry is refused with its place."""
    with pytest.raises(Refusal) as told:
        logfile.read("\n".join([*lines[:4], *lines[5:]]))
    assert told.value.code == "bad-log-order" and told.value.args_ == {"line": 5, "seq": 5, "due": 4}


@pytest.mark.parametrize(
    "bent",
    [
        "nonsense", "[]", "7", "{}", '{"seq": 5}', "[" * 100_000,
        {"kind": "moved"}, {"kind": ["act"]}, {"seat": 2}, {"seat": True}, {"time": "noon"}, {"time": None},
        {"action": "x"},
        {"picks": [[3, 3]]}, {"picks": [[2**40, 1]]}, {"picks": [[0, 0]]}, {"picks": [["3", 1]]}, {"picks": 3},
        {"events": [{}]}, {"events": [{"kind": "taken", "data": [], "seen": 7}]}, {"data": []}, {"digest": 5},
        {"data": {"text": "\ud800"}}, {"kind": "resigned", "seat": None}, {"kind": "offered"}, {"kind": "seated"},
    ],
)  # fmt: skip
def test_a_line_that_is_no_entry_is_refused(lines: list[str], bent: str | dict[str, object]) -> None:
    """A faulty line is refused with its number, and without internals of the program."""
    line = bent if isinstance(bent, str) else json.dumps({**json.loads(lines[4]), **bent})
    with pytest.raises(Refusal) as told:
        logfile.read("\n".join([*lines[:4], line, *lines[5:]]))
    assert (told.value.code, told.value.args_) == ("bad-log-line", {"line": 5})


@pytest.mark.parametrize(
    "bent",
    [
        {"game": "chess"}, {"game": []}, {"rules": {"text": "nim:none"}}, {"rules": "nim:free"}, {"secret": "x"},
        {"commitment": "\ud800"}, {"id": 5}, {"created": None}, {"terms": {"stake": 5}},
        {"terms": {"clock": {"bank": "x"}}},
        {"terms": {"clock": {"bank": -1}}}, {"origin": {}},
    ],
)  # fmt: skip
def test_a_head_that_opens_no_table_is_refused(lines: list[str], bent: dict[str, object]) -> None:
    """A header that opens no table is refused in one sentence."""
    with pytest.raises(Refusal):
        logfile.read("\n".join([json.dumps({**json.loads(lines[0]), **bent}), *lines[1:]]))


def test_a_line_of_a_log_ends_where_a_line_of_the_file_does(lines: list[str]) -> None:
    """A line ends only where a line of the file does: a separator inside a text ends none."""
    seated = json.loads(lines[1])
    seated["data"]["bring"] = {"note": "one\u2028two"}
    spelled = json.dumps(seated, ensure_ascii=False)
    assert logfile.read("\n".join([lines[0], spelled, *lines[2:]])).match.seats[0].bring == {"note": "one\u2028two"}
