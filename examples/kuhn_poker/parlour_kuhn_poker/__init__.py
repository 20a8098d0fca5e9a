"""Kuhn poker: hidden cards, chance in the deal and a payoff, in as little code as possible."""

from parlour_kuhn_poker.game import GAME

__all__ = ["GAME"]
