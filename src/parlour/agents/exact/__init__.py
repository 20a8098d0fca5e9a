"""Exact play: the worth of every action of a position when both seats go on without a mistake."""

from parlour.agents.exact.solution import Solution, best, solve, value, warm

__all__ = ["Solution", "best", "solve", "value", "warm"]
