"""Balances: what self-play has found of a rule set, told while it is found, and kept from then on."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Protocol

from parlour.analysis.balance import GAMES, Balance, balance
from parlour.core import registry
from parlour.core.rules import RuleSet
from parlour.hall.effects import Effect
from parlour.hall.study import shapes

STRIDE = 4  # games between two messages


@dataclass(frozen=True, slots=True)
class Balanced(Effect):
    """What self-play found of a rule set; of today's rules of its game only."""

    rules: str
    revision: int
    found: Balance


class Balances(Protocol):
    """What self-play has found."""

    async def of(self, rules: str, revision: int) -> Balance | None:
        """Of a rule set as text, by a revision of its game."""


def told(rules: RuleSet) -> Iterator[Balance]:
    """The balance of a rule set, better and better known."""
    for found in balance(registry.game(rules.game), rules):
        if found.games % STRIDE == 0:
            yield found


def kept(rules: RuleSet, found: Balance) -> Balanced:
    """What is kept of it."""
    return Balanced(str(rules), registry.game(rules.game).revision, found)


def as_json(found: Balance) -> shapes.Balance:
    """What is told of it."""
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
    """As it is stored; `Balance(**...)` reads it back."""
    return asdict(found)
