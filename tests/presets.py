"""Presets: of every game the plainest and the richest for every change, and the others under siege."""

from typing import Any

import pytest

from parlour.core import registry
from parlour.core.game import Game


def each_preset(*games: Game) -> list[Any]:
    """Parameters of a test of these games, or of every game: a game and a preset of it."""
    return [
        pytest.param(game, preset, id=f"{game.name}:{preset}", marks=[] if preset in _ends(game) else pytest.mark.siege)
        for game in games or registry.games()
        for preset in game.rule_book.presets
    ]


def each_text() -> list[Any]:
    """The presets of every game, each by its text."""
    return [pytest.param(one.id, id=one.id, marks=one.marks) for one in each_preset()]


def _ends(game: Game) -> tuple[str, str]:
    """The presets that leave least and most to choose."""

    def choices(preset: str) -> int:
        return sum(len(book.offered(book.presets[preset], name)) for name in book.options)

    book = game.rule_book
    return min(book.presets, key=choices), max(book.presets, key=choices)
