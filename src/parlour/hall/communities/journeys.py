"""Journeys of communities: the file of one for each game, written by keepers and judged before it is kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.core import registry
from parlour.core.journeys.reading import judge
from parlour.hall.communities.community import keeping
from parlour.hall.effects import Effect
from parlour.hall.people.player import Player


@dataclass(frozen=True, slots=True)
class KeptJourney:
    """A community's journey of a game, as its text."""

    community: str
    game: str
    text: str
    changed: str


@dataclass(frozen=True, slots=True)
class KeepJourney(Effect):
    """A journey to keep, in the place of the one before. `by` is a keeper, None a host."""

    journey: KeptJourney
    by: str | None


@dataclass(frozen=True, slots=True)
class DropJourney(Effect):
    """The removal of a community's journey of a game; what players reached on it is kept. `by` as above."""

    community: str
    game: str
    by: str | None


class CommunityJourneys(Protocol):
    """The journeys of communities as they are kept."""

    async def of(self, game: str) -> Sequence[KeptJourney]:
        """Return the journeys of a game, by community."""


def keep(community: str, game_name: str, text: str, by: Player, now: str) -> KeepJourney:
    """Keep the text of a journey; refuse one in which a line is wrong."""
    game = registry.game(game_name)
    judge(game, text)
    return KeepJourney(KeptJourney(community, game.name, text, now), keeping(by))


def drop(community: str, game_name: str, by: Player) -> DropJourney:
    """Take a journey away."""
    return DropJourney(community, registry.game(game_name).name, keeping(by))
