"""Kernels: cached safely, so that no edit runs stale code and no two closures are taken for one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from numba import types

import parlour.core
from parlour.core import jit


@jit.kernel
def _one():
    return 1


@jit.kernel
def _two():
    return 2


def _plus(inner, constant=0):
    @jit.kernel
    def added():
        return inner() + constant

    return added


def _python(made):
    return getattr(made, "py_func", made)


def test_closures_over_different_kernels_differ():
    """Closures of one line are told apart by the kernels they hold, at any depth, and run their own code."""
    made = [_plus(_one), _plus(_two), _plus(_one, 5), _plus(_plus(_one)), _plus(_plus(_two))]
    assert [f() for f in made] == [1, 2, 6, 1, 2]
    if not jit.config.DISABLE_JIT:
        assert len({jit._identity(_python(f)) for f in made}) == len(made)


def test_equal_closures_share_their_identity():
    """The same closure made twice is the same to the cache, so the next process finds it."""
    if not jit.config.DISABLE_JIT:
        assert jit._identity(_python(_plus(_one, 5))) == jit._identity(_python(_plus(_one, 5)))


def test_a_game_of_the_house_is_stamped_by_its_own_folder():
    """A game's kernels go stale with the whole game folder, the house's with their room."""
    package = Path(parlour.core.__file__).parent.parent
    game = next((package / "games").glob("*/__init__.py")).parent
    assert jit.home(str(game / "any.py")) == game
    assert jit.home(str(game / "deep" / "any.py")) == game
    assert jit.home(str(package / "core" / "chance.py")) == package / "core"


def test_a_game_from_elsewhere_is_stamped_by_its_whole_package(tmp_path):
    """The outermost package counts, however deep the module and whatever its folders are called."""
    package = tmp_path / "site" / "mine"
    (package / "games" / "play").mkdir(parents=True)
    for folder in (package, package / "games", package / "games" / "play"):
        (folder / "__init__.py").touch()
    assert {jit.home(str(path)) for path in package.rglob("*.py")} == {package}
    assert jit.home("/elsewhere/mine.py") == Path("/elsewhere")


def test_a_module_alone_has_its_neighbours(tmp_path, monkeypatch):
    """Beside a game of one module lie other packages, which are not its own."""
    for name in ("mine.py", "table.csv", "other/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    home = jit.home(str(tmp_path / "mine.py"))
    assert [path.name for path in jit.sources(home)] == ["mine.py", "table.csv"]


@pytest.mark.parametrize("name", ["new.py", "data/table.json", "data/table.csv", "values.npy"])
def test_a_new_or_changed_source_changes_the_hash(tmp_path, name):
    """Adding or editing a source or a data file of a folder changes its hash; what only people read does not."""

    def hashed():
        jit._folder_hash.cache_clear()
        return jit._folder_hash(tmp_path)

    (tmp_path / "old.py").write_text("x = 1")
    seen = [hashed()]
    file = tmp_path / name
    file.parent.mkdir(exist_ok=True)
    file.write_text("1")
    seen.append(hashed())
    file.write_text("2")
    seen.append(hashed())
    for idle in ("note.md", "words/en.ftl", "__pycache__/new.nbi", ".draft.py.swp"):
        (tmp_path / idle).parent.mkdir(exist_ok=True)
        (tmp_path / idle).write_text("nothing")
    assert len(set(seen)) == 3
    assert hashed() == seen[-1]


def test_the_stamp_of_a_kernel_covers_its_folder(tmp_path):
    """A file added beside a kernel makes the kernel stale."""
    scope: dict[str, object] = {}
    exec(compile("def f():\n    return 1\n", str(tmp_path / "kernels.py"), "exec"), scope)
    (tmp_path / "kernels.py").write_text("def f():\n    return 1\n")
    jit._folder_hash.cache_clear()
    before = jit._stamp(scope["f"])
    (tmp_path / "helper.py").write_text("y = 2")
    jit._folder_hash.cache_clear()
    assert jit._stamp(scope["f"]) != before


CALLERS = """
import lower
from lower.kernels import value
from parlour.core.jit import kernel

@kernel
def by_name():
    return value()

@kernel
def by_module():
    return lower.kernels.value()

@kernel
def by_a_later_kernel():
    return later()

@kernel
def later():
    return by_name()

print(by_name(), by_module(), by_a_later_kernel())
"""


def test_a_changed_kernel_of_another_package_is_not_kept_by_those_that_call_it(tmp_path):
    """However a kernel names the kernel of another package, the next process runs that one's new code."""
    for package in ("lower", "upper"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    (tmp_path / "upper" / "callers.py").write_text(CALLERS)
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}

    def told(value):
        (tmp_path / "lower" / "kernels.py").write_text(
            f"from parlour.core.jit import kernel\n\n@kernel\ndef value():\n    return {value}\n"
        )
        run = [sys.executable, "-B", "-c", "import upper.callers"]
        return subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout.split()

    assert told(1) == ["1", "1", "1"]
    assert told(2) == ["2", "2", "2"]


KEPT = """
import sys
import numpy as np
from parlour.core.jit import kernel

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


def test_a_kernel_from_the_cache_does_without_the_compiler(tmp_path):
    """The next process runs a kernel's machine code alone, and loads the compiler when it has something to compile."""
    (tmp_path / "kept.py").write_text(KEPT)
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}

    def told(*more):
        run = [sys.executable, "-B", str(tmp_path / "kept.py"), *more]
        return subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout.split()

    assert told() == ["4", "8", "True"]
    assert told() == ["4", "8", "False"]
    assert told("--more") == ["10.0", "4", "8", "True"]


CLOSURES = """
import sys
from parlour.core.jit import kernel

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
    """Whichever process compiled them: two of one line, of different processes, are called by one name in neither."""
    (tmp_path / "closures.py").write_text(CLOSURES)
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}

    def told(*constants):
        run = [sys.executable, "-B", str(tmp_path / "closures.py"), *constants]
        return subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout.split()

    one, two = told("1"), told("2")
    assert one != two and told("1", "2") == one + two


def test_cache_folders_fall_back_in_order(tmp_path, monkeypatch):
    """Beside the source first, then the user's cache, then a temporary folder; a chosen one comes before all."""
    source = tmp_path / "game" / "moves.py"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    monkeypatch.setattr(jit.config, "CACHE_DIR", "")
    beside, user, last = jit._cache_folders(source)
    assert beside == source.parent / "__pycache__"
    assert user.parent == tmp_path / "user" / "parlour"
    assert last.name == user.name
    monkeypatch.setattr(jit.config, "CACHE_DIR", str(tmp_path / "chosen"))
    assert jit._cache_folders(source) == [tmp_path / "chosen" / user.name, beside, user, last]


def test_a_folder_that_cannot_be_written_is_passed_over(tmp_path, monkeypatch):
    """Where the first folder cannot be made, the next one is taken."""
    (tmp_path / "game").write_text("a file where a folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    monkeypatch.setattr(jit.config, "CACHE_DIR", "")
    locator = jit._KernelLocator.from_function(_python(_one), str(tmp_path / "game" / "moves.py"))
    assert Path(locator.get_cache_path()).parent == tmp_path / "user" / "parlour"


@jit.kernel
def _half(value):
    return value / 2


def test_constants_and_widths_do_not_multiply_the_code():
    """Called from kernels with constants and narrow integers, a kernel is compiled once for all integers."""
    if not jit.config.DISABLE_JIT:
        for given in (types.literal(3), types.literal(5), types.int8, types.uint16, types.int64):
            _half.get_call_template((given,), {})
        assert _half.part.signatures == [(types.int64,)]
        _half.get_call_template((types.float64,), {})
        assert _half.part.signatures == [(types.int64,), (types.float64,)]


@jit.rare
def _seldom(value):
    return _half(value) + 1


@jit.inline
def _shortcut(value):
    return _seldom(value) if value > 100 else _half(value)


def test_inlining_ends_with_the_kernel_that_asks_for_it():
    """What an inlined kernel calls is inlined where LLVM thinks it worth while, and a rare kernel never is."""
    assert [_shortcut(value) for value in (10, 200)] == [5, 101]
    if not jit.config.DISABLE_JIT:
        _shortcut.get_call_template((types.int64,), {})
        made = {one: next(iter(one.part.overloads.values())) for one in (_half, _seldom, _shortcut)}
        assert [one.fndesc.inline for one in made.values()] == [False, False, True]
        told = {one: str(compiled.library._final_module) for one, compiled in made.items()}
        assert ["noinline" in told[one] for one in (_half, _seldom)] == [False, True]
