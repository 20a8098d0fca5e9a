"""The economy: what the house gives, and for what. Nothing in it is worth anything to whoever has no account."""

from collections import Counter
from dataclasses import dataclass

from parlour.table.match import SEATS, Match


@dataclass(frozen=True, slots=True)
class Economy:
    """What the host thinks right.

    A newcomer begins with `starting_gil`. The house's prize is for real matches: each seat made at least `prize_moves`
    moves of its own, and the same two have had fewer than `prizes_a_day` that day.
    """

    starting_gil: int = 500
    prize_moves: int = 1
    prizes_a_day: int = 1

    def is_real(self, match: Match) -> bool:
        """Whether a match was played, as far as its log can tell, and not only for its prize."""
        moves = Counter(entry.seat for entry in match.log if entry.kind == "act")
        return all(moves[seat] >= self.prize_moves for seat in range(SEATS))


STANDARD = Economy()
