"""The promises of the documents are true of the code."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.analysis.ruling import judge_line
from parlour.cli import app
from tests.table.shelving import EXAMPLES, NIM, shelved

ROOT = Path(__file__).parents[2]
ADAPTERS = (ROOT / "docs/reference/adapters.md").read_text(encoding="utf-8")
SMALL_GAMES = (ROOT / "docs/how-to/solve-small-games.md").read_text(encoding="utf-8")
SOLVING = (ROOT / "docs/reference/solving.md").read_text(encoding="utf-8")
REFEREE = (ROOT / "docs/reference/referee.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs/reference/commands.md").read_text(encoding="utf-8")


def test_the_library_example_runs() -> None:
    """The README's Python example runs as printed and ends with a result."""
    found = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert found
    done = subprocess.run([sys.executable, "-c", found[1]], capture_output=True, text=True, check=True)
    assert "winner" in done.stdout.splitlines()[-1]


def test_the_examples_of_solving_run() -> None:
    """The examples print a line of best play of nine placements, six hands, and four figures of a rule set."""
    solved, chosen, weighed = _told(SOLVING)
    assert solved[-1].count(",") == 8 and len(chosen) == 6 and len(weighed[-1].split()) == 4


def _told(document: str, places: slice = slice(None)) -> list[list[str]]:
    """Return what each example of a document prints, or each of those in some places."""
    return [
        subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=True).stdout.splitlines()
        for block in re.findall(r"```python\n(.*?)```", document, re.DOTALL)[places]
    ]


def test_the_examples_of_the_adapters_run() -> None:
    """The examples print the matches that ended in Gymnasium, and what each seat won in the other adapters."""
    gym, zoo, spiel, stepped = _told(ADAPTERS)
    assert gym == ["64 (64, 2)"]
    rewards = dict(line.split() for line in zoo)
    assert set(rewards) == {"red", "blue"} and sum(map(float, rewards.values())) == 0
    assert sum(json.loads(spiel[-1])) == 0 and float(stepped[-1]) in (-1.0, 0.0, 1.0)


def test_kuhn_poker_is_solved_as_told() -> None:
    """The exploitability of Kuhn poker falls from line to line, to less than a twentieth of random play's."""
    with shelved(EXAMPLES / "kuhn_poker"):
        (left,) = _left(slice(1))
    assert left[-1] < 0.229 / 20


@pytest.mark.siege  # most of a minute; `make test` solves Kuhn poker
def test_the_end_of_a_match_is_solved_as_told() -> None:
    """The exploitability of a match with closed hands falls to less than a quarter."""
    (left,) = _left(slice(1, 2))
    assert left[-1] < left[0] / 4


def _left(places: slice) -> list[list[float]]:
    """Return the exploitabilities that the examples print, line by line; none is above the one before."""
    told = [[float(line.split()[1]) for line in lines] for lines in _told(SMALL_GAMES, places)]
    assert all(left == sorted(left, reverse=True) for left in told)
    return told


def test_every_request_to_the_referee_is_answered() -> None:
    """The referee answers every request that the documents write out whole, in an indented block."""
    blocks = re.findall(r"(?:^    .*\n)+", REFEREE, re.MULTILINE)
    requests = [block for block in blocks if block.startswith('    {"game"') and "..." not in block]
    with shelved(NIM):
        answers = [json.loads(judge_line(" ".join(request.split()), lambda: 0.0)) for request in requests]
    assert len(answers) > 3 and all(answer["ok"] for answer in answers)
    assert answers[-1]["exact"] and len(answers[-1]["line"]) == 8


def test_every_command_of_the_documents_exists() -> None:
    """Every command that the README or the pages on commands and on solving name has a help page."""
    commands = set(re.findall(r"^    parlour ([\w-]+)", README + COMMANDS + SOLVING, re.MULTILINE))
    assert len(commands) > 15
    assert [command for command in commands if app.run([command, "--help"]) != 0] == []


def test_every_link_between_documents_leads_somewhere() -> None:
    """Links between documents and to files of the repository lead to existing files."""
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    links = [
        (document, link)
        for document in documents
        for link in re.findall(r"\]\((?!https?://)([^)#]+)\)", document.read_text(encoding="utf-8"))
    ]
    assert len(links) > 100
    assert [(document.name, link) for document, link in links if not (document.parent / link).exists()] == []


def test_no_file_names_the_place_it_was_made_in() -> None:
    """Tracked text files name no path and no host of one machine."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    suspicious = re.compile(r"/wo" + r"rk/|/opt/py" + r"pi|resolved\":")
    kinds = {".py", ".md", ".ts", ".svelte", ".toml", ".json", ".lock", ".ftl", ".txt"}
    texts = [ROOT / name for name in listed if Path(name).suffix in kinds and (ROOT / name).exists()]
    assert [path.name for path in texts if suspicious.search(path.read_text(encoding="utf-8"))] == []
