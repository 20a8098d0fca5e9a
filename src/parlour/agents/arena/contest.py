"""Contest: which agents meet, under which rules and with what, and the pairs that follow, numbered from 0."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from parlour import agents
from parlour.agents import Player
from parlour.agents.arena.pairs import Fixture, seed_of
from parlour.agents.own.own_agent import PATIENCE
from parlour.core import installed
from parlour.core.chance import Seeded
from parlour.core.contract import Bring
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

EVERY = "all"  # every ordered pair of ready brings, in turn


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that the results of a run depend on, and nothing else."""

    game: Game
    rules: RuleSet
    players: tuple[Player, ...]
    brings: tuple[tuple[Bring, Bring], ...]
    """The brings of both seats. Each pairing meets with the first, then with the next, and so on in turn."""
    seed: int
    patience: float = PATIENCE
    """The seconds that a player of one's own has for a decision."""

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """The pairings, by place: every two agents meet."""
        return list(combinations(range(len(self.players)), 2))

    def fixture(self, number: int) -> Fixture:
        """Return pair number `number`. The pairings meet in turn, each pair on a deal of its own."""
        round_, at = divmod(number, len(self.pairings))
        places = self.pairings[at]
        first, second = (self.players[place].name for place in places)
        brings = self.brings[round_ % len(self.brings)]
        seed = seed_of(self.seed, number)
        return Fixture(self.game.name, str(self.rules), (first, second), brings, places, number, seed, self.patience)

    def meaning(self) -> dict[str, Any]:
        """Return the facts that fix every pair, as JSON. Two runs with equal facts play the same pairs."""
        return {
            "version": installed.release(),
            "game": self.game.name,
            "revision": self.game.revision,
            "tuning": self.game.tuning._asdict(),
            "rules": str(self.rules),
            "agents": [agents.meaning(player, self.game) for player in self.players],
            "brings": [list(both) for both in self.brings],
            "seed": self.seed,
            "patience": self.patience,
        }

    def prepare(self) -> None:
        """Deal once with every bring, and compile what the agents need, so that a Refusal comes before the play."""
        for both in self.brings:
            self.game.deal(self.rules, both, Seeded(self.seed))
        for player in self.players:
            agents.warm(self.game, player, self.rules)


def brings_of(game: Game, rules: RuleSet, text: str | None) -> tuple[tuple[Bring, Bring], ...]:
    """Return the brings of both seats by a game's own names: `S01,S02`, or `all` for every ordered pair in turn.

    Without a text, nothing is brought. A Refusal lists what there is.
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
