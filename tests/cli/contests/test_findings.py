"""The result of a run is the same in a line, in a table and in JSON."""

import json
import re

import pytest

from parlour import agents
from parlour.agents.arena.pairs import Pair
from parlour.agents.arena.run import Run
from parlour.agents.arena.sprt import Sprt
from parlour.cli import screen
from parlour.cli.contests import findings
from parlour.core import registry
from tests.agents.meeting import contest

GREEDY, BLIND = agents.agent("greedy"), agents.agent("random")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(screen.LANG_SETTING, "en")
    monkeypatch.setenv("COLUMNS", "160")


def counted(run: Run, *points: tuple[float, float]) -> Run:
    """Return a run in which each pairing has this result."""
    for pairing in run.contest.pairings:
        for number, both in enumerate(points):
            run.scores[pairing].take(Pair(number, pairing, both, (9, 9), (0.5, 0.25)))
    return run


def test_a_line_says_how_things_stand() -> None:
    """A line tells the state of a run: before the first pair, of two agents, with a test, and of three."""
    triad = registry.game("triple-triad")
    two, three = contest(triad, GREEDY, BLIND), contest(triad, GREEDY, BLIND, BLIND)
    assert findings.so_far(Run(two)) == "Elo +0.0 ± ∞"
    assert re.fullmatch(r"Elo \+190\.8 ± \d+\.\d", findings.so_far(counted(Run(two), (1, 1), (1, 0))))
    assert findings.so_far(counted(Run(two), (0, 0), (0, 0))) == "Elo -∞ ± ∞"
    line = findings.so_far(counted(Run(two, Sprt(0, 50)), (1, 1), (1, 0)))
    assert re.fullmatch(r"Elo .*, Log-likelihood ratio 0\.\d\d \(from -2\.94 to 2\.94\)", line)
    assert findings.so_far(Run(three)) == "greedy +0.0, random ?, random ?"
    assert findings.so_far(counted(Run(three), (0.5, 0.5))) == "greedy +0.0, random +0.0, random +0.0"


def test_table_and_json_tell_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """An interrupted run says so in its table and its JSON."""
    run = counted(Run(contest(registry.game("triple-triad"), GREEDY, BLIND)), (1, 1), (1, 0.5), (0, 1), (0, 0))
    findings.draw(run, whole=False)
    drawn, told = capsys.readouterr().out, json.loads(json.dumps(findings.told(run, whole=False)))
    assert f"{told['elo']:+.1f} ± {told['error']:.1f}" in drawn and told["interrupted"] and "Interrupted" in drawn
    (pairing,) = told["pairings"]
    assert " / ".join(map(str, pairing["pentanomial"])) in drawn and pairing["pentanomial"] == [1, 0, 1, 1, 1]
    assert f"{pairing['wins']} / {pairing['draws']} / {pairing['losses']}" in drawn
    assert (pairing["plies"], pairing["seconds"]) == (72, [2.0, 1.0]) and "0.2500 / 0.1250" in drawn
