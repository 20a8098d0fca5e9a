"""The marker: a file which says that a game's kernels on disk fit its sources, so that nobody compiles them first."""

import inspect
from contextlib import suppress
from pathlib import Path

from parlour import agents
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.kernels import code_cache, stamps

USUAL, LARGER = "", "larger"  # the matches whose kernels a marker is about


def folder(game: Game) -> Path:
    """Return the folder of a game's sources: its whole package."""
    return stamps.home(inspect.getfile(type(game)))


def places(game: Game, of: str = USUAL) -> list[Path]:
    """Return the paths where the marker may lie: beside the kernels, so that it goes when they go.

    Each is named after its game, because a package may hold several games. A game's larger matches have their own.
    """
    return [place / _name(game, of) for place in code_cache.folders(_source(game))]


def is_kept(name: str, of: str = USUAL) -> bool:
    """Tell whether every kernel that a hall needs of a game was compiled from these sources, on such a machine."""
    stamp = _stamp(name)
    return any(_read(place) == stamp for place in places(registry.game(name), of))


def was_kept(name: str, of: str) -> bool:
    """Tell whether these kernels were compiled once, from whatever sources."""
    return any(_read(place) for place in places(registry.game(name), of))


def keep(name: str, of: str = USUAL) -> None:
    """Write the marker of a game, where kernels are kept at all."""
    game = registry.game(name)
    place = code_cache.writable(_source(game))
    if place is not None and not is_kept(name, of):
        (place / _name(game, of)).write_text(_stamp(name))


def _source(game: Game) -> Path:
    return folder(game) / "__init__.py"


def _name(game: Game, of: str) -> str:
    return f"compiled-{game.name}" + (f"-{of}" if of else "")


def _read(place: Path) -> str:
    with suppress(OSError):
        return place.read_text()
    return ""


def _stamp(name: str) -> str:
    game = registry.game(name)
    kinds = [kind for kind in type(game).__mro__ if issubclass(kind, Game)]  # a game may build on another's class
    homes = {stamps.home(inspect.getfile(kind)) for kind in kinds} | {stamps.home(inspect.getfile(agents))}
    homes |= {home for made in game.kernels if made is not None for home in stamps.homes(made)}
    return f"{stamps.source_stamp(homes)} {stamps.machine_stamp()}"
