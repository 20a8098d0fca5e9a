"""Shelving: puts the tests' own games where the registry looks, and takes them away again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour import games
from parlour.core import registry

SHELF = str(Path(__file__).parent / "shelf")


@contextmanager
def shelved() -> Iterator[None]:
    """The registry finds the tests' games while this lasts."""
    games.__path__.append(SHELF)
    registry._found.cache_clear()
    try:
        yield
    finally:
        games.__path__.remove(SHELF)
        registry._found.cache_clear()
