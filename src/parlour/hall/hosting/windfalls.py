"""Windfalls: gil that players got from the hall for cards of a community's set, when its keepers set what it pays.

That was so up to 0.2. A host can take back what is still in the purse of whoever sold the cards, and nothing else. No
trade is reversed, and no purse goes below zero.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.core.refusal import Conflict
from parlour.hall.effects import Effect
from parlour.hall.hosting import shapes
from parlour.hall.hosting.journal import Act, Warrant
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account
from parlour.hall.people.player import Player


@dataclass(frozen=True, slots=True)
class Windfall:
    """The gain of a player from cards of a set: what they `got`, and what they had `paid` for the cards.

    So much was `taken` back since, and so much is free in their purse: `there`.
    """

    player: str
    name: str
    set: str
    title: str
    got: int
    paid: int
    taken: int
    there: int

    @property
    def due(self) -> int:
        """The part of the gain that was not taken back, whether they still have it or gave it away."""
        return max(0, self.got - self.paid - self.taken)


@dataclass(frozen=True, slots=True)
class Reclaim(Effect):
    """The return of a windfall to the house, as far as it is there; refused as "nothing-to-take-back" if nothing is."""

    warrant: Warrant
    player: Player
    set: str

    def of(self, found: Windfall | None) -> tuple[Act, Transfer]:
        """Return the act and its transfer."""
        gil = min(found.due, found.there) if found else 0
        if found is None or gil == 0:
            raise Conflict("nothing-to-take-back")
        told: dict[str, Any] = {"given": {GIL: gil}, "assets": [{"name": GIL, "count": gil}], "title": found.title}
        told |= {"windfall": self.set, "missing": found.due - gil}
        act = self.warrant.act("taken-back", self.player, **told)
        postings = move(player_account(self.player.id), HOUSE, {GIL: gil})
        return act, Transfer(f"taken-back:{act.id}", act.now, "taken-back", postings)


class Windfalls(Protocol):
    """The windfalls of a hall."""

    async def all(self) -> Sequence[Windfall]:
        """Return the windfalls of which something is due, the largest first."""


def windfall_json(found: Windfall) -> shapes.Windfall:
    """Return a windfall as hosts are told of it."""
    return {
        "player": found.player,
        "name": found.name or None,
        "set": found.set,
        "title": found.title,
        "got": found.got,
        "paid": found.paid,
        "due": found.due,
        "there": min(found.due, found.there),
    }
