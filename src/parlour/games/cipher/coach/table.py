"""Table: what the coach looks at: the view of the seat that is asked, and the answer that is advised."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from parlour.core.shapes import Argument
from parlour.games.cipher.cards.called import in_words
from parlour.games.cipher.cards.cards import Card, all_cards
from parlour.games.cipher.shapes import view as shapes

Said = tuple[str, dict[str, Argument]]
"""The name of a sentence of the coach, with its variables."""
Reason = Said | None
"""A sentence that holds on this table; None if there is none."""


class Table(NamedTuple):
    """The view of the seat that is asked, and the answer that the advice is about."""

    view: shapes.View
    choice: shapes.Choice
    skill: Mapping[str, Any] | None
    """The data of the skill that the answer uses, or that asks."""
    followed: Callable[[], shapes.View]
    """Return the view after the answer, as far as this view tells."""

    @property
    def mine(self) -> shapes.Half:
        """The half of the seat that is asked."""
        sides = self.view["sides"]
        return sides["second"] if self.view["viewer"] == "second" else sides["first"]

    @property
    def theirs(self) -> shapes.Half:
        """The other seat's half."""
        sides = self.view["sides"]
        return sides["first"] if self.view["viewer"] == "second" else sides["second"]

    @property
    def declines(self) -> bool:
        """True if the answer is a no."""
        return self.choice["word"] == "no"

    def others(self, *kinds: shapes.ChoiceKind) -> list[shapes.Choice]:
        """Return the answers of these kinds."""
        return [one for one in self.view["legal"] if one["kind"] in kinds]

    def card(self) -> Card | None:
        """Return the card of the hand that the answer plays."""
        held = (one["card"] for one in self.mine["hand"] if one["slot"] == self.choice["slot"])
        return printed(next(held, None))

    def unit(self, slot: int | None) -> shapes.Unit | None:
        """Return the unit in a slot, on either side."""
        halves = (self.view["sides"]["first"], self.view["sides"]["second"])
        return next((unit for half in halves for unit in units(half) if unit["slot"] == slot), None)

    @property
    def code(self) -> str:
        """The code of the card that is chosen, wherever it lies."""
        return self.choice["action"].removeprefix("enemy ").partition(" ")[0]


def units(half: shapes.Half) -> list[shapes.Unit]:
    """Return the units of one side."""
    return [*half["front"], *half["back"]]


def printed(code: str | None) -> Card | None:
    """Return the card of a code, if it is one."""
    return next((card for card in all_cards() if card.code == code), None)


def sums(view: shapes.View) -> tuple[int, int]:
    """Return the sums of the present battle, the attacker's and the defender's; zeros without one."""
    battle = view["battle"]
    return (0, 0) if battle is None else (battle["attack"]["total"], battle["defense"]["total"])


def named(code: str) -> Argument:
    """Return the name of a card's unit, as a variable of sentences."""
    card = printed(code)
    return code if card is None else in_words(card.unit_names[0])
