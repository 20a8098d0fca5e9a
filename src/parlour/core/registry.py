"""The registry: finds the game folders. A new game is a new folder; nothing is edited to list it."""

import importlib
import pkgutil
from functools import cache

from parlour import games as shelf
from parlour.core.game import Game
from parlour.core.refusal import Refusal


@cache
def _found() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for module in sorted(pkgutil.iter_modules(shelf.__path__), key=lambda m: m.name):
        if module.ispkg:
            game: Game = importlib.import_module(f"{shelf.__name__}.{module.name}").GAME
            found[game.name] = game
    return found


def games() -> list[Game]:
    """Every game there is, by folder name."""
    return list(_found().values())


def game(name: object) -> Game:
    """The game of that name; a Refusal lists the names there are."""
    found = _found().get(str(name))
    if found is None:
        raise Refusal("unknown-game", game=str(name), known=", ".join(_found()))
    return found
