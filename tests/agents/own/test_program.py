"""A program that speaks JSON lines hears the match; one that answers nonsense, late or never is refused."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from parlour import agents
from parlour.agents.arena.match import play
from parlour.agents.own.decision import Decision
from parlour.agents.own.program import STRIKES, VERSION, Command, Program, answered, hello, question, startable
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.refusal import Refusal

ECHO = """
import json, sys
with open(sys.argv[1], "w") as kept:
    for line in sys.stdin:
        kept.write(line)
        message = json.loads(line)
        if message["type"] == "decide":
            print(json.dumps({"action": message["legal"][0]}), flush=True)
"""
STUBBORN = """
import sys
for line in sys.stdin:
    print('{"action": "castle"}', flush=True)
"""


def decision() -> Decision:
    """Return the first decision of a match of Triple Triad."""
    game, rules = registry.rules("triple-triad:ff8")
    state, _events = game.deal(rules, [{}, {}], Seeded(1))
    seat = game.to_act(state)
    return Decision("m", game, rules.text, seat, 3, game.observe(state, seat))


def wrong(program: Program, made: Decision) -> str:
    """Return the code of the refusal for a program without an answer."""
    try:
        with pytest.raises(Refusal) as told:
            program.decide(made)
        assert told.value.message("en") != told.value.message("fr")
        return told.value.code
    finally:
        program.close()


def test_it_hears_a_greeting_each_decision_and_the_end(tmp_path: Path) -> None:
    """The program hears a greeting, each decision and the end, line by line; its answer is the action."""
    kept, made = tmp_path / "heard.jsonl", decision()
    program = Program((sys.executable, "-c", ECHO, str(kept)), 60)
    assert program.decide(made) == made.legal[0]
    assert program.decide(made) == made.legal[0]
    program.over({"winner": None, "reason": "played"})
    program.close()
    heard = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    assert heard[:3] == [json.loads(json.dumps(one)) for one in (hello(made), question(made), question(made))]
    assert heard[0]["protocol"] == VERSION and heard[-1]["type"] == "over"


def test_nonsense_is_told_and_counted() -> None:
    """After three wrong answers to one decision the program has lost it."""
    made = decision()
    program = Program((sys.executable, "-c", STUBBORN), 60)
    complaints: list[str] = []
    told = program.refused

    def refused(one: Decision, refusal: Refusal) -> None:
        complaints.append(refusal.code)
        told(one, refusal)

    program.refused = refused  # type: ignore[method-assign]  # to hear what it is told
    assert wrong(program, made) == "line-illegal"
    assert complaints == ["line-illegal"] * STRIKES


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("castle", "line-not-json"),
        ("[]", "line-without-action"),
        ('{"action": 3}', "line-without-action"),
        ('{"action": "castle"}', "line-illegal"),
        ('{"action": "castle", "seq": 2}', "line-of-another"),
    ],
)
def test_each_fault_has_its_own_sentence(line: str, code: str) -> None:
    """The sentence of each fault says what was wrong and what would be right."""
    with pytest.raises(Refusal) as told:
        answered(decision(), line)
    assert told.value.code == code


def test_who_ends_or_is_silent_has_no_answer() -> None:
    """A program that ended, is late or does not exist has no answer."""
    assert wrong(Program((sys.executable, "-c", "pass"), 60), decision()) == "program-gone"
    assert wrong(Program((sys.executable, "-c", "input(); input(); exit(7)"), 60), decision()) == "program-gone"
    assert wrong(Program((sys.executable, "-c", "import sys; sys.stdin.read()"), 0.2), decision()) == "program-late"
    assert wrong(Program(("/nowhere/at-all",), 60), decision()) == "program-not-started"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("input(); input(); exit(7)", "with the exit code 7."),
        ("import os; input(); input(); os.kill(os.getpid(), 9)", "by the signal 9."),
        ("import os, time; input(); input(); os.close(1); time.sleep(60)", "has closed its standard output"),
        ("import os, time; os.close(0); print('{}', flush=True); time.sleep(60)", "has closed its standard input"),
    ],
)
def test_how_a_program_was_lost_is_told(written: str, said: str) -> None:
    """The refusal of a lost program names its whole command, and its exit code if it has one."""
    program = Program((sys.executable, "-c", written), 60)
    with pytest.raises(Refusal) as told:
        program.decide(decision())
    assert said in told.value.message() and "-c" in told.value.message()
    program.close()


def test_what_is_no_text_is_a_line_as_any_other() -> None:
    """Bytes that are no text make a line like any other: it is no JSON, and the program runs on."""
    binary = "import sys\nfor line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()"
    assert wrong(Program((sys.executable, "-c", binary), 60), decision()) == "line-not-json"


def test_a_program_is_looked_for(tmp_path: Path) -> None:
    """A program is found on the path or at its own path, and must be executable."""
    startable((sys.executable, "-c", "pass"))
    (tmp_path / "mine.sh").write_text("echo hello")
    for missing in (tmp_path / "none.sh", tmp_path / "mine.sh", tmp_path):
        with pytest.raises(Refusal) as told:
            startable((str(missing), "x"))
        assert told.value.code == "program-not-started"


def test_a_program_plays_a_match_as_an_agent_does(tmp_path: Path) -> None:
    """In an arena a program hears its own rules and matches, and how each ended; a lost one is a match lost."""
    game, rules = registry.rules("triple-triad:ff8+open")
    kept = tmp_path / "heard.jsonl"
    sound = Command("program:" + shlex.join((sys.executable, "-c", ECHO, str(kept))))
    gone = Command("program:" + shlex.join((sys.executable, "-c", "input(); input(); exit(7)")))
    played = play(game, rules, [{}, {}], (agents.agent("random"), sound), 1, 44, lambda: 0.0)
    assert played.forfeit is None and played.plies == 9
    heard = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    assert (heard[0]["rules"], heard[0]["match"]) == (rules.text, "44") and heard[-1]["result"]["reason"]
    lost = play(game, rules, [{}, {}], (gone, sound), 1, 45, lambda: 0.0)
    heard = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    assert (lost.outcome, [fault["code"] for fault in lost.faults(0)]) == (-1.0, ["program-gone"])
    assert heard[-1] == {"type": "over", "result": {"winner": "blue", "reason": "resigned"}}
