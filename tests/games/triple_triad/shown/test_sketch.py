"""A sketch says what the view says, in every rule and phase, for every viewer and kind of card."""

import json

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.rules import RuleSet
from parlour.testing.steps import check_sketch
from parlour.testing.variations import variations
from tests.presets import each_preset
from tests.rounds import rounds

GAME = registry.game("triple-triad")
OWN = [{"sides": [number, 10, 11 - number, 5], "element": "fire", "power": number + 1} for number in range(1, 6)]


def played(game: Game, rules: RuleSet, brings: list[dict[str, object]], seed: int) -> int:
    """Play a random match and compare its sketches with its views; return the number of steps."""
    chance, steps = Seeded(seed), 0
    state, _events = game.deal(rules, brings, chance)
    check_sketch(game, state)
    while game.to_act(state) != OVER:
        legal = game.legal(state)
        game.apply(state, legal[chance.pick(len(legal))], chance)
        check_sketch(game, state)
        steps += 1
    return steps


@pytest.mark.parametrize(("game", "preset"), each_preset(GAME))
@pytest.mark.parametrize("tables", rounds(1, 4))
def test_a_sketch_says_what_the_view_says(game: Game, preset: str, tables: int) -> None:
    """The sketches agree in the preset as it stands, with everything on, and at random tables."""
    for rules in dict.fromkeys(variations(game, preset, tables)):
        assert played(game, rules, [{}, {}], seed=7) >= 9


def test_cards_of_ones_own_are_told_by_their_sides() -> None:
    rules = GAME.rule_book.parse("triple-triad:free+visibility=closed+elemental")
    brings = [GAME.check_bring(rules, {"cards": OWN}, 0), GAME.check_bring(rules, {"cards": OWN[::-1]}, 1)]
    assert played(GAME, rules, brings, seed=1) == 9
    state, _events = GAME.deal(rules, brings, Seeded(1))
    assert GAME.sketch is not None
    mine = json.loads(GAME.sketch.written(state, 0))["hands"]["red"]
    assert [held["card"]["sides"] for held in mine] == [card["sides"] for card in OWN]
