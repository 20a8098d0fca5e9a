"""The presets of every game: the plainest and the richest for `make test`, the others for the siege."""

from typing import Any

import pytest

from parlour.core import registry
from parlour.core.game import Game


def each_preset(*games: Game) -> list[Any]:
    """Return parameters of a test for these games, or for every game: a game and a preset of it."""
    return [
        pytest.param(
            game,
            preset,
            id=f"{game.name}:{preset}",
            marks=[] if preset in plainest_and_richest(game) else pytest.mark.siege,
        )
        for game in games or registry.games()
        for preset in game.rule_book.presets
    ]


def each_text() -> list[Any]:
    """Return the presets of every game as texts."""
    return [pytest.param(one.id, id=one.id, marks=one.marks) for one in each_preset()]


def plainest_and_richest(game: Game) -> tuple[str, str]:
    """Return the presets that leave least and most to choose."""

    def choices(preset: str) -> int:
        return sum(len(book.offered(book.presets[preset], name)) for name in book.options)

    book = game.rule_book
    return min(book.presets, key=choices), max(book.presets, key=choices)
