"""A game with a journey beside it that nobody can finish."""

from parlour_kuhn_poker.game import KuhnPoker


class HasAGoalOutOfReach(KuhnPoker):
    """A game whose one stage is to be won without a move."""
