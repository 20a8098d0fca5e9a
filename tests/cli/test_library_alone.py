"""The library alone has the rules and the terminal: installing `parlour` without its hall brings no server."""

import json
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

ROOT = Path(__file__).parents[2]
TYPED = [path for path in sorted((ROOT / "docs").rglob("*.md")) if "```pycon" in path.read_text(encoding="utf-8")]
FEWER = """
import sys
from importlib.machinery import PathFinder

class Fewer(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in {modules!r} else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Fewer
"""
CARRIED_OUT = """
import contextlib, io, json
from parlour.cli.app import run
told = []
for arguments, typed in json.loads(sys.stdin.read()):
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode()))
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        status = run(arguments)
    told.append((status, out.getvalue(), err.getvalue()))
json.dump(told, sys.stdout)
"""
TYPIST = """
import doctest, json, re
for name, document in json.loads(sys.stdin.read()):
    typed = "\\n".join(re.findall(r"```pycon\\n(.*?)```", document, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(typed, {}, name, name, 0)
    doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
"""
TERMINAL = [
    ("rules", "triple-triad"),
    ("cards", "cipher"),
    ("simulate", "triple-triad", "--games", "10"),
    ("arena", "triple-triad", "greedy", "random", "--pairs", "2", "--processes", "1"),
    ("hand", "triple-triad:ff8", "--from", "ff8", "--within", "0.5"),
    ("solve", "--help"),
    ("doctor",),
    ("play", "--help"),
    ("verify", "--help"),
]
SEATED = [("seat", "greedy"), ("play", "--hall", "http://127.0.0.1:1", "code")]
OF_THE_HALL = [
    *[(name,) for name in ("serve", "host-token")],
    *[(name, "name") for name in ("backup", "restore", "dataset", "new-key")],
]
LANGUAGES = ("en", "fr")
Done = tuple[int, str, str]  # status, standard output, standard error


def _needed(name: str) -> set[str]:
    """Return a distribution and all that it requires, extras aside."""
    found, waiting = set(), [name]
    while waiting:
        one = re.sub("[-_.]+", "-", waiting.pop()).lower()
        if one in found:
            continue
        try:
            wanted = requires(one) or []
        except PackageNotFoundError:  # required elsewhere: on another system, by an older Python
            continue
        found.add(one)
        waiting += [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in wanted if "extra ==" not in line]
    return found


def _not_installed() -> set[str]:
    """Return the modules of all installed packages that the library does not require."""
    needed = _needed("parlour")
    return {
        module
        for module, of in packages_distributions().items()
        if not needed & {re.sub("[-_.]+", "-", name).lower() for name in of}
    }


def alone(program: str, asked: object) -> str:
    """Return the output of a program that reads JSON, and finds only what the library requires."""
    program = FEWER.format(modules=_not_installed()) + program
    asking = [sys.executable, "-c", program]
    done = subprocess.run(asking, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return done.stdout


def carried_out(*commands: tuple[str, ...], typed: str = "") -> dict[tuple[str, ...], Done]:
    """Run `parlour ARGUMENTS` for each of these; return what each did."""
    told = json.loads(alone(CARRIED_OUT, [(command, typed) for command in commands]))
    return {command: tuple(done) for command, done in zip(commands, told, strict=True)}


def refused(commands: list[tuple[str, ...]], extra: str) -> None:
    """Check that each of these commands says in one line of either language what to install."""
    told = carried_out(*[("--lang", lang, *command) for lang in LANGUAGES for command in commands])
    as_told = {
        command: done
        for command, done in told.items()
        if done[:2] != (2, "") or done[2].count("\n") != 1 or f'pip install "{extra}"' not in done[2]
    }
    assert not as_told


def test_the_terminal_needs_no_hall() -> None:
    told = carried_out(*TERMINAL)
    assert not {command: done for command, done in told.items() if done[0] or done[2].strip() or not done[1]}


def test_who_talks_to_a_hall_says_what_to_install() -> None:
    """A command that talks to a hall names a small extra to install, and not the hall."""
    refused(SEATED, "parlour[seat]")


def test_the_referee_needs_no_hall() -> None:
    asked = json.dumps({"game": "chakart", "rules": "seed", "position": "start"}) + "\n"
    ((status, out, _err),) = carried_out(("referee",), typed=asked).values()
    assert status == 0 and "id" in json.loads(out)


def test_what_a_document_types_needs_no_hall() -> None:
    """Each command in the documents prints what the document shows, from its first block to its last."""
    assert TYPED and alone(TYPIST, [(path.stem, path.read_text(encoding="utf-8")) for path in TYPED]) == ""


def test_the_games_need_no_hall() -> None:
    """The games import no module of the hall."""
    assert {"numba", "typer"}.isdisjoint(_not_installed()) and {"fastapi", "sqlalchemy"} <= _not_installed()


def test_a_command_of_the_hall_says_what_to_install() -> None:
    refused(OF_THE_HALL, "parlour[hall]")
