"""Terms: what is decided before a match is dealt: its game, its rules and what the seats bring."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.core import registry
from parlour.core.chance import Chance
from parlour.core.contract import Bring
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet


@dataclass(frozen=True)
class Terms:
    """Under which a match is dealt."""

    game: Game
    rules: RuleSet
    brings: tuple[Bring, ...]

    def deal(self, chance: Chance) -> State:
        """A fresh match."""
        return self.game.deal(self.rules, self.brings, chance)[0]


def agreed(text: str, brings: Sequence[Mapping[str, Any]] | None = None) -> Terms:
    """The terms of `GAME` or `GAME:RULES`; chance deals to a seat that brings nothing. A Refusal says what is wrong."""
    name, colon, _rules = text.partition(":")
    game = registry.game(name)
    return Terms(game, rules := _rules_of(game, text if colon else None), brought(game, rules, brings))


def _rules_of(game: Game, text: str | None) -> RuleSet:
    return game.rule_book.standard if text is None else game.rule_book.parse(text)


def brought(game: Game, rules: RuleSet, brings: Sequence[Mapping[str, Any]] | None) -> tuple[Bring, ...]:
    """What both seats bring, checked and made canonical."""
    given = [{} for _seat in game.seats] if brings is None else brings
    if isinstance(given, str | Mapping) or len(given) != len(game.seats):
        raise Refusal("bad-brings", given=str(brings)[:80])
    return tuple(game.check_bring(rules, bring, seat) for seat, bring in enumerate(given))
