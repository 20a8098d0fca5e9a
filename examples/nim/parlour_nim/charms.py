"""The charms of Nim: a kind of card, one of which a seat may bring."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.facets.cards import Cards
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour_nim.state import CHARMS, NAME, SEATS


class Charms(Cards):
    """One set of cards, which are numbers."""

    @property
    def sets(self) -> Sequence[str]:
        return ("charms",)

    def of_set(self, set_name: str) -> list[dict[str, Any]]:
        return [{"id": charm, "name": str(charm)} for charm in range(CHARMS)]

    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> dict[str, Any]:
        """Return the charm a seat brings; a seat without one draws one."""
        cards = (bring or {}).get("cards") or []
        if not cards:
            return {}
        if len(cards) != 1:
            raise Refusal("wrong-hand-size", at=SEATS[seat], count=len(cards), least=1, most=1)
        if cards[0] not in range(CHARMS):
            raise Refusal("unknown-card", at=SEATS[seat], set=NAME, card=str(cards[0]))
        return {"cards": list(cards)}
