"""Random matches of the games of the house, under all kinds of rules."""

from collections.abc import Iterator

from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.rules import RuleSet
from parlour.testing.variations import variations

PLIES = 120
HOUSE = ("chakart", "cipher", "triple-triad")


def played(game: Game, seed: int) -> Iterator[tuple[RuleSet, State, list[Event]]]:
    """Yield positions of random matches under all kinds of rules, each with its rules and the events so far."""
    chance = Seeded(seed)
    for preset in game.rule_book.presets:
        for rules in variations(game, preset, 1, seed):
            brings = [game.check_bring(rules, None, seat) for seat in (0, 1)]
            state, events = game.deal(rules, brings, chance)
            yield rules, state, events
            for _ in range(PLIES):
                if game.to_act(state) == OVER:
                    break
                legal = game.legal(state)
                yield rules, state, game.apply(state, legal[chance.pick(len(legal))], chance)
