"""Spoils: from a result to what may move between the players; a pure function, nothing is moved here (rulebook 5.3)."""

from parlour.games.triple_triad.shapes import Spoils

GIL_PRIZE = 50  # the wikia forum's prize for every winner, made by the house (rulebook 5.6)
HAND = 5


def difference(formula: str, win: int, lose: int) -> int:
    """Cards the winner picks under Difference, by the community's formula (rulebook 5.4, A20)."""
    if formula == "half":
        return (win - lose) // 2
    if formula == "full":
        return min(win - lose, HAND)
    return min(win - lose, HAND - 1)


def cards_won(trade: str, formula: str, red: int, blue: int, loser_pool: int) -> int | None:
    """How many cards of the loser's pool the winner may take; None where nobody chooses (a tie, or Direct)."""
    if red == blue or trade == "direct":
        return None
    if trade == "all":
        return loser_pool
    if trade == "difference":
        return min(difference(formula, max(red, blue), min(red, blue)), loser_pool)
    return min(1, loser_pool) if trade == "one" else 0


def direct(holders: list[tuple[int, int]]) -> list[int]:
    """Direct: places in `holders` (brought by, colour at the end) of the cards that change owner (rulebook 5.5).

    Also on a draw (A21); nobody chooses anything.
    """
    return [place for place, (brought, colour) in enumerate(holders) if brought != colour]


def spoils(trade: str, formula: str, prize: bool, red: int, blue: int, loser_pool: int, stake: int = 0) -> Spoils:
    """What may move: the rule, how many cards the winner picks, the staked gil and the house's prize."""
    won = red != blue
    return {
        "rule": trade,
        "cards": cards_won(trade, formula, red, blue, loser_pool),
        "gil": stake if won else 0,
        "prize": GIL_PRIZE if prize and won else 0,
    }
