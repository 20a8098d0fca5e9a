"""Noughts and crosses: a board game with seats of its own. Its module `game` says what a player must know."""

from parlour_oxo.game import GAME

__all__ = ["GAME"]
