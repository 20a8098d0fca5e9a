"""Stamps: no edit runs stale code, and no two closures are confused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import parlour.core
from parlour.core.kernels import config, kernel, stamps


@kernel
def _one():
    return 1


@kernel
def _two():
    return 2


def _plus(inner, constant=0):
    @kernel
    def added():
        return inner() + constant

    return added


def _python(made):
    return getattr(made, "py_func", made)


def test_closures_over_different_kernels_differ():
    """Closures of one line are told apart by the kernels they hold, at any depth, and run their own code."""
    made = [_plus(_one), _plus(_two), _plus(_one, 5), _plus(_plus(_one)), _plus(_plus(_two))]
    assert [f() for f in made] == [1, 2, 6, 1, 2]
    if not config.DISABLE_JIT:
        assert len({stamps.identity(_python(f)) for f in made}) == len(made)


def test_equal_closures_share_their_identity():
    """A closure made twice has one identity in the cache, so that the next process finds it."""
    if not config.DISABLE_JIT:
        assert stamps.identity(_python(_plus(_one, 5))) == stamps.identity(_python(_plus(_one, 5)))


def test_a_game_of_the_house_is_stamped_by_its_own_folder():
    """A game's kernels go stale with the whole game folder, the other kernels with their own folder."""
    package = Path(parlour.core.__file__).parent.parent
    game = next((package / "games").glob("*/__init__.py")).parent
    assert stamps.home(str(game / "any.py")) == game
    assert stamps.home(str(game / "deep" / "any.py")) == game
    assert stamps.home(str(package / "core" / "chance.py")) == package / "core"


def test_weights_make_nothing_stale(tmp_path):
    """Numbers that kernels are given can be learnt anew, and nothing is compiled for that."""
    (tmp_path / "__init__.py").write_text("")
    (tmp_path / "weights").mkdir()
    (tmp_path / "weights" / "policy.npy").write_bytes(b"1")
    assert stamps.sources(tmp_path) == [tmp_path / "__init__.py"]


def test_a_game_from_elsewhere_is_stamped_by_its_whole_package(tmp_path):
    """The outermost package counts, however deep the module lies and whatever its folders are called."""
    package = tmp_path / "site" / "mine"
    (package / "games" / "play").mkdir(parents=True)
    for folder in (package, package / "games", package / "games" / "play"):
        (folder / "__init__.py").touch()
    assert {stamps.home(str(path)) for path in package.rglob("*.py")} == {package}
    assert stamps.home("/elsewhere/mine.py") == Path("/elsewhere")


def test_a_module_alone_has_its_neighbours(tmp_path, monkeypatch):
    """A game of one module is stamped with the files beside it, but not with the other packages there."""
    for name in ("mine.py", "table.csv", "other/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    home = stamps.home(str(tmp_path / "mine.py"))
    assert [path.name for path in stamps.sources(home)] == ["mine.py", "table.csv"]


@pytest.mark.parametrize("name", ["new.py", "data/table.json", "data/table.csv", "values.npy"])
def test_a_new_or_changed_source_changes_the_hash(tmp_path, name):
    """Adding or editing a source or a data file of a folder changes its hash; texts for people do not."""

    def hashed():
        stamps._folder_hash.cache_clear()
        return stamps._folder_hash(tmp_path)

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
    stamps._folder_hash.cache_clear()
    before = stamps.stamp(scope["f"])
    (tmp_path / "helper.py").write_text("y = 2")
    stamps._folder_hash.cache_clear()
    assert stamps.stamp(scope["f"]) != before


CALLERS = """
import lower
from lower.kernels import value
from parlour.core.kernels import kernel

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
            f"from parlour.core.kernels import kernel\n\n@kernel\ndef value():\n    return {value}\n"
        )
        run = [sys.executable, "-B", "-c", "import upper.callers"]
        return subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout.split()

    assert told(1) == ["1", "1", "1"]
    assert told(2) == ["2", "2", "2"]
