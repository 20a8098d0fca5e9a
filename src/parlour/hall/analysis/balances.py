"""Balances: the findings of self-play about a rule set, told while they come, and kept from then on."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Protocol

from parlour.analysis.balance import GAMES, Balance, balance
from parlour.core import registry
from parlour.core.rules import RuleSet
from parlour.hall.analysis import shapes
from parlour.hall.effects import Effect

STRIDE = 4  # games between two messages


@dataclass(frozen=True, slots=True)
class Balanced(Effect):
    """The finding of self-play about a rule set; of today's rules of its game only."""

    rules: str
    revision: int
    found: Balance


class Balances(Protocol):
    """The findings of self-play as they are kept."""

    async def of(self, rules: str, revision: int) -> Balance | None:
        """Return the balance of a rule set as text, by a revision of its game."""


def told(rules: RuleSet) -> Iterator[Balance]:
    """Yield the balance of a rule set, better and better known."""
    for found in balance(registry.game(rules.game), rules):
        if found.games % STRIDE == 0:
            yield found


def kept(rules: RuleSet, found: Balance) -> Balanced:
    """Return what is kept of a balance."""
    return Balanced(str(rules), registry.game(rules.game).revision, found)


def as_json(found: Balance) -> shapes.Balance:
    """Return what is told of a balance."""
    return {
        "type": "balance",
        "games": found.games,
        "of": GAMES,
        "won": found.won,
        "drawn": found.drawn,
        "points": found.points,
        "error": found.error,
        "decisions": found.decisions / found.games,
        "turns": found.turns / found.games,
    }


def as_document(found: Balance) -> dict[str, int]:
    """Return a balance as it is stored; `Balance(**...)` reads it back."""
    return asdict(found)
