"""The library alone: whoever installs `parlour` without its hall has the rules, the terminal and no server."""

import json
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TYPED = [path for path in sorted((ROOT / "docs").rglob("*.md")) if "```pycon" in path.read_text(encoding="utf-8")]
POSITION = {"game": "triple-triad", "rules": "ff8", "position": {"board": "." * 9}}
FEWER = """
import sys
from importlib.machinery import PathFinder

class Fewer(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in {modules!r} else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Fewer
"""
PROGRAM = "from parlour.cli.app import main; main()"
TYPIST = """
import doctest, re
typed = "\\n".join(re.findall(r"```pycon\\n(.*?)```", sys.stdin.read(), re.DOTALL))
test = doctest.DocTestParser().get_doctest(typed, {}, "document", "document", 0)
print(doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test))
"""


def _needed(name: str) -> set[str]:
    """A distribution and all it wants by itself, extras aside."""
    found, waiting = set(), [name]
    while waiting:
        one = re.sub("[-_.]+", "-", waiting.pop()).lower()
        if one in found:
            continue
        try:
            wanted = requires(one) or []
        except PackageNotFoundError:  # wanted elsewhere: on another system, by an older Python
            continue
        found.add(one)
        waiting += [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in wanted if "extra ==" not in line]
    return found


def _not_installed() -> set[str]:
    """The modules of everything that is installed here and not asked for by the library."""
    needed = _needed("parlour")
    return {
        module
        for module, of in packages_distributions().items()
        if not needed & {re.sub("[-_.]+", "-", name).lower() for name in of}
    }


def alone(*arguments: str, typed: str = "", program: str = PROGRAM) -> subprocess.CompletedProcess[str]:
    """`parlour ARGUMENTS`, or a program, where only what the library asks for is found."""
    program = FEWER.format(modules=_not_installed()) + program
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], input=typed, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "triple-triad"),
        ("cards", "cipher"),
        ("simulate", "triple-triad", "--games", "10"),
        ("arena", "triple-triad", "greedy", "random", "--pairs", "2", "--processes", "1"),
        ("hand", "triple-triad:ff8", "--from", "ff8", "--within", "0.5"),
        ("solve", "--help"),
        ("doctor",),
        ("play", "--help"),
        ("verify", "--help"),
    ],
)
def test_the_terminal_needs_no_hall(arguments: tuple[str, ...]) -> None:
    done = alone(*arguments)
    assert done.returncode == 0 and done.stderr.strip() == "" and done.stdout


@pytest.mark.parametrize("words", [("seat", "greedy"), ("play", "--hall", "http://127.0.0.1:1", "code")])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_talks_to_a_hall_says_what_to_install(words: tuple[str, ...], lang: str) -> None:
    """A small extra, and not the hall."""
    done = alone("--lang", lang, *words)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and 'pip install "parlour[seat]"' in done.stderr


def test_the_referee_needs_no_hall() -> None:
    done = alone("referee", typed=json.dumps({"game": "chakart", "rules": "seed", "position": "start"}) + "\n")
    assert done.returncode == 0 and "id" in json.loads(done.stdout)


@pytest.mark.parametrize("document", TYPED, ids=lambda document: document.stem)
def test_what_a_document_types_needs_no_hall(document: Path) -> None:
    """It answers as it is printed, from its first block to its last."""
    done = alone(typed=document.read_text(encoding="utf-8"), program=TYPIST)
    assert done.stdout.splitlines()[-1].startswith("TestResults(failed=0, attempted="), done.stdout + done.stderr


def test_the_games_need_no_hall() -> None:
    """Not one module of it is as much as asked for."""
    assert {"numba", "typer"}.isdisjoint(_not_installed()) and {"fastapi", "sqlalchemy"} <= _not_installed()


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "dataset", "host-token", "new-key"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_command_of_the_hall_says_what_to_install(command: str, lang: str) -> None:
    done = alone(command, "--lang", lang, *(["name"] if command in ("backup", "restore", "dataset", "new-key") else []))
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and 'pip install "parlour[hall]"' in done.stderr
