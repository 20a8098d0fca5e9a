"""Shelving: puts the tests' own games where the registry looks, and takes them away again.

`python -m tests.table.shelving` compiles their kernels: a process apart, which finds no shelf, cannot.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour import games
from parlour.core import registry
from parlour.web.kernels import warm_marker, warming

SHELF = str(Path(__file__).parent / "shelf")


@contextmanager
def shelved(shelf: str = SHELF) -> Iterator[None]:
    """The registry finds the games of a shelf while this lasts."""
    games.__path__.append(shelf)
    registry._found.cache_clear()
    try:
        yield
    finally:
        games.__path__.remove(shelf)
        registry._found.cache_clear()


@contextmanager
def ebb() -> Iterator[None]:
    """The game of the tide by its rules as they were, while this lasts; only with the shelf in place."""
    from parlour.games.tide import EBB, GAME

    registry._found()[GAME.name] = EBB
    try:
        yield
    finally:
        registry._found()[GAME.name] = GAME


def main() -> None:
    """Compile them once, so that no hall of a test has to."""
    with shelved():
        for game in registry.games():
            if warm_marker.folder(game).parent == Path(SHELF):
                list(warming.warm(game.name))
                warm_marker.keep(game.name)


if __name__ == "__main__":
    main()
