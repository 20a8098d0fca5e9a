"""The warm marker: which games' kernels lie on disk as their sources are now, so that nobody compiles them first."""

import inspect
from pathlib import Path

from parlour import agents
from parlour.core import jit, registry
from parlour.core.game import Game


def folder(game: Game) -> Path:
    """The folder a game's sources lie in: its whole package."""
    return jit.home(inspect.getfile(type(game)))


def note(game: Game) -> Path:
    """Where it is noted: beside the kernels, so that it goes when they go; a package may hold several games."""
    return jit.cache_folder(folder(game) / "__init__.py") / f"compiled-{game.name}"


def is_kept(name: str) -> bool:
    """Whether every kernel of a game and its agents was compiled from these sources, on such a machine."""
    place = note(registry.game(name))
    return place.exists() and place.read_text() == _stamp(name)


def keep(name: str) -> None:
    """Note that it is so."""
    note(registry.game(name)).write_text(_stamp(name))


def _stamp(name: str) -> str:
    game = registry.game(name)
    kinds = [kind for kind in type(game).__mro__ if issubclass(kind, Game)]  # it may build on another's
    homes = {jit.home(inspect.getfile(kind)) for kind in kinds} | {jit.home(inspect.getfile(agents))}
    homes |= {home for made in game.kernels if made is not None for home in jit.homes(made)}
    return f"{jit.source_stamp(homes)} {jit.machine_stamp()}"
