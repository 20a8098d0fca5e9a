"""Playable: which rows are of games that are installed and can be loaded."""

from typing import Any

from sqlalchemy import ColumnElement

from parlour.core import registry


def playable(game: ColumnElement[Any]) -> ColumnElement[bool]:
    """What lists ask of their rows: those of a game whose package went are kept, and listed again when it is back."""
    return game.in_([known.name for known in registry.games()])
