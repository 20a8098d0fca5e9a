"""Stamps: the sources that compiled kernels depend on, so that stale code is known, and no kernel is taken for another.

Numba's own cache looks only at the file of the function it compiles. After an edit in a file called from there it would
silently run stale code. It never finds closures again. Here a kernel is stamped with every source it may depend on,
those of other packages' kernels too. Closures are told apart by the kernels they close over.
"""

import hashlib
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
from numba.core import config as numba_config
from numba.core.registry import cpu_target

config: Any = numba_config  # numba's settings are made at run time, out of sight of type checkers
_CORE = Path(__file__).parents[1]
_PACKAGE = _CORE.parent
_PROSE = {".ftl", ".md"}
_GIVEN = "weights"  # a folder of numbers that kernels are given, and that are frozen into none


def sources(folder: Path) -> list[Path]:
    """Return the files of a kernel's home that it may depend on: all but words and texts, which only people read,
    and weights.

    Data counts, because tables are frozen into the code. In a folder on the import path, other folders are other
    packages: a game of a single module has its neighbours there and no more.
    """
    shared = folder in {Path(entry).resolve() for entry in sys.path}
    found = folder.glob("*") if shared else folder.rglob("*")
    return sorted(path for path in found if path.is_file() and _counts(path.relative_to(folder)))


def _counts(path: Path) -> bool:
    hidden = any(part.startswith(".") or part in ("__pycache__", _GIVEN) for part in path.parts)
    return not hidden and path.suffix not in _PROSE and path.name != "rulebook.toml"


@cache
def _folder_hash(folder: Path) -> bytes:
    """Return the hash of the sources and data of a folder."""
    digest = hashlib.sha256()
    for path in sources(folder):
        digest.update(str(path.relative_to(folder)).encode())
        digest.update(path.read_bytes())
    return digest.digest()


@cache
def home(module_file: str) -> Path:
    """Return the folder whose edits make a kernel stale: its module's whole package; in the house, a game or a room."""
    path = Path(module_file).resolve()
    if not path.is_relative_to(_PACKAGE):
        return _package(path.parent)
    parts = path.relative_to(_PACKAGE).parts
    depth = 2 if parts[0] == "games" and len(parts) > 2 else 1
    return _PACKAGE.joinpath(*parts[:depth]) if len(parts) > 1 else _PACKAGE


def _package(folder: Path) -> Path:
    """Return the outermost package around a folder; the folder itself where it is in none."""
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


def _closed_over(function: Callable[..., Any]) -> list[Any]:
    cells = getattr(function, "__closure__", None) or ()
    return [cell.cell_contents for cell in cells]


def _names(code: CodeType) -> set[str]:
    """Return the names that code asks of modules and of their members, including functions inside it."""
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def _modules(named: Iterable[Any], names: set[str]) -> list[ModuleType]:
    """Return the modules among what is named, and those that are named in them, as in `package.module.kernel`."""
    found = [one for one in named if isinstance(one, ModuleType)]
    for module in found:
        inner = (vars(module)[name] for name in names & vars(module).keys())
        found += [one for one in inner if isinstance(one, ModuleType) and one not in found]
    return found


def _called(function: Callable[..., Any]) -> list[Callable[..., Any]]:
    """Return the Python functions of the kernels that one closes over, or names, alone or in a module."""
    names = _names(function.__code__)
    found = [*_closed_over(function), *(function.__globals__.get(name) for name in names)]
    found += [vars(module).get(name) for module in _modules(found, names) for name in names]
    return [inner for one in found if isinstance(inner := getattr(one, "py_func", None), FunctionType)]


def _with_all_called(function: Callable[..., Any]) -> list[Callable[..., Any]]:
    """Return a kernel's Python function and those of all kernels it reaches, each once."""
    found = [function]
    for one in found:
        found += [inner for inner in dict.fromkeys(_called(one)) if inner not in found]
    return found


def homes(made: Callable[..., Any]) -> set[Path]:
    """Return the folders whose edits make a kernel stale: its own home, and those of all it calls."""
    return {home(one.__code__.co_filename) for one in _with_all_called(getattr(made, "py_func", made))}


def source_stamp(folders: Iterable[Path]) -> str:
    """Return a hash that changes with any source or table of these folders, the core or the compiler."""
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in sorted({*folders, _CORE}):
        digest.update(_folder_hash(folder))
    return digest.hexdigest()


def machine_stamp() -> str:
    """Return the target of machine code: the processor and its abilities, this Python, and whether code is compiled."""
    return repr((cpu_target.target_context.codegen().magic_tuple(), sys.version_info[:2], config.DISABLE_JIT))


def stamp(function: Callable[..., Any]) -> str:
    """Return a hash that changes with anything a kernel is made of."""
    return source_stamp(homes(function))


def identity(function: Callable[..., Any]) -> str:
    """Return a text that tells two closures of one source line apart: the kernels and constants they hold."""
    parts = [function.__module__, function.__qualname__, str(function.__code__.co_firstlineno)]
    for content in _closed_over(function):
        inner = getattr(content, "py_func", None)
        parts.append(identity(inner) if inner is not None else repr(content))
    return "(" + " ".join(parts) + ")"
