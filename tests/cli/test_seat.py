"""`parlour seat` in a process resumes after kill -9, keeps its token secret, and checks programs."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from parlour.cli.app import run
from tests.cli.at_terminal import PARLOUR
from tests.legal import actions
from tests.web.collecting import claimed
from tests.web.visiting import Guest, Message, serving, until

EXAMPLES = Path(__file__).parents[2] / "examples" / "seat"
FIRST = ("--", sys.executable, str(EXAMPLES / "first_legal.py"))
RULES = "triple-triad:ff8"


@contextmanager
def seated(url: str, token: str, log: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a seat in a process with the token in its environment; its output goes into the log."""
    with log.open("ab") as out:
        said_to = {**os.environ, "PARLOUR_TOKEN": token, "PARLOUR_LANG": "en", "COLUMNS": "200"}
        process = subprocess.Popen([*PARLOUR, "seat", "--hall", url, *options], env=said_to, stdout=out, stderr=out)
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def moves(person: Guest, match: Message) -> int:
    """Return the number of entries of a match."""
    return int(person.look(match)["seq"])


def moved(person: Guest, match: Message) -> None:
    """Let a person play one action as soon as it is their turn."""
    until(lambda: person.look(match)["to_act"] in (person.look(match)["you"], None), "it is the person's turn")
    with person.at(match) as seat:
        told = seat.hear("snapshot")
        if told["match"]["status"] != "over":
            assert seat.act(actions(told["view"])[0])["type"] == "accepted"


def test_a_seat_that_is_killed_plays_on_where_it_was(tmp_path: Path) -> None:
    """A match goes on to its end after kill -9; Ctrl-C ends the seat cleanly; neither prints the token."""
    log = tmp_path / "seat.log"
    with serving(tmp_path, games="triple-triad", rate_limits=False) as url, Guest(url) as ann:
        claimed(ann)
        told = ann.post("/api/me/machines", {"name": f"M{uuid4().hex[:10]}"}).json()
        challenge = {"game": "triple-triad", "rules": RULES, "seat": "random"}
        to = {"kind": "player", "player": told["id"]}
        with seated(url, told["token"], log, *FIRST) as process:
            made = ann.post("/api/challenges", {**challenge, "to": to}).json()
            where = f"/api/challenges/{made['id']}"
            match = {"id": until(lambda: ann.http.get(where).json()["match"], "the challenge is accepted")}
            moved(ann, match)
            process.send_signal(signal.SIGKILL)
            process.wait()
        with seated(url, told["token"], log, *FIRST) as process:
            while ann.look(match)["status"] != "over":
                moved(ann, match)
            until(lambda: b"Ctrl-C" in log.read_bytes(), "it has sat down")
            until(lambda: f"Match {match['id']}" in log.read_text(), "it says how the match ended")
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 0
        assert "Gone." in log.read_text() and told["token"] not in log.read_text()


def test_a_program_is_checked_without_a_hall(capsys: pytest.CaptureFixture[str]) -> None:
    """A sound program passes with status 0; a faulty one is named, with status 1."""
    asked = ("seat", "--check", "--game", "triple-triad")
    assert run([*asked, *FIRST]) == 0
    assert run([*asked, "--", sys.executable, "-c", "print('hello')"]) == 1
    assert "decision after entry" in capsys.readouterr().out


def test_what_follows_two_dashes_is_the_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """The arguments after two dashes belong to the program, whatever they look like."""
    asked = ("seat", "--check", "--game", "triple-triad", "--lang", "en", "--", sys.executable, "-c")
    assert run([*asked, "print(__import__('sys').argv[1:])", "--lang", "fr", "--", "x"]) == 1
    told = capsys.readouterr().out
    assert "['--lang', 'fr', '--', 'x']" in told and "answers not as promised" in told


@pytest.mark.parametrize(
    "words",
    [
        ("--hall", "http://127.0.0.1:1", "greedy"),
        ("--token", "t", "greedy"),
        ("--check", "greedy"),
        ("--hall", "cards.example", "--token", "t", "greedy"),
        ("--hall", "http://127.0.0.1:1", "--token-file", "/nowhere", "greedy"),
        ("--hall", "http://127.0.0.1:1", "--token-file", "/dev/null", "greedy"),
        ("--hall", "http://127.0.0.1:1", "--token", "t", "greedyy"),
        ("--hall", "http://127.0.0.1:1", "--token", "t", "/tmp"),
        ("--hall", "http://127.0.0.1:1", "--token", "t", "greedy", "extra", "args"),
        ("--hall", "http://127.0.0.1:1", "--token", "t", "greedy", "--", "true"),
        ("--hall", "http://127.0.0.1:1", "--token", "t", "--", "/nowhere/at-all"),
        ("--hall", "http://127.0.0.1:1", "--token", "t", "/nowhere/mine.py"),
        ("--check", "--", "/nowhere/at-all"),
        ("--check",),
    ],
)
def test_what_is_missing_is_told_in_one_line(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """A missing or wrong hall or token is told in one line."""
    assert run(["seat", "--game", "triple-triad", *words]) == 2
    told = capsys.readouterr().err.strip()
    assert told.startswith("parlour: ") and "\n" not in told
