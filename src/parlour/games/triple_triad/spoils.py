"""Spoils: from a result to what may move between the players; a pure function that moves nothing (rulebook 5.3)."""

from parlour.games.triple_triad.shapes import Spoils

GIL_PRIZE = 50  # the wikia forum's prize for every winner, paid by the house (rulebook 5.6)
HAND = 5


def difference(formula: str, win: int, lose: int) -> int:
    """Return the cards that the winner picks under Difference, by the community's formula (rulebook 5.4, A20)."""
    if formula == "half":
        return (win - lose) // 2
    if formula == "full":
        return min(win - lose, HAND)
    return min(win - lose, HAND - 1)


def cards_won(trade: str, formula: str, red: int, blue: int, loser_pool: int) -> int | None:
    """Return how many cards of the loser's pool the winner may take; None if nobody chooses (a tie, or Direct)."""
    if red == blue or trade == "direct":
        return None
    if trade == "all":
        return loser_pool
    if trade == "difference":
        return min(difference(formula, max(red, blue), min(red, blue)), loser_pool)
    return min(1, loser_pool) if trade == "one" else 0


def direct(holders: list[tuple[int, int]]) -> list[int]:
    """Return the places in `holders` (brought by, colour at the end) of the cards that change owner (rulebook 5.5).

    This is the trade rule Direct. It holds on a draw, too (A21); nobody chooses anything.
    """
    return [place for place, (brought, colour) in enumerate(holders) if brought != colour]


def spoils(trade: str, formula: str, prize: bool, red: int, blue: int, loser_pool: int, stake: int = 0) -> Spoils:
    """Return what may move: the rule, the number of cards the winner picks, the staked gil and the house's prize."""
    won = red != blue
    return {
        "rule": trade,
        "cards": cards_won(trade, formula, red, blue, loser_pool),
        "gil": stake if won else 0,
        "prize": GIL_PRIZE if prize and won else 0,
    }
