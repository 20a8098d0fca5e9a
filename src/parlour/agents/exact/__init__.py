"""Exact play: what every action of a position is worth when both go on without a mistake."""

from parlour.agents.exact.solution import Solution, best, solve, value, warm

__all__ = ["Solution", "best", "solve", "value", "warm"]
