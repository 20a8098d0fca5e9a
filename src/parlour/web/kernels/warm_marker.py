"""The warm marker: which games' kernels lie on disk as their sources are now, so that nobody compiles them first."""

import inspect
from pathlib import Path

from parlour import agents
from parlour.core import jit, registry
from parlour.core.game import Game

NOTE = "compiled"


def folder(game: Game) -> Path:
    """The folder a game's sources lie in."""
    return Path(inspect.getfile(type(game))).parent


def is_kept(name: str) -> bool:
    """Whether every kernel of a game and its agents was compiled from these sources, on such a machine."""
    note = _note(name)
    return note.exists() and note.read_text() == _stamp(name)


def keep(name: str) -> None:
    """Note that it is so."""
    _note(name).write_text(_stamp(name))


def _note(name: str) -> Path:
    """Beside the kernels themselves, so that it goes when they go."""
    return jit.cache_folder(folder(registry.game(name)) / "__init__.py") / NOTE


def _stamp(name: str) -> str:
    sources = jit.source_stamp([folder(registry.game(name)), Path(inspect.getfile(agents)).parent])
    return f"{sources} {jit.machine_stamp()}"
