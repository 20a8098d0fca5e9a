"""Terms: the agreement before a match is dealt: its game, its rules and what the seats bring."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.core import registry
from parlour.core.chance import Chance
from parlour.core.contract import Bring
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.rules import RuleSet


@dataclass(frozen=True)
class Terms:
    """The game, the rules and the brings of a match."""

    game: Game
    rules: RuleSet
    brings: tuple[Bring, ...]

    def deal(self, chance: Chance) -> State:
        """Deal a fresh match."""
        return self.game.deal(self.rules, self.brings, chance)[0]


def agreed(text: str, brings: Mapping[str, Mapping[str, Any]] | None = None) -> Terms:
    """Return the terms of `GAME` or `GAME:RULES` and of the seats' brings by name; chance deals to the others.

    A Refusal says what is wrong.
    """
    game, rules = registry.rules(text)
    return Terms(game, rules, tuple(game.check_brings(rules, brings or {})))
