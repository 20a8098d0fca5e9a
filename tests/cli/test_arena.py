"""`parlour arena`, from its arguments to its table, its JSON, its file and its refusals."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.agents.arena.elo import difference
from parlour.cli import app, screen
from parlour.cli.arena import INTERRUPTED, PAIRS
from tests.cli import at_terminal
from tests.cli.at_terminal import PARLOUR
from tests.table.shelving import EXAMPLES, NIM, shelved

KUHN = EXAMPLES / "kuhn_poker"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(screen.LANG_SETTING, "en")
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture(scope="module", autouse=True)
def _small_games() -> Iterator[None]:
    with shelved(NIM, KUHN):
        yield


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run an arena; return its status, standard output and standard error."""
    return at_terminal.run(capsys, "arena", *arguments)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return the JSON of an arena."""
    status, out, _err = run(capsys, *arguments, "--processes", "1", "--json")
    assert status == 0
    answer: dict[str, Any] = json.loads(out)
    return answer


def lines(path: Path) -> list[dict[str, Any]]:
    """Return a file's lines without their seconds."""
    read = [json.loads(line) for line in path.read_text().splitlines()]
    return [{key: value for key, value in line.items() if key != "seconds"} for line in read]


def test_two_agents_are_told_with_their_error(capsys: pytest.CaptureFixture[str]) -> None:
    """The Elo follows from the pairs, and the counts add up."""
    answer = told(capsys, "nim", "greedy", "random", "--pairs", "30")
    (pairing,) = answer["pairings"]
    found = difference(pairing["pentanomial"])
    assert (answer["elo"], answer["error"]) == (
        pytest.approx(found.elo, abs=0.01),
        pytest.approx(found.error, abs=0.01),
    )
    assert sum(pairing["pentanomial"]) == pairing["pairs"] == 30
    assert pairing["wins"] + pairing["draws"] + pairing["losses"] == 60 and pairing["share"] > 0.5
    assert answer["interrupted"] is False and [agent["name"] for agent in answer["agents"]] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Elo of greedy over random", "Pairs with")), ("fr", ("Elo de greedy sur", "Paires à"))]
)
def test_two_agents_are_drawn(lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """Two agents get a table with a figure in each row, in either language."""
    status, out, _err = run(capsys, "nim", "greedy", "random", "--pairs", "20", "--processes", "1", "--lang", lang)
    assert status == 0 and all(word in out for word in words)
    assert re.search(r"[+-]\d+\.\d ± \d+\.\d", out) and "cli-arena" not in out


def test_without_a_number_a_hundred_pairs_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "nim", "random", "random")["pairings"][0]["pairs"] == PAIRS


def test_more_agents_are_rated_over_the_first(capsys: pytest.CaptureFixture[str]) -> None:
    """Of three agents everybody meets everybody, and each has a row in the table."""
    asked = ("kuhn-poker", "random", "greedy", "search@iterations=100", "--pairs", "12")
    answer = told(capsys, *asked)
    assert [pairing["pairs"] for pairing in answer["pairings"]] == [12] * 3
    assert answer["ratings"][0]["elo"] == 0 and "elo" not in answer
    assert all(rated["games"] == 48 for rated in answer["ratings"])
    status, out, _err = run(capsys, *asked, "--processes", "1")
    assert status == 0 and len(re.findall(r"^│.*\d %", out, re.MULTILINE)) == 3


def test_who_wins_everything_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    """An agent that wins everything has no figure: JSON has null."""
    asked = ("nim", "random", "random", "--pairs", "1", "--seed")
    found = [told(capsys, *asked, str(seed)) for seed in range(30)]
    beyond = next(answer for answer in found if answer["pairings"][0]["pentanomial"][4])
    assert (beyond["elo"], beyond["error"]) == (None, None)
    assert "+∞ ± ∞" in run(capsys, *asked, str(beyond["seed"]), "--processes", "1")[1]


@pytest.mark.parametrize(("players", "accepted"), [(("greedy", "random"), "H1"), (("random", "greedy"), "H0")])
def test_a_test_stops_by_itself(players: tuple[str, str], accepted: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A run stops when its ratio leaves the bounds, and says so in a sentence."""
    asked = ("nim", *players, "--sprt", "0,100")
    answer = told(capsys, *asked)["sprt"]
    low, high = answer["bounds"]
    assert answer["accepted"] == accepted and not low < answer["llr"] < high
    assert (answer["elo0"], answer["elo1"], answer["alpha"], answer["beta"]) == (0, 100, 0.05, 0.05)
    for lang, word in (("en", "is accepted"), ("fr", "est acceptée")):
        out = run(capsys, *asked, "--processes", "1", "--lang", lang)[1]
        assert f"{accepted} {word}" in out
    undecided = told(capsys, "nim", "random", "random", "--sprt", "-1,1", "--pairs", "3", "--alpha", "0.01")
    assert undecided["sprt"]["accepted"] is None and undecided["sprt"]["alpha"] == 0.01


def test_the_number_of_processes_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Any number of processes writes the same lines in the same order, and stops at the same pair."""
    for name, *asked in (("fixed", "--pairs", "9"), ("test", "--sprt", "0,200")):
        files = [tmp_path / f"{name}-{processes}.jsonl" for processes in (1, 3)]
        for processes, file in zip((1, 3), files, strict=True):
            players = ("greedy", "random", *(("random",) if name == "fixed" else ()))
            arguments = ("nim", *players, *asked, "--lines", str(file), "--processes", str(processes))
            assert run(capsys, *arguments)[0] == 0
        assert lines(files[0]) == lines(files[1]) and len(lines(files[0])) >= 9


def test_a_run_is_continued_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file cut in the middle of a line is continued, and ends like one that was never cut."""
    file, asked = tmp_path / "lines.jsonl", ("kuhn-poker", "search@iterations=50", "random", "--pairs", "8")
    whole = told(capsys, *asked, "--lines", str(file))
    written = lines(file)
    file.write_bytes(file.read_bytes()[:-200])
    again = told(capsys, *asked, "--lines", str(file))
    assert lines(file) == written and (again["elo"], again["error"]) == (whole["elo"], whole["error"])
    before = file.read_bytes()
    for lang, word in (("en", "is of another run: seed"), ("fr", "d’une autre série")):
        status, out, err = run(capsys, *asked, "--lines", str(file), "--seed", "1", "--lang", lang)
        assert (status, out, err.count("\n")) == (app.MISUSE, "", 1) and word in err
    assert file.read_bytes() == before


def test_decks_are_played_in_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The decks of the two seats take turns, whoever sits there."""
    file = tmp_path / "lines.jsonl"
    told(capsys, "cipher", "random", "random", "--pairs", "3", "--bring", "all", "--lines", str(file))
    played = [[bring["deck"] for bring in line["brings"]] for line in lines(file)[1:]]
    assert played == [["S01", "S01"], ["S01", "S02"], ["S01", "S03"]]


def test_it_ends_when_it_is_interrupted(tmp_path: Path) -> None:
    """After Ctrl-C, which reaches every process, the pairs known so far are printed, and nothing else."""
    file = tmp_path / "lines.jsonl"
    asked = ["arena", "kuhn-poker", "search@iterations=2000", "random", "--pairs", "1000000", "--processes", "2"]
    command = [*PARLOUR, *asked, "--json", "--lines", str(file)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 3):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == INTERRUPTED and err.strip() == ""
    answer = json.loads(out)
    assert answer["interrupted"] is True and answer["pairings"][0]["pairs"] == len(lines(file)) - 1 >= 3


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nim", "greedy"), "search greedy"),
        (("nim", "greedy", "deep-blue"), "clairvoyant"),
        (("nim", "greedy", "search@depth=3"), "iterations=1..10000000"),
        (("nim", "greedy", "search@iterations=0"), "iterations=1..10000000"),
        (("nim", "greedy@iterations=3", "random"), "search, clairvoyant"),
        (("nim", "greedy", "random", "search", "--sprt", "0,5"), "--sprt"),
        (("nim", "greedy", "random", "--sprt", "5"), "0,10"),
        (("nim", "greedy", "random", "--sprt", "a,b"), "a,b"),
        (("nim", "greedy", "random", "--sprt", "5,0"), "5,0"),
        (("nim", "greedy", "random", "--sprt", "0,5", "--alpha", "0.7"), "0,10"),
        (("nim", "greedy", "random", "--bring", "all"), "nim"),
        (("cipher", "greedy", "random", "--bring", "S01"), "S08"),
        (("nim", "greedy", "random", "--lines", "/no/such/folder/lines.jsonl"), "/no/such/folder"),
        (("nim", "greedy", "random", "--address", "here:1"), "--on ray"),
        (("chess", "greedy", "random"), "triple-triad"),
    ],
)
def test_bad_input_is_one_line_and_status_two(
    arguments: tuple[str, ...], said: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bad argument is refused in one line that says what would be right, in either language."""
    status, out, err = run(capsys, *arguments, "--lang", lang)
    assert (status, out, err.count("\n")) == (app.MISUSE, "", 1)
    assert err.startswith("parlour: ") and said in err and "error-" not in err


def test_simulate_takes_settings(capsys: pytest.CaptureFixture[str]) -> None:
    """Commas separate settings as well as agents."""
    players = "clairvoyant@iterations=20,exploration=0.5,search@iterations=20"
    assert app.run(["simulate", "kuhn-poker", "--games", "6", "--agents", players, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["agents"] == ["clairvoyant@iterations=20,exploration=0.5", "search@iterations=20"]


MINE = """
import os
from pathlib import Path

class First:
    def choose(self, legal):
        return legal[0]

class Tired:
    asked = 0
    def choose(self, game, view):
        Tired.asked += 1
        return game.legal(view)[0] if Tired.asked % 40 else 1 // 0

class Last:
    def choose(self, legal):
        if not Path("first").exists():
            Path("first").touch()
            return legal[-1]
        os._exit(1)
"""
SPEAKS = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide":
        print(json.dumps({"action": told["legal"][-1]}), flush=True)
"""


@pytest.fixture
def _mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with agents and a program of one's own."""
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(MINE)
    Path("speaks.py").write_text(SPEAKS)


@pytest.mark.usefixtures("_mine")
def test_players_of_ones_own_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """An agent of a file and a program meet the house's, and each other; a file goes on until the code changes."""
    program = f"program:{sys.executable} speaks.py"
    asked = ("nim", "mine.py:First", program, "greedy", "--pairs", "2", "--lines", "lines.jsonl")
    answer = told(capsys, *asked)
    assert [agent["name"] for agent in answer["agents"]] == ["mine.py:First", program, "greedy"]
    assert [pairing["forfeits"] for pairing in answer["pairings"]] == [[0, 0]] * 3
    assert told(capsys, *asked)["ratings"] == answer["ratings"]
    Path("mine.py").write_text(MINE + "# changed\n")
    status, _out, err = run(capsys, *asked)
    assert status == app.MISUSE and "agents" in err


@pytest.mark.usefixtures("_mine")
def test_a_fault_of_ones_own_loses_a_match_and_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Matches that an agent lost by its faults are lost, kept in the file, and told with the first reason."""
    asked = ("nim", "mine.py:Tired", "random", "--pairs", "20", "--lines", "lines.jsonl")
    answer = told(capsys, *asked)
    lost, none = answer["pairings"][0]["forfeits"]
    assert lost > 0 == none and answer["pairings"][0]["pairs"] == 20 and answer["pairings"][0]["losses"] >= lost
    assert sum(len(line["forfeits"][0]) for line in lines(Path("lines.jsonl"))[1:]) == lost
    for lang, words in (("en", "gave no action and lost by it: "), ("fr", "n’a pas donné d’action")):
        status, out, _err = run(capsys, *asked, "--processes", "1", "--lang", lang)
        assert status == 0 and f"mine.py:Tired {words}" in out and "ZeroDivisionError" in out and "mine.py:" in out
    status = app.run(["simulate", "nim", "--games", "20", "--agents", "random,mine.py:Tired", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert status == 0 and found["forfeits"][0] == 0 < found["forfeits"][1] and sum(found["wins"]) == 20
    app.run(["simulate", "nim", "--games", "20", "--agents", "random,mine.py:Tired"])
    assert "mine.py:Tired gave no action" in capsys.readouterr().out


@pytest.mark.usefixtures("_mine")
def test_an_agent_that_ends_python_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    """An agent that ends the process it plays in ends the run with one sentence, which says what to do."""
    status, out, err = run(capsys, "nim", "mine.py:Last", "random", "--processes", "2")
    assert (status, out, err.strip().count("\n")) == (app.MISUSE, "", 0) and "program:COMMAND" in err
