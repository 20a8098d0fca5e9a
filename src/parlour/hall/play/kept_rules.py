"""Kept rules: rule sets that an account keeps under names for tables to come, one of a game as the usual one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.core import registry
from parlour.core.rules import RuleSet
from parlour.hall.effects import Effect
from parlour.hall.people.names import spelled
from parlour.hall.play.decks import LONGEST_NAME, MOST


@dataclass(frozen=True, slots=True)
class KeptRules:
    """A rule set under its name, as the text that was canonical when it was kept."""

    player: str
    game: str
    name: str
    rules: str
    usual: bool
    changed: str


@dataclass(frozen=True, slots=True)
class KeepRules(Effect):
    """A rule set to keep, in the place of what had its name; refused if there are too many. One at most is usual."""

    kept: KeptRules
    most: int = MOST


@dataclass(frozen=True, slots=True)
class DropRules(Effect):
    """The removal of a rule set."""

    player: str
    game: str
    name: str


class RulesShelf(Protocol):
    """Rule sets as they are kept."""

    async def of(self, player: str, game: str) -> Sequence[KeptRules]:
        """Return a player's rule sets for a game, the last kept first."""


def keep(player: str, name: str, rules: RuleSet, usual: bool, now: str) -> KeepRules:
    """Keep rules of a game of the house, their name spelled."""
    known = registry.game(rules.game).name
    return KeepRules(KeptRules(player, known, spelled(name, LONGEST_NAME), rules.text, usual, now))
