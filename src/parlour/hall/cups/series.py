"""Series: a board of several games with seats swapped, decided as soon as somebody has most of them."""

from dataclasses import replace

from parlour.hall.cups.scoring import Pairing


def after_game(
    board: Pairing, winner: int | None, best: int, replayed: bool, late: bool, lost: bool = False
) -> Pairing:
    """Return a board after one more of its games; without a result if another follows.

    It is the best of so many, and a draw counts half for both. Where draws are `replayed`, games follow until one is
    ahead. A game that ended too `late` is the last one: whoever is behind then has lost, or of equals whoever lost it.
    Where both `lost` the last game, neither gets anything of a board on which they are equal.
    """
    counted = replace(
        board,
        won=board.won + (winner == 0),
        lost=board.lost + (winner == 1),
        drawn=board.drawn + (winner is None),
    )
    lead, games = counted.won - counted.lost, counted.won + counted.lost + counted.drawn
    if late and not lead and winner is not None:
        lead = 1 - 2 * winner
    if abs(lead) > max(best - games, 0) or (late and lead):
        return replace(counted, result="first" if lead > 0 else "second")
    over = late or games >= best
    if over and lost:
        return replace(counted, result="none")
    return replace(counted, result="draw") if over and not replayed else counted


def swapped(board: Pairing) -> Pairing:
    """Return the board from the other side."""
    return replace(board, first=board.second, second=board.first, won=board.lost, lost=board.won)
