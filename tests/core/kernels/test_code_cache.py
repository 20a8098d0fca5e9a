"""Kernels are loaded from any folder that has fresh ones, and written to the first that can be written."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core.kernels import code_cache
from tests.table.shelving import NIM

NOBODY = 54321  # a user without an entry in the list of users
# They may read everything, since a Python of root's own may be out of sight, but write only what is theirs.
READING = [f"--{whose}-caps=+dac_read_search" for whose in ("inh", "ambient")]
BECOME = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *READING]

KEPT = """
import sys
import numpy as np
from parlour.core.kernels import kernel

@kernel
def counted(text):
    found = {text: 1, "two": 2}
    return len(found) + len(np.zeros(found["two"]))

@kernel
def doubled(number):
    return number * counted("one")

if "--more" in sys.argv:
    print(doubled(2.5))
print(counted("one"), doubled(2), "numba.cpython.setobj" in sys.modules)
"""


def teller(folder, code, errors=subprocess.PIPE):
    """Return a function that runs code in a process with a cache in this folder, and returns the words it prints."""
    (folder / "code.py").write_text(code)
    settings = {"NUMBA_CACHE_DIR": str(folder / "cache"), "NUMBA_DISABLE_JIT": "0", "PARLOUR_LANG": "en"}

    def told(*more):
        run = [sys.executable, "-B", str(folder / "code.py"), *more]
        made = {"env": {**os.environ, **settings}, "stdout": subprocess.PIPE, "stderr": errors}
        return subprocess.run(run, **made, text=True, check=True).stdout.split()

    return told


def test_a_kernel_from_the_cache_does_without_the_compiler(tmp_path):
    """A cached kernel runs as machine code; a process loads the compiler only when it has something to compile.

    Then it says at a terminal, in one line, why nothing happens.
    """
    here, there = os.openpty()
    os.set_blocking(here, False)
    told = teller(tmp_path, KEPT, there)
    assert told() == ["4", "8", "True"]
    said = os.read(here, 4096).decode()
    assert "compiles its rules" in said and said.count("\n") == 1
    assert told() == ["4", "8", "False"]
    with pytest.raises(BlockingIOError):
        os.read(here, 4096)
    assert teller(tmp_path, KEPT)("--more") == ["10.0", "4", "8", "True"]
    for end in (here, there):
        os.close(end)


CLOSURES = """
import sys
from parlour.core.kernels import kernel

def made(constant):
    @kernel
    def steps(n):
        found = 0
        while n > 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            found += constant
            if found % 7 == 3:
                found += n % 5
        return found

    @kernel
    def summed(n):
        total = 0
        for i in range(n):
            if i % 3 == 0:
                total += steps(i + 1)
            elif i % 3 == 1:
                total -= steps(2 * i + 1) * steps(i + 2)
            else:
                total += steps(i) + steps(i + 3) - steps(5 * i + 1)
        return total

    @kernel
    def whole(n):
        return summed(n) + 1000 * summed(n + 1) - summed(n + 2) * summed(n + 3)

    return whole

for whole in [made(int(constant)) for constant in sys.argv[1:]]:
    print(whole(27))
"""


def test_closures_from_the_cache_run_their_own_code(tmp_path):
    """Two closures from one line of different processes never share a name, so each runs its own code."""
    told = teller(tmp_path, CLOSURES)
    one, two = told("1"), told("2")
    assert one != two and told("1", "2") == one + two


def test_cache_folders_fall_back_in_order(tmp_path, monkeypatch):
    """A chosen folder comes first, then the source's, then the user's cache, then a temporary one."""
    source = tmp_path / "game" / "moves.py"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    monkeypatch.setattr(code_cache.config, "CACHE_DIR", "")
    beside, user, last = code_cache.folders(source)
    assert beside == source.parent / "__pycache__"
    assert user.parent == tmp_path / "user" / "parlour"
    assert last.name == user.name
    monkeypatch.setattr(code_cache.config, "CACHE_DIR", str(tmp_path / "chosen"))
    assert code_cache.folders(source) == [tmp_path / "chosen" / user.name, beside, user, last]


def test_a_folder_that_cannot_be_written_is_passed_over(tmp_path, monkeypatch):
    """If the first folder cannot be made, the next one is taken."""
    (tmp_path / "game").write_text("a file where a folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    monkeypatch.setattr(code_cache.config, "CACHE_DIR", "")
    chosen = code_cache.writable(tmp_path / "game" / "moves.py")
    assert chosen is not None and chosen.parent == tmp_path / "user" / "parlour"


def test_who_can_write_nowhere_has_no_folder(tmp_path, monkeypatch):
    """A user who can write nowhere has no folder; kernels run all the same, compiled in each process."""
    for name in ("chosen", "game", "user", "temporary"):
        (tmp_path / name).write_text("a file where a folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    monkeypatch.setattr(code_cache.config, "CACHE_DIR", str(tmp_path / "chosen"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    assert code_cache.writable(tmp_path / "game" / "moves.py") is None


def test_a_temporary_folder_of_another_is_none(tmp_path, monkeypatch):
    """A temporary folder made by another user is never used: it could hold code of theirs."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    source = tmp_path / "game" / "moves.py"
    mine = tmp_path / f"parlour-{os.getuid()}"
    assert mine in [folder.parent for folder in code_cache.folders(source)]
    mine.mkdir()
    assert mine in [folder.parent for folder in code_cache.folders(source)]
    monkeypatch.setattr(os, "getuid", lambda: NOBODY)
    theirs = tmp_path / f"parlour-{NOBODY}"
    theirs.mkdir()
    assert theirs not in [folder.parent for folder in code_cache.folders(source)]


COUNTED = """
import sys
from parlour.core.kernels import kernel

@kernel
def counted():
    return len({1: VALUE})  + VALUE

print(counted(), "numba.cpython.setobj" in sys.modules)
"""


def counting(folder, value, chosen=None):
    """Return what a process prints that runs a kernel of a folder: its value, and if it was compiled for it."""
    file = folder / "counted.py"
    text = COUNTED.replace("VALUE", str(value))
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "NUMBA_CACHE_DIR": str(chosen or "")}
    run = [sys.executable, "-B", str(file)]
    told = subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout.split()
    return int(told[0]) - 1, told[1] == "True"


def test_kernels_are_loaded_from_any_folder_that_has_them(tmp_path):
    """Kernels in an image lie beside the sources, and serve a user who writes elsewhere."""
    chosen = tmp_path / "chosen"
    assert counting(tmp_path, 1) == (1, True)
    assert counting(tmp_path, 1, chosen) == (1, False)
    assert not chosen.exists()


def test_stale_kernels_are_loaded_from_no_folder(tmp_path):
    """Stale kernels are never loaded, whichever folder has them and whichever is searched first."""
    chosen = tmp_path / "chosen"
    assert counting(tmp_path, 1) == (1, True)
    assert counting(tmp_path, 2, chosen) == (2, True)
    assert counting(tmp_path, 2) == (2, True)
    assert counting(tmp_path, 3) == (3, True)
    assert counting(tmp_path, 3, chosen) == (3, False)


MATCH = """
import os
from pathlib import Path
from parlour_nim import GAME
from parlour.core import registry
from parlour.core.chance import Seeded

assert os.getuid() == {nobody} and "HOME" not in os.environ
registry.games()
chance = Seeded(1)
state, _events = GAME.deal(GAME.rule_book.standard, [{{}}, {{}}], chance)
while GAME.to_act(state) >= 0:
    GAME.apply(state, GAME.legal(state)[0], chance)
print(abs(GAME.outcome(state, 0)))
"""


@pytest.fixture
def of_nobody() -> Iterator[Path]:
    """Yield a folder that a user without a home can reach."""
    if shutil.which("setpriv") is None or os.geteuid() != 0:
        pytest.skip("root alone becomes a user that no list has, by setpriv")
    with tempfile.TemporaryDirectory() as name:
        os.chown(name, NOBODY, NOBODY)
        yield Path(name)


@pytest.mark.parametrize(
    "chosen", [pytest.param(True, id="with a folder", marks=pytest.mark.siege), pytest.param(False, id="without")]
)
def test_a_user_without_a_home_plays_a_match(of_nobody, chosen):
    """A user without a home plays a match, with a chosen folder for kernels or without."""
    paths = [str(NIM), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(paths), "TMPDIR": str(of_nobody)}
    if chosen:
        environment["NUMBA_CACHE_DIR"] = str(of_nobody)
    run = [*BECOME, sys.executable, "-B", "-c", MATCH.format(nobody=NOBODY)]
    told = subprocess.run(run, cwd=of_nobody, env=environment, capture_output=True, text=True, check=False)
    assert (told.stderr, told.stdout) == ("", "1.0\n")
