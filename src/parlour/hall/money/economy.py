"""The economy: what the house gives, and for what. Nothing in it is worth anything to a player without an account."""

from collections import Counter
from dataclasses import dataclass

from parlour.core import registry
from parlour.core.refusal import Forbidden
from parlour.core.rules import RuleSet
from parlour.hall.effects import Effect
from parlour.table.match import Match
from parlour.table.seat import SEATS
from parlour.table.terms import Terms


@dataclass(frozen=True, slots=True)
class NeedMatches(Effect):
    """The condition that each of these players has played enough before anything leaves their account.

    They need so many `matches` against other accounts, in which both made so many `moves`. It is a player's secret that
    they have not.
    """

    players: tuple[str, ...]
    matches: int
    moves: int

    def refusal(self, played: int) -> Forbidden | None:
        """Return why nothing leaves the account of a player who has played so many of them; None if it may."""
        missing = self.matches - played
        return Forbidden("play-first", count=missing, moves=self.moves) if missing > 0 else None


@dataclass(frozen=True, slots=True)
class Economy:
    """The choices of the host.

    A newcomer begins with `starting_gil`. The house's prize is for real matches: each seat made at least `prize_moves`
    moves of its own. The same two have at most `prizes_a_day` in a day. Newcomers can give what they have to others,
    and stake it, once they have played `trade_after` real matches. Else somebody could make accounts and gather their
    gifts in one.
    """

    starting_gil: int = 500
    prize_moves: int = 1
    prizes_a_day: int = 1
    trade_after: int = 3

    def is_real(self, match: Match) -> bool:
        """Tell whether a match was played, as far as its log can tell, and not only for its prize."""
        moves = Counter(entry.seat for entry in match.log if entry.kind == "act")
        return all(moves[seat] >= self.prize_moves for seat in range(SEATS))

    def giving(self, *players: str) -> NeedMatches:
        """Return what has to be true before these players give something away."""
        return NeedMatches(players, self.trade_after, self.prize_moves)

    def staking(self, rules: RuleSet, terms: Terms, *players: str) -> NeedMatches:
        """Return what has to be true before these players sit down at a table: a stake that is lost is a gift."""
        cards = registry.game(rules.game).cards
        risky = terms.gil or (terms.owned and cards is not None and cards.at_risk(rules))
        return self.giving(*players if risky else ())


STANDARD = Economy()
