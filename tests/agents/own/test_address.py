"""An agent of one's own is found in a file, in a module and by a package's entry point; what is not there is told."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour import agents
from parlour.agents import levels
from parlour.agents.own import address
from parlour.agents.own.own_agent import OwnAgent
from parlour.core import registry
from parlour.core.refusal import Refusal
from tests.agents.own.test_program import decision

MINE = """
from __future__ import annotations
from dataclasses import dataclass
import neighbour_of_mine

@dataclass
class Mine:
    place: int = 0
    backwards: bool = False
    label: str = ""

    def choose(self, legal: list[str]) -> str:
        return legal[::-1 if self.backwards else 1][self.place]

class Inner:
    Deep = Mine

ready = Mine(2)
AGENT = Mine
broken = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a folder with an agent, its neighbour, and a package that declares it."""
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "neighbour_of_mine.py").write_text("")
    told = tmp_path / "mine-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1\n")
    (told / "entry_points.txt").write_text("[parlour.agents]\nmine = mine:Mine\nlost = mine:Lost\n")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    for name in ("mine", "neighbour_of_mine", "parlour_own_mine"):
        sys.modules.pop(name, None)


def asked(text: str) -> int:
    """Return the place of the action that the agent of a text chooses."""
    made = decision()
    return made.legal.index(_agent(text).decide(made))


def _agent(text: str) -> OwnAgent:
    found = levels.contender(registry.game("triple-triad"), text)
    assert isinstance(found, OwnAgent) and found.name == text
    return found


def test_an_agent_is_found_in_a_file(folder: Path) -> None:
    """A file names a class, or something ready; alone, it is its AGENT. Its neighbours are found, not shadowed."""
    last = len(decision().legal) - 1
    for text, place in (
        ("mine.py", 0), (f"{folder}/mine.py:Mine", 0), ("mine.py:ready", 2), ("mine.py:Inner.Deep", 0),
        ("mine.py:Mine@place=3", 3), ("./mine.py@place=1,backwards=on,label=a b", last - 1),
    ):  # fmt: skip
        assert asked(text) == place, text
    assert sys.path[-1] == str(folder)


def test_an_agent_is_found_in_a_module_and_by_name(folder: Path) -> None:
    """A module names a class, and the group `parlour.agents` a name; both take settings, and the name is listed."""
    sys.path.append(str(folder))
    assert address.declared() == ["lost", "mine"]
    assert [asked(text) for text in ("mine:Mine", "mine:Mine@place=4", "mine", "mine@place=5")] == [0, 4, 0, 5]
    with pytest.raises(Refusal) as told:
        agents.tuned("nobody")
    assert told.value.code == "no-agent" and "clairvoyant, lost, mine" in told.value.message()


def test_a_measurement_says_what_was_measured(folder: Path) -> None:
    """The meaning of an agent has its address, its settings, and a digest that changes with its file."""
    game = registry.game("triple-triad")
    before = agents.meaning(_agent("mine.py@place=3"), game)
    assert (before["name"], before["settings"]) == ("mine.py@place=3", {"place": 3})
    assert agents.meaning(_agent("mine.py@place=3"), game) == before
    (folder / "mine.py").write_text(MINE + "# changed\n")
    assert agents.meaning(_agent("mine.py@place=3"), game) != before


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("none.py:Mine", "agent-file-missing", "none.py"),
        ("folder.py:Mine", "agent-unread", "IsADirectoryError"),
        ("mine.py:Yours", "agent-not-there", "AGENT, Mine, ready"),
        ("mine.py:broken", "agent-without-choose", "mine.py:broken"),
        ("mine.py@place", "agent-own-setting", "“place”"),
        ("mine.py@place=1,place=2", "agent-own-setting", "place=2"),
        ("mine.py@depth=3", "agent-unread", "depth"),
        ("mine.py:ready@place=3", "agent-own-setting", "place"),
        ("nothing_of_this_name:Mine", "agent-module", "No module named"),
        ("a b:c d", "agent-module", "a b"),
        ("faulty.py", "agent-unread", "faulty.py:1"),
        ("exits.py", "agent-unread", "SystemExit"),
        ("garbled.py", "agent-unread", "SyntaxError"),
        ("empty.py", "agent-not-there", "AGENT"),
        ("lost", "agent-unread", "Lost"),
        ("", "no-agent", "greedy"),
        ("program:", "program-unnamed", "program:"),
        ("program:'", "program-not-started", "quotation"),
        ("program:/nowhere/at-all", "program-not-started", "/nowhere/at-all"),
    ],
)
def test_what_is_not_there_is_told(folder: Path, text: str, code: str, said: str) -> None:
    """Whatever is wrong with an address or with what lies there is told in one sentence of both languages."""
    sys.path.append(str(folder))
    (folder / "folder.py").mkdir()
    (folder / "faulty.py").write_text("import nothing_of_this_name")
    (folder / "exits.py").write_text("import sys; sys.exit(3)")
    (folder / "garbled.py").write_text("def f(:")
    (folder / "empty.py").write_text("")
    with pytest.raises(Refusal) as told:
        levels.contender(registry.game("triple-triad"), text)
    assert told.value.code == code and said in told.value.message()
    assert "\n" not in told.value.message() and told.value.message("fr") != told.value.message("en")


def test_nobody_at_a_table_names_a_file(folder: Path) -> None:
    """A table takes plain names alone, so nobody makes a hall run code."""
    for text in ("mine.py:Mine", "mine.py", "os:system", "program:true"):
        with pytest.raises(Refusal) as told:
            levels.player(registry.game("triple-triad"), text)
        assert told.value.code == "unknown-agent"
