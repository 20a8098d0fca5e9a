# mypy: allow-untyped-calls
"""Code cache: machine code of kernels on disk, loaded from any folder that has it, written to the first that can be.

So kernels compiled into a package that nobody may write serve everybody who runs it. Where no folder can be written, a
kernel is compiled in every process anew.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, _CacheLocator
from numba.core.runtime.nrt import rtsys

from parlour.core.kernels import stamps
from parlour.core.kernels.stamps import config


def folders(source: Path) -> list[Path]:
    """Return the folders for a source's kernels: the chosen one, one beside the source, the user's, a temporary one."""
    place = hashlib.sha256(str(source.parent).encode()).hexdigest()[:12]
    chosen = [Path(config.CACHE_DIR) / place] if config.CACHE_DIR else []
    return [*chosen, source.parent / "__pycache__", *(base / place for base in (*_of_the_user(), *_temporary()))]


def _of_the_user() -> Iterator[Path]:
    """Yield the folder for what programs of this user can make again; nothing for a user without a home."""
    with suppress(RuntimeError):
        yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "parlour"


def _temporary() -> Iterator[Path]:
    """Yield a temporary folder that belongs to this user; in a folder made by another, they could plant code to run."""
    with suppress(OSError):
        user = os.getuid() if hasattr(os, "getuid") else None
        folder = Path(tempfile.gettempdir()) / f"parlour-{'user' if user is None else user}"
        if user is None or not os.path.lexists(folder) or folder.lstat().st_uid == user:
            yield folder


@cache
def writable(source: Path) -> Path | None:
    """Return the first of these folders that can be written."""
    for folder in folders(source):
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
    return None


@cache
def _say_why_nothing_happens() -> None:
    """Print a line at a terminal before this process compiles its first kernel, and none after."""
    if sys.stderr.isatty():
        from parlour.core import words  # where nothing is compiled, or nobody looks on, none are needed

        said = words.say(words.of_the_terminal(), "kernels-compiled-now")
        print(said, file=sys.stderr, flush=True)  # noqa: T201  # somebody looks on


class _Locator(_CacheLocator):
    """Tells the files of a kernel apart from those of others; `KernelCache` knows their folders."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._py_file = function.__code__.co_filename

    def get_cache_path(self) -> str:
        return str(writable(Path(self._py_file)))

    def get_source_stamp(self) -> str:
        return stamps.stamp(self._function)

    def get_disambiguator(self) -> str:
        identity = hashlib.sha256(stamps.identity(self._function).encode()).hexdigest()[:10]
        return f"{self._function.__code__.co_firstlineno}-{identity}"

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> Any:
        return cls(py_func)


class _Impl(CompileResultCacheImpl):
    _locator_classes: Any = [_Locator]  # noqa: RUF012  # the base class asks for a list


class KernelCache(FunctionCache):
    """The machine code of one kernel. Nothing is looked up before the first call: its names may be defined after it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._py_func, self._name = function, repr(function)
        self._impl = _Impl(function)
        self._source = Path(function.__code__.co_filename)
        self.enable()

    @property
    def cache_path(self) -> str:
        """The folder that it is written to."""
        return str(writable(self._source) or folders(self._source)[0])

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Load the code compiled of these sources from the first folder that has it, without Numba's compiler."""
        rtsys.initialize(target_context)
        key = self._index_key(sig, target_context.codegen())
        found = (self._read(folder, key) for folder in folders(self._source))
        data = next((one for one in found if one is not None), None)
        if data is None:
            _say_why_nothing_happens()
            return None
        return self._impl.rebuild(target_context, data)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Save the code, where any folder can be written."""
        folder = writable(self._source)
        if folder is not None:
            self._cache_file = self._file(folder)
            super().save_overload(sig, data)

    def _read(self, folder: Path, key: Any) -> Any:
        with suppress(OSError):  # a folder that may not be read has nothing
            return self._file(folder).load(key)
        return None

    def _file(self, folder: Path) -> Any:
        return IndexDataCacheFile(str(folder), self._impl.filename_base, stamps.stamp(self._py_func))

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return (sig, codegen.magic_tuple(), stamps.identity(self._py_func), sys.version_info[:2])
