"""A contest: which agents meet under which rules with what, and the pairs that come of it, numbered from 0."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from parlour import agents
from parlour.agents.agent import Agent
from parlour.agents.arena.pairs import Fixture, seed_of
from parlour.core import installed
from parlour.core.chance import Seeded
from parlour.core.contract import Bring
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

EVERY = "all"  # every ordered pair of what can be brought, in turn


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that the results of a run hang on, and nothing else."""

    game: Game
    rules: RuleSet
    players: tuple[Agent, ...]
    brings: tuple[tuple[Bring, Bring], ...]
    """What the seats bring: each pairing meets with the first, then with the next, and so on round."""
    seed: int

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """Who meets whom, by place: everybody everybody."""
        return list(combinations(range(len(self.players)), 2))

    def fixture(self, number: int) -> Fixture:
        """Pair number `number`: the pairings meet in turn, each pair on a deal of its own."""
        round_, at = divmod(number, len(self.pairings))
        places = self.pairings[at]
        first, second = (self.players[place].name for place in places)
        brings = self.brings[round_ % len(self.brings)]
        seed = seed_of(self.seed, number)
        return Fixture(self.game.name, str(self.rules), (first, second), brings, places, number, seed)

    def meaning(self) -> dict[str, Any]:
        """What a pair's number means, as JSON: two runs that say the same play the same pairs."""
        return {
            "version": installed.release(),
            "game": self.game.name,
            "revision": self.game.revision,
            "tuning": self.game.tuning._asdict(),
            "rules": str(self.rules),
            "agents": [agents.meaning(player) for player in self.players],
            "brings": [list(both) for both in self.brings],
            "seed": self.seed,
        }

    def prepare(self) -> None:
        """Deal once with all that is brought, and compile what the agents need: a Refusal comes before the play."""
        for both in self.brings:
            self.game.deal(self.rules, both, Seeded(self.seed))
        for player in self.players:
            agents.warm(self.game, player)


def brings_of(game: Game, rules: RuleSet, text: str | None) -> tuple[tuple[Bring, Bring], ...]:
    """What seats bring, by the names a game has for it: `S01,S02`, or `all` for every ordered pair in turn.

    Nothing said, nothing is brought. A Refusal lists what there is.
    """
    if text is None:
        return (({}, {}),)
    ready = game.need_cards().ready
    if not ready:
        raise Refusal("nothing-ready", game=game.name)
    pairs = list(product(ready, repeat=2)) if text == EVERY else [_named(text, ready)]
    return tuple(
        (game.check_bring(rules, ready[first], 0), game.check_bring(rules, ready[second], 1)) for first, second in pairs
    )


def _named(text: str, ready: Mapping[str, Bring]) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or not set(names) <= set(ready):  # a match has two seats
        raise Refusal("unknown-ready", given=text, known=", ".join(ready), every=EVERY)
    return names[0], names[1]
