"""Each request, message and line on the protocol's page is tried with a real hall and a real program."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.agents.own.program import LOST, VERSION, Program, answered, complaint, hello, question
from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.remote import hall as interface
from parlour.remote.hall import Hall, Json, Line
from parlour.remote.mind import read
from parlour.web.live.sockets import CLOSING, NOT_HERE
from parlour.web.live.watchers import TOO_SLOW
from tests.agents.own.test_program import decision
from tests.remote.test_seat import challenged
from tests.web.visiting import Guest

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
OPEN = {"game": "triple-triad", "rules": "triple-triad:ff8", "seat": "random"}


def like(shown: Any, told: Any, where: str) -> None:
    """Check that an answer has every field that is shown, of the same type; kinds, codes and states must be equal."""
    if isinstance(shown, dict):
        assert isinstance(told, dict), where
        for name, value in shown.items():
            assert name in told, f"{where}.{name}"
            if name in ("type", "command", "status", "role", "audience", "protocol", "code"):
                assert told[name] == value, f"{where}.{name}"
            like(value, told[name], f"{where}.{name}")
    elif isinstance(shown, list):
        assert isinstance(told, list), where
        for one in shown[:1]:
            like(one, told[0], f"{where}[0]")
    elif shown is not None:
        assert isinstance(told, type(shown)), where


class _Reader:
    """A reader that says what the page shows, with the story's own names, and compares the answers."""

    def __init__(self, machine: Hall, ann: Guest) -> None:
        self.machine, self.ann = machine, ann
        self.names = {"CHALLENGE": challenged(ann, machine, OPEN)["id"]}
        self.answer: Any = None
        self.line: Line | None = None

    def filled(self, text: str) -> str:
        """Return a text with the story's names in place of the page's."""
        return re.sub(r"\b(OFFER|CHALLENGE|MATCH|ACTION|TABLE)\b", lambda name: self.names.get(name[0], name[0]), text)

    def http(self, block: str) -> None:
        """Send a request, and compare its answer."""
        first, _, body = self.filled(block).partition("\n")
        method, path = first.split()
        if path.endswith("/decision"):
            self.turn()
        ask = {"GET": self.machine.get, "DELETE": self.machine.delete}.get(method)
        self.answer = ask(path) if ask else self.machine.post(path, json.loads(body))
        if path == "/api/challenges":
            self.names["OFFER"] = self.answer["id"]
        if path == "/api/matches":
            self.names["TABLE" if self.answer["status"] == "open" else "AGAINST"] = self.answer["id"]
        if path.endswith("/accept"):
            self.names["MATCH"] = self.answer["match"]
        if path.endswith("/decision"):
            match = self.machine.get(f"/api/matches/{self.names['MATCH']}")
            self.names["ACTION"] = read(self.answer, match).legal[0]

    def turn(self) -> None:
        """Let Ann play first if it is her turn."""
        match = {"id": self.names["MATCH"]}
        with self.ann.at(match) as seat:
            told = seat.hear("snapshot")
            if told["match"]["to_act"] == told["match"]["you"]:
                seat.act(told["view"]["legal"][0][0])

    def json(self, block: str) -> None:
        """Compare the answer before with what the page shows."""
        like(json.loads(block), self.answer, block[:40])

    def socket(self, block: str) -> None:
        """Say and hear messages, at one socket for the whole page."""
        assert self.line is not None
        for shown in block.splitlines():
            message = json.loads(self.filled(shown[2:]))
            if shown.startswith(">"):
                self.line.say(message)
            else:
                like(message, self.heard(message["type"]), shown)

    def heard(self, kind: str) -> Json:
        """Return the next message of a kind."""
        assert self.line is not None
        while (message := self.line.hear(60)) is not None:
            if message["type"] == kind:
                return message
        raise AssertionError(f"never: {kind}")


def blocks(*kinds: str) -> Iterator[tuple[str, str]]:
    """Yield the examples of the page, in order."""
    yield from ((kind, text) for kind, text in BLOCK.findall(PAGE) if kind in kinds)


def test_what_the_page_asks_of_a_hall_is_answered_as_it_shows(
    guest: Callable[[], Guest], machine: Callable[[], Hall]
) -> None:
    """A hall answers every request of the page as shown, from who asks to the end of a match."""
    one = machine()
    reader = _Reader(one, guest())
    found = list(blocks("http", "json", "socket"))
    first = next(number for number, (kind, _text) in enumerate(found) if kind == "socket")
    for kind, text in found[:first]:
        getattr(reader, kind)(text)
    with one.socket(f"/api/matches/{reader.names['MATCH']}/socket") as reader.line:
        for kind, text in found[first:]:
            getattr(reader, kind)(text)
    assert reader.machine.get(f"/api/matches/{reader.names['MATCH']}")["status"] == "over"


def test_the_lines_are_those_of_the_page() -> None:
    """Each written line has exactly the fields shown, and each shown answer is read."""
    made = decision()
    with pytest.raises(Refusal) as wrong:
        answered(made, '{"action": "castle"}')
    written: dict[str, Json] = {
        one["type"]: one for one in (hello(made), question(made), complaint(made, wrong.value))
    } | {"over": {"type": "over", "result": {"winner": "red", "reason": "score"}}}
    shown = [line for _kind, text in blocks("lines") for line in text.splitlines()]
    for line in shown:
        message = json.loads(line[2:].replace("ACTION", made.legal[0]))
        if line.startswith(">"):
            like(message, written[message["type"]], line)
            assert message.keys() == written[message["type"]].keys()
        elif message["action"] in made.legal:
            assert answered(made, json.dumps(message)) == made.legal[0]
    assert {json.loads(line[2:]).get("type") for line in shown if line.startswith(">")} == set(written)


def test_the_versions_are_those_of_the_page() -> None:
    """The page names the versions of the interface and of the lines."""
    assert f"version {interface.VERSION}:" in PAGE and f"The lines have the version {VERSION}," in PAGE
    assert registry.game("triple-triad").seats == ("red", "blue")


def test_closing_codes_are_those_of_the_page() -> None:
    """The page lists each closing code with all its refusals."""
    rows = {int(row[1]): row[2] for row in re.finditer(r"^\| (\d{4}) \| (.*)$", PAGE, re.MULTILINE)}
    assert rows.keys() == {*CLOSING.values(), NOT_HERE, TOO_SLOW}
    assert all(f"`{code}`" in rows[number] for code, number in CLOSING.items() if code != "unknown-browser")


def test_codes_of_lines_are_named() -> None:
    """The page names every code that a program can cause."""
    codes = ("line-not-json", "line-without-action", "line-of-another", "line-illegal")
    assert all(f"`{code}`" in PAGE for code in (*codes, *LOST, "program-late", "program-not-started"))
    program = Program((sys.executable, "-c", "pass"), 60)
    with pytest.raises(Refusal) as told:
        program.decide(decision())
    program.close()
    assert told.value.code in ("program-gone",)
