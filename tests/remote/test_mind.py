"""Minds decide as agents from files or by name, on decisions as a hall tells them."""

import base64
from pathlib import Path

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.refusal import Refusal
from parlour.remote.check import presets
from parlour.remote.mind import AgentMind, agent, from_file, read
from tests.remote.test_program import decision

CAREFUL = Path(__file__).parents[2] / "examples" / "seat" / "careful_agent.py"


def test_a_record_of_what_a_seat_sees_is_enough() -> None:
    """The record of a seat's view, sent over the line, has the view and its legal actions."""
    for game, rules in presets(registry.games()):
        state, _events = game.deal(rules, [{}, {}], Seeded(3))
        seat = game.to_act(state)
        assert seat != OVER
        record = base64.b64encode(game.observe(state, seat).tobytes()).decode()
        view = game.view(state, seat)
        told = {"seq": 2, "seat": game.seats[seat], "revision": game.revision, "record": record, "view": view}
        found = read(told, {"id": "m", "game": game.name, "rules": {"text": rules.text}})
        assert game.view(found.known(), seat) == view
        assert found.legal == [action["action"] for action in view["legal"]]
        assert AgentMind(from_file(CAREFUL)).decide(found) in found.legal


def test_records_that_hold_more_stay_in_the_hall() -> None:
    """Cipher's records stay in the hall, since they hold more than the view; an agent is told so."""
    game, rules = registry.rules("cipher")
    state, _events = game.deal(rules, [{}, {}], Seeded(3))
    seat, view = game.to_act(state), game.view(state, game.to_act(state))
    told = {"seq": 2, "seat": game.seats[seat], "revision": game.revision, "record": None, "view": view}
    found = read(told, {"id": "m", "game": game.name, "rules": {"text": rules.text}})
    assert found.legal and not game.open_record
    with pytest.raises(Refusal) as refused:
        AgentMind(from_file(CAREFUL)).decide(found)
    assert refused.value.code == "record-untold"


def test_other_rules_than_are_installed_are_not_guessed_at() -> None:
    """A record of another revision than the installed one is refused, with both numbers."""
    match = {"id": "m", "game": "chakart", "rules": {"text": "chakart:seed"}}
    with pytest.raises(Refusal) as told:
        read({"seq": 2, "seat": "white", "revision": 10_000, "record": "", "view": {}}, match)
    assert told.value.code == "other-revision"


def test_agents_are_files_names_and_names_with_settings() -> None:
    """An agent is named as in arenas and at tables: by a file, by a name, or by a name with settings."""
    game = registry.game("triple-triad")
    assert agent(game, str(CAREFUL)).name == "careful"
    assert agent(game, "greedy").name == "greedy"
    assert agent(game, "search@iterations=290").name.startswith("search")


AGENT = """
import sys
class A:
    name = "mine"
    def choose(self, game, view, seat, seed):
        {does}
AGENT = A()
"""


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("import nothing_of_this_name", "agent-file"),
        ("def f(:", "agent-file"),
        ("import sys; sys.exit(3)", "agent-file"),
        ("AGENT = 3", "agent-file-without"),
        (AGENT.format(does="return 0").replace("A()", "A"), "agent-file-class"),
        (AGENT.format(does="return 0").replace(", seed", ""), "agent-file-without"),
    ],
)
def test_a_file_that_is_no_agent_is_told(tmp_path: Path, written: str, code: str) -> None:
    """A file that holds no agent is refused in one sentence, whatever its fault."""
    file = tmp_path / "mine.py"
    file.write_text(written)
    with pytest.raises(Refusal) as told:
        from_file(file)
    assert told.value.code == code and "\n" not in told.value.message()
    with pytest.raises(Refusal) as told:
        from_file(tmp_path / "none.py")
    assert told.value.code == "agent-file-missing"
    (tmp_path / "folder.py").mkdir()
    with pytest.raises(Refusal) as told:
        from_file(tmp_path / "folder.py")
    assert told.value.code == "agent-file"


@pytest.mark.parametrize(
    ("does", "code", "said"),
    [
        ("sys.exit(4)", "agent-failed", "SystemExit: 4 ({file}:6)"),
        ("raise ValueError('I am\\nbroken.')", "agent-failed", "ValueError: I am broken ({file}:6)"),
        ("return 999999", "agent-illegal", "999999"),
        ("return '5@2'", "agent-illegal", "5@2"),
        ("return None", "agent-illegal", "None"),
        ("import numpy; return numpy.arange(3)", "agent-illegal", "[0 1 2]"),
    ],
)
def test_an_agent_without_an_action_is_told(tmp_path: Path, does: str, code: str, said: str) -> None:
    """An agent without an action is refused with the place of the fault, even if it would end the program."""
    file = tmp_path / "mine.py"
    file.write_text(AGENT.format(does=does))
    with pytest.raises(Refusal) as told:
        AgentMind(from_file(file)).decide(decision())
    assert told.value.code == code and said.format(file=file) in told.value.message()
