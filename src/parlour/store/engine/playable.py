"""Playable: the rows of games that are installed and can be loaded."""

from typing import Any

from sqlalchemy import ColumnElement

from parlour.core import registry


def playable(game: ColumnElement[Any]) -> ColumnElement[bool]:
    """Return the condition of all lists: rows of a missing package's game are kept, and listed when it is back."""
    return game.in_([known.name for known in registry.games()])
