"""Nim in the wind: the smallest game that shows how one is made. Its module `game` says what a player must know."""

from parlour_nim.game import GAME

__all__ = ["GAME"]
